pg-went-first = eerst de bal kreeg
