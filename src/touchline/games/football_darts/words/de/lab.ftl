fd-went-first = zuerst den Ball hatte
