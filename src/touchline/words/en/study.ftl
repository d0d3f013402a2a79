# The analysis board, on a terminal and in refusals.

study-too-long = this is too long for a study: { $most } characters at most
study-full = a study has { $most } steps at most
study-which-game = say which game this is a position of
study-after = entry { $number } cannot follow entry { $after }
study-broken = step { $number } ({ $text }) cannot be played: { $problem }
study-no-step = there is no step { $number }
study-no-link = this link is damaged: copy all of it
study-nothing-open = nothing has been opened yet

study-title = { $game }: analysis
study-words =
    A move or what falls: it is played. Also:
      roll          let chance decide; roll on: until somebody decides
      back          one step; go N: to step N; start: to the beginning
      tree          everything tried; drop N: forget step N and all after it
      coach         what the coach would do here
      moves         what may be played or may fall
      set POSITION  begin anew at a position; position: the line of this one
      link          all of it as one line, for the browser: /analyse#…
      save FILE     keep it as a file
      help, quit
study-step = Step { $number }
study-at-start = At the start
study-kept = Kept in { $file }.
study-link = The whole study, for the browser or for { $command }:
study-no-file = Say which file: save FILE
