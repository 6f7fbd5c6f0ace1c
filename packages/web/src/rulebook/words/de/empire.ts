import type { Rulebook } from '../../rulebook.ts';

export const empire: Rulebook = {
  lead: 'Allein, in einer halben Stunde: fünfzehn Züge, um aus einer Zentralfabrik und sechs Gebäuden ein Imperium zu machen.',
  chapters: [
    {
      id: 'aim',
      title: 'Das Ziel',
      parts: [
        'Nur der Gewinn zählt: was du dafür verkauft hast, und die Auszeichnungen der Gebäude, die am Ende genug Arbeiter haben. Gewinn lässt sich nicht ausgeben, und was von allem anderen übrig ist, ist nichts wert.',
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      parts: [
        'Der Marktwürfel wird geworfen; seine Zeile des Markts gilt den ganzen Zug. Dann bis zu vier Aktionen, in dieser Reihenfolge und jede höchstens einmal:',
        [
          'Verkaufen: So viele Einheiten Material, Rohstoffe oder Güter, wie die Zeile sagt, bringen eine Einheit Kapital oder Gewinn.',
          'Besetzen: einen Arbeiter einstellen, Arbeiter auf einer Bahn bewegen oder beides.',
          'Bauen: ein Gebäude der Reihe bezahlen und neben das legen, was steht.',
          'Produzieren: alle besetzten Karten auf einmal.',
        ],
        { picture: 'turn', caption: 'Die erste Aktion ist frei; die nächsten kosten 1, 2 und 4 Kapital.' },
        { example: 'start', text: 'Der erste Zug einer Partie.' },
      ],
    },
    {
      id: 'production',
      title: 'Produktion',
      parts: [
        'Eine Karte produziert, wenn sie so viele Arbeiter hat, wie sie braucht, oder mehr. Jede ihrer Leisten steigt um so viele Einheiten, wie es besetzte Karten mit einer Leiste derselben Art gibt: Gleiches hilft Gleichem. Was über das Ende einer Leiste geht, ist verloren.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      parts: [
        'Nach dem fünfzehnten Zug bringt jedes Gebäude mit genug Arbeitern seine Auszeichnung. Dein Gewinn gibt dir einen Titel, vom Schuhputzen bis zum Titanen der Industrie.',
      ],
    },
    {
      id: 'building',
      title: 'Bauen und Ereignisse',
      parts: [
        'Ein Gebäude wird nie gedreht. An jeder Kante, die es mit einer Karte teilt, muss eine Bahn die eine verlassen und in die andere führen. Es kommt mit einem Arbeiter und einer leeren Leiste; ist kein Marker mehr da, gibt die Zentralfabrik einen von ihren her, mit allem, was dort liegt.',
        { picture: 'rails', caption: 'Wo Karten sich berühren, führt eine Bahn hinaus und die andere hinein.' },
        'Dann wird auf das Ereignis der nächsten Karte rechts davon gesehen. Es tritt ein, wenn das Jahr hineinfällt, und nur einmal in der Partie.',
      ],
    },
    {
      id: 'years',
      title: 'Arbeit und Unterhalt',
      parts: [
        'Ein Zug sind zwei Jahre. In markierten Jahren kostet jedes Gebäude mit mehr Arbeitern als nötig Kapital, den halben Marktwürfel; kannst du nicht zahlen, bleibt ein Arbeiter. In anderen kostet jedes Gebäude zwei Einheiten von dem, womit es gebaut wurde; was fehlt, geht vom Gewinn ab.',
        { example: 'upkeep', text: 'Der vierte Zug, vor dem ersten Unterhalt.' },
      ],
    },
    {
      id: 'managers',
      title: 'Manager',
      parts: [
        'Sechsmal in der Partie, einmal je Zug: eine Einheit, ein Arbeiter oder ein Gebäude, an das keine Bahn stößt. Das kostet so viel Kapital, wie der Würfel zeigt.',
      ],
    },
  ],
};
