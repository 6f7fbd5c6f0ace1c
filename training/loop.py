"""Plays and learns in turn, one game after the other, until the time is up:

    python3 training/loop.py plan.json --out nets --work /tmp/games

Every round plays with the newest net on all cores while the next one is taught from the rounds before. The plan names games, seconds and
players; see docs/learning.md.
"""
import argparse
import json
import os
import subprocess
import sys
import time
from collections import deque

import torch

from net import Net, read, write
from train import DEVICE, Teacher, load, measure


def say(*words):
    print(f'{time.time() - BEGAN:6.0f}', *words, flush=True)


BEGAN = time.time()


def league(game, nets, written=False):
    """Who plays: mostly the newest net, wandering; earlier nets, the written judgement, and players in love with one idea."""
    fast = {'plans': 0, 'rounds': 0, **game['fast']}
    taught = lambda net, **more: {**fast, 'net': net, 'trust': game.get('trust', 0.5), **more}
    seats = [[6, fast], [6, {**fast, 'wander': 150}], [4, {'bot': 'manager:judgement=written,nodes=1000,width=4'}], [4, {'bot': 'foreman'}]]
    newest = (lambda **more: taught(nets[-1], **more)) if nets else (lambda **more: {**fast, **more})
    # A game may wander up to some round only, and is then played as well as can be; only that is learned from. Who plays then may look
    # ahead: what a position is worth is what comes of it among good players.
    table = {key: game[key] for key in ('players', 'options', 'until') if key in game}
    if 'afterwards' in game:
        table['afterwards'] = with_newest(game['afterwards'], [] if written else nets)
    if 'fork' in game:
        table['fork'] = with_newest(game['fork'], nets)
    if 'members' in game:
        return {**table, 'members': with_newest(game['members'], nets)}
    if game['players'] == [1]:
        return {**table, 'members': [[3, newest(wander=300)], [2, newest(wander=100)]]}
    seats += [[60, newest(wander=150)]]
    # What a wide search believes in must be tried as well: its plans are not those of a quick look.
    seats += [[game.get('wide', 0), newest(wander=300, refine=True, **game['broad'])]] if game.get('wide') else []
    if nets:
        seats += [[15, newest(wander=20)]]
        seats += [[6, taught(old, wander=100)] for old in nets[-2::-3][:2]]
    seats += [[2, newest(wander=50, lean=lean)] for lean in game['leanings']]
    return {**table, 'members': seats}


def with_newest(told, nets):
    """Where a plan says NET stands the newest net; before the first one is taught those who wait for it play without."""
    if isinstance(told, list):
        return [with_newest(one, nets) for one in told]
    if not isinstance(told, dict):
        return told
    if told.get('net') == 'NET' and not nets:
        return {key: value for key, value in told.items() if key not in ('net', 'trust', 'caution')}
    return {key: nets[-1] if value == 'NET' else with_newest(value, nets) for key, value in told.items()}


def main():
    a = argparse.ArgumentParser()
    a.add_argument('plan')
    a.add_argument('--out', required=True)
    a.add_argument('--work', required=True)
    a.add_argument('--node', default='node')
    a.add_argument('--cromford', default='packages/cli/bin/cromford.js', help='the command line of the game')
    a.add_argument('--cores', type=int, default=os.cpu_count())
    a = a.parse_args()
    plan = json.load(open(a.plan))
    for game in plan['games']:
        learn(a, plan, game)


def play(a, game, round_, nets, work, seconds):
    path = lambda written: f'{work}/league-{round_}{"-written" if written else ""}.json'
    for written in (False, True):
        json.dump(league(game, nets, written), open(path(written), 'w'))
    # A net must also know what becomes of positions among those who have none: every so many cores play on with the written judgement.
    among = lambda core: bool(game.get('written')) and core % game['written'] == 0
    return [
        subprocess.Popen(
            [a.node, a.cromford, 'selfplay', game['game'], '--seconds', str(seconds), '--seed', f'{game["name"]}-{round_}-{core}',
             '--out', f'{work}/r{round_}-{core}', '--league', path(among(core))],
            stdout=subprocess.PIPE, text=True)
        for core in range(a.cores)
    ]


def tally(processes):
    games, sums = 0, {}
    for p in processes:
        out, _ = p.communicate()
        if p.returncode != 0:
            say('a player broke off', p.returncode, out[-500:])
            continue
        told = json.loads(out.splitlines()[-1])
        games += told['games']
        for member, found in told['members'].items():
            e = sums.setdefault(member, [0, 0.0, 0.0])
            for i, key in enumerate(('games', 'score', 'won')):
                e[i] += found[key]
    return games, {k: (n, round(s / n), round(w / n, 2)) for k, (n, s, w) in sums.items()}


def learn(a, plan, game):
    work = f'{a.work}/{game["name"]}'
    os.makedirs(work, exist_ok=True)
    os.makedirs(a.out, exist_ok=True)
    until = time.time() + game['seconds']
    starts = [net for path in game.get('starts', []) for net in begun(game, path)]
    learns = dict(batch=game.get('batch', 2048), faith=game.get('faith', 0.95), ways=game.get('apart', 1.0))
    untaught = [fresh_net(game) for _ in range(game.get('nets', 3) - len(starts))]
    teachers = [Teacher(net, game['spread'], seed=i, **learns) for i, net in enumerate(starts + untaught)]
    nets, tables, games = [], deque(maxlen=game.get('window', 12)), 0
    if starts:
        nets.append(kept(teachers[: len(starts)], game, work, 'start', games))
    round_ = 0
    each = game.get('round', 20)
    playing = play(a, game, round_, nets, work, each)
    while playing:
        played, sums = tally(playing)
        games += played
        fresh = load([f'{work}/r{round_}-*.x'], game['globals'], game['seat'])
        for part in os.listdir(work):
            if part.startswith(f'r{round_}-'):
                os.remove(f'{work}/{part}')
        # The next round is played while the last one is taught: the players are one net behind, and no core waits.
        playing = play(a, game, round_ + 1, nets, work, each) if time.time() + each < until else []
        say(game['name'], 'round', round_, played, 'games')
        for member, (count, score, share) in sorted(sums.items(), key=lambda one: -one[1][2]):
            say(f'    {count:6} {score:5} {share:5}', member.replace(work + '/', ''))
        for teacher in teachers:
            for line in measure(teacher.mean, fresh, game['spread']):
                say('   ', line)
        tables.append(fresh)
        epochs = game.get('epochs', 2) if round_ > 0 else 6
        steps = [teacher.teach(tables, epochs) for teacher in teachers]
        nets.append(kept(teachers, game, work, round_, games))
        say('   ', steps, 'steps')
        round_ += 1
    for i, teacher in enumerate(teachers):
        teacher.teach(tables, game.get('last', 3), cool=True)
        torch.save(teacher.mean.state_dict(), f'{a.out}/{game["name"]}-{i}.pt')
    nets.append(kept(teachers, game, a.out, 'last', games))
    for match in game.get('matches', []):
        meet(a, game, match, nets[-1])


def fresh_net(game):
    return Net(game['globals'], game['seat'], game.get('hidden', 32), game.get('second', 16)).to(DEVICE)


def begun(game, path):
    """The nets to go on from: one as it was taught (.pt), or all that a file of the game's is the mean of."""
    if not path.endswith('.pt'):
        return [net.to(DEVICE) for net in read(path)]
    net = fresh_net(game)
    net.load_state_dict(torch.load(path, map_location=DEVICE))
    return [net]


def kept(teachers, game, folder, round_, games):
    path = f'{folder}/{game["name"]}-{round_}.net'
    write([teacher.mean for teacher in teachers], path, game=game['game'], made=f'round {round_}, {games} games')
    return path


def meet(a, game, match, net):
    """One against the rest, on all cores, for so many seconds."""
    told = lambda who: json.dumps({**who, 'net': net} if who.get('net') else who)
    options = [word for pair in match.get('options', {}).items() for word in ('--option', '='.join(pair))]
    running = [
        subprocess.Popen(
            [a.node, a.cromford, 'match', game['game'], '--players', str(match['players']), '--games', '100000', '--seconds', str(match['seconds']),
             '--one', told(match['one']), '--rest', told(match['rest']), '--seed', f'match-{core}', *options],
            stdout=subprocess.PIPE, text=True)
        for core in range(a.cores)
    ]
    games, wins, own, others, ms, decisions = 0, 0.0, 0.0, 0.0, 0.0, 0
    for p in running:
        out, _ = p.communicate()
        if p.returncode != 0:
            say('a match broke off', p.returncode)
            continue
        t = json.loads(out.splitlines()[-1])
        games += t['games']
        wins += t['wins']
        own += t['own']
        others += t['others']
        ms += t['milliseconds']
        decisions += t['decisions']
    if games:
        say(f'MATCH {game["name"]} {match["players"]} seats: {match["one"]} against {match["rest"]}: {games} games, '
            f'{100 * wins / games:.1f} %, {own / games:.0f} : {others / games:.0f}, {ms / max(1, decisions):.0f} ms a decision')


if __name__ == '__main__':
    sys.exit(main())
