#!/bin/sh
# A whole bot of curl and sed: accepts every challenge and plays the first legal move.
#
#     examples/curl_bot.sh http://127.0.0.1:8000 NAME PASSPHRASE
set -eu
address=$1 name=$2 passphrase=$3
me="{\"name\":\"$name\",\"passphrase\":\"$passphrase\",\"bot\":true}"

field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }
ask() { curl -sS -H 'Content-Type: application/json' "$@"; }

token=$(ask -d "$me" "$address/api/accounts" | field token)
[ -n "$token" ] || token=$(ask -d "$me" "$address/api/session" | field token)
as_me() { ask -H "Authorization: Bearer $token" "$@"; }

# one line of a game: the first of its legal moves, if it is for us to decide
play() {
    as_me -N "$address/api/bot/game/stream/$1" | while read -r line; do
        legal=$(printf '%s' "$line" | sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p')
        seq=$(printf '%s' "$line" | sed -n 's/.*"seq":\([0-9]*\).*/\1/p')
        [ -n "$legal" ] || continue
        move=$(printf '%s' "$legal" | sed 's/%/%25/g; s/ /%20/g; s/=/%3D/g; s/:/%3A/g; s/+/%2B/g; s/,/%2C/g')
        as_me -X POST "$address/api/bot/game/$1/move/$move?seq=$seq" > /dev/null
    done
}

as_me -N "$address/api/stream/event" | while read -r news; do
    id=$(printf '%s' "$news" | sed -n 's/.*"id":"\([0-9a-z]\{12\}\)".*/\1/p')
    case $news in
        *'"type":"challenge"'*) as_me -X POST "$address/api/challenge/$id/accept" > /dev/null ;;
        *'"type":"gameStart"'*) play "$id" & ;;
    esac
done
