import type { LessonWords } from '../../../lesson.ts';
import type { DemandPart } from '../demand.ts';

export const words: LessonWords<DemandPart> = {
  title: 'Die Linie, die sich bewegt',
  about: 'Nachfrage: was sie hebt und was sie senkt',
  done: 'Sieh auf die Linie, bevor du deine Attraktivität hebst. Bauen und Einstellen senken sie für alle; dein eigener Marker hebt sie für alle.',
  parts: {
    line: [
      'Die dicke Linie',
      'Die Nachfrage nach Nahrung steht auf 0. Du verkaufst eins für jede Stufe, die deine Attraktivität über der Linie liegt, und nie mehr als deine Attraktivität.',
    ],
    arrows: [
      'Du hebst sie selbst',
      'Ab Attraktivität 3 hebt eine Stufe mit rotem Pfeil auch die Linie um eins. Zwei von drei Stufen haben einen; bei Kleidung hat ihn jede bis 20. Steht die Linie auf 0, verkauft Attraktivität 2 zwei, und Attraktivität 7 nur drei. Mehr Attraktivität findet wenig mehr Käufer.',
    ],
    employ: [
      'Was sie senkt',
      'Wer verdient, kauft auch: Einstellen und Bauen senken alle vier Linien um eins, einmal je Aktion. Nimm Einstellen.',
    ],
    card: [
      'Eine zweite Karte für Besteck',
      'Leg sie dorthin, obwohl Nahrung an der Reihe ist: Deren Linie sinkt mit allen anderen.',
    ],
    spot: [
      'Attraktivität 3',
      'Nimm das erste Feld: 5\u00a0£, solange das Kontor seinen Preis zeigt, und eine Attraktivität von 3.',
    ],
    office: [
      'Preis oder Attraktivität?',
      'Lies beides: 5\u00a0£ bei Attraktivität 3 oder 1\u00a0£ bei Attraktivität 7. Du machst drei, und beides verkauft sie im Inland! Nimm den Preis; die Börse wird für dich entwickelt, und Nahrung wird verkauft.',
    ],
    sold: [
      'Drei zu 5\u00a0£',
      'Alle drei sind verkauft, und weil sonst niemand so hoch steht, steigen deine Aktien um zwei. Attraktivität 7 hätte 12\u00a0£ weniger gebracht, und beim nächsten Mal eine Linie, die drei Stufen höher liegt.',
    ],
  },
};
