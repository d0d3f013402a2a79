ss-went-first = won the kick-off
