# What the dice of a match promise, no more than docs/security.md proves.

dice-plain = Dados simples: el servidor tira a partir de una semilla. Quien lleva el servidor podría elegir cada tirada. Bien para practicar y entre amigos.
dice-committed = Dados fijados: el servidor y cada jugador fijaron un valor secreto antes de mostrarse ninguno. Nadie ha podido elegir una tirada; quien lleva el servidor puede preverlas.
dice-committed-unpledged = Dados fijados: el servidor fijó su secreto antes de la primera tirada y lo descubre al final. No todos aportaron un valor propio; por ellos habría podido elegir el servidor.
dice-chains = Dados entre dos: cada tirada mezcla un valor de cada jugador, fijado de antemano. Nadie, ni siquiera el anfitrión, ha podido elegir una tirada ni conocerla antes de la acción. Quien no muestra un valor pierde.
dice-chains-sealed = Dados entre dos con cartas ocultas: nadie, ni siquiera el anfitrión, ha podido elegir una tirada. Quien no muestra un valor pierde. Las cartas están ocultas para los demás jugadores, no para quien lleva el servidor.
dice-chains-entrusted = Dados entre dos, confiados: alguien deja que el servidor tire por él. Cada valor está fijado de antemano, pero quien lleva el servidor conoce los confiados.
dice-entered = Dados, cartas y dardos de verdad, anotados por los jugadores. No hay nada que demostrar.
dice-former-committed = Dados fijados del sistema anterior: las tiradas salen del secreto del servidor y de las palabras de los jugadores. Eso no demuestra que nadie las eligiera.
dice-former-chains = Dados entre dos del sistema anterior: un anfitrión que jugara habría podido elegir entre dos valores.
