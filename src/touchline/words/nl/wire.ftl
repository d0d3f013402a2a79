# Wat een client over een server zegt.

wire-not-understood = { $server } antwoordde iets wat dit programma niet begrijpt: { $problem }
wire-no-answer = { $server } antwoordt niet: { $problem }
wire-answered = de server antwoordde { $status }
