import type { LessonWords } from '../../../lesson.ts';
import type { MulePart } from '../mule.ts';

export const words: LessonWords<MulePart> = {
  title: 'Die ersten drei Züge',
  about: 'Zwei Fabriken gründen, begehrt machen, verkaufen, einstellen, verschiffen: ohne Vorkenntnisse',
  done: 'Du hast alles Wichtige einmal getan. Was bleibt: modernisieren, sobald die Stufen offen sind, die Löhne unter den Einnahmen halten und Geld vor dem Ende in Aktien stecken.',
  parts: {
    welcome: [
      'Drei Jahrzehnte',
      'Du bist Blau. Die Partie dauert drei Jahrzehnte, und in jedem werden Nahrung, Kleidung, Besteck und Lampen einmal produziert und verkauft. Am Ende zählen nur deine Aktien: ihre Zahl mal dem, was eine wert ist.',
    ],
    found: [
      'Deine erste Fabrik',
      'Alle gründen zwei. Beginn mit Nahrung: Ihre ersten beiden Linien sind schon mit Arbeitern besetzt.',
    ],
    price: [
      'Ihr Preis',
      'Attraktivität ist, was die Fabrik bietet, minus Preis: 8 − 5 = 3. Du verkaufst nie mehr Kisten, als deine Attraktivität hoch ist, und du wirst drei machen. Nimm also 5\u00a0£.',
    ],
    second: ['Deine zweite Fabrik', 'Rot macht auch Nahrung, und Kleidung. Nimm Besteck: Das macht sonst niemand.'],
    'second-price': [
      'Teurere Ware',
      'Besteck bietet 10. Für 8\u00a0£ finden zwei Kisten Käufer; das lässt sich später bessern.',
    ],
    capital: [
      'Aktien für Geld',
      'Du hast 15 Aktien zu 10\u00a0£. Einige verkaufst du jetzt: Die Fabriken kosten 18\u00a0£, und Löhne kommen noch. Jede, die du behältst, wächst mit deinem Erfolg. Verkauf 6.',
    ],
    tile: [
      'Ein Sonderplättchen',
      'Eines gehört dir von Anfang an. Der Verwalter spart Geld, wenn du ein Plättchen ein zweites Mal spielst. Nimm ihn.',
    ],
    market: [
      'Der Markt',
      'Jede Säule ist ein Verkäufer, so hoch wie seine Attraktivität; die Fahne ist der Importeur. Verkauft wird von oben nach unten, bis die Nachfrage gedeckt ist. Auf gleicher Höhe verkaufst du vor dem Importeur.',
    ],
    slots: [
      'Ein Plättchen je Zug',
      'In deinem Zug spielst du ein Aktionsplättchen auf einen freien Platz und zahlst dessen Gebühr. Was du zahlst, ist auch die Stärke der Aktion.',
    ],
    marketing: [
      'Marketing',
      'Nimm den Karren und drück dann auf den Platz für 4\u00a0£. Du kannst ihn auch dorthin ziehen.',
    ],
    raise: [
      'Nahrung heben',
      'Der erste Schritt nimmt 1\u00a0£ von deinen 4\u00a0£. Sieh vor dem Drücken, was sich auf dem Markt ändern würde.',
    ],
    'raise-again': ['Noch einmal', 'Der zweite nimmt 2\u00a0£: Attraktivität 5.'],
    rest: ['Ein Pfund übrig', 'Es reicht für den ersten Schritt beim Besteck.'],
    better: [
      'Ein besserer Preis',
      'Nach dem Marketing darfst du deine Preise ändern. Für 6\u00a0£ behältst du Attraktivität 4 und stehst allein oben; das bringt deinen Aktien einen Schritt mehr.',
    ],
    keep: ['Besteck bleibt', 'Rot ist nach dir dran, dann wird Nahrung produziert und verkauft.'],
    sold: [
      'Verkauft',
      'Drei Kisten brachten 18\u00a0£, vier Arbeiter kosteten 8\u00a0£. Dein Anzeiger stieg: für den Verkauf und für die höchste Attraktivität. Rot behielt zwei Kisten und hat sie verschifft.',
    ],
    workers: [
      'Vor dem Besteck',
      'Du machst keine Kleidung, also nutze die Zeit: Spiel deine Arbeiter auf den Platz für 2\u00a0£.',
    ],
    hire: [
      'Eine Linie füllen',
      'Nur volle Linien produzieren. Drück auf den dritten freien Platz der Linie 3 beim Besteck: Drei Arbeiter kommen vom Markt, und die Nachfrage wächst, denn sie haben nun Geld.',
    ],
    hired: ['Genug', 'Löhne fallen erst an, wenn Besteck produziert wird.'],
    special: ['Noch ein Plättchen', 'Nach den Arbeitern nimmst du ein Sonderplättchen umsonst. Nimm die braune Börse.'],
    machinery: ['Maschinen', 'Nun kommt Besteck. Spiel Maschinen auf den Platz für 6\u00a0£.'],
    machine: [
      'Eine Maschine für einen Arbeiter',
      'Sie kostet 1\u00a0£, wie hoch der Lohn auch ist. Ersetz einen Arbeiter der Linie 1.',
    ],
    machined: ['Eine reicht', 'Mehr brauchst du jetzt nicht.'],
    nothing: ['Kein Plättchen', 'Nimm diesmal nichts. Rot ist dran, und Besteck wird verkauft.'],
    ship: [
      'Eine Kiste übrig',
      'Du hast vier gemacht und drei verkauft. Dein Schiff nimmt bis zu zwei Kisten der Ware, die gerade produziert wurde, und braucht in diesem Spiel keinen Vertrag. Verschiffe sie.',
    ],
    rests: [
      'Das Schiff ruht',
      'Es brachte 10\u00a0£, die Qualität, mit der Besteck begann, und kostete ein Aktienfeld. Es liegt still, bis du zur Börse gehst. Dein kleines Lager hält außerdem fünf Kisten.',
    ],
    end: [
      'Nun du',
      'Jeder Verkauf hebt den Wert deiner Aktien. Wenn Geld übrig ist, kauf Aktien an der Börse: Am Anfang sind sie billig.',
    ],
  },
};
