pg-went-first = recibió primero
