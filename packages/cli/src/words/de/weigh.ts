import type { weigh as english } from '../en/weigh.ts';

export const weigh: typeof english = {
  title: ({ game, players, bots, games, seed }) =>
    `${game}, ${players} Plätze, ${bots}: ${games} Partien, Startwort ${seed}`,
  candidate: 'Blatt',
  unfair: 'neben gerecht',
  hardly: 'kaum genutzt',
  seat: 'Platz',
  won: 'gewonnen',
  sure: '95 % sicher',
  mean: 'Mittel',
  quartiles: '¼ / ½ / ¾',
  highest: 'max',
  length: ({ decisions, from, to }) => `Länge: ${decisions} Entscheidungen, ${from} bis ${to}.`,
  leads: ({ changes }) => `Die Führung wechselt ${changes} mal je Partie, von Runde zu Runde.`,
  foreseen: ({ chances, fair }) =>
    `Chance des späteren Siegers nach einem Viertel, der Hälfte und drei Vierteln: ${chances} (gerecht: ${fair}).`,
  deal: ({ part }) => `Was die Auslage an den Unterschieden der Ergebnisse entscheidet: ${part}.`,
  given: 'gegebene Chance',
  cameTrue: 'eingetreten',
  times: 'Male',
  use: 'was',
  winners: 'Sieger',
  others: 'andere',
  usedByWinners: 'von Siegern genutzt',
  usedByOthers: 'von anderen',
  hardlyThese: ({ part, uses }) => `Von den Siegern, die konnten, taten weniger als ${part}: ${uses}`,
  perGame: 'je Partie',
  used: 'genutzt in',
  ways: 'Wege',
  wins: 'Wege gewinnen',
  again: 'wiedergefunden',
  byChance: 'durch Zufall',
  apart: 'So viele Wege gibt es: Sie finden sich in anderen Auslagen wieder (ab 0,8).',
  notApart:
    'Keine Zahl von Wegen findet sich in anderen Auslagen sicher wieder (0,8): Was folgt, geht ineinander über.',
  winning: ({ winning, ways }) =>
    `${winning} von ${ways} gewinnen nach allem, was man weiß, vielleicht ihren Anteil und sicher die Hälfte davon.`,
  way: ({ seats, won, sure, score }) =>
    `Ein Weg von ${seats} Plätzen: ${won} gewonnen (${sure}), im Mittel ${score}. Mehr als die anderen:`,
  mark: ({ use, here, elsewhere }) => `  ${use}: ${here} (andere ${elsewhere})`,
  award: 'Auszeichnung',
  dominates: ({ won, fair }) =>
    `Ein Weg beherrscht das Spiel: Er gewinnt ${won} seiner Plätze, gerecht wären ${fair}, und mehr als jeder andere.`,
  noPlan: 'Kein Weg gewinnt erwiesenermaßen mehr als seinen Anteil und mehr als jeder andere.',
  player: 'Spieler',
  differs: 'was sie unterscheidet (95 % sicher)',
  alike: 'Nichts, was diese Spieler tun, ist erwiesenermaßen verschieden.',
  script: 'Plan nach Schema',
  fair: 'gerecht',
};
