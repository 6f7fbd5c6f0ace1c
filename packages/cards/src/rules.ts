import { below, type Game, isOver, type Language, type Rules, type Setup, type Steps, seeded } from '@cromford/kernel';
import { accounts } from './accounts.ts';
import { clone } from './clone.ts';
import { piecesOf } from './conservation.ts';
import { LEADS_ON } from './faults/agenda.ts';
import { faults } from './faults/faults.ts';
import { type Foresight, forecast, marked } from './forecast.ts';
import type { Frame } from './frames.ts';
import { GOODS } from './goods.ts';
import { type Move, moveNotation } from './moves.ts';
import { flows, type News } from './news.ts';
import { OPTIONS } from './options.ts';
import { type Ruleset, ruleset } from './ruleset.ts';
import { scoreOf } from './scoring.ts';
import { begin } from './setup/begin.ts';
import { shapeFaults } from './shape.ts';
import { earlierSheets, matters, type Sheet, sheetFaults, standardSheet } from './sheet/sheet.ts';
import { sketching } from './sketch.ts';
import type { State } from './state.ts';
import { automate } from './steps/actions/automate.ts';
import { build } from './steps/actions/build.ts';
import { load, swap } from './steps/actions/early-shipping.ts';
import { employ } from './steps/actions/employ.ts';
import { buy, loans, ships } from './steps/actions/exchange.ts';
import { extraProduction, payRun } from './steps/actions/extra-production.ts';
import { improve } from './steps/actions/improve.ts';
import { prepare } from './steps/preparation/prepare.ts';
import { scoring } from './steps/preparation/scoring.ts';
import { entrepreneur, entrepreneurs, nameStart } from './steps/preparation/start-player.ts';
import { costs } from './steps/production/costs.ts';
import { extraShift } from './steps/production/extra-shift.ts';
import { producer, producers, production } from './steps/production/producer.ts';
import { patron, sale, sellStored } from './steps/production/sale.ts';
import { shareValue, tie, ties, wear } from './steps/production/share-value.ts';
import { ship, tradeOffice } from './steps/production/ship.ts';
import { store } from './steps/production/store.ts';
import { firstFactories, openFactory, secondFactories } from './steps/setup/factories.ts';
import { gift, gifts } from './steps/setup/gift.ts';
import { opening, openings } from './steps/setup/opening.ts';
import { award } from './steps/solo/awards.ts';
import { opponents } from './steps/solo/opponents-start.ts';
import { opponentsTurn } from './steps/solo/turn.ts';
import { act } from './steps/turn/act.ts';
import { broker } from './steps/turn/broker.ts';
import { develop } from './steps/turn/develop.ts';
import { foreman } from './steps/turn/foreman.ts';
import { inventor } from './steps/turn/inventor.ts';
import { marker, office, price, spot, turnQuality } from './steps/turn/price.ts';
import { refill } from './steps/turn/refill.ts';
import { refreshing } from './steps/turn/refresh.ts';
import { round, turns } from './steps/turn/round.ts';
import { spoken } from './words/spoken.ts';
import { wordsFor } from './words/words.ts';

export type CardRules = Rules<State, Move, News> & { foresight(view: State): Foresight };

const rulesets = new WeakMap<Rules, Ruleset>();

/** The tables behind rules of the card game; nothing for another game's. */
export function rulesetOf(rules: Rules): Ruleset | undefined {
  return rulesets.get(rules);
}

function steps(rs: Ruleset): Steps<State, Frame, Move, News> {
  return {
    'first-factories': firstFactories(),
    'second-factories': secondFactories(),
    'open-factory': openFactory(rs),
    opponents: opponents(rs),
    gifts: gifts(),
    gift: gift(rs),
    openings: openings(),
    opening: opening(rs),
    round: round(rs),
    turns: turns(),
    act: act(rs),
    build: build(rs),
    employ: employ(rs),
    automate: automate(rs),
    improve: improve(rs),
    buy: buy(rs),
    loans: loans(rs),
    ships,
    'extra-production': extraProduction(rs),
    'pay-run': payRun(rs),
    load: load(rs),
    swap: swap(rs),
    price: price(),
    spot: spot(rs),
    office: office(rs),
    'turn-quality': turnQuality(rs),
    marker: marker(rs),
    develop: develop(rs),
    broker: broker(rs),
    inventor: inventor(),
    foreman: foreman(rs),
    refresh: refreshing(),
    refill: refill(rs),
    production: production(rs),
    producers: producers(),
    producer: producer(rs),
    'extra-shift': extraShift(rs),
    sale: sale(rs),
    patron: patron(rs),
    'sell-stored': sellStored(rs),
    ship: ship(rs),
    'trade-office': tradeOffice(rs),
    store: store(rs),
    costs: costs(rs),
    'share-value': shareValue(rs),
    ties: ties(),
    tie: tie(rs),
    wear: wear(),
    prepare: prepare(rs),
    entrepreneurs: entrepreneurs(),
    entrepreneur: entrepreneur(rs),
    'name-start': nameStart(),
    scoring: scoring(rs),
    award: award(),
    'opponents-turn': opponentsTurn(rs),
  };
}

function rules(setup: Setup<Sheet>): CardRules {
  const rs = ruleset(setup);
  const own: CardRules = {
    steps: steps(rs),
    notation: moveNotation,
    longest: 1_500 * setup.players,
    begin: (random, emit) => begin(rs, random, emit),
    clone,
    // Everything lies open but what will be drawn.
    view: (s) => ({ ...clone(s), random: [] }),
    guess: (view, random) => ({ ...clone(view), random: seeded(String(below(random, 2 ** 31))) }),
    score: (s) => (isOver(s) ? s.scores.slice(0, s.players.length) : s.players.map((p) => scoreOf(rs, p))),
    winners: (s) => (isOver(s) ? [...s.winners] : []),
    accounts,
    flows,
    faults: (s) => faults(rs, s),
    leadsOn: { steps: LEADS_ON, rule: 'CG-RND-03' },
    pieces: piecesOf(rs),
    sketching: sketching(rs),
    shapeFaults,
    stateForm: async () => (await import('./state-form.ts')).stateForm(),
    forecastSubjects: GOODS,
    forecast: (view, subject) => forecast(own, view, subject),
    foresight: (view) => ({ market: marked(own, view) }),
  };
  rulesets.set(own as unknown as Rules, rs);
  return own;
}

export const cardGame: Game<State, Move, News, Sheet> = {
  id: 'card-game',
  version: 3,
  players: [1, 2, 3, 4],
  options: OPTIONS,
  sheet: standardSheet,
  earlierSheets,
  matters,
  sheetFaults,
  rules,
  words,
};

async function words(language: Language, setup: Setup<Sheet>) {
  const { phrases } = await spoken[language]();
  return wordsFor(phrases, ruleset(setup));
}
