#!/bin/sh
# The weighings that balance.md tells of: sh docs/balance/search.sh [folder], in the repository root. Figures come into the folder, one file a job.
#   CORES=16  how many cores to use (as many as there are); 16 of them take about a quarter of an hour, two about two hours
#   SCALE=10  a tenth of the games, for a try
#   ONLY=wf   those jobs alone whose names this expression finds
#   CROMFORD='node dist/package/lib/cromford.js'  what has been packed starts faster than npx cromford
set -eu
if [ "${1:-}" = --job ]; then
  # name threads games and what is weighed
  out=$2 name=$3 threads=$4 games=$5
  shift 5
  [ "$threads" -le "$CORES" ] || threads=$CORES
  command="weigh $* --games $(((games + SCALE - 1) / SCALE))"
  began=$(date +%s)
  {
    echo "##### $name: $command"
    rc=0
    # shellcheck disable=SC2086
    $CROMFORD $command --jobs "$threads" 2> "$out/$name.errors" || rc=$?
    echo "# rc $rc in $(($(date +%s) - began)) s"
  } > "$out/$name.txt"
  [ "$rc" != 0 ] || rm "$out/$name.errors"
  exit 0
fi

out=${1:-balance-figures}
CORES=${CORES:-$(getconf _NPROCESSORS_ONLN)}
SCALE=${SCALE:-1}
CROMFORD=${CROMFORD:-npx cromford}
mkdir -p "$out/matters"
export out CORES SCALE CROMFORD

# Three temperaments beside the plain manager: in the card game nothing but the developments is drawn, and alike bots would play alike games.
four="manager,manager:bold-financier,manager:exporter,manager:perfectionist"
three="manager,manager:exporter,manager:perfectionist"
two="manager,manager:exporter"
drawn="--option development-supply=yes"
leaning="arkwright:nodes=1500,judgement=written,lean"

# The longest first.
grep -E "${ONLY:-.}" << LIST | xargs -P $(((CORES + 1) / 2)) -I{} sh -c 'sh "$0" --job "$out" $1' "$0" {}
cg4-starts 6 160 card-game --players 4 $drawn --bots $four --seed starts --candidates docs/balance/starts-4.json
wf-matters 6 40 water-frame --players 4 --bots manager --seed matters --matters $out/matters/water-frame.json
wf4 3 320 water-frame --players 4 --bots manager --seed sure
an-matters 4 24 anniversary --players 3 --bots manager --seed matters --matters $out/matters/anniversary.json
sm-matters 3 24 spinning-mule --players 3 --bots manager --seed matters --matters $out/matters/spinning-mule.json
wf4-wide 4 80 water-frame --players 4 --bots manager --seed wide --candidates docs/balance/water-frame-wide.json
cg2-starts 1 160 card-game --players 2 $drawn --bots $two --seed starts --candidates docs/balance/starts-2.json
wf4-purpose 3 320 water-frame --players 4 --bots manager,manager:exporter,manager:perfectionist,manager:bold-financier --seed again
wf4-machines 3 320 water-frame --players 4 --bots manager,manager:perfectionist,manager:lean=machinist,manager:lean=moderniser --seed again
wf4-plans 3 320 water-frame --players 4 --bots manager:exporter,manager:perfectionist,manager:bold-financier,manager:lean=machinist --seed again
wf4-quality 2 120 water-frame --players 4 --bots manager --seed quality --candidates docs/balance/water-frame.json
cg3-starts 1 159 card-game --players 3 $drawn --bots $three --seed starts --candidates docs/balance/starts-3.json
sj-matters 2 36 spinning-jenny --players 3 --bots manager --seed matters --matters $out/matters/spinning-jenny.json
cg4 1 480 card-game --players 4 $drawn --bots $four --seed sure
cg3 1 480 card-game --players 3 $drawn --bots $three --seed sure
cg2 1 480 card-game --players 2 $drawn --bots $two --seed sure
an3-scripts 2 45 anniversary --players 3 --bots manager --seed rote --scripts
wf3-scripts 2 60 water-frame --players 3 --bots manager --seed rote --scripts
wf3 1 300 water-frame --players 3 --bots manager --seed sure
wf2 1 300 water-frame --players 2 --bots manager --seed sure
an4 1 180 anniversary --players 4 --bots manager --seed sure
an3 1 180 anniversary --players 3 --bots manager --seed sure
an3-modules 1 120 anniversary --players 3 --bots manager --seed modules --option east-india-company=on --option asymmetric-factories=on
an3-company 1 120 anniversary --players 3 --bots manager --seed modules --option east-india-company=on
an3-factories 1 120 anniversary --players 3 --bots manager --seed modules --option asymmetric-factories=on
an3-factories-sheets 2 120 anniversary --players 3 --bots manager --seed again --option asymmetric-factories=on --candidates docs/balance/asymmetric-factories.json
an2 1 180 anniversary --players 2 --bots manager --seed sure
sm3-scripts 1 45 spinning-mule --players 3 --bots manager --seed rote --scripts
sj3-scripts 1 60 spinning-jenny --players 3 --bots manager --seed rote --scripts
sm4 1 180 spinning-mule --players 4 --bots manager --seed sure
sm3 1 180 spinning-mule --players 3 --bots manager --seed sure
sm2 1 180 spinning-mule --players 2 --bots manager --seed sure
sj4 1 240 spinning-jenny --players 4 --bots manager --seed sure
sj3 1 240 spinning-jenny --players 3 --bots manager --seed sure
sj2 1 240 spinning-jenny --players 2 --bots manager --seed sure
cg4-scripts 1 60 card-game --players 4 $drawn --bots manager --seed rote --scripts
cg3-scripts 1 60 card-game --players 3 $drawn --bots manager --seed rote --scripts
cg2-scripts 1 100 card-game --players 2 $drawn --bots manager --seed rote --scripts
cg1 1 400 card-game --players 1 --bots manager --seed sure --scripts --plot docs/balance/solo.svg
cg1-candidates 1 300 card-game --players 1 --sheet standard-1 --bots manager --seed sure --candidates docs/balance/candidates.json --plot docs/balance/candidates.svg
em 1 400 empire --bots manager --seed sure --scripts
award-mogul 1 50 card-game --players 1 --bots $leaning=mogul --seed award
award-broker 1 50 card-game --players 1 --bots $leaning=expert-broker --seed award
award-two 1 50 card-game --players 1 --bots $leaning=two-factories --seed award
award-gentleman 1 200 card-game --players 1 --bots manager:judgement=written,lean=gentleman --seed award
award-sailor 1 200 card-game --players 1 --bots manager:lean=sailor --seed award
award-riche 1 200 card-game --players 1 --bots manager:judgement=written,lean=nouveau-riche --seed award
award-two-m 1 200 card-game --players 1 --bots manager:lean=two-factories --seed award
award-broker-m 1 200 card-game --players 1 --bots manager:lean=expert-broker --seed award
award-parvenu 1 200 card-game --players 1 --option opening-shares=yes --bots manager:lean=parvenu --seed award
award-opening 1 200 card-game --players 1 --option opening-shares=yes --bots manager --seed award
LIST
