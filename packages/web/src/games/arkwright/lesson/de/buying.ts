import type { LessonWords } from '../../../lesson.ts';
import type { BuyingPart } from '../buying.ts';

export const words: LessonWords<BuyingPart> = {
  title: 'Wann Aktien kaufen?',
  about: 'Aktien sind das Ergebnis, Geld ist es nicht',
  done: 'Erst bauen, dann kaufen, aber nicht zu spät: Jeder Verkauf macht deine Aktien teurer. Was am Ende an Geld übrig ist, zählt nichts.',
  parts: {
    worth: [
      'Nur Aktien zählen',
      'Dein Ergebnis sind deine Aktien mal ihr Wert: jetzt 12 × 22\u00a0£. Daneben liegen 100\u00a0£ und zählen nichts, solange sie keine Aktien sind.',
    ],
    enough: [
      'Was du noch brauchst',
      'Deine Fabriken sind modern und voll, zu bauen ist wenig. Besteck wird 54\u00a0£ bringen und 16\u00a0£ Löhne kosten: nichts, wofür du sparen müsstest.',
    ],
    exchange: [
      'Vor dem Verkauf',
      'Die Vorschau zeigt dein Zeichen vier Felder weiter: 24\u00a0£ die Aktie. Wer jetzt kauft, zahlt 22\u00a0£. Setze die Börse auf dem Feld für 2\u00a0£ ein.',
    ],
    buy: ['So viele du kannst', 'Vier Aktien für 88\u00a0£. 10\u00a0£ bleiben, und die Löhne zahlt der Verkauf.'],
    risen: [
      'Je 24\u00a0£',
      'Sechzehn Aktien zu 24\u00a0£: 384\u00a0£. Ohne die vier wären es 288\u00a0£. Nach dem Verkauf hätten sie 8\u00a0£ mehr gekostet.',
    ],
    when: [
      'Früh, mitten, spät',
      'Früh im Spiel leistet ein Pfund in einer Fabrik mehr: Es verdient in jedem Zyklus. Wenn nichts mehr da ist, was sich bis zum Ende lohnt, gehört es in Aktien, und zwar vor einem Verkauf, nicht danach.',
    ],
  },
};
