# Os adversários de Street Soccer.

ss-bot-eager = Chuta quando pode; senão, toca a bola para a frente; senão, corre atrás dela. Nunca olha para trás.
ss-bot-one-ahead = Olha um lance à frente: faz o gol se houver, senão pesa a chance de cada lado marcar na próxima jogada.
ss-bot-learned = Espera a melhor resposta a cada um dos seis dados e julga o resto com uma rede que aprendeu a vencer nas próprias partidas.
