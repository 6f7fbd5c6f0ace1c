#!/bin/sh
# What one core cannot do in an hour: run in the repository root, with as many cores as there are; figures come into the folder given.
set -eu
out=${1:-balance-figures}
mkdir -p "$out"
weigh() { npx cromford weigh "$@"; }

# Alone: the aims with enough games to be sure of them.
weigh card-game --players 1 --games 1000 --bots manager --seed sure --scripts --plot docs/balance/solo.svg > "$out/solo-manager.txt"
weigh card-game --players 1 --games 200 --bots arkwright --seed sure > "$out/solo-arkwright.txt"
weigh card-game --players 1 --sheet standard-1 --games 300 --bots manager --seed sure --candidates docs/balance/candidates.json --plot docs/balance/candidates.svg > "$out/candidates.txt"
weigh card-game --players 1 --games 300 --bots manager --seed matters --matters packages/cards/components/matters.json > "$out/matters.txt"
# Seats.
for players in 2 3 4; do
  weigh card-game --players $players --games 600 --bots manager --option development-supply=yes --seed sure --scripts > "$out/card-game-$players.txt"
done
# Water Frame with the managers of today.
weigh water-frame --players 4 --games 400 --bots manager --seed sure > "$out/water-frame-4.txt"
