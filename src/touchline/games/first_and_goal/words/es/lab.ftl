fg-went-first = recibió el kickoff inicial
