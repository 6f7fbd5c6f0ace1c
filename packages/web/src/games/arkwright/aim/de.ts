import type { Aim } from '../../face.ts';

export const aim: Aim = {
  aim: 'Am Ende zählen deine Aktien mal dem, was eine wert ist. Geld zählt nur, soweit es Aktien gekauft hat.',
  turn: 'Leg einen Marker auf ein Feld deiner Verwaltung und zahl dessen Preis. Je teurer, desto mehr bewirkt er.',
  production:
    'Haben alle gehandelt, wird eine Ware verkauft, die attraktivste zuerst, bis kein Käufer mehr da ist. Was gut läuft, hebt deine Aktien.',
};
