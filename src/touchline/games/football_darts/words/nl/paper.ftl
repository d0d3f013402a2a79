fd-paper-head = K | drive | wie | van | pijl 1 | pijl 2 | pijl 3 | pijl 4 | poging | stand
fd-paper-coin = De aanval speelt naar rechts. Een munt is de bal: schuif hem de yards op die elke pijl oplevert.
