pg-went-first = zuerst den Ball hatte
