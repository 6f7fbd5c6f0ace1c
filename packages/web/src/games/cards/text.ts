import type { Action, Track } from '@cromford/cards';
import type { Language } from '@cromford/kernel';

/** What the card game's board says beside the words of the rules. */
export interface BoardText {
  readonly tabs: { readonly mine: string; readonly market: string; readonly cards: string; readonly rivals: string };
  readonly choicesHere: string;
  readonly rounds: string;
  readonly decade: (decade: number) => string;
  readonly order: string;
  readonly wages: string;
  readonly wageNow: (pounds: number) => string;
  readonly ladder: string;
  readonly sellsOf: (name: string, appeal: number, sold: number, made: number) => string;
  readonly sellsOnly: (name: string, appeal: number, sold: number) => string;
  readonly nobody: string;
  readonly priceSold: string;
  readonly valueSteps: string;
  readonly sharesHeld: string;
  readonly shareValue: string;
  readonly expected: string;
  readonly youAre: (name: string) => string;
  readonly startsRound: string;
  readonly worth: string;
  readonly now: string;
  readonly back: string;
  readonly openStreet: (name: string) => string;
  readonly rivals: string;
  readonly opponents: string;
  readonly neutral: string;
  readonly neutralAbout: string;
  readonly bag: string;
  readonly bagLeft: (n: number) => string;
  readonly appealsOf: string;
  readonly noFactory: string;
  readonly makes: string;
  readonly tile: string;
  readonly office: string;
  readonly workerCard: (position: number) => string;
  readonly noWorkers: string;
  readonly inReserve: string;
  readonly reserve: string;
  readonly developments: string;
  readonly needs: (decade: number) => string;
  readonly action: Readonly<Record<Action, string>>;
  readonly shortTrack: Readonly<Record<Track, string>>;
  readonly actions: string;
  readonly spots: string;
  /** A choice at a factory, whose name stands above it. */
  readonly short: (verb: string, text: string) => string;
  readonly cardVerb: (verb: string) => string;
  readonly fromStock: string;
  readonly perShip: (n: number) => string;
  readonly shipsFor: (pounds: number) => string;
  readonly emergency: string;
  readonly emergencyAbout: (half: number, left: number) => string;
  readonly loansOf: (n: number, most: number) => string;
  readonly tokensOf: (n: number, most: number, steps: number) => string;
  readonly warehouse: { readonly small: string; readonly large: string };
  readonly holdsOf: (n: number, most: number) => string;
  readonly pickCard: string;
  readonly cards: string;
  readonly cardLimit: (n: number, most: number) => string;
  readonly left: (n: number) => string;
  readonly underDisc: (who: string) => string;
  readonly place: (n: number) => string;
  readonly empty: string;
  readonly readCard: string;
  readonly noCards: string;
  readonly spent: string;
  readonly half: (half: number, n: number) => string;
  readonly sells: string;
  readonly net: string;
  readonly sales: string;
  readonly fixed: string;
  readonly wagesPaid: string;
  readonly machines: string;
  readonly fund: string;
  readonly afterwards: string;
  readonly share: string;
  readonly change: string;
  readonly with: string;
  readonly ifNow: (good: string, demand: string, wage: string) => string;
  readonly notProducing: string;
  readonly underWay: (good: string) => string;
  readonly storedN: (n: number) => string;
  readonly wastedN: (n: number) => string;
  readonly fundWarning: (n: number) => string;
  readonly bankruptWarning: string;
  readonly certain: string;
  readonly open: string;
  readonly openWho: (names: string) => string;
  readonly openOpponents: string;
  readonly openNobody: string;
  readonly certainAll: string;
  readonly assumes: string;
  readonly final: string;
  readonly scoring: string;
  readonly rowGoods: string;
  readonly rowBought: string;
  readonly rowLoans: string;
  readonly rowTokens: string;
  readonly rowShares: string;
  readonly rowValue: string;
  readonly rowScore: string;
  readonly rowLeft: string;
  readonly tie: string;
  readonly won: (names: string) => string;
  readonly lost: string;
  readonly shared: (names: string) => string;
  readonly awards: string;
  readonly awardsNone: string;
  readonly awardsLost: string;
  readonly whereMoney: string;
  readonly allAwards: string;
  readonly chooseAward: string;
}

const roman = (n: number) => 'I'.repeat(n);

export const boardText: Readonly<Record<Language, BoardText>> = {
  en: {
    tabs: { mine: 'Mine', market: 'Market', cards: 'Cards', rivals: 'Rivals' },
    choicesHere: 'choices here',
    rounds: 'Rounds',
    decade: (decade) => `Decade ${roman(decade)}`,
    order: 'Order',
    wages: 'Wages',
    wageNow: (pounds) => `a worker costs £${pounds}`,
    ladder: 'each column is as high as its appeal; crates sell from the top down to demand',
    sellsOf: (name, appeal, sold, made) => `${name}: appeal ${appeal}, sells ${sold} of ${made}`,
    sellsOnly: (name, appeal, sold) => `${name}: appeal ${appeal}, sells ${sold}`,
    nobody: 'nobody',
    priceSold: 'sold / made',
    valueSteps: 'share value',
    sharesHeld: 'Shares',
    shareValue: 'Value £',
    expected: 'after this production',
    youAre: (name) => `${name}, you`,
    startsRound: 'starts',
    worth: 'would score',
    now: 'now',
    back: 'Back to my street',
    openStreet: (name) => `Show ${name} in full`,
    rivals: 'Rivals',
    opponents: 'Opponents',
    neutral: 'Neutral',
    neutralAbout: 'Only on the market: it sells nothing and takes the highest appeal from nobody but who has less.',
    bag: 'Bag',
    bagLeft: (n) => `${n} markers left`,
    appealsOf: 'appeal',
    noFactory: 'No factory',
    makes: 'makes',
    tile: 'tile',
    office: 'office',
    workerCard: (position) => `worker card ${position}`,
    noWorkers: 'no card',
    inReserve: 'in reserve',
    reserve: 'Reserve',
    developments: 'Developments',
    needs: (decade) => `from decade ${roman(decade)}`,
    action: {
      build: 'Build',
      employ: 'Employ',
      automate: 'Automate',
      quality: 'Quality',
      distribution: 'Distribution',
      exchange: 'Exchange',
      'extra-production': 'Extra production',
      'early-shipping': 'Early shipping',
    },
    shortTrack: {
      quality: 'Quality',
      distribution: 'Distribution',
      cards: 'Cards',
      machinery: 'Machinery',
      shipping: 'Shipping',
      exchange: 'Exchange',
    },
    actions: 'Actions',
    spots: 'price and appeal of the tile',
    short: (verb, text) =>
      ({
        open: 'Open it',
        build: 'Build it',
        upgrade: 'Upgrade',
        invent: 'Upgrade by Inventor',
        attach: 'Foreman here',
      })[verb] ?? text.replace(/^.*?: /, ''),
    cardVerb: (verb) => ({ use: 'use', refresh: 'refresh', discard: 'give back' })[verb] ?? verb,
    fromStock: 'from stock',
    perShip: (n) => `${n} per ship`,
    shipsFor: (pounds) => `ships at £${pounds}`,
    emergency: 'Loans and emergency fund',
    emergencyAbout: (half, left) =>
      `The emergency fund pays £${half} for each of ${left} tokens left; each costs a share.`,
    loansOf: (n, most) => `${n} of ${most} loan tokens`,
    tokensOf: (n, most, steps) => `${n} of ${most} shipping tokens, −${steps} share value at the end`,
    warehouse: { small: 'small', large: 'large' },
    holdsOf: (n, most) => `${n} of ${most}`,
    pickCard: 'Pick a card, then a factory.',
    cards: 'Cards',
    cardLimit: (n, most) => `${n} of ${most}`,
    left: (n) => `${n} left`,
    underDisc: (who) => `taken by ${who}`,
    place: (n) => `place ${n}`,
    empty: 'empty',
    readCard: 'Point at a card to read what it does.',
    noCards: 'none yet',
    spent: 'spent',
    half: (half, n) => `first ${n} at £${half}`,
    sells: 'sells',
    net: 'Net',
    sales: 'Sales',
    fixed: 'Fixed costs',
    wagesPaid: 'Wages',
    machines: 'Machines',
    fund: 'Emergency fund',
    afterwards: 'Cash afterwards',
    share: 'Share value',
    change: 'change',
    with: 'with it',
    ifNow: (good, demand, wage) => `If ${good} ran now: demand ${demand}, wage ${wage}.`,
    notProducing: 'You have no factory for it.',
    underWay: (good) => `${good}: the sale is under way. What is still due stands beside each choice.`,
    storedN: (n) => `${n} stored`,
    wastedN: (n) => `${n} wasted`,
    fundWarning: (n) => (n === 1 ? 'takes 1 loan from the emergency fund' : `takes ${n} loans from the emergency fund`),
    bankruptWarning: 'goes bankrupt',
    certain: 'Certain:',
    open: 'Open:',
    openWho: (names) => `${names} still to act.`,
    openOpponents: 'which opponent is drawn.',
    openNobody: 'nothing; everybody has acted.',
    certainAll: 'what lies on the table; stock is sold, ships and cards are kept.',
    assumes: 'Stock is sold, ships and cards are kept.',
    final: 'Final score',
    scoring: 'Final scoring',
    rowGoods: 'Warehouses sold',
    rowBought: 'Shares bought with the rest',
    rowLoans: 'Loans',
    rowTokens: 'Shipping tokens',
    rowShares: 'Shares',
    rowValue: 'Share value',
    rowScore: 'Score',
    rowLeft: 'Money left',
    tie: 'Equal scores: more money left decides.',
    won: (names) => `${names} wins`,
    lost: 'The opponents win',
    shared: (names) => `${names} share the victory`,
    awards: 'Awards of this game',
    awardsNone: 'None of the fifteen this time.',
    awardsLost: 'Awards are given for a win only.',
    whereMoney: 'Where the money came from and went',
    allAwards: 'All awards on this device',
    chooseAward: 'Choose the award to keep',
  },
  de: {
    tabs: { mine: 'Meins', market: 'Markt', cards: 'Karten', rivals: 'Rivalen' },
    choicesHere: 'Wahl hier',
    rounds: 'Runden',
    decade: (decade) => `Jahrzehnt ${roman(decade)}`,
    order: 'Folge',
    wages: 'Löhne',
    wageNow: (pounds) => `ein Arbeiter kostet ${pounds} £`,
    ladder: 'jede Säule ist so hoch wie ihre Attraktivität; verkauft wird von oben bis zur Nachfrage',
    sellsOf: (name, appeal, sold, made) => `${name}: Attraktivität ${appeal}, verkauft ${sold} von ${made}`,
    sellsOnly: (name, appeal, sold) => `${name}: Attraktivität ${appeal}, verkauft ${sold}`,
    nobody: 'niemand',
    priceSold: 'verkauft / gemacht',
    valueSteps: 'Aktienwert',
    sharesHeld: 'Aktien',
    shareValue: 'Wert £',
    expected: 'nach dieser Produktion',
    youAre: (name) => `${name}, du`,
    startsRound: 'beginnt',
    worth: 'brächte jetzt',
    now: 'jetzt',
    back: 'Zurück zu meiner Auslage',
    openStreet: (name) => `${name} ganz zeigen`,
    rivals: 'Rivalen',
    opponents: 'Gegner',
    neutral: 'Neutral',
    neutralAbout: 'Nur auf dem Markt: verkauft nichts, nimmt aber dem die höchste Attraktivität, der weniger hat.',
    bag: 'Beutel',
    bagLeft: (n) => `noch ${n} Marker`,
    appealsOf: 'Attraktivität',
    noFactory: 'Keine Fabrik',
    makes: 'macht',
    tile: 'Plättchen',
    office: 'Kontor',
    workerCard: (position) => `Arbeiterkarte ${position}`,
    noWorkers: 'keine Karte',
    inReserve: 'im Vorrat',
    reserve: 'Vorrat',
    developments: 'Entwicklungen',
    needs: (decade) => `ab Jahrzehnt ${roman(decade)}`,
    action: {
      build: 'Bauen',
      employ: 'Einstellen',
      automate: 'Maschinen',
      quality: 'Qualität',
      distribution: 'Vertrieb',
      exchange: 'Börse',
      'extra-production': 'Sonderproduktion',
      'early-shipping': 'Früh verschiffen',
    },
    shortTrack: {
      quality: 'Qualität',
      distribution: 'Vertrieb',
      cards: 'Karten',
      machinery: 'Maschinen',
      shipping: 'Schifffahrt',
      exchange: 'Börse',
    },
    actions: 'Aktionen',
    spots: 'Preis und Attraktivität des Plättchens',
    short: (verb, text) =>
      ({
        open: 'Eröffnen',
        build: 'Bauen',
        upgrade: 'Ausbauen',
        invent: 'Ausbau durch Erfinder',
        attach: 'Vorarbeiter hierher',
      })[verb] ?? text.replace(/^.*?: /, ''),
    cardVerb: (verb) => ({ use: 'benutzen', refresh: 'auffrischen', discard: 'abwerfen' })[verb] ?? verb,
    fromStock: 'aus dem Lager',
    perShip: (n) => `${n} je Schiff`,
    shipsFor: (pounds) => `Schiff zu ${pounds} £`,
    emergency: 'Kredite und Notfonds',
    emergencyAbout: (half, left) =>
      `Der Notfonds zahlt ${half} £ für jeden der ${left} übrigen Marker; jeder kostet eine Aktie.`,
    loansOf: (n, most) => `${n} von ${most} Kreditmarkern`,
    tokensOf: (n, most, steps) => `${n} von ${most} Schiffsmarkern, am Ende −${steps} Aktienwert`,
    warehouse: { small: 'klein', large: 'groß' },
    holdsOf: (n, most) => `${n} von ${most}`,
    pickCard: 'Erst die Karte, dann die Fabrik.',
    cards: 'Karten',
    cardLimit: (n, most) => `${n} von ${most}`,
    left: (n) => `noch ${n}`,
    underDisc: (who) => `belegt von ${who}`,
    place: (n) => `Platz ${n}`,
    empty: 'leer',
    readCard: 'Zeig auf eine Karte, um zu lesen, was sie tut.',
    noCards: 'noch keine',
    spent: 'verbraucht',
    half: (half, n) => `${n === 1 ? 'die erste' : `die ersten ${n}`} zu ${half} £`,
    sells: 'verkauft',
    net: 'Ergebnis',
    sales: 'Verkauf',
    fixed: 'Fixkosten',
    wagesPaid: 'Löhne',
    machines: 'Maschinen',
    fund: 'Notfonds',
    afterwards: 'Geld danach',
    share: 'Aktienwert',
    change: 'Änderung',
    with: 'damit',
    ifNow: (good, demand, wage) => `Liefe jetzt ${good}: Nachfrage ${demand}, Lohn ${wage}.`,
    notProducing: 'Dafür hast du keine Fabrik.',
    underWay: (good) => `${good}: Der Verkauf läuft. Was noch fällig ist, steht bei jeder Wahl.`,
    storedN: (n) => `${n} gelagert`,
    wastedN: (n) => `${n} verloren`,
    fundWarning: (n) => (n === 1 ? 'nimmt 1 Kredit aus dem Notfonds' : `nimmt ${n} Kredite aus dem Notfonds`),
    bankruptWarning: 'geht bankrott',
    certain: 'Sicher:',
    open: 'Offen:',
    openWho: (names) => `${names} noch am Zug.`,
    openOpponents: 'welcher Gegner gezogen wird.',
    openNobody: 'nichts; alle waren am Zug.',
    certainAll: 'was auf dem Tisch liegt; Gelagertes wird verkauft, Schiffe und Karten bleiben.',
    assumes: 'Gelagertes wird verkauft, Schiffe und Karten bleiben.',
    final: 'Endstand',
    scoring: 'Schlusswertung',
    rowGoods: 'Lager verkauft',
    rowBought: 'Aktien aus dem Rest gekauft',
    rowLoans: 'Kredite',
    rowTokens: 'Schiffsmarker',
    rowShares: 'Aktien',
    rowValue: 'Aktienwert',
    rowScore: 'Punkte',
    rowLeft: 'Geld übrig',
    tie: 'Gleichstand: Wer mehr Geld übrig hat, liegt vorn.',
    won: (names) => `${names} gewinnt`,
    lost: 'Die Gegner gewinnen',
    shared: (names) => `${names} teilen sich den Sieg`,
    awards: 'Auszeichnungen dieser Partie',
    awardsNone: 'Diesmal keine der fünfzehn.',
    awardsLost: 'Auszeichnungen gibt es nur für einen Sieg.',
    whereMoney: 'Woher das Geld kam und wohin es ging',
    allAwards: 'Alle Auszeichnungen auf diesem Gerät',
    chooseAward: 'Welche Auszeichnung behältst du?',
  },
};
