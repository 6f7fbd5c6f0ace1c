"""Teaches a net from games: python3 training/train.py --data 'games/*.x' --globals 116 --seat 240 --out water-frame.net

Each file NAME.<seats>.x holds positions (see packages/bots/src/arena/self-play/rows.ts), NAME.<seats>.y what became of them.
"""
import argparse
import copy
import glob
import os

import numpy as np
import torch
from torch import nn

from net import UNIT, Net, write

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


def load(patterns, n_globals, n_seat):
    """By number of seats: features and labels of all files."""
    tables = {}
    for path in sorted({p for pattern in patterns for p in glob.glob(pattern)}):
        seats = int(path.split('.')[-2])
        x = np.fromfile(path, dtype='<i2').reshape(-1, n_globals + seats * n_seat)
        y = np.fromfile(path[:-1] + 'y', dtype='<f4').reshape(-1, 2 + 3 * seats)
        # Every file counts its turns from one.
        before = sum(int(other[:, -1].max(initial=0)) for _, other in tables.get(seats, []))
        y[:, -1] = np.where(y[:, -1] > 0, y[:, -1] + before, 0)
        tables.setdefault(seats, []).append((x, y))
    return {
        n: tuple(torch.from_numpy(np.concatenate(part)).to(DEVICE) for part in zip(*t)) for n, t in tables.items()
    }


def turns(y):
    """Rows that are ways to have played the same turn, a line for each turn; -1 where there are fewer ways."""
    number = y[:, -1].long()
    rows = number.nonzero().flatten()
    if len(rows) == 0:
        return None
    _, place, ways = torch.unique(number[rows], return_inverse=True, return_counts=True)
    order = torch.argsort(place, stable=True)
    first = torch.cumsum(ways, 0) - ways
    table = torch.full((len(ways), int(ways.max())), -1, device=y.device)
    table[place[order], torch.arange(len(rows), device=y.device) - first[place[order]]] = rows[order]
    return table[ways > 1]


def parts(x, y, seats, net, spread, goal=None):
    """Features, what the net should say of each seat's score (the final one, or another goal), and who won."""
    features = x.float() / UNIT
    worth, final, won = y[:, 1 : 1 + seats], y[:, 1 + seats : 1 + 2 * seats], y[:, 1 + 2 * seats : 1 + 3 * seats]
    n_globals, n_seat = net.shape['globals'], net.shape['seat']
    target = ((final if goal is None else goal) - worth) / spread
    return features[:, :n_globals], features[:, n_globals:].reshape(-1, seats, n_seat), target, won


@torch.no_grad()
def guesses(net, x, y, seats, spread):
    """The final scores that the net expects."""
    score = torch.cat([
        net(*parts(x[i : i + 65536], y[i : i + 65536], seats, net, spread)[:2])[0] for i in range(0, len(x), 65536)
    ])
    return y[:, 1 : 1 + seats] + spread * score


@torch.no_grad()
def goals(net, x, y, seats, spread, faith):
    """What came of a position, seen from a little later on: the net's guesses at the positions that followed, and the further on the
    less, mixed with the final score. Far less is left to chance in it than in the final score alone. A clock that goes back is
    another game, and so is a way to play a turn."""
    final = y[:, 1 + seats : 1 + 2 * seats]
    guess = guesses(net, x, y, seats, spread)
    clock = y[:, 0]
    starts = torch.cat([torch.tensor([True], device=x.device), (clock[1:] < clock[:-1]) | (y[1:, -1] > 0)]).nonzero().flatten()
    ends = torch.cat([starts[1:], torch.tensor([len(x)], device=x.device)]) - 1
    lengths = ends - starts + 1
    goal = final.clone()
    for back in range(1, int(lengths.max())):
        rows = (ends - back)[lengths > back]
        goal[rows] = (1 - faith) * guess[rows + 1] + faith * goal[rows + 1]
    return goal


def loss_of(net, batch, won_weight):
    globals_, blocks, target, won = batch
    score, chance = net(globals_, blocks)
    loss = nn.functional.smooth_l1_loss(score, target)
    if blocks.shape[1] > 1 and won_weight:
        loss = loss - won_weight * (won * torch.log_softmax(chance, 1)).sum(1).mean()
    return loss, score


def apart(guess, goal, known):
    """How far the net is off in what ways to play one turn differ by, which is all that a choice among them needs."""
    n = known.sum(1, keepdim=True)
    centred = lambda v: (v - (v * known).sum(1, keepdim=True) / n) * known
    off = nn.functional.smooth_l1_loss(centred(guess), centred(goal), reduction='none')
    return (off * known).sum() / (known.sum() * guess.shape[-1])


class Teacher:
    """Teaches one net round after round; what plays is the mean of its last weights, which are steadier than the newest."""

    def __init__(self, net, spread, rate=1e-3, batch=2048, decay=0.1, won_weight=0.2, faith=0.95, keep=0.998, seed=1, ways=0.0):
        self.net, self.spread, self.batch, self.won_weight, self.faith = net, spread, batch, won_weight, faith
        self.learner = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
        self.rate, self.keep, self.step = rate, keep, 0
        self.mean = copy.deepcopy(net)
        self.ways = ways
        self.dice = np.random.default_rng(seed)

    def teach(self, tables, epochs, cool=False):
        """`tables` is a list of what `load` gives; positions are drawn from all alike."""
        sets = [
            (n, x, y, goals(self.mean, x, y, n, self.spread, self.faith), turns(y)) for t in tables for n, (x, y) in t.items() if len(x)
        ]
        count = sum(len(one[1]) for one in sets)
        chance = np.array([len(one[1]) for one in sets], dtype=float) / count
        steps = int(epochs * count / self.batch) + 1
        for i in range(steps):
            rate = self.rate * min(1, (self.step + 1) / 200)
            if cool:
                rate *= 0.01 + 0.99 * (1 + np.cos(np.pi * i / steps)) / 2
            for group in self.learner.param_groups:
                group['lr'] = rate
            n, x, y, goal, forked = sets[self.dice.choice(len(sets), p=chance)]
            pick = torch.randint(0, len(x), (self.batch,), device=x.device)
            loss, _ = loss_of(self.net, parts(x[pick], y[pick], n, self.net, self.spread, goal[pick]), self.won_weight)
            if self.ways and forked is not None:
                loss = loss + self.ways * self.off_in_turns(n, x, y, goal, forked)
            self.learner.zero_grad(set_to_none=True)
            loss.backward()
            self.learner.step()
            self.step += 1
            keep = min(self.keep, self.step / (self.step + 10))
            with torch.no_grad():
                for m, p in zip(self.mean.parameters(), self.net.parameters()):
                    m.lerp_(p, 1 - keep)
        return steps

    def off_in_turns(self, n, x, y, goal, forked):
        lines = forked[torch.randint(0, len(forked), (max(1, self.batch // forked.shape[1]),), device=x.device)]
        pick = lines.flatten().clamp(min=0)
        globals_, blocks, target, _ = parts(x[pick], y[pick], n, self.net, self.spread, goal[pick])
        score, _ = self.net(globals_, blocks)
        shape = (*lines.shape, n)
        return apart(score.reshape(shape), target.reshape(shape), (lines >= 0).float().unsqueeze(-1))


@torch.no_grad()
def measure(net, table, spread):
    """How well written worth and net foretell the final score of positions they have not learned from."""
    lines = []
    for n, (x, y) in sorted(table.items()):
        if len(x) == 0:
            continue
        worth, final = y[:, 1 : 1 + n], y[:, 1 + n : 1 + 2 * n]
        guess = guesses(net, x, y, n, spread)
        corr = lambda p: float(torch.corrcoef(torch.stack([p.flatten(), final.flatten()]))[0, 1])
        rms = lambda p: float((p - final).pow(2).mean().sqrt())
        forked = turns(y)
        if forked is not None:
            known = (forked >= 0).float().unsqueeze(-1)
            centred = lambda v: (v[forked.clamp(min=0)] - (v[forked.clamp(min=0)] * known).sum(1, keepdim=True) / known.sum(1, keepdim=True))[forked >= 0]
            among = lambda p: float(torch.corrcoef(torch.stack([centred(p).flatten(), centred(final).flatten()]))[0, 1])
            lines.append(f'{n} seats, {len(forked)} turns in ways: correlation among them {among(worth):.3f} -> {among(guess):.3f}')
        lines.append(f'{n} seats, {len(x)} positions: correlation {corr(worth):.3f} -> {corr(guess):.3f}, '
                     f'error {rms(worth):.0f} -> {rms(guess):.0f}, mean {float(final.mean()):.0f}')
    return lines


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--data', nargs='+', required=True)
    a.add_argument('--held', nargs='*', default=[], help='games that are only looked at, to measure')
    a.add_argument('--globals', type=int, required=True)
    a.add_argument('--seat', type=int, required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--start', help='weights to go on from (.pt)')
    a.add_argument('--hidden', type=int, default=32)
    a.add_argument('--second', type=int, default=16)
    a.add_argument('--spread', type=float, default=40)
    a.add_argument('--epochs', type=float, default=10)
    a.add_argument('--batch', type=int, default=2048)
    a.add_argument('--rate', type=float, default=1e-3)
    a.add_argument('--game', default='')
    a = a.parse_args()
    torch.manual_seed(1)
    table = load(a.data, a.globals, a.seat)
    net = Net(a.globals, a.seat, a.hidden, a.second).to(DEVICE)
    if a.start:
        net.load_state_dict(torch.load(a.start, map_location=DEVICE))
    teacher = Teacher(net, a.spread, a.rate, a.batch)
    steps = teacher.teach([table], a.epochs, cool=True)
    net = teacher.mean
    count = sum(len(x) for x, _ in table.values())
    print(f'{count} positions, {steps} steps on {DEVICE}')
    for line in measure(net, load(a.held, a.globals, a.seat) if a.held else table, a.spread):
        print(line)
    torch.save(net.state_dict(), os.path.splitext(a.out)[0] + '.pt')
    write([net], a.out, game=a.game, made=f'{count} positions, {steps} steps of {a.batch}')


if __name__ == '__main__':
    main()
