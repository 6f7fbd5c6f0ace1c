import type { ResultText } from '../text.ts';

export const result: ResultText = {
  brought: (good) => `Was die Produktion brachte: ${good}`,
  yours: 'Bei dir',
  soldAt: (n, price, all) =>
    n === 0 ? 'Im Inland nichts verkauft.' : `${n} im Inland verkauft: ${n} × ${price} = ${all}`,
  soldN: (n) => (n === 0 ? 'nichts verkauft' : `${n} verkauft`),
  couldSell: (most, demand) =>
    most === 0
      ? `Nichts ließ sich verkaufen: Deine Attraktivität ${demand > 0 ? `lag nicht über dem Nachfragemarker (${demand})` : 'war 0'}.`
      : demand > 0
        ? `Mehr als ${most} ließen sich nicht verkaufen: So weit lag deine Attraktivität über dem Nachfragemarker (${demand}).`
        : `Mehr als ${most} ließen sich nicht verkaufen: Das war deine ganze Attraktivität.`,
  shippedFor: (n, pounds) => `${n} verschifft für ${pounds}`,
  cashBefore: 'Geld vorher',
  otherIncome: 'Anderes',
  shareSteps: 'Dein Aktienwert, Schritt für Schritt',
  shareStays:
    'Er bleibt, wo er ist: Einen Schritt bringen zwei verkaufte Waren, einen weiteren die höchste Attraktivität.',
  comesNext: 'Danach',
};
