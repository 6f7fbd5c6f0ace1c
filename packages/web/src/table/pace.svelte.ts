import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.pace';

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** What is waited for: another seat's move, one event of a move that is told, one that takes time to read, the end of the telling. */
export type Beat = 'move' | 'event' | 'passage' | 'end';

const RESTS: Readonly<Record<Pace, Readonly<Record<Beat, number>>>> = {
  slow: { move: 1800, event: 1000, passage: 3600, end: 1800 },
  normal: { move: 800, event: 460, passage: 1800, end: 900 },
  fast: { move: 250, event: 200, passage: 800, end: 400 },
  'at-once': { move: 0, event: 0, passage: 0, end: 0 },
};

/** How fast things are shown that nobody here has to decide. Remembered; who wants less motion starts with none. */
class RememberedPace {
  id = $state<Pace>(read());

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.id = read()));
  }

  choose(pace: Pace): void {
    this.id = pace;
    remember(REMEMBERED, pace);
  }

  rest(beat: Beat): number {
    return RESTS[this.id][beat];
  }
}

export const pace = new RememberedPace();

function read(): Pace {
  const remembered = recalled(REMEMBERED);
  const known = PACES.find((one) => one === remembered);
  if (known) return known;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'normal';
}
