pg-went-first = recebeu primeiro
