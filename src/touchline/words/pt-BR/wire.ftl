# O que um cliente diz de um servidor.

wire-not-understood = { $server } respondeu algo que este programa não entende: { $problem }
wire-no-answer = { $server } não responde: { $problem }
wire-answered = o servidor respondeu { $status }
