import type { Rulebook } from '../../rulebook.ts';

export const cardGame: Rulebook = {
  lead: 'Dasselbe England mit Karten, in anderthalb Stunden: drei Jahrzehnte, zwölf Runden, vier Waren. Niemand nimmt dir Käufer weg, aber alle bewegen dieselbe Nachfrage.',
  chapters: [
    {
      id: 'aim',
      title: 'Das Ziel',
      parts: [
        'Am Ende werden deine Aktien mit ihrem Wert multipliziert. Beide Leisten enden bei 30. Kredite nehmen dir dann Aktien, Fahrten ins Ausland nehmen Wert.',
        { picture: 'shares', caption: 'Ein Marker für die Zahl der Aktien, einer für das, was jede wert ist.' },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      parts: [
        'Eine Runde gehört einer Ware. Jeder ist einmal am Zug, in drei Schritten:',
        [
          'Eine Aktion oder keine: Fabriken bauen und modernisieren, Arbeiter einstellen, Maschinen aufstellen, Qualität oder Vertrieb dazulegen oder an die Börse gehen.',
          'Wer eine Fabrik für die Ware der Runde hat, setzt ihren Preis: Mehr Preis ist weniger Attraktivität, die Summe bleibt gleich.',
          'Entwickeln: eine der sechs Entwicklungen um einen Schritt heben oder eine Karte nehmen.',
        ],
        { picture: 'round', caption: 'Aktion, Preis, Entwicklung; dann produzieren alle.' },
        'Keine Aktion kostet Geld außer Aktien. Bauen und Einstellen senken alle Nachfragemarker um einen Schritt, was allen das Verkaufen erleichtert, und heben den Lohn um einen.',
        { example: 'round', text: 'Die erste Runde einer Partie zu zweit.' },
      ],
    },
    {
      id: 'production',
      title: 'Produktion',
      parts: [
        'Fabriken der Ware produzieren immer alles, was sie können. Zu Hause verkaufst du so viele, wie deine Attraktivität über dem Nachfragemarker liegt, und so weit muss Hergestelltes auch verkauft werden.',
        { picture: 'reach', caption: 'Attraktivität 6, Nachfrage 2: Vier Waren lassen sich zu Hause verkaufen.' },
        'Was übrig ist, kann gelagert oder verschifft werden; der Rest ist verloren. Ein Schiff trägt zwei Waren (entwickelt mehr) zum Preis, der auf der Fabrik steht.',
        'Dann werden die Kosten bezahlt, Arbeiter zum jetzigen Lohn. Wer zu Hause zwei oder mehr verkauft hat, gewinnt einen Schritt Aktienwert, und wer von ihnen die höchste Attraktivität hat, einen zweiten.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      parts: [
        'Nach der zwölften Runde wird Gelagertes zum festen Preis verkauft, und jeder kauft zu seinem eigenen Wert so viele Aktien, wie er bezahlen kann (im Regelheft steht dort 10: Eine Option des Tisches nimmt es beim Wort). Jeder Kredit nimmt eine Aktie, und Schiffsmarker nehmen Schritte an Wert. Wert mal Aktien ist das Ergebnis; unter Gleichen gewinnt, wer mehr Geld hat.',
        { example: 'decade-three', text: 'Ein drittes Jahrzehnt beginnt: Was lohnt sich noch vor dem Ende?' },
      ],
    },
    {
      id: 'factories',
      title: 'Fabriken und Arbeiter',
      parts: [
        [
          'Eine Fabrik für jede Ware; sie kommt mit ihrem Kontor und ohne Arbeiter.',
          'Eine Fabrik nimmt zwei Arbeiterkarten, die erste vor der zweiten; sie bleiben bis zum Ende.',
          'Ab dem zweiten Jahrzehnt lassen sich Fabriken modernisieren: Fabrik und Karten kommen auf die bessere Seite.',
          'Maschinen ersetzen die Arbeiter einer Karte: Es wird ebenso viel hergestellt und weniger gezahlt.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: 'Börse, Kredite, Schiffe',
      parts: [
        'In dieser Reihenfolge, jedes nach Belieben: Aktien zum eigenen Wert kaufen, Kredite nehmen (jeder bringt jetzt den Wert einer Aktie und kostet am Ende eine), die Schiffe wieder bereit machen. Aktien werden nie verkauft, Kredite nie zurückgezahlt.',
        'Kannst du deine Kosten nicht zahlen, zahlt der Notfonds, mit denselben Markern.',
      ],
    },
    {
      id: 'more',
      title: 'Für Kenner, und allein',
      parts: [
        'Optionen bringen weitere Aktionen (Sonderproduktion, vorzeitiges Verschiffen), einen Anfang mit anderen Teilen und eine wechselnde Auslage. Allein spielst du gegen Gegner, die aus einem Beutel gezogen werden, und sammelst Auszeichnungen.',
      ],
    },
  ],
};
