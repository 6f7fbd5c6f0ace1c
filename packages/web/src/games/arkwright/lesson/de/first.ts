import type { LessonWords } from '../../../lesson.ts';
import type { FirstPart } from '../first.ts';

export const words: LessonWords<FirstPart> = {
  title: 'Die ersten zwei Züge',
  about: 'Attraktivität heben, Preis setzen, verkaufen, einstellen: der Kern des Spiels',
  done: 'Das ist das Spiel: begehrt sein, den Preis setzen, einstellen, was sich verkaufen lässt, und vor dem Ende Geld in Aktien verwandeln. Die anderen Lektionen nehmen je ein Thema.',
  parts: {
    welcome: [
      'Du bist Blau',
      'Dir gehören zwei Fabriken, etwas Geld und Aktien deiner eigenen Firma. Nach drei Jahrzehnten gewinnt, wessen Aktien am meisten wert sind. Geld zählt dann nicht, außer dass es Aktien kauft.',
    ],
    market: [
      'Vier Waren, eine nach der anderen',
      'In jedem Zyklus wird eine Ware produziert und verkauft, jetzt die Nahrung. Jede Säule ist ein Verkäufer, so hoch wie seine Attraktivität. Verkauft wird von oben nach unten, bis die Nachfrage gedeckt ist. Der Wimpel ist der Importeur.',
    ],
    sum: [
      'Attraktivität',
      'Sie ist Basisqualität plus Qualität plus Vertrieb minus Preis. Sie sagt, wer zuerst verkauft, und du verkaufst nie mehr Kisten, als sie hoch ist. Mit 3 verkaufst du deine drei.',
    ],
    chart: [
      'Ein Marker je Zug',
      'In deinem Zug legst du einen Aktionsmarker auf ein freies Feld und zahlst seinen Preis. Was du zahlst, ist auch die Stärke der Aktion.',
    ],
    distribution: [
      'Vertrieb einsetzen',
      'Nimm den Karren auf und drücke dann auf das Feld für 4\u00a0£. Du kannst ihn auch hinziehen.',
    ],
    food: [
      'Nahrung heben',
      'Der erste Schritt kostet 1\u00a0£ deiner 4\u00a0£, der nächste 2\u00a0£. Drücke auf das + beim Vertrieb der Nahrung. Die Maus darauf, oder ein erstes Tippen, zeigt, was sich ändern würde; der Klick, oder ein zweites Tippen, tut es.',
    ],
    'food-again': [
      'Noch einmal',
      'Drück es noch einmal: Der zweite Schritt braucht 2\u00a0£, die Attraktivität steigt von 4 auf 5, und die Nahrung kostet noch immer 5\u00a0£.',
    ],
    cutlery: ['Ein Pfund bleibt', 'Es reicht für den ersten Schritt beim Besteck, das zwei Zyklen später kommt.'],
    price: [
      'Ein besserer Preis',
      'Nach dem Vertrieb darfst du Preise ändern. Jedes Pfund kostet eine Attraktivität. Bei 6\u00a0£ behältst du 4, eine mehr als Rot: Wer allein oben steht, kommt mit seinen Aktien einen Schritt weiter, und wer allein am meisten verkauft, noch einen.',
    ],
    'no-more-prices': ['Das genügt', 'Lass den anderen Preis. Rot ist nach dir dran, dann wird Nahrung produziert.'],
    sale: [
      'Verkauft',
      'Du wurdest zuerst gerufen, bei 4; bei 3 und 2 habt ihr euch abgewechselt. Drei Kisten zu 6\u00a0£ brachten 18\u00a0£, und vier Arbeiter kosteten je 2\u00a0£.',
    ],
    shares: [
      'Deine Firma ist mehr wert',
      'Zwei Schritte für zwei oder mehr verkaufte Waren, einer mehr für die höchste Attraktivität. Rot hat ebenso viel verkauft, für 3\u00a0£ weniger, und liegt einen Schritt zurück.',
    ],
    decay: [
      'Vertrieb lässt nach',
      'Nach ihrer Produktion verliert eine Ware einen Vertrieb. Qualität bliebe, kostet aber mehr.',
    ],
    order: [
      'Kleidung',
      'Du machst keine Kleidung. Der Startspieler hat gewechselt, Rot war also schon dran. Ein guter Moment, das Besteck vorzubereiten.',
    ],
    workers: [
      'Arbeiter einsetzen',
      'Einstellen kostet nichts außer den 2\u00a0£ des Feldes. Löhne fallen erst an, wenn die Ware produziert wird.',
    ],
    hire: [
      'Eine Reihe füllen',
      'Nur volle Reihen produzieren. Drücke auf den dritten freien Platz der Reihe 3: Drei Arbeiter kommen vom Markt, und die Nachfrage wächst, denn sie haben nun Geld. Die Vorschau fällt um 6\u00a0£, ihre Löhne: Mit Attraktivität 3 verkaufst du noch immer drei. Es lohnt sich, sobald du sie hebst, bevor Besteck dran ist.',
    ],
    'hired-enough': ['Beenden', 'Du könntest anderswo einstellen oder entlassen. Das reicht.'],
    special: [
      'Ein grauer Marker',
      'Nach den Arbeitern nimmst du einen Sondermarker umsonst. Die grauen sind stärker als deine eigenen. Nimm die hellgrauen Maschinen.',
    ],
    building: [
      'Später: bauen und modernisieren',
      'Der Fabrikmarker baut eine Fabrik für eine weitere Ware oder hebt eine deiner Fabriken auf die nächste Stufe: bessere Grundqualität, also mehr Attraktivität. Beides kostet, was daran steht, zusätzlich zum Feld.',
    ],
    obsolescence: [
      'Alte Fabriken werden teuer',
      'Vor 1790 veraltet Stufe I: Jede solche Fabrik braucht dann zwei Arbeiter mehr, die nichts herstellen und Lohn bekommen wie die anderen. Modernisiere rechtzeitig, oder rechne mit ihnen.',
    ],
    'last-shares': [
      'Das Ende',
      'Nach 1790 dürfen alle noch einmal Aktien kaufen. Was dann an Geld und Waren übrig ist, zählt nichts: Aktien mal ihr Wert entscheiden.',
    ],
    end: [
      'Nun du',
      'Als Nächstes kommt Besteck: Du wirst vier machen, aber deine Attraktivität ist drei. Hebe sie vor der Produktion, sonst kommt die vierte Kiste ins Lager.',
    ],
  },
};
