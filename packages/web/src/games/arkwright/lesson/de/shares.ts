import type { LessonWords } from '../../../lesson.ts';
import type { SharesPart } from '../shares.ts';

export const words: LessonWords<SharesPart> = {
  title: 'Aktien und plötzliche Not',
  about: 'Früh kaufen, zahlen können: was ein Notverkauf kostet',
  done: 'Früh gekaufte Aktien sind billig und steigen mit jedem Verkauf. Aber behalte genug zum Zahlen: Jede in Not verkaufte Aktie wirft auch deine Firma zurück.',
  parts: {
    track: [
      'Was du wert bist',
      'Dein Zeichen steht auf einem Feld; das Band darunter ist der Wert jeder deiner Aktien. Gestrichelte Zeichen zeigen, wohin die nächste Produktion alle brächte.',
    ],
    exchange: [
      'An die Börse',
      'Dort kaufst oder verkaufst du Aktien deiner Firma zum heutigen Wert. Jedes Feld tut es, nimm also das billigste.',
    ],
    buy: [
      'Vier Aktien',
      'Mit 10\u00a0£ sind sie so billig wie nie wieder. Du hast 50\u00a0£: Kaufe vier. Zehn Pfund bleiben.',
    ],
    leave: ['Genug', 'Verlasse die Börse.'],
    special: [
      'Kein Marker',
      'Nimm diesmal keinen. Rot ist dran, dann wird Nahrung verkauft; danach kommt Kleidung, und Rot beginnt.',
    ],
    rise: [
      'Sie sind gestiegen',
      'Drei Kisten verkauft: zwei Schritte. Deine 14 Aktien sind je 11\u00a0£ wert, zusammen 154\u00a0£, und du hast 17\u00a0£ Geld.',
    ],
    factory: [
      'Eine neue Fabrik',
      'Nehmen wir an, du willst auch Kleidung machen. Setze die Fabrik auf dem Feld für 10\u00a0£ ein, obwohl das viel ist.',
    ],
    build: [
      'Eine Warnung',
      'Der Bau kostet 9\u00a0£, zusammen 19\u00a0£: mehr, als du hast. Die Wahl sagt, was sie erzwingt, den Notverkauf einer Aktie, und fragt noch einmal. Drücke zweimal.',
    ],
    price: ['Der Preis', 'Verkaufe für 6\u00a0£. Die erste Reihe wird gleich mit Arbeitern gefüllt.'],
    pay: [
      'Zahlen',
      'In der Fabrikaktion wird alles am Ende bezahlt. Beende sie: Der Knopf warnt noch einmal, dann zahlt er.',
    ],
    emergency: [
      'In Not verkauft',
      'Eine Aktie ging für 11\u00a0£, und das Zeichen ging um die Zehnerziffer seines Feldes zurück, hier um eins. Auf Feld 32 wären es drei. Hier bleibt es in seinem Band, und deine anderen Aktien sind noch immer 11\u00a0£ wert; ein Feld tiefer verlöre jede ein Pfund.',
    ],
    loans: [
      'Und ohne Aktien?',
      'Dann leiht die Bank je Schritt zurück 10\u00a0£ und will 13\u00a0£, wenn du an der Börse zurückzahlst. Wer am Ende einen Kredit hat, hat verloren.',
    ],
  },
};
