# Het analysebord, op een terminal en in weigeringen.

study-too-long = dit is te lang voor een analyse: hoogstens { $most } tekens
study-full = een analyse heeft hoogstens { $most } stappen
study-which-game = zeg van welk spel deze stelling is
study-after = regel { $number } kan niet op regel { $after } volgen
study-broken = stap { $number } ({ $text }) kan niet gespeeld worden: { $problem }
study-no-step = er is geen stap { $number }
study-no-link = deze link is beschadigd: kopieer hem helemaal
study-nothing-open = er is nog niets geopend

study-title = { $game }: analyse
study-words =
    Een zet, of wat er valt: die wordt gespeeld. En ook:
      roll          het toeval laten beslissen; roll on: tot iemand beslist
      back          een stap terug; go N: naar stap N; start: naar het begin
      tree          alles wat geprobeerd is; drop N: stap N en alles erna vergeten
      coach         wat de coach hier zou doen
      moves         wat gespeeld mag worden of kan vallen
      set STELLING  opnieuw beginnen bij een stelling; position: de regel van deze
      link          alles op één regel, voor de browser: /analyse#…
      save BESTAND  als bestand bewaren
      help, quit
study-step = Stap { $number }
study-at-start = Aan het begin
study-kept = Bewaard in { $file }.
study-link = De hele analyse, voor de browser of voor { $command }:
study-no-file = Zeg in welk bestand: save BESTAND
