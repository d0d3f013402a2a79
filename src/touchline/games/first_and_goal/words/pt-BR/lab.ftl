fg-went-first = recebeu o kickoff inicial
