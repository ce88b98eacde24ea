#!/bin/sh
# The trainer's rules against the game's own, on so many games: `bash check.sh 400`.
set -e
cd "$(dirname "$0")"
(cd ../.. && npx tsc -b tsconfig.node.json)
made=$(mktemp -d)
node board-text.mjs | cmp - board.txt
g++ -O2 -std=c++17 -Wall -Wextra check.cpp -o "$made/check"
node transcripts.mjs "${1:-400}" | "$made/check" board.txt
rm -r "$made"
