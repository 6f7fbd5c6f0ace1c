import { below, type Game, isOver, type Language, type Rules, type Setup, type Steps, seeded } from '@cromford/kernel';
import { clone } from './clone.ts';
import { type Components, components } from './components.ts';
import { piecesOf } from './conservation.ts';
import { dismiss, dismissFrom } from './effects/dismiss.ts';
import { reassign } from './effects/reassign.ts';
import { type EmpireEvent, flows } from './events.ts';
import { faults, LEADS_ON } from './faults.ts';
import { type Move, moveNotation } from './moves.ts';
import { KINDS, nameOf } from './resources.ts';
import { settled } from './settled.ts';
import { begin } from './setup.ts';
import { shapeFaults } from './shape.ts';
import { matters, type Sheet, sheetFaults, standardSheet } from './sheet.ts';
import { sketching } from './sketch.ts';
import type { EmpireState, Frame } from './state.ts';
import { act } from './steps/act.ts';
import { build, place } from './steps/build.ts';
import { event } from './steps/event.ts';
import { labour, labourOrder } from './steps/labour.ts';
import { manage } from './steps/manage.ts';
import { marker, open } from './steps/open.ts';
import { produce } from './steps/produce.ts';
import { sell } from './steps/sell.ts';
import { staff } from './steps/staff.ts';
import { pay, store } from './steps/tracks.ts';
import { time, turn } from './steps/turn.ts';
import { upkeep, upkeepOwed, upkeepUnit } from './steps/upkeep.ts';
import { total } from './stock.ts';
import { spoken } from './words/spoken.ts';
import { wordsFor } from './words/words.ts';

export interface EmpireRules extends Rules<EmpireState, Move, EmpireEvent> {
  /** What a choice made in `from` leaves on the accounts, once what is owed for certain is paid. */
  settled(from: EmpireState, s: EmpireState): Readonly<Record<string, number>>;
}

const printed = new WeakMap<Rules, Components>();

/** The components behind rules of Empire; nothing for another game's. */
export function componentsOf(rules: Rules): Components | undefined {
  return printed.get(rules);
}

function rules({ options, sheet }: Setup<Sheet>): EmpireRules {
  const c = components(sheet, options);
  const steps: Steps<EmpireState, Frame, Move, EmpireEvent> = {
    turn: turn(),
    act: act(c),
    sell: sell(c),
    staff: staff(c),
    build: build(c),
    place: place(c),
    open: open(c),
    marker: marker(c),
    event: event(c),
    dismiss: dismiss(),
    'dismiss-from': dismissFrom(c),
    reassign: reassign(c),
    produce: produce(c),
    manage: manage(c),
    pay: pay(c),
    store: store(c),
    labour: labour(c),
    'labour-order': labourOrder(c),
    upkeep: upkeep(),
    'upkeep-owed': upkeepOwed(c),
    'upkeep-unit': upkeepUnit(c),
    time: time(c),
  };
  const own: EmpireRules = {
    steps,
    notation: moveNotation,
    longest: 150 * c.turns,
    begin: (random, emit) => begin(c, random, emit),
    clone,
    // Everything lies open but the dice to come.
    view: (s) => ({ ...clone(s), random: [] }),
    guess: (view, random) => ({ ...clone(view), random: seeded(String(below(random, 2 ** 31))) }),
    score: (s) => [s.profit],
    winners: (s) => (isOver(s) ? [0] : []),
    bands: c.titles,
    accounts: (s) => ({
      profit: s.profit,
      ...Object.fromEntries(KINDS.map((kind) => [nameOf(kind), total(s, kind)])),
    }),
    settled(from, s) {
      // Where tracks are being chosen already, each choice is shown for itself.
      const step = from.agenda.at(-1)?.step;
      if (step === 'pay' || step === 'store') return own.accounts(s);
      return { profit: s.profit, ...Object.fromEntries(KINDS.map((kind) => [nameOf(kind), settled(c, s, kind)])) };
    },
    flows,
    faults: (s) => faults(c, s),
    leadsOn: { steps: LEADS_ON, rule: 'SE-TRN-01' },
    pieces: piecesOf(c),
    sketching: sketching(c),
    shapeFaults,
    stateForm: async () => (await import('./state-form.ts')).stateForm(),
  };
  printed.set(own as unknown as Rules, c);
  return own;
}

export const empire: Game<EmpireState, Move, EmpireEvent, Sheet> = {
  id: 'empire',
  version: 2,
  players: [1],
  options: [{ id: 'side', values: ['A', 'B'], standard: 'A' }],
  sheet: standardSheet,
  matters,
  sheetFaults,
  rules,
  words,
};

async function words(language: Language, { options, sheet }: Setup<Sheet>) {
  const { phrases } = await spoken[language]();
  return wordsFor(phrases, language, components(sheet, options));
}
