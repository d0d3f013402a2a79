# Los rivales de First & Goal.

fg-bot-any-card = Juega cualquier carta de su mano, patea según el manual en cuarto down y nunca pide tiempo ni finge.
fg-bot-counts-yards = Juega la carta con más yardas esperadas (en defensa, menos) contra las cartas que aún no ha visto, y patea según el manual.
fg-bot-equilibrium = Resuelve cada jugada como un juego entre todas las manos que encajan con lo visto, con una probabilidad de ganar aprendida en sus propias partidas, y saca su carta de la solución.
fg-bot-reads-rival = Juega como el maestro hasta ver qué elige su rival: entonces estima si cuenta yardas o toma sus cartas según vienen, y confía en ello como mucho la mitad de las veces, por si finge.
