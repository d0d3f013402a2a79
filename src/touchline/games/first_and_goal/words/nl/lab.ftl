fg-went-first = de eerste kickoff ontving
