import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
  market:
    'Attraktivität und Nachfrage. Zu Hause verkaufst du so viele Waren, wie deine Attraktivität über dem Nachfragemarker liegt; für die anderen gilt derselbe Marker, und niemand nimmt dir Käufer weg. Bauen und Einstellen senken ihn, was allen nützt; wer seine Attraktivität über einen Pfeil hebt (▲ an der Skala), schiebt ihn wieder hoch.',
  wages:
    'Was jeder deiner Arbeiter in einer Produktion kostet. Der Marker rückt einen Schritt nach rechts, sobald jemand Fabriken baut oder Arbeiter einstellt, einmal für die ganze Aktion.',
  rounds:
    'Drei Jahrzehnte mit je vier Runden, eine für jede Ware. In einer Runde ist jeder einmal am Zug; dann produzieren alle die Ware der Runde, die eine Fabrik dafür haben.',
  shares:
    'Wie viele Aktien du hast und was eine wert ist. Aktien kauft man an der Börse; der Wert steigt mit dem, was du verkaufst. Am Ende wird das eine mit dem anderen multipliziert.',
  developments:
    'Am Ende deines Zugs kannst du eine davon einen Schritt heben oder stattdessen eine Karte nehmen. Jede lässt sich zweimal heben und wirkt ab deiner nächsten Aktion.',
  supply:
    'Karten, die jeder am Ende eines Zugs statt einer Entwicklung nehmen kann. Du hast nie zwei gleiche und nie mehr, als deine Grenze erlaubt; was zurückgegeben wird, liegt wieder hier.',
  warehouses:
    'Für Waren, die hergestellt und zu Hause nicht verkauft wurden. Ein kleines fasst zwei, das große vier, je von einer Art. Gelagertes wird in einer späteren Runde verkauft oder verschifft; was weder verkauft noch gelagert noch verschifft wird, ist verloren.',
  ships:
    'Ein Schiff bringt Waren der Runde ins Ausland, zum Preis, der auf der Fabrik steht. Jede Fahrt bringt einen Marker, der dich am Ende etwas kostet, und Schiffe, die gefahren sind, kommen nur durch die Börse zurück.',
  score:
    'Was du hättest, wenn jetzt Schluss wäre: Waren im Lager verkauft, alles Geld in Aktien, eine Aktie weniger je Kredit, Wert verloren durch Schiffsmarker; dann Aktien mal Wert.',
  limit:
    'Entwicklungskarten, die du hast, und wie viele du haben darfst. Wer unter seinen Entwicklungen Karten hebt, darf mehr haben.',
  neutral:
    'Eine dritte Farbe für zwei Spieler. Sie verkauft nichts und nimmt keine Käufer; wer aber den Schritt für die höchste Attraktivität will, muss auch über ihr liegen. Zwischen den Jahrzehnten rückt sie vor.',
  fixed: 'Auf der Fabrik gedruckt: fällig, sooft sie produziert, wie viel sie auch verkauft.',
  spots:
    'Die vier Felder des Fabrikmarkers. Die erste Zahl ist dort der Preis einer Ware, die zweite die Attraktivität: je teurer, desto weniger attraktiv. Der Marker darf wandern, wenn seine Ware an der Reihe ist.',
  office:
    'Die Kontorkarte erhöht den Preis oder, umgedreht, die Attraktivität ihrer Fabrik. Gedreht wird sie, wenn ihre Ware an der Reihe ist.',
  quality:
    'Qualitätskarten. Eine Karte mit 1·2 gibt ihrer Fabrik 1 oder 2 dazu, zum Preis oder zur Attraktivität, auf Dauer; sie kann später umziehen.',
  distribution:
    'Vertriebskarten. Eine davon gibt der Attraktivität ihrer Fabrik 1 bis 4 dazu und verliert nach jeder Produktion dieser Ware 1.',
  'track-quality': 'Wie viel Qualität eine Aktion bringt: zusammen 1, 2 oder 3.',
  'track-distribution': 'Wie viel Vertrieb eine Aktion bringt: zusammen 2, 3 oder 4.',
  'track-cards': 'Wie viele Entwicklungskarten du haben darfst.',
  'track-machinery': 'Wie viele Arbeiter eine Aktion durch Maschinen ersetzt.',
  'track-shipping': 'Wie viele Waren ein Schiff trägt.',
  'track-exchange': 'Wie viele Aktien du bei jedem Besuch der Börse zum halben Wert kaufst.',
};
