import type { LessonWords } from '../../../lesson.ts';
import type { ImporterPart } from '../importer.ts';

export const words: LessonWords<ImporterPart> = {
  title: 'Der Importeur',
  about: 'Ein Gegner, der immer weiter wächst, und was ihn aufhält',
  done: 'Der Importeur nimmt dem die Käufer, der stehen bleibt. Qualität hält mit ihm Schritt, weil sie bleibt; Vertrieb hilft einmal und verblasst. Eine bessere Fabrik beginnt weiter oben und bleibt dort auch.',
  task: 'Als Nächstes wird Besteck produziert, und der Importeur steht dort auf 2: Bleibst du stehen, verkauft er zwei und du vier. Finde den Zug, nach dem du fünf verkaufst und er nur noch eins.',
  parts: {
    grows: [
      'Niemandes Firma',
      'Der Importeur verkauft jede Ware und gehört niemandem. In jedem Zyklus einer Ware rückt er vor, hier in jedem Jahrzehnt um eins, und von selbst geht er nie zurück. Bei Nahrung steht er jetzt auf 3.',
    ],
    called: [
      'Wie er an die Reihe kommt',
      'Die Attraktivität wird von oben nach unten ausgerufen, und jede Stufe verkauft eins. Wer gleich hoch steht, verkauft vor ihm. Sieben werden gesucht: Rot und der Importeur verkaufen ab 3, du erst ab 2. Von deinen dreien bliebe eins übrig.',
    ],
    quality: ['Setze Qualität ein', 'Eine Stufe für 6\u00a0£. Sie kostet mehr als Vertrieb, aber sie verblasst nie.'],
    improve: ['Nahrung', 'Eine Stufe: Attraktivität 3, so viel wie Rot und der Importeur.'],
    keep: [
      'Den Preis lassen',
      'Lass ihn bei 8\u00a0£. Unter Gleichen verkauft zuerst, wer mehr Basis und Qualität hat: du, vor Rot; der Importeur kommt zuletzt.',
    ],
    sold: [
      'Alle drei verkauft',
      'Der letzte Käufer war deiner: drei verkauft, die meisten von allen, und dafür ein Schritt mehr. Rot hat eins behalten. Vertrieb würde jetzt schon wieder sinken; deine Qualität bleibt.',
    ],
  },
};
