fd-went-first = recebeu primeiro
