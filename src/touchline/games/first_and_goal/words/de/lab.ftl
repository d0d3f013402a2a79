fg-went-first = den ersten Kickoff bekam
