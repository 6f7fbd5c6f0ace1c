import { GOODS, type State } from '@cromford/arkwright';
import { motion } from '../../shell/motion.svelte.ts';

const WALK = 320;
const APART = 60;
const CURVE = 'cubic-bezier(.2,.7,.2,1)';
/** More would only be a crowd. */
const MOST = 6;

/** A place on the board that something leaves or comes to. */
interface Walk {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

const MARKET = '[data-place="market"]';
const FIRED = '[data-place="fired"]';

/** Who has walked where between two positions: hired workers from the market, fired ones away. */
export function walksBetween(before: State, after: State): Walk[] {
  const walks: Walk[] = [];
  after.players.forEach((player, seat) => {
    GOODS.forEach((good, i) => {
      const f = player.factories[i];
      const old = before.players[seat]?.factories[i];
      f?.workers.forEach((workers, row) => {
        const by = workers - (old?.workers[row] ?? 0);
        const place = `[data-factory="${seat} ${good}"] [data-row="${row + 1}"]`;
        if (by > 0) walks.push({ from: MARKET, to: place, amount: by });
        if (by < 0) walks.push({ from: place, to: FIRED, amount: -by });
      });
    });
  });
  return walks;
}

/** Time for one space of the share track, and for the longest way. */
const SPACE = 120;
const LONGEST = 600;

/** Lets the share indicators slide from where they stood. */
export function slideIndicators(before: State, after: State, board: HTMLElement): void {
  if (isCalm()) return;
  after.players.forEach(({ space }, seat) => {
    const from = before.players[seat]?.space ?? space;
    const mark = board.querySelector<HTMLElement>(`[data-indicator="${seat}"]`);
    const old = board.querySelector(`[data-space="${from}"]`);
    const now = board.querySelector(`[data-space="${space}"]`);
    if (from === space || !mark?.checkVisibility() || !old || !now) return;
    const by = old.getBoundingClientRect().left - now.getBoundingClientRect().left;
    mark.animate([{ transform: `translateX(${by}px)` }, { transform: 'none' }], {
      duration: Math.min(LONGEST, SPACE * Math.abs(space - from)),
      easing: 'ease-in-out',
    });
  });
}

function isCalm(): boolean {
  return motion.isCalm;
}

/** Shows the walks over the board. Who wants less motion sees the result at once. */
export function show(walks: readonly Walk[], board: HTMLElement): void {
  if (isCalm()) return;
  for (const { from, to, amount } of walks) {
    const start = board.querySelector(from);
    const end = board.querySelector(to);
    if (!start?.checkVisibility() || !end?.checkVisibility()) continue;
    for (let n = 0; n < Math.min(MOST, amount); n++) walk(middle(start), middle(end), n * APART);
  }
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function walk(from: { x: number; y: number }, to: { x: number; y: number }, delay: number): void {
  const walker = document.createElement('span');
  walker.className = 'walker';
  walker.setAttribute('aria-hidden', 'true');
  walker.innerHTML =
    '<svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem"><path fill="currentColor" d="M15.7 8.6a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0zM6.8 6.6c.2-3 2.4-4.6 5.2-4.6s4.6 1.4 5 3.6l2 .9v.9H6.8zM4.5 21.5c0-5.3 2.9-8 7.5-8s7.5 2.7 7.5 8z"/></svg>';
  document.body.append(walker);
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x - 10}px, ${y - 10}px)`;
  const motion = walker.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: WALK,
    delay,
    easing: CURVE,
    fill: 'both',
  });
  motion.finished.finally(() => walker.remove());
}
