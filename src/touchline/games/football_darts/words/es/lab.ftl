fd-went-first = recibió primero
