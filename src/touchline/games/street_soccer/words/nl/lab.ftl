ss-went-first = de aftrap won
