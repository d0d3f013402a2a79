# Ce qu'un client dit d'un serveur.

wire-not-understood = { $server } a répondu ce que ce programme ne comprend pas : { $problem }
wire-no-answer = { $server } ne répond pas : { $problem }
wire-answered = le serveur a répondu { $status }
