import { type Good, kindOf, type Marker } from '@cromford/arkwright';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Coming, Gain, Phrases, Rest } from '../arkwright.ts';
import { anniversary } from './anniversary.ts';
import { kinds, PLAYED, PROPOSED, type Terms } from './terms.ts';

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const GERMAN: Readonly<Record<Good, string>> = {
  food: 'Nahrung',
  clothes: 'Kleidung',
  cutlery: 'Besteck',
  lamps: 'Lampen',
};

/** With a true minus. */
const pounds = (n: number) => (n < 0 ? `−${-n}\u00a0£` : `${n}\u00a0£`);

/** What less income is worth it for; a gain that whole pounds do not show is named without them. */
const gain: Gain = ({ before, after }) =>
  after > before
    ? `eine Aktie gewinnt: Am Ende dürfte sie etwa ${pounds(after)} wert sein statt ${pounds(before)}`
    : 'die Aktien gewinnen ein wenig';

function steps(n: number): string {
  if (n === 0) return 'bleibt stehen';
  return `${n > 0 ? 'steigt' : 'fällt'} um ${count(Math.abs(n), 'Schritt', 'Schritte')}`;
}

/** Of what is left of a production; either way the same is said once. */
function rest(then: Rest, otherwise: Rest): string {
  const [most, least] = [Math.max(then.shipped, otherwise.shipped), Math.min(then.shipped, otherwise.shipped)];
  const abroad = ({ shipped, isContract }: Rest) => {
    if (most === least) return '';
    if (shipped > 0) return ` (davon ${pounds(shipped)} ${isContract ? 'aus dem Vertrag' : 'aus der Verschiffung'})`;
    return isContract ? ' (ohne den Vertrag)' : ' (nichts verschifft)';
  };
  const brings = (one: Rest) => `${pounds(one.net)}${abroad(one)}, und die Aktie ${steps(one.steps)}`;
  const isSame = then.net === otherwise.net && then.steps === otherwise.steps && most === least;
  return isSame
    ? `Der Rest dieser Produktion bringt dir so oder so ${brings(then)}.`
    : `Der Rest dieser Produktion bringt dir dann ${brings(then)}; sonst ${brings(otherwise)}.`;
}

/** What it would be otherwise is said where it differs. */
function coming(begin: string, now: Coming, then: Coming): string {
  const otherwise = now.net === then.net ? '' : ` statt ${pounds(now.net)}`;
  const before = now.steps === then.steps ? '' : ` (sonst: ${steps(now.steps)})`;
  return `${begin} ${pounds(then.net)}${otherwise}, und die Aktie ${steps(then.steps)}${before}.`;
}

const deed =
  (t: Terms, does: typeof PLAYED): Phrases['deed'] =>
  ({ what, amount, goods, marker }) => {
    const name = listed(
      goods.map((good) => GERMAN[good]),
      'und',
    );
    const factories = goods.length === 1 ? 'die Fabrik' : 'die Fabriken';
    switch (what) {
      case 'found':
        return goods.length === 1 ? `eine Fabrik für ${name} ${does.found}` : `Fabriken für ${name} ${does.found}`;
      case 'build':
        return goods.length === 1 ? `eine Fabrik für ${name} ${does.build}` : `Fabriken für ${name} ${does.build}`;
      case 'modernise':
        return `${factories} für ${name} ${does.modernise}`;
      case 'close':
        return `${factories} für ${name} ${does.close}`;
      case 'quality':
        return `die Qualität von ${name}${goods.length === 1 ? ` um ${amount}` : ''} ${does.raise}`;
      case 'distribution':
        return `${t.theDistribution} von ${name}${goods.length === 1 ? ` um ${amount}` : ''} ${does.raise}`;
      case 'hire':
        return `${count(amount, 'Arbeiter', 'Arbeiter')} ${does.hire}`;
      case 'fire':
        return `${count(amount, 'Arbeiter', 'Arbeiter')} entlassen`;
      case 'machines':
        return `${count(amount, 'Maschine', 'Maschinen')} ${does.buy}`;
      case 'buy':
        return `${count(amount, 'Aktie', 'Aktien')} ${does.buy}`;
      case 'sell':
        return `${count(amount, 'Aktie', 'Aktien')} ${does.sell}`;
      case 'ship':
        return `${amount} ${amount === 1 && goods[0] === 'lamps' ? 'Lampe' : name} ${does.ship}`;
      case 'contract':
        return `einen Vertrag über ${name} ${does.close}`;
      case 'special':
        return `${marker ? markerName(t, marker) : amount === 1 ? t.aSpecial : `${amount} ${t.specials}`} ${does.take}`;
      case 'tile':
        return `${amount === 1 ? 'ein Plättchen' : `${amount} Plättchen`} ${does.take}`;
      default:
        return what satisfies never;
    }
  };

const firstEdition: Terms = {
  theDistribution: 'den Vertrieb',
  aSpecial: 'einen Sondermarker',
  specials: 'Sondermarker',
  marker: (kind) => `den Marker ${kind}`,
  special: (kind) => `den Sondermarker ${kind}`,
  kinds,
  placed: (does, marker, at, again) =>
    again
      ? `${marker} auf dem Feld zu ${at}\u00a0£ noch einmal ${does.use}`
      : `${marker} auf das Feld zu ${at}\u00a0£ ${does.lay}`,
};

/** Of the same kind as one in one's own colour; editions paint them differently. */
function markerName(t: Terms, marker: Marker): string {
  const kind = kindOf[marker];
  if (kind === 'ship') return 'das Schiff';
  return /^(first|second)-/.test(marker) ? t.special(t.kinds[kind]) : t.marker(t.kinds[kind]);
}

/** What is said of prices and costs. */
const prices =
  (offer: string): Phrases['prices'] =>
  (set) =>
    `${listed(
      set.map(({ good, pounds: price }) => `${GERMAN[good]} zu ${price}\u00a0£`),
      'und',
    )} ${offer}`;

const placed =
  (t: Terms, does: typeof PLAYED): Phrases['placed'] =>
  (marker, at, again) =>
    t.placed(does, markerName(t, marker), at, again);

const common: Pick<Phrases, 'spends' | 'short' | 'rest'> = {
  rest,
  spends: (spent, left, isLast) =>
    `Das kostet ${spent}\u00a0£ und lässt dir${isLast ? '' : ' vor der Produktion'} ${left}\u00a0£.`,
  short: (cash, cheapest) =>
    `Achte auf dein Geld: Nach der Produktion hättest du ${pounds(cash)}, und deine billigste Aktion im nächsten Zug kostet ${cheapest}\u00a0£. Vielleicht musst du Aktien verkaufen.`,
};

const phrasesBy = (t: Terms): Readonly<Record<Mood, Phrases>> => ({
  played: {
    ...common,
    prices: prices('angeboten'),
    placed: placed(t, PLAYED),
    nothing: (placed) =>
      placed
        ? `Ich habe ${placed} und nichts damit getan: Nichts war seinen Preis wert.`
        : 'Diesmal war nichts seinen Preis wert.',
    did: (deeds) => `Ich habe ${listed(deeds, 'und')}.`,
    deed: deed(t, PLAYED),
    income: (before, after, shares) =>
      after >= before
        ? `Ich rechne jetzt mit ${pounds(after)} aus einem Jahrzehnt Produktion; vorher waren es ${pounds(before)}.`
        : `Das kostet mich Einnahmen, ${pounds(after)} statt ${pounds(before)} im Jahrzehnt, aber ${gain(shares)}.`,
    shareValue: (pounds) => `Am Ende dürfte eine Aktie etwa ${pounds}\u00a0£ wert sein.`,
    cheapShares: (pounds) => `Sie sind billig: Am Ende dürfte jede etwa ${pounds}\u00a0£ wert sein.`,
    inNeed: (pounds) => `Dafür musste ich Aktien verkaufen; eine ist jetzt ${pounds}\u00a0£ wert.`,
    coming: (good, now, then) => coming(`Die kommende Produktion von ${GERMAN[good]} bringt mir`, now, then),
  },
  proposed: {
    ...common,
    prices: prices('anbieten'),
    placed: placed(t, PROPOSED),
    nothing: (placed) =>
      placed
        ? `${sentence(placed).slice(0, -1)} und sonst nichts tun: Mehr ist seinen Preis nicht wert, aber ein Zug ist Pflicht.`
        : 'Mehr ist seinen Preis jetzt nicht wert: abschließen.',
    did: (deeds, placed) => sentence(placed ? `${placed}: ${listed(deeds, 'und')}` : listed(deeds, 'und')),
    deed: deed(t, PROPOSED),
    income: (before, after, shares) =>
      after >= before
        ? `Ich rechne dann mit ${pounds(after)} aus einem Jahrzehnt deiner Produktion; so wie es steht, sind es ${pounds(before)}.`
        : `Das kostet dich Einnahmen, ${pounds(after)} statt ${pounds(before)} im Jahrzehnt, aber ${gain(shares)}.`,
    shareValue: (pounds) => `Am Ende dürfte eine deiner Aktien etwa ${pounds}\u00a0£ wert sein.`,
    cheapShares: (pounds) => `Aktien sind billig: Am Ende dürfte jede von deinen etwa ${pounds}\u00a0£ wert sein.`,
    inNeed: (pounds) => `Dafür müsstest du Aktien verkaufen; eine wäre dann ${pounds}\u00a0£ wert.`,
    coming: (good, now, then) => coming(`Die kommende Produktion von ${GERMAN[good]} bringt dir`, now, then),
  },
});

export const phrases = { firstEdition: phrasesBy(firstEdition), anniversary: phrasesBy(anniversary) };
