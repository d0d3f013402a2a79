# Was ein Client über einen Server sagt.

wire-not-understood = { $server } hat geantwortet, was dieses Programm nicht versteht: { $problem }
wire-no-answer = { $server } antwortet nicht: { $problem }
wire-answered = der Server hat mit { $status } geantwortet
