pg-went-first = received first
