"""Teaches a net from games: python3 train.py --data 'games/*.x' --globals 116 --seat 240 --out water-frame.net

Each file NAME.<seats>.x holds positions (see packages/bots/src/arena/self-play/rows.ts), NAME.<seats>.y what became of them.
"""
import argparse
import glob
import os
import time

import numpy as np
import torch
from torch import nn

from net import UNIT, Net, write


def load(patterns, n_globals, n_seat):
    """By number of seats: features and labels of all files."""
    tables = {}
    for path in sorted({p for pattern in patterns for p in glob.glob(pattern)}):
        seats = int(path.split('.')[-2])
        x = np.fromfile(path, dtype='<i2').reshape(-1, n_globals + seats * n_seat)
        y = np.fromfile(path[:-1] + 'y', dtype='<f4').reshape(-1, 1 + 3 * seats)
        tables.setdefault(seats, []).append((x, y))
    return {n: (np.concatenate([x for x, _ in t]), np.concatenate([y for _, y in t])) for n, t in tables.items()}


def parts(x, y, seats, n_globals, n_seat, spread):
    features = x.float() / UNIT
    worth, final, won = y[:, 1 : 1 + seats], y[:, 1 + seats : 1 + 2 * seats], y[:, 1 + 2 * seats :]
    return features[:, :n_globals], features[:, n_globals:].reshape(-1, seats, n_seat), (final - worth) / spread, won


def loss_of(net, batch, won_weight):
    globals_, blocks, target, won = batch
    score, chance = net(globals_, blocks)
    loss = nn.functional.smooth_l1_loss(score, target)
    if blocks.shape[1] > 1 and won_weight:
        loss = loss - won_weight * (won * torch.log_softmax(chance, 1)).sum(1).mean()
    return loss, score, target


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--data', nargs='+', required=True)
    a.add_argument('--globals', type=int, required=True)
    a.add_argument('--seat', type=int, required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--start', help='weights to go on from (.pt)')
    a.add_argument('--hidden', type=int, default=64)
    a.add_argument('--second', type=int, default=32)
    a.add_argument('--spread', type=float, default=40)
    a.add_argument('--seconds', type=float, default=60)
    a.add_argument('--batch', type=int, default=4096)
    a.add_argument('--rate', type=float, default=2e-3)
    a.add_argument('--decay', type=float, default=1e-2)
    a.add_argument('--won', type=float, default=0.3)
    a.add_argument('--held', type=float, default=0.05, help='part of the positions that is only looked at, to measure')
    a.add_argument('--game', default='')
    a.add_argument('--rules', type=int, default=0)
    a = a.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(1)
    tables = load(a.data, a.globals, a.seat)
    learn, held = {}, {}
    for seats, (x, y) in tables.items():
        cut = int(len(x) * (1 - a.held))
        learn[seats] = [torch.from_numpy(t[:cut]).to(device) for t in (x, y)]
        held[seats] = [torch.from_numpy(t[cut:]).to(device) for t in (x, y)]
    rows = {n: len(t[0]) for n, t in learn.items()}
    print('positions', rows, 'on', device, flush=True)
    net = Net(a.globals, a.seat, a.hidden, a.second).to(device)
    if a.start and os.path.exists(a.start):
        net.load_state_dict(torch.load(a.start, map_location=device))
    best = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=a.decay)
    began, step = time.time(), 0
    counts = list(rows)
    chance = np.array([rows[n] for n in counts], dtype=float)
    dice = np.random.default_rng(1)
    while (past := (time.time() - began) / a.seconds) < 1:
        for group in best.param_groups:
            group['lr'] = a.rate * min(1, step / 200) * (0.02 + 0.98 * (1 + np.cos(np.pi * min(1, past))) / 2)
        n = counts[dice.choice(len(counts), p=chance / chance.sum())]
        x, y = learn[n]
        pick = torch.randint(0, len(x), (a.batch,), device=device)
        loss, _, _ = loss_of(net, parts(x[pick], y[pick], n, a.globals, a.seat, a.spread), a.won)
        best.zero_grad(set_to_none=True)
        loss.backward()
        best.step()
        step += 1
    with torch.no_grad():
        for n, (x, y) in held.items():
            if len(x) == 0:
                continue
            batch = parts(x, y, n, a.globals, a.seat, a.spread)
            _, score, target = loss_of(net, batch, a.won)
            worth, final = y[:, 1 : 1 + n], y[:, 1 + n : 1 + 2 * n]
            guess = worth + a.spread * score
            corr = lambda p: float(np.corrcoef(p.flatten().cpu(), final.flatten().cpu())[0, 1])
            rms = lambda p: float((p - final).pow(2).mean().sqrt())
            print(f'{n} seats, {len(x)} held: correlation {corr(worth):.3f} -> {corr(guess):.3f}, '
                  f'error {rms(worth):.0f} -> {rms(guess):.0f}', flush=True)
    print('steps', step, flush=True)
    torch.save(net.state_dict(), os.path.splitext(a.out)[0] + '.pt')
    write(net, a.out, game=a.game, rules=a.rules, made=f'{sum(rows.values())} positions, {step} steps of {a.batch}')


if __name__ == '__main__':
    main()
