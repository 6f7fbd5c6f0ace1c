import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'Nach dreißig Jahren zählt der Gewinn mit den Auszeichnungen besetzter Gebäude. Übriges Geld und Waren sind nichts wert.',
  turn: 'Verkaufen, einstellen, bauen, produzieren: jedes höchstens einmal, in dieser Folge. Die erste Aktion ist frei, die anderen kosten.',
  production: 'Besetzte Gebäude machen mehr von dem, was ihre Leisten zeigen, und du verkaufst es für Gewinn.',
};
