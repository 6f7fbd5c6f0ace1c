import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'Nach zwölf Runden zählen deine Aktien mal dem, was eine wert ist. Verkäufe heben den Wert, Geld kauft die Aktien.',
  turn: 'Eine Aktion, dann der Preis der Ware, die an der Reihe ist, dann eine Entwicklung, wenn du willst.',
  production:
    'Haben alle gehandelt, wird diese Ware verkauft: eine Kiste je Stufe deiner Säule über der Nachfragelinie. Dann gibt es Löhne.',
};
