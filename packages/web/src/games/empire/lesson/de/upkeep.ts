import type { LessonWords } from '../../../lesson.ts';
import type { UpkeepPart } from '../upkeep.ts';

export const words: LessonWords<UpkeepPart> = {
  title: 'Unterhalt',
  about: 'Drei Rechnungen in dreißig Jahren: was du dafür behältst und was du verkaufst',
  done: 'Sieh vor den Jahren 8, 18 und 24 nach, was deine Gebäude gekostet haben, und behalte für jedes zwei Einheiten davon. Was fehlt, kostet Gewinn, eins für eins, aber nie mehr, als du hast.',
  parts: {
    bill: [
      'Der Schraubenschlüssel',
      'Diese Runde endet im Jahr 8, und darunter hängt ein Schraubenschlüssel: Unterhalt. Er kommt dreimal, in den Jahren 8, 18 und 24.',
    ],
    wants: [
      'Was er will',
      'Für jedes Gebäude zwei Einheiten aus seinen Kosten: Das Handelshaus hat 2 Material und 1 Rohstoff gekostet, die Papiermühle 3 Material und 1 Kapital. Was du nicht zahlen kannst, kostet je Einheit 1 Gewinn.',
    ],
    sell: [
      'Ein guter Tag zum Verkaufen',
      'Waren und Rohstoffe gehen heute eins zu eins, von Material braucht es drei. Nimm Verkaufen.',
    ],
    goods: ['Die Waren', 'Waren will keines deiner Gebäude je haben: Verkauf alle sechs für Gewinn.'],
    commodities: [
      'Und die Rohstoffe',
      'Das Handelshaus nähme einen, es nimmt aber auch zwei Material. Verkauf also beide und behalte die vier Material, die heute kaum jemand kauft: Sie sind die Rechnung.',
    ],
    end: [
      'Die Runde beenden',
      'Das Jahr 8 kommt. Das Handelshaus nimmt zwei Material: Anderes aus seinen Kosten hast du nicht.',
    ],
    mill: ['Die Papiermühle', 'Sie nimmt Material oder dein Kapital. Kapital bezahlt Aktionen: Gib Material.'],
  },
};
