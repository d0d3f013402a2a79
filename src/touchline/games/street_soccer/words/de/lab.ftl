ss-went-first = den Anstoß gewann
