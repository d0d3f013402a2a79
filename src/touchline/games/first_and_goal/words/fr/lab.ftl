fg-went-first = a reçu le premier kickoff
