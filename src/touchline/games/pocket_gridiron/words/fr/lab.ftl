pg-went-first = a reçu en premier
