fg-went-first = received the opening kickoff
