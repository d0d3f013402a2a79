fd-went-first = a reçu en premier
