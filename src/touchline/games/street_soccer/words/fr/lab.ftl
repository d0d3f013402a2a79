ss-went-first = a gagné le coup d'envoi
