import type { ResultText } from '../text.ts';

export const result: ResultText = {
  brought: (good) => `Was die Produktion brachte: ${good}`,
  yours: 'Bei dir',
  soldAt: (n, price, all) =>
    n === 0 ? 'Im Inland nichts verkauft.' : `${n} im Inland verkauft: ${n} × ${price} = ${all}`,
  soldN: (n) => (n === 0 ? 'nichts verkauft' : `${n} verkauft`),
  couldSell: (most, { appeal, demand }, patrons) => {
    if (most === 0)
      return `Nichts ließ sich verkaufen: Deine Attraktivität ${demand > 0 ? `(${appeal}) lag nicht über dem Nachfragemarker (${demand})` : 'war 0'}.`;
    const noMore = most === 1 ? 'Mehr als 1 ließ sich nicht verkaufen' : `Mehr als ${most} ließen sich nicht verkaufen`;
    const alone = most - (patrons?.more ?? 0);
    const lay = `Deine Attraktivität (${appeal}) ${alone > 0 ? `lag um ${alone} über` : 'lag nicht über'} dem Nachfragemarker (${demand})`;
    if (patrons) return `${noMore}: ${lay}, ${patrons.more} mehr erlaubte die Karte ${patrons.names}.`;
    return demand > 0 ? `${noMore}: ${lay}.` : `${noMore}: Das war deine ganze Attraktivität.`;
  },
  shippedFor: (n, pounds) => `${n} verschifft für ${pounds}`,
  cashBefore: 'Geld vorher',
  otherIncome: 'Anderes',
  shareSteps: 'Dein Aktienwert, Schritt für Schritt',
  shareStays:
    'Er bleibt, wo er ist: Einen Schritt bringen zwei verkaufte Waren, einen weiteren die höchste Attraktivität.',
  comesNext: 'Danach',
  namesStart: (name) =>
    `Das Jahrzehnt ist zu Ende. Wer das nächste beginnt, ${name === undefined ? 'bestimmst du' : `bestimmt ${name}`}: Dort ist der Aktienbesitz am wenigsten wert.`,
  mayNameStart: (name) =>
    `${name === undefined ? 'Du kannst' : `${name} kann`} den Unternehmer abwerfen und bestimmen, wer die nächste Runde beginnt.`,
};
