import type { State } from '@cromford/cards';
import type { Seat } from '@cromford/kernel';

/** The rounds of a game: three decades of four. */
export const ROUNDS = 12;

/** Where in a round a seat stands: what it has still to choose, who acts after it, and which production comes next. */
export interface RoundStage {
  /** The first round, 0 to 11, whose production is still to come for this seat. */
  next: number;
  /** Turns that this seat will still take. */
  turns: number;
  /** This round's price and appeal are settled: nothing of them is free any more. */
  settled: boolean;
  /** Of the active factory, what may still be chosen; quality cards one bit each. */
  spotFree: boolean;
  officeFree: boolean;
  qualityFree: number;
  /** Whose turn of this round is still to come, one bit per seat. */
  toCome: number;
  /** Alone: the automated opponents have not had their turn of this round. */
  opponentsToCome: boolean;
  /** In the production phase: goods made so far, and what Patrons have added; −1 before. */
  made: number;
  bonus: number;
  /** The costs of a sale that is done are still to be paid, and its share value still to be gained. */
  costsDue: boolean;
  /** What was not sold can still be shipped, still be stored. */
  shipDue: boolean;
  storeDue: boolean;
  gainDue: boolean;
}

export function newStage(): RoundStage {
  return {
    next: 0,
    turns: 0,
    settled: false,
    spotFree: true,
    officeFree: true,
    qualityFree: 15,
    toCome: 0,
    opponentsToCome: false,
    made: -1,
    bonus: 0,
    costsDue: false,
    shipDue: false,
    storeDue: false,
    gainDue: false,
  };
}

/** Reads the agenda into the stage, which is used again for every position. */
export function readStage(stage: RoundStage, s: State, seat: Seat): void {
  const players = s.players.length;
  const everybody = (1 << players) - 1;
  let newRound = false;
  let production = false;
  let shareValue = false;
  let acting = -1;
  let mayChoose = false;
  stage.spotFree = false;
  stage.officeFree = false;
  stage.qualityFree = 0;
  stage.opponentsToCome = false;
  stage.made = -1;
  stage.bonus = 0;
  stage.costsDue = false;
  stage.shipDue = false;
  stage.storeDue = false;
  for (let i = 0; i < s.agenda.length; i++) {
    const frame = s.agenda[i];
    if (!frame) continue;
    switch (frame.step) {
      case 'round':
        newRound = true;
        break;
      case 'production':
        production = true;
        break;
      case 'share-value':
        shareValue = true;
        break;
      case 'opponents-turn':
        stage.opponentsToCome = true;
        break;
      case 'costs':
        if (frame.seat === seat) stage.costsDue = true;
        break;
      case 'ship':
        if (frame.seat === seat) stage.shipDue = true;
        break;
      case 'store':
        if (frame.seat === seat) stage.storeDue = true;
        break;
      case 'extra-shift':
        if (frame.seat === seat && frame.extra === 0) stage.made = frame.made;
        break;
      case 'sale':
      case 'patron':
      case 'sell-stored':
        if (frame.seat === seat) {
          stage.made = frame.made;
          if ('bonus' in frame) stage.bonus = frame.bonus;
        }
        break;
      case 'act':
      case 'price':
        acting = frame.seat;
        if (frame.seat === seat) mayChoose = true;
        break;
      case 'spot':
        stage.spotFree = frame.seat === seat;
        break;
      case 'office':
        stage.officeFree = frame.seat === seat;
        break;
      case 'turn-quality':
        if (frame.seat === seat) stage.qualityFree |= 1 << frame.card;
        break;
      default:
        if (production && 'seat' in frame) acting = frame.seat;
    }
  }
  const round = (s.decade - 1) * 4 + s.good;
  const bit = 1 << seat;
  if (newRound) {
    stage.toCome = everybody;
    stage.opponentsToCome = players === 1;
    mayChoose = true;
  } else if (production) stage.toCome = after(s, acting);
  else stage.toCome = 0;
  if (stage.toCome & bit) mayChoose = true;
  if (mayChoose) {
    stage.spotFree = true;
    stage.officeFree = true;
    stage.qualityFree = 15;
  }
  stage.settled = !stage.spotFree && !stage.officeFree && stage.qualityFree === 0;
  stage.gainDue = !newRound && shareValue && (s.sold[seat] ?? -1) >= 0;
  stage.next = newRound || production || (shareValue && (s.sold[seat] ?? -1) < 0) ? round : round + 1;
  const actNow = s.agenda[s.agenda.length - 1];
  const mine = stage.toCome & bit || (actNow?.step === 'act' && actNow.seat === seat) ? 1 : 0;
  stage.turns = ROUNDS - 1 - round + mine;
}

/** The seats that act after this one in the round, one bit each. */
function after(s: State, acting: Seat): number {
  const players = s.players.length;
  let bits = 0;
  if (acting < 0) return bits;
  for (let k = ((acting - s.start + players) % players) + 1; k < players; k++) bits |= 1 << ((s.start + k) % players);
  return bits;
}

/** The players' turns of the round are going on, and not its production. */
export function inTurns(s: State): boolean {
  for (let i = 0; i < s.agenda.length; i++) if (s.agenda[i]?.step === 'production') return true;
  return false;
}

/** All turns are over: nothing is left but the sales of the last production. Before the last round its good is due, and its turns are to come. */
export function isSettled(s: State): boolean {
  const isLast = (s.decade - 1) * 4 + s.good === ROUNDS - 1;
  return isLast && !inTurns(s) && !s.agenda.some(({ step }) => step === 'round');
}
