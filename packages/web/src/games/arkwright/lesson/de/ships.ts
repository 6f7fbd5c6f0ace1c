import type { LessonWords } from '../../../lesson.ts';
import type { ShipsPart } from '../ships.ts';

export const words: LessonWords<ShipsPart> = {
  title: 'Lager, Vertrag und Schiff',
  about: 'Was der Markt zu Hause nicht will, geht nach Übersee',
  done: 'Ein Schiff verkauft, was zu Hause keiner will, zur Basisqualität der Ware. Es braucht einen Vertrag, Waren im Lager oder übrige, und ein Aktienfeld für jedes Schiff, das fährt.',
  parts: {
    harbour: [
      'Der Hafen',
      'Neben deinen Fabriken liegt der Hafen: ein großes Lager, das sich öffnet, wo Arbeiter stehen, zwei Piere und die Vertragsleiste.',
    ],
    workers: ['Arbeiter einsetzen', 'Eine Aktion kann eine Reihe füllen und das Lager besetzen.'],
    hire: [
      'Mehr Besteck, als du verkaufen kannst',
      'Reihe 3 beim Besteck, alle drei Plätze. Du wirst vier machen bei Attraktivität 2: Zwei davon sind für Übersee.',
    ],
    staff: [
      'Eine Hand fürs Lager',
      'Drücke auf den Kreis über der Spalte des Bestecks. Ein Arbeiter dort öffnet fünf Plätze dafür. Bezahlt wird er am Ende des Jahrzehnts.',
    ],
    finish: ['Beenden', 'Das ist vorerst alles.'],
    ship: [
      'Ein Schiff',
      'Nach den Arbeitern nimmst du einen Sondermarker. Schiffe gehören dazu: Das mit 2 braucht keine Besatzung. Nimm es; es legt an einem freien Pier an.',
    ],
    exchange: [
      'An die Börse',
      'Dort werden Verträge geschlossen. Die Nahrung ist verkauft, und Rot war für die Kleidung dran.',
    ],
    contract: [
      'Ein Vertrag über zwei',
      'Drücke auf der Vertragsleiste in der Zeile des Bestecks auf die 2: Die nächste Lieferung Besteck muss genau zwei bringen.',
    ],
    leave: ['Gehen', 'Hier könntest du auch Aktien handeln.'],
    nothing: ['Kein Plättchen', 'Nimm jetzt nichts.'],
    machinery: [
      'Etwas Nützliches',
      'Besteck ist an der Reihe. Setze deine grauen Maschinen auf 6\u00a0£ ein, das lässt die Attraktivität, wie sie ist.',
    ],
    machine: ['Reihe 1', 'Eine Maschine in Reihe 1 beim Besteck.'],
    'machine-again': ['Reihe 2', 'Und eine in Reihe 2.'],
    'no-tile': ['Nun der Verkauf', 'Nimm nichts. Rot ist dran, und das Besteck wird verkauft.'],
    deliver: [
      'Zwei sind übrig',
      'Zwei sind zu Hause verkauft. Das Schiff liegt am Pier, und der Vertrag sagt zwei: Liefere. Das bringt je 10\u00a0£, die Basisqualität, und kostet ein Feld auf der Aktienleiste.',
    ],
    end: [
      'Zwanzig Pfund',
      'Mehr, als dieselben zwei Kisten zu Hause gebracht hätten. Unerfüllt wäre der Vertrag auf 4 gestiegen. Am Ende des Spiels kostet ein Vertrag so viele Felder, wie er hoch steht.',
    ],
  },
};
