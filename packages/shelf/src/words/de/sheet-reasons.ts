import type { SheetReasons } from '../../sheet-reasons.ts';

/** Why a component sheet is refused, in German. */
export const reasons: SheetReasons = {
  // The board game
  'price-range': 'der niedrigste Preis liegt nicht unter dem höchsten',
  falls: 'ist kleiner als der Wert davor',
  'one-per-player': 'braucht einen Eintrag je Person',
  'wage-per-row': ({ rows }) => `braucht einen Lohn für jede der ${rows} Zeilen`,
  'number-per-row': ({ rows }) => `braucht eine Zahl für jede der ${rows} Zeilen`,
  'below-lowest-price': 'liegt unter dem niedrigsten Preis, es ließe sich also kein Preis setzen',
  'above-highest-price': 'liegt über dem höchsten Preis',
  'workers-only': 'eine Reihe braucht mindestens einen Platz nur für Arbeiter',
  'too-few-workers': 'für die ersten Fabriken bleiben zu wenige Arbeiter',
  'too-many-workers': 'mehr Arbeiter, als der Arbeitsmarkt Plätze hat',
  'too-many-shares': 'mehr Aktien, als die Gesellschaft hat',
  'off-share-track': 'liegt nicht auf der Aktienleiste',
  'two-factories': ({ pounds }) =>
    `die Aktien am Anfang bringen die ${pounds} Pfund nicht ein, die zwei Fabriken kosten`,
  'marker-not-laid-out': 'ist keiner der Marker, die in seinen Reihen ausliegen',
  'sold-for-less': 'ist mehr, als die verkauften Aktien eingebracht haben',
  // The card game
  'fourth-spot': 'das vierte Feld hat Attraktivität 0',
  'no-such-spot': 'die andere Seite hat kein Feld mit dieser Attraktivität',
  'beyond-track': 'liegt hinter dem Ende der Leiste',
  'off-track': 'liegt nicht auf der Leiste',
  'wages-fall': 'Löhne fallen nie',
  'needs-players': ({ players }) => `braucht ${players} Personen`,
  'two-different': 'zwei verschiedene Fabriken',
  'development-or-card': 'entweder eine Entwicklung oder eine Karte',
  'foreman-alone': 'nur der Vorarbeiter hat eine Fabrik, und er braucht eine',
  'not-a-factory': 'ist keine der Fabriken',
  'not-in-supply': 'liegt nicht im Vorrat',
  'entry-per-tokens': 'braucht einen Eintrag für jede Zahl von Markern',
  'entry-per-goods': 'braucht einen Eintrag für jede Zahl von Waren, die zwei Schiffe tragen',
  'solo-display': 'zu wenige für die Auslage des Solospiels',
  'too-many-cards': 'mehr Karten, als es gibt',
  'too-many-alike': ({ players }) => `zu viele einer Art, um sie für ${players} Personen auszulegen`,
  'beyond-own-track': 'liegt hinter dem Ende der Leiste',
  'beyond-money': 'mehr, als das Geld am Anfang kauft',
  // Empire
  'die-order': ({ die }) => `die Zeilen stehen in der Reihenfolge des Würfels: hier ${die}`,
  'beyond-central': ({ most }) => `mehr, als die Leiste der Hauptfabrik fasst (${most})`,
  'card-order': ({ card }) => `die Karten stehen in ihrer Reihenfolge, Seite a vor Seite b: hier ${card}`,
  'same-id': 'eine andere Karte hat diese Kennung',
  'cost-of-two': 'der Unterhalt nimmt zwei Einheiten aus den Kosten, es müssen also mindestens zwei sein',
  'years-end': 'später als das Ende seiner Jahre',
  'no-track': ({ type }) => `keine Seite hat eine Leiste für ${type}, und die Reihe muss eine zeigen`,
};
