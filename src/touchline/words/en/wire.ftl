# What a client says of a server.

wire-not-understood = { $server } answered what this client does not understand: { $problem }
wire-no-answer = { $server } does not answer: { $problem }
wire-answered = the server answered { $status }
