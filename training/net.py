"""The net that corrects a written judgement, as packages/bots/src/learned/net.ts evaluates it."""
import base64
import json
import struct

import numpy as np
import torch
from torch import nn

UNIT = 64.0
MAGIC = 0x4E524331


class Net(nn.Module):
    """Two layers over three sums: what concerns everybody, the own block, the rivals' blocks together."""

    def __init__(self, n_globals, n_seat, hidden=64, second=32):
        super().__init__()
        self.shape = dict(globals=n_globals, seat=n_seat, hidden=hidden, second=second)
        self.common = nn.Linear(n_globals, hidden)
        self.own = nn.Linear(n_seat, hidden, bias=False)
        self.rival = nn.Linear(n_seat, hidden, bias=False)
        self.second = nn.Linear(hidden, second)
        self.heads = nn.Linear(second, 2)
        # The rivals' part begins small, and the heads at nothing: the first guess is the written worth.
        nn.init.normal_(self.rival.weight, std=0.01)
        nn.init.normal_(self.heads.weight, std=0.01)
        nn.init.zeros_(self.heads.bias)

    def forward(self, globals_, blocks):
        rivals = self.rival(blocks)
        others = rivals.sum(1, keepdim=True) - rivals
        first = torch.relu(self.common(globals_).unsqueeze(1) + self.own(blocks) + others)
        out = self.heads(torch.relu(self.second(first)))
        return out[..., 0], out[..., 1]


def write(nets, path, **label):
    """The file that the game reads: the mean of these nets, side by side; whole numbers in the first layer, single precision behind it."""
    part = lambda p: p.detach().float().cpu().numpy()
    beside = lambda take: np.concatenate([part(take(net)).T for net in nets], axis=-1)
    rows = [beside(lambda net: net.common.weight), beside(lambda net: net.own.weight), beside(lambda net: net.rival.weight)]
    scale = float(min(8192, int(32767 / max(np.abs(r).max() for r in rows))))
    whole = [np.round(r * scale).astype('<i2') for r in rows]
    one = nets[0].shape
    shape = {**one, 'hidden': one['hidden'] * len(nets), 'second': one['second'] * len(nets), 'parts': len(nets)}
    text = json.dumps(dict(shape=shape, scale=scale, **label)).encode()
    text += b' ' * (-len(text) % 4)
    below = lambda take: np.concatenate([part(take(net)).T for net in nets])
    with open(path, 'wb') as f:
        f.write(struct.pack('<II', MAGIC, len(text)) + text)
        f.write(whole[0].tobytes())
        f.write(np.concatenate(whole[1:], axis=1).tobytes())
        for p in [below(lambda net: net.common.bias), below(lambda net: net.second.weight), below(lambda net: net.second.bias),
                  below(lambda net: net.heads.weight) / len(nets), np.concatenate([part(net.heads.bias) for net in nets]) / len(nets)]:
            f.write(np.ascontiguousarray(p).astype('<f4').tobytes())


def read(path):
    """The nets in such a file, or in one that the game keeps (its bytes as text), to be taught on; the heads of all share one bias there."""
    data = open(path, 'rb').read()
    if path.endswith('.json'):
        data = base64.b64decode(json.loads(data)['bytes'])
    magic, length = struct.unpack_from('<II', data)
    if magic != MAGIC:
        raise ValueError(f'{path} is no net')
    label = json.loads(data[8 : 8 + length])
    shape, scale, at = label['shape'], label['scale'], 8 + length

    def take(kind, *size):
        nonlocal at
        count = int(np.prod(size))
        part = np.frombuffer(data, dtype=kind, count=count, offset=at).reshape(size)
        at += part.nbytes
        return torch.from_numpy(part.astype('f4'))

    parts, hidden, second = shape.get('parts', 1), shape['hidden'], shape['second']
    one = dict(n_globals=shape['globals'], n_seat=shape['seat'], hidden=hidden // parts, second=second // parts)
    common = take('<i2', shape['globals'], hidden) / scale
    own, rival = (take('<i2', shape['seat'], 2 * hidden) / scale).split(hidden, dim=1)
    common_bias, below = take('<f4', hidden), take('<f4', hidden, second // parts)
    below_bias, heads, heads_bias = take('<f4', second), take('<f4', second, 2) * parts, take('<f4', 2)
    nets = []
    for part in range(parts):
        net = Net(**one)
        first, then = slice(part * one['hidden'], (part + 1) * one['hidden']), slice(part * one['second'], (part + 1) * one['second'])
        net.load_state_dict({
            'common.weight': common[:, first].T, 'common.bias': common_bias[first], 'own.weight': own[:, first].T, 'rival.weight': rival[:, first].T,
            'second.weight': below[first].T, 'second.bias': below_bias[then], 'heads.weight': heads[then].T, 'heads.bias': heads_bias,
        })
        nets.append(net)
    return nets
