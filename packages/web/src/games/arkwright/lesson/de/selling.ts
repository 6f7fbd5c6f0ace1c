import type { LessonWords } from '../../../lesson.ts';
import type { SellingPart } from '../selling.ts';

export const words: LessonWords<SellingPart> = {
  title: 'Attraktivität und Verkauf',
  about: 'Wer zuerst gerufen wird, und was ein Gleichstand wert ist',
  done: 'Die Attraktivität entscheidet zweimal: wie viele du verkaufen darfst, und ob noch ein Käufer da ist, wenn du an die Reihe kommst. Bei Gleichstand geht die bessere Qualität vor.',
  parts: {
    ladder: [
      'Kleidung ist an der Reihe',
      'Rot hat eingestellt und Vertrieb bezahlt: Er macht vier mit Attraktivität 5. Du machst drei mit Attraktivität 2, die dritte könntest du nie verkaufen. Die Nachfrage ist 6.',
    ],
    calling: [
      'Von oben nach unten',
      'Die höchste Stufe wird zuerst gerufen: Wer sie erreicht, verkauft eine Kiste. Dann die nächste, bis kein Käufer mehr da ist. Die Zahlen auf den Kisten sind die Reihenfolge. Die Linie zeigt, wo die Nachfrage endet.',
    ],
    quality: [
      'Der graue Qualitätsmarker',
      'Qualität bleibt auf Dauer. Dein eigener Marker bringt eine Steigerung für 6\u00a0£, der hellgraue zwei für 8\u00a0£.',
    ],
    improve: [
      'Kleidung verbessern',
      'Drücke auf das + bei der Qualität der Kleidung und sieh, wie deine Säule auf dem Markt wächst.',
    ],
    'improve-again': ['Und noch einmal', 'Attraktivität 4. Rot würde noch immer zuerst gerufen.'],
    price: [
      'Ein Pfund weniger',
      'Bei 6\u00a0£ ist deine Attraktivität 5, wie die von Rot. Bei Gleichstand geht die höhere Qualität vor, und deine ist um zwei besser: Vertrieb zählt dabei nicht.',
    ],
    sold: [
      'Alle drei',
      'Sechs Käufer: drei für dich, drei für Rot, keiner für den Importeur. Rot bleibt auf einer Kiste sitzen, und den Schritt für die höchste Attraktivität bekam niemand, denn ihr seid gleich.',
    ],
    end: [
      'Was es gekostet hat',
      'Acht Pfund für zwei Qualität, die bleiben, und ein Pfund weniger je Kiste. Vertrieb wäre heute billiger gewesen und morgen dahin.',
    ],
  },
};
