import type { Part } from './notes.ts';

export const notes: Readonly<Record<Part, string>> = {
  market:
    'Attraktivität und Nachfrage. Zu Hause verkaufst du so viele Waren, wie deine Attraktivität über dem Nachfragemarker liegt; für die anderen gilt derselbe Marker, und niemand nimmt dir Käufer weg. Bauen und Einstellen senken ihn, was allen nützt; wer seine Attraktivität über einen Pfeil hebt, schiebt ihn wieder hoch.',
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
};
