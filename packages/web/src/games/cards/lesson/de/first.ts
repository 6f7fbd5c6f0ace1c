import type { LessonWords } from '../../../lesson.ts';
import type { PartId } from '../first.ts';

export const words: LessonWords<PartId> = {
  title: 'Das erste Jahrzehnt',
  about:
    'Einstellen, Preis festlegen, verkaufen, entwickeln, Aktien kaufen: vier Runden allein gegen zwei automatische Gegner',
  done: 'Das war eines von drei Jahrzehnten. Du kennst jeden Schritt eines Zuges; was bleibt, ist zu beurteilen, was mehr bringt: noch ein Arbeiter, eine bessere Karte oder Aktien, solange sie billig sind.',
  parts: {
    welcome: [
      'Aktien mal Aktienwert',
      'Dir gehört eine junge Firma. Nach zwölf Runden zählt die Zahl deiner Aktien mal dem, was eine wert ist: heute 10 × 10\u00a0£.\nVerkäufe heben den Wert. Geld kauft die Aktien.',
    ],
    'open-food': [
      'Eine erste Fabrik',
      'Für jede der vier Waren gibt es eine Fabrik. Mit zweien fängst du an. Eröffne die für Nahrung.',
    ],
    'open-cutlery': [
      'Und eine zweite',
      'Nimm Besteck. Jede bringt ein Kontor und ihre erste Arbeiterkarte mit. Die Kisten sagen, was eine Fabrik macht: eine auf dem Plättchen, zwei auf der Karte.',
    ],
    rounds: [
      'Eine Ware je Runde',
      'Drei Jahrzehnte mit je vier Runden. In jeder Runde ist eine Ware an der Reihe, und nur sie wird gemacht und verkauft: Nahrung, Kleidung, Besteck, Lampen, und von vorn.',
    ],
    market: [
      'Attraktivität gegen Nachfrage',
      'Jeder Verkäufer hat eine Säule, so hoch wie seine Attraktivität. Die dicke Linie ist die Nachfrage. Für jede Stufe deiner Säule über der Linie darfst du eine Ware verkaufen, nie mehr als deine Attraktivität.\nJe tiefer die Linie, desto besser für alle.',
    ],
    employ: [
      'Dein Zug: eine Aktion',
      'Ein Zug hat drei Schritte: eine Aktion, den Preis der Ware, die an der Reihe ist, und eine Entwicklung. Aktionen kosten kein Geld. Nimm Einstellen.',
    ],
    'employ-food': [
      'Mehr Hände',
      'Leg die zweite Arbeiterkarte an die Nahrungsfabrik. Zeig erst darauf: Sie macht dann 5 statt 3, und jeder Arbeiter will seinen Lohn, wenn Nahrung gemacht wird.',
    ],
    'employ-done': [
      'Und mehr Käufer',
      'Wer verdient, kauft auch: Die Nachfragelinie ist bei allen Waren um eine Stufe gesunken. Die Löhne sind ein Feld nach rechts gerückt: Ein Arbeiter kostet nun 3\u00a0£.\nDu könntest noch mehr Karten legen. Drück Fertig.',
    ],
    spot: [
      'Preis oder Attraktivität',
      'Nun der Preis der Nahrung. Das Plättchen hat vier Felder: je teurer, desto weniger attraktiv. Nimm das dritte, 3\u00a0£ mit Attraktivität 1. Die Vorschau am Rand sagt, was jedes brächte.',
    ],
    office: [
      'Das Kontor hilft einem von beiden',
      'Es gibt 4 zum Preis oder 4 zur Attraktivität. Für 7\u00a0£ kaufte bei dir niemand. Nimm Attraktivität: je 3\u00a0£, und zwei lassen sich verkaufen. Auf dem Weg bis 5 hebt dein Marker die Nachfrage um zwei; der Schritt von 4 auf 5 hat keinen Pfeil, er findet also einen Käufer mehr.',
    ],
    develop: [
      'Eine Entwicklung',
      'Zuletzt eine Verbesserung deiner Tafel oder eine Karte. Mit Qualität legst du künftig zwei Punkte in einer Aktion statt einem. Nimm sie.\nDann sind die Gegner dran: Ein Marker wird aus dem Beutel gezogen. Der neutrale, also rührt sich nichts.',
    ],
    ship: [
      'Verkauft, und drei übrig',
      'Du hast 5 gemacht und 2 zu 3\u00a0£ verkauft. Den Rest kannst du für später lagern oder gleich für je 5\u00a0£ verschiffen. Ein Schiff trägt zwei, und jedes, das ausläuft, kostet dich am Ende einen Schritt Aktienwert; du hast zwei Schiffe. Schick eines mit 2.',
    ],
    store: [
      'Eine für später',
      'Was weder verkauft noch verschifft ist, kann in einem Lager auf die nächste Nahrungsrunde warten. Lagere sie.',
    ],
    result: [
      'Was dabei herauskam',
      'Du hast 16\u00a0£ eingenommen und 2\u00a0£ Fixkosten und 18\u00a0£ Löhne gezahlt: Eine junge Fabrik darf Verlust machen. Aber dein Aktienwert stieg zweimal: einmal, weil du zwei oder mehr im Inland verkauft hast, und einmal, weil unter denen, die das taten, deine Attraktivität die höchste ist.',
    ],
    build: [
      'Kleidung ist an der Reihe',
      'Du hast keine Fabrik für Kleidung, also ginge die Runde an dir vorbei. Nimm Bauen.',
    ],
    'build-clothes': [
      'Sie steht sofort',
      'Bauen kostet nichts. Eine neue Fabrik hat ein Kontor und keine Arbeiterkarte: Sie macht eine Ware.',
    ],
    'build-done': [
      'Eine genügt',
      'In derselben Aktion könntest du Lampen bauen. Lass es: Eine Fabrik, die ruht, kostet nichts, bringt aber auch nichts. Drück Fertig.',
    ],
    'clothes-spot': [
      'Eine Ware, ein Käufer',
      'Du hast ein einziges Stück zu verkaufen, brauchst also Attraktivität 1 und nicht mehr. Nimm 4\u00a0£ mit Attraktivität 1.',
    ],
    'clothes-office': ['Und alles andere in den Preis', 'Das Kontor auf Preis, das macht 8\u00a0£.'],
    card: [
      'Diesmal eine Karte',
      'Entwicklungskarten liegen offen aus. Wo eine Scheibe liegt, hat ein Gegner die Karte. Nimm den Vorarbeiter.',
    ],
    foreman: [
      'Arbeit für weniger',
      'Bis zu vier Arbeiter einer Fabrik bekommen 2\u00a0£ weniger, und 3\u00a0£ ist heute der Lohn. Schick ihn zum Besteck, wo fünf arbeiten.',
    ],
    quality: [
      'Besteck',
      'Die Fabrik macht 3. Mit mehr Attraktivität als die Gegner gewinnst du zwei Schritte Aktienwert. Nimm Qualität.',
    ],
    'quality-put': [
      'Eine Qualitätskarte',
      'Nimm eine Karte aus dem Vorrat und wähl, was sie wo zeigt: Preis oder Attraktivität. Zwei Punkte sind erlaubt, seit du Qualität entwickelt hast. Leg 2 Attraktivität an das Besteck.',
    ],
    'cutlery-spot': [
      'Höher als die anderen',
      'Gegner 1 steht auf 3. Mit Attraktivität 3 vom Plättchen und 2 von der Qualität stehst du auf 5 und darfst mehr verkaufen, als du hast.',
    ],
    'cutlery-office': ['Preis', 'Die Attraktivität reicht, also kommt das Kontor in den Preis: 7\u00a0£.'],
    'cutlery-turn': [
      'Karten lassen sich drehen',
      'Jedes Mal, wenn die Ware an der Reihe ist, darfst du auch Qualitätskarten drehen. Diese bleibt auf Attraktivität.',
    ],
    'develop-exchange': [
      'Für den Aktienkauf',
      'Börse: Von nun an kostet die erste Aktie jedes Kaufs die Hälfte. Nimm sie und sieh dem Verkauf zu.',
    ],
    highest: [
      'Zwei Schritte',
      'Drei verkauft für 21\u00a0£, und der Vorarbeiter hat dir 8\u00a0£ Lohn gespart. Der Aktienwert stieg zweimal: für den Verkauf und für die höchste Attraktivität.',
    ],
    exchange: ['Lampen, und keine Fabrik', 'Eine gute Runde für die Börse. Nimm Börse.'],
    buy: [
      'Aktien, solange sie billig sind',
      'Eine Aktie kostet ihren Wert, heute 14\u00a0£; die erste nur 7\u00a0£, dank deiner Entwicklung. Behalte etwas Geld für Löhne. Kauf 3.',
    ],
    loans: [
      'Kredite',
      'Ein Kredit bringt jetzt den Wert einer Aktie und kostet am Ende eine Aktie. Du brauchst keinen.\nKannst du eines Tages deine Kosten nicht zahlen, leiht der Notfonds halb so viel für denselben Preis.',
    ],
    ships: ['Die Schiffe kommen zurück', 'An der Börse werden auch beide Schiffe wieder bereit. Reaktiviere sie.'],
    last: [
      'Noch eine Entwicklung',
      'Maschinen: mehr davon in einer Aktion. Eine Maschine ersetzt einen Arbeiter und kostet 1\u00a0£ statt seines Lohns.',
    ],
    opponents: [
      'Die anderen beiden',
      'Die Gegner brauchen keine Waren: Sie verkaufen, was ihre Attraktivität erlaubt, und wachsen jede Runde. Ihre Punkte stehen in ihrem Feld. Deine eigenen stehen in deiner Auslage, so als wäre das Spiel jetzt zu Ende.',
    ],
    end: [
      'Jahrzehnt II',
      'Von nun an lassen sich Fabriken ausbauen: Die andere Seite von Plättchen und Karten macht mehr und verkauft teurer. Am Ende kauft alles Geld Aktien, jeder Kredit nimmt eine weg, und jedes ausgelaufene Schiff senkt den Wert um eins.',
    ],
  },
};
