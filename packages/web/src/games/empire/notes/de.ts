import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
  years:
    'Fünfzehn Züge zu zwei Jahren. In markierten Jahren wird Arbeit bezahlt, für Gebäude mit mehr Arbeitern als nötig, oder Unterhalt für jedes Gebäude.',
  accounts:
    'Am Ende zählt der Gewinn, dazu die Auszeichnungen besetzter Gebäude. Ausgeben lässt er sich nicht. Bezahlt wird mit Kapital und Gütern; was davon übrig bleibt, ist nichts wert.',
  actions:
    'Verkaufen, besetzen, bauen, produzieren: in dieser Reihenfolge, jede höchstens einmal je Zug. Die erste ist frei; die zweite, dritte und vierte kosten Kapital, jede mehr als die vorige.',
  managers:
    'Einmal je Zug, jederzeit: eine Einheit mehr, ein Arbeiter mehr oder ein Gebäude, wo keine Bahn passt. Das kostet Kapital, so viel der Marktwürfel zeigt; nach sechs Malen sind die Manager fort.',
  row: 'Die Gebäude, die sich noch bauen lassen: jedes mit seinen Kosten, darunter, was es herstellt und fasst, die nötigen Arbeiter, seine Auszeichnung und seine Gleise. Wer eins baut, sieht auf das Ereignis der Karte rechts davon: Es tritt ein, wenn das Jahr passt. Die Jahre stehen vor seinem Namen, gefüllt, solange sie passen; die letzte Zeile einer Karte nennt das Ereignis, das ihr Bau brächte.',
  cost: 'Was der Bau kostet, von beliebigen deiner Leisten. Rot umrahmt ist, was dir fehlt.',
  track: 'Die eine Leiste dieses Gebäudes: was es herstellt, und wie viele Einheiten es höchstens fasst.',
  requirement:
    'So viele Arbeiter braucht es, um besetzt zu sein. Nur dann produziert es, und nur dann zählt seine Auszeichnung. Es öffnet mit einem.',
  award: 'So viel Gewinn bringt das Gebäude nach dem letzten Zug, wenn es dann besetzt ist.',
  railways:
    'Die Karte mit ihren Gleisen: Ein Pfeil nach außen führt hinaus, einer nach innen hinein. An einer Kante, mit der sie eine andere Karte berührt, muss das eine Gleis hinaus- und das andere hineinführen.',
  map: 'Was du gebaut hast. Ein neues Gebäude liegt neben einem, das steht, und an jeder gemeinsamen Kante muss eine Bahn das eine verlassen und ins andere führen. Arbeiter ziehen auf den Bahnen; nur ein besetztes Gebäude produziert.',
  market:
    'Der Würfel dieses Zugs wählt eine Zeile. Ihre Zahlen sagen, wie viele Einheiten einer Art für eine Einheit Kapital oder Gewinn verkauft werden; ein Strich heißt, dass sich die Art nicht verkaufen lässt.',
};
