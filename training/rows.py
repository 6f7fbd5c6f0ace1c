"""Plays the rows of a table of matches on all cores, every deal from every seat, all rows at the same pace:

    python3 training/rows.py training/rows.json --seconds 500   # the rows that docs/benchmarks.md shows

A row: { "game": "water-frame", "players": 4, "one": "arkwright", "rest": "arkwright:judgement=written", "games": 200, "options": {} }. After the
seconds games that are not over are broken off, and not counted. What a row has come to is told on the error channel after each of its games, and printed
for each row at the end: share of wins with its 95 % interval, scores, time of a decision.
"""
import argparse
import json
import os
import subprocess
import sys
import threading
import time


def wilson(wins, games):
    z, p = 1.96, wins / games
    middle, half = p + z * z / (2 * games), z * (p * (1 - p) / games + z * z / (4 * games * games)) ** 0.5
    return [(middle + side * half) / (1 + z * z / games) for side in (-1, 1)]


class Row:
    def __init__(self, told):
        self.told = told
        self.begun = 0
        self.sums = dict.fromkeys(('games', 'wins', 'own', 'others', 'milliseconds', 'decisions'), 0)
        self.broken = 0

    @property
    def pace(self):
        return self.begun / self.told['games']

    def game(self, a):
        k, self.begun = self.begun, self.begun + 1
        told = self.told
        named = lambda who: who if isinstance(who, str) else json.dumps(who)
        options = [word for pair in told.get('options', {}).items() for word in ('--option', '='.join(pair))]
        return [a.node, a.cromford, 'match', told['game'], '--players', str(told['players']), '--games', '1', '--from', str(k),
                '--one', named(told['one']), '--rest', named(told['rest']), '--seed', told.get('seed', 'row'), *options]

    def add(self, done):
        if done.returncode != 0:
            self.broken += 1
            return
        found = json.loads(done.stdout.splitlines()[-1])
        for key in self.sums:
            self.sums[key] += found[key]

    def line(self):
        told, s = self.told, self.sums
        head = f'{told["game"]} {told["players"]} {told.get("options", "")} {told["one"]} against {told["rest"]}'
        if s['games'] == 0:
            return f'{head}: no game, {self.broken} broken off'
        low, high = wilson(s['wins'], s['games'])
        return (f'{head}: {100 * s["wins"] / s["games"]:.1f} % of {s["games"]} ({100 * low:.0f}–{100 * high:.0f}), '
                f'{s["own"] / s["games"]:.1f} : {s["others"] / s["games"]:.1f}, {s["milliseconds"] / max(1, s["decisions"]):.0f} ms a decision'
                + (f', {self.broken} broken off' if self.broken else ''))


def main():
    a = argparse.ArgumentParser()
    a.add_argument('rows')
    a.add_argument('--seconds', type=float, default=600)
    a.add_argument('--node', default='node')
    a.add_argument('--cromford', default='packages/cli/bin/cromford.js', help='the command line of the game')
    a.add_argument('--cores', type=int, default=os.cpu_count())
    a = a.parse_args()
    rows = [Row(told) for told in json.load(open(a.rows))]
    until, lock = time.time() + a.seconds, threading.Lock()

    def work():
        while True:
            with lock:
                waiting = [row for row in rows if row.pace < 1]
                if not waiting or time.time() >= until:
                    return
                row = min(waiting, key=lambda one: one.pace)
                command = row.game(a)
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=max(1, until - time.time()))
            except subprocess.TimeoutExpired:
                return
            with lock:
                row.add(done)
                print(row.line(), file=sys.stderr, flush=True)

    threads = [threading.Thread(target=work) for _ in range(a.cores)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for row in rows:
        print(row.line(), flush=True)


if __name__ == '__main__':
    main()
