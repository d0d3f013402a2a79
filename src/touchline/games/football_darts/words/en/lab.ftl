fd-went-first = received first
