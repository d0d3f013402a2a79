#!/bin/sh
# Chromium without the pages that it keeps below its address bar, for every window a process that nobody ever sees.
# It heeds only its last list of features to leave out, and Playwright gives it one, so ours goes at that list's end.
for word; do
  shift
  case $word in --disable-features=*) word=$word,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup ;; esac
  set -- "$@" "$word"
done
exec "$TOUCHLINE_CHROMIUM" "$@"
