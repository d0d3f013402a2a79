fd-went-first = eerst de bal kreeg
