import type { LessonWords } from '../../../lesson.ts';
import type { ContractsPart } from '../contracts.ts';

export const words: LessonWords<ContractsPart> = {
  title: 'Was ein Vertrag ist',
  about: 'Ein Versprechen, das nichts kostet, solange du es hältst',
  done: 'Versprich, was dir übrig bleibt, und hab das Schiff, bevor die Ware an die Reihe kommt. Ein Vertrag, der nicht erfüllt wird, wächst, und ein offener kostet am Ende seine ganze Zahl.',
  parts: {
    promise: [
      'Ein Versprechen',
      'Ein Vertrag sagt: Eines Tages liefere ich genau so viele Kisten dieser Ware. Ihn zu schließen kostet nichts und braucht an dem Tag weder Schiff noch Ware. Ohne ihn darf nichts verschifft werden.',
    ],
    exchange: [
      'An die Börse',
      'Als Nächstes kommt Besteck. Du wirst fünf machen, und die Vorschau verkauft drei zu Hause: Zwei wären verloren. Ein Schiff für zwei hast du. Spiel die Börse.',
    ],
    sign: ['Zwei Kisten Besteck', 'Setz den Vertrag für Besteck auf 2: genau das, was übrig sein wird.'],
    deliver: [
      'Liefern',
      'Drei sind verkauft, zwei übrig, das Schiff liegt am Pier. Auf den Preis kommt es nicht an: Jede bringt die Basisqualität, 13\u00a0£.',
    ],
    paid: [
      '26\u00a0£ für den Rest',
      'Es hat ein Feld auf der Aktienleiste gekostet, für das Schiff. Zu Hause hätten die zwei heute nichts gebracht.',
    ],
    open: [
      'Der gewachsene',
      'Dein Vertrag für Nahrung stand einmal auf 2. Nahrung kam, du konntest nicht liefern, und er stieg auf 4. Am Ende wirft dich ein offener Vertrag um seine Zahl zurück. Liefere, oder schließ ihn nicht.',
    ],
  },
};
