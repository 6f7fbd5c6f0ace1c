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
        y = np.fromfile(path[:-1] + 'y', dtype='<f4').reshape(-1, 1 + 3 * seats)
        tables.setdefault(seats, []).append((x, y))
    return {
        n: tuple(torch.from_numpy(np.concatenate(part)).to(DEVICE) for part in zip(*t)) for n, t in tables.items()
    }


def parts(x, y, seats, net, spread, goal=None):
    """Features, what the net should say of each seat's score (the final one, or another goal), and who won."""
    features = x.float() / UNIT
    worth, final, won = y[:, 1 : 1 + seats], y[:, 1 + seats : 1 + 2 * seats], y[:, 1 + 2 * seats :]
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
    another game."""
    final = y[:, 1 + seats : 1 + 2 * seats]
    guess = guesses(net, x, y, seats, spread)
    clock = y[:, 0]
    starts = torch.cat([torch.tensor([True], device=x.device), clock[1:] < clock[:-1]]).nonzero().flatten()
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


class Teacher:
    """Teaches one net round after round; what plays is the mean of its last weights, which are steadier than the newest."""

    def __init__(self, net, spread, rate=1e-3, batch=2048, decay=0.1, won_weight=0.2, faith=0.95, keep=0.998, seed=1):
        self.net, self.spread, self.batch, self.won_weight, self.faith = net, spread, batch, won_weight, faith
        self.learner = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
        self.rate, self.keep, self.step = rate, keep, 0
        self.mean = copy.deepcopy(net)
        self.dice = np.random.default_rng(seed)

    def teach(self, tables, epochs, cool=False):
        """`tables` is a list of what `load` gives; positions are drawn from all alike."""
        sets = [(n, x, y, goals(self.mean, x, y, n, self.spread, self.faith)) for t in tables for n, (x, y) in t.items() if len(x)]
        count = sum(len(x) for _, x, _, _ in sets)
        chance = np.array([len(x) for _, x, _, _ in sets], dtype=float) / count
        steps = int(epochs * count / self.batch) + 1
        for i in range(steps):
            rate = self.rate * min(1, (self.step + 1) / 200)
            if cool:
                rate *= 0.01 + 0.99 * (1 + np.cos(np.pi * i / steps)) / 2
            for group in self.learner.param_groups:
                group['lr'] = rate
            n, x, y, goal = sets[self.dice.choice(len(sets), p=chance)]
            pick = torch.randint(0, len(x), (self.batch,), device=x.device)
            loss, _ = loss_of(self.net, parts(x[pick], y[pick], n, self.net, self.spread, goal[pick]), self.won_weight)
            self.learner.zero_grad(set_to_none=True)
            loss.backward()
            self.learner.step()
            self.step += 1
            keep = min(self.keep, self.step / (self.step + 10))
            with torch.no_grad():
                for m, p in zip(self.mean.parameters(), self.net.parameters()):
                    m.lerp_(p, 1 - keep)
        return steps


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
