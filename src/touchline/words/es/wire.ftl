# Lo que un cliente dice de un servidor.

wire-not-understood = { $server } respondió algo que este programa no entiende: { $problem }
wire-no-answer = { $server } no responde: { $problem }
wire-answered = el servidor respondió { $status }
