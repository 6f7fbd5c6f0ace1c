/**
 * Who meets whom. For two seats the circle method: everybody meets everybody once, and sits first as often as second (give or take one).
 * For more seats rounds of groups, chosen so that meetings and seats stay even.
 */
export function roundRobin(entrants: number, players: number): number[][][] {
  return players === 2 ? circle(entrants) : groups(entrants, players);
}

function circle(entrants: number): number[][][] {
  const odd = entrants % 2 === 1;
  const n = odd ? entrants + 1 : entrants;
  const rounds: number[][][] = [];
  for (let round = 0; round < n - 1; round++) {
    const pairs: number[][] = [];
    for (let k = 0; k < n / 2; k++) {
      const a = k === 0 ? n - 1 : (round + k) % (n - 1);
      const b = k === 0 ? round : (round + n - 1 - k) % (n - 1);
      // With an odd number the last place is a bye.
      if (odd && (a === n - 1 || b === n - 1)) continue;
      const aFirst = k === 0 ? round % 2 === 0 : k % 2 === 1;
      pairs.push(aFirst ? [a, b] : [b, a]);
    }
    rounds.push(pairs);
  }
  return rounds;
}

function groups(entrants: number, players: number): number[][][] {
  const met = Array.from({ length: entrants }, () => Array<number>(entrants).fill(0));
  const sat = Array.from({ length: entrants }, () => Array<number>(players).fill(0));
  const played = Array<number>(entrants).fill(0);
  // As many rounds as it takes, at best, for everybody to meet everybody once; in multiples of the seats, so that they come out even.
  const least = Math.ceil((entrants - 1) / (players - 1));
  const rounds = Math.ceil(least / players) * players;
  return Array.from({ length: rounds }, (_, round) => {
    const free = Array.from({ length: entrants }, (_, i) => (i + round) % entrants).sort(
      (a, b) => (played[a] ?? 0) - (played[b] ?? 0),
    );
    const made: number[][] = [];
    while (free.length >= players) {
      const group = [free.shift() ?? 0];
      while (group.length < players) group.push(takeLeastMet(free, group, met));
      made.push(seated(group, sat));
      for (const a of group) {
        played[a] = (played[a] ?? 0) + 1;
        for (const b of group) if (a !== b) count(met, a, b);
      }
    }
    return made;
  });
}

function takeLeastMet(free: number[], group: readonly number[], met: readonly number[][]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, candidate] of free.entries()) {
    const meetings = group.reduce((sum, other) => sum + (met[candidate]?.[other] ?? 0) ** 2, 0);
    if (meetings < least) [best, least] = [i, meetings];
  }
  return free.splice(best, 1)[0] ?? 0;
}

/** Everybody in the seat that he has had least. */
function seated(group: readonly number[], sat: number[][]): number[] {
  const left = [...group];
  return group.map((_, seat) => {
    const next = left.reduce((a, b) => ((sat[a]?.[seat] ?? 0) <= (sat[b]?.[seat] ?? 0) ? a : b));
    left.splice(left.indexOf(next), 1);
    count(sat, next, seat);
    return next;
  });
}

function count(table: number[][], a: number, b: number): void {
  const row = table[a];
  if (row) row[b] = (row[b] ?? 0) + 1;
}
