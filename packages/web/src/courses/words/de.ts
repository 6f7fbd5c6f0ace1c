import type { CourseWords } from './words.ts';

export const words: CourseWords = {
  habits: {
    heading: 'Deine Gewohnheiten',
    about:
      'Gezählt aus den Partien, die du beendet hast, auf diesem Gerät gegen Bots oder allein und auf dem Server mit anderen, neben dem, was starke Bots tun. Was am meisten abweicht, steht zuerst.',
    none: 'Noch keine beendete Partie',
    noneAbout: 'Spiel eine Partie gegen Bots zu Ende, und was du darin getan hast, wird hier gezählt.',
    reading: 'Deine Partien werden gelesen …',
    from: (games, name) => `${games === 1 ? 'Eine Partie' : `${games} Partien`} ${name}`,
    me: 'Du',
    strong: 'Starke Bots',
    said: {
      'shares-at-need': (mine, theirs) => `Du verkaufst ${mine} Aktien je Partie in Not; starke Spieler ${theirs}.`,
      loans: (mine, theirs) => `Du nimmst ${mine} Kredite je Partie auf; starke Spieler ${theirs}.`,
      'emergency-loans': (mine, theirs) =>
        `Der Notfonds hilft dir ${mine}-mal je Partie aus; starken Spielern ${theirs}-mal.`,
      'crates-sold': (mine, theirs) => `Du verkaufst ${mine} Kisten je Partie im Inland; starke Spieler ${theirs}.`,
      'crates-shipped': (mine, theirs) => `Du verschiffst ${mine} Kisten je Partie; starke Spieler ${theirs}.`,
      'crates-lost': (mine, theirs) => `Du wirfst ${mine} Kisten je Partie weg; starke Spieler ${theirs}.`,
      obsolete: (mine, theirs) =>
        `Du produzierst ${mine}-mal in einer veralteten Fabrik; starke Spieler ${theirs}-mal.`,
      'cash-left': (mine, theirs) =>
        `Am Ende bleiben dir ${mine}\u00a0£ ungenutzt; starke Spieler behalten ${theirs}\u00a0£.`,
      'shares-at-the-end': (mine, theirs) =>
        `Du kaufst ${mine} Aktien erst bei der Schlusswertung; starke Spieler ${theirs}.`,
      buildings: (mine, theirs) => `Du baust ${mine} Gebäude je Partie; starke Spieler ${theirs}.`,
      unpaid: (mine, theirs) =>
        `Du kannst ${mine} Einheiten Unterhalt je Partie nicht zahlen; starke Spieler ${theirs}.`,
      dismissed: (mine, theirs) =>
        `${mine} deiner Gebäude verlieren wegen der Lohnkosten ihre Arbeiter; bei starken Spielern ${theirs}.`,
      'units-lost': (mine, theirs) =>
        `${mine} Einheiten finden auf deinen Leisten keinen Platz; bei starken Spielern ${theirs}.`,
      'units-left': (mine, theirs) => `Am Ende bleiben dir ${mine} Einheiten unverkauft; starken Spielern ${theirs}.`,
      managers: (mine, theirs) => `Du setzt ${mine} Direktoren je Partie ein; starke Spieler ${theirs}.`,
    },
  },
  explorer: {
    open: 'Was starke Spieler tun, Moment für Moment',
    heading: 'Erkundung',
    about: 'Was in den Momenten gewählt wird, die jede Partie hat, wie oft, und was daraus wurde.',
    made: (games, players, bot) =>
      `${games} Partien ${players === 1 ? 'allein' : `zu ${players === 2 ? 'zweit' : players === 3 ? 'dritt' : 'viert'}`}, alle Plätze vom Bot ${bot} gespielt`,
    whose: 'Wessen Partien',
    theirs: 'Starke Bots',
    theirsShort: 'Bots',
    mine: (games) => `Deine (${games})`,
    option: 'Wahl',
    often: 'Wie oft',
    won: 'Siege',
    score: 'Ergebnis',
    oneEach:
      'Jedes davon hat in jeder Partie eine Firma genommen: Die Sitzordnung entscheidet, wer was wählen kann, und wer damit gewonnen hat, hat auch mit dem Platz gewonnen.',
    few: (times) => `${times}-mal`,
    moments: {
      'first-good': 'Die erste Fabrik',
      'second-good': 'Die zweite Fabrik',
      'first-marker': 'Der erste eingesetzte Marker',
      'first-taken': 'Das Erste, was aus der Auslage genommen wird',
      'level-2': 'Stufe II wird erreicht im Jahrzehnt',
      'level-3': 'Stufe III wird erreicht im Jahrzehnt',
      'first-action': 'Die erste Aktion',
      'first-development': 'Die erste Entwicklung',
      'first-card': 'Die erste genommene Karte',
      upgraded: 'Die erste Aufwertung, nach Jahrzehnt',
      'first-building': 'Das erste Gebäude',
      'second-building': 'Das zweite Gebäude',
      'third-building': 'Das dritte Gebäude',
    },
    curves: {
      shares: 'Aktien im Besitz',
      value: 'Wert einer Aktie',
      factories: 'Fabriken',
      workers: 'Arbeiter',
      profit: 'Gewinn',
      buildings: 'Gebäude',
    },
    toHabits: 'Deine Gewohnheiten',
    nothing: 'Von diesem Spiel ist noch nichts bekannt.',
  },
  game: 'Spiel',
};
