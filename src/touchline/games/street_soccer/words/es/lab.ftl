ss-went-first = ganó el saque inicial
