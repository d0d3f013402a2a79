# Los rivales de Street Soccer.

ss-bot-eager = Tira si puede; si no, patea el balón hacia delante; si no, corre tras él. Nunca mira atrás.
ss-bot-one-ahead = Mira una jugada por delante: si hay gol, lo marca; si no, sopesa las opciones de ambos de marcar en la próxima tirada.
ss-bot-learned = Espera la mejor respuesta a cada una de las seis tiradas y juzga el resto con una red que aprendió a ganar en sus propias partidas.
