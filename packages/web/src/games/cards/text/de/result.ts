import type { ResultText } from '../text.ts';

export const result: ResultText = {
  brought: (good) => `Was ${good} gebracht hat`,
  yours: 'Bei dir',
  soldAt: (n, price, all) =>
    n === 0 ? 'Im Inland nichts verkauft.' : `${n} im Inland verkauft: ${n} × ${price} = ${all}`,
  soldN: (n) => (n === 0 ? 'nichts verkauft' : `${n} verkauft`),
  shippedFor: (n, pounds) => `${n} verschifft für ${pounds}`,
  cashBefore: 'Geld vorher',
  otherIncome: 'Anderes',
  shareSteps: 'Dein Aktienwert, Schritt für Schritt',
  shareStays:
    'Er bleibt, wo er ist: Einen Schritt bringen zwei verkaufte Waren, einen weiteren die höchste Attraktivität.',
  comesNext: 'Danach',
};
