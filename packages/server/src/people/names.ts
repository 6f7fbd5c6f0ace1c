/** What a member signs in with: capitals and spaces do not matter. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

/** Letters of other alphabets, and signs, that look like a Latin letter; what looks like several is written as one of them. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аα',
    c: 'сϲ',
    d: 'ԁ',
    e: 'е',
    g: 'ց',
    h: 'һհ',
    i: 'іιı',
    j: 'јյϳ',
    k: 'кκ',
    l: 'ӏI1|ІΙӀ',
    n: 'ո',
    o: '0оοօОΟՕ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'С',
    E: 'ЕΕ',
    H: 'НΗ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    P: 'РΡ',
    Q: 'Ԛ',
    S: 'ЅՏ',
    T: 'ТΤ',
    V: 'Ѵ',
    W: 'Ԝ',
    X: 'ХΧ',
    Y: 'УΥ',
    Z: 'Ζ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** What a name looks like at a glance: names with one face are taken for one another, so a house has each face once. */
export function faceOf(name: string): string {
  const latin = [...name.normalize('NFKC')].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  const plain = latin.replace(/rn/g, 'm').replace(/vv/gi, 'w').toLowerCase();
  // Points and spaces do not make another name, unless there is nothing else.
  return plain.replace(/[\p{P}\p{Z}]/gu, '') || plain;
}
