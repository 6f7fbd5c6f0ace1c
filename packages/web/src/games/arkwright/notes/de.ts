import type { NotedPart } from './notes.ts';

export const notes: Readonly<Record<NotedPart, string>> = {
  market:
    'Wer wie viel verkauft. Jeder Verkäufer hat eine Säule, so hoch wie seine Attraktivität. Die Käufer werden Stufe für Stufe von oben bedient: Auf jeder verkauft jeder eine Ware, dessen Säule so weit reicht, bis die Käufer oder die Stufen zu Ende sind. Was unter der Linie steht, findet keinen Käufer.',
  demand:
    'Wie viele Waren dieser Art gekauft werden: so viele, wie in ihrer Spalte des Arbeitsmarkts nummerierte Felder leer sind. Wer einstellt, schafft Käufer, und zwar für alle.',
  importer:
    'Waren von außerhalb. Der Importeur hat eine Attraktivität, bietet so viele Waren an und nimmt Käufer weg; unter Gleichen kommt er zuletzt. Er rückt vor der Produktion einer Ware vor.',
  labour:
    'Alle Arbeiter, die sich einstellen lassen. Sie gehen Reihe für Reihe von oben; die Zahlen, die sie freigeben, sind die Nachfrage, und die Reihe des untersten leeren Felds bestimmt den Lohn. Entlassene warten daneben und kommen nach und nach zurück.',
  wages:
    'Was ein Arbeiter kostet, wenn seine Ware produziert wird. Der Lohn steht neben der Reihe des untersten leeren Felds: Je mehr Leute arbeiten, für wen auch immer, desto teurer ist jeder. Eine Maschine kostet 1\u00a0£, wie hoch der Lohn auch ist.',
  appeal:
    'Grundqualität plus Qualität plus Vertrieb minus Preis. Mehr als sie kannst du in einer Produktion nicht verkaufen, und die höhere wird zuerst bedient. Unter 0 fällt sie nie.',
  shares:
    'Was deine Aktien wert sind. Der Anzeiger steigt, wenn du verkaufst: ein Feld für eine Ware, zwei für mehr, eins für die höchste Attraktivität und eins für die meisten verkauften Waren. Notverkäufe und Fahrten werfen ihn zurück. Am Ende entscheidet Aktien mal Wert.',
  timetable:
    'Die Jahrzehnte und die vier Waren eines jeden, in fester Reihenfolge. In einem Durchgang ist jeder einmal am Zug, dann wird die markierte Ware produziert. Das Jahrzehnt sagt auch, welche Stufe gebaut werden kann und welche veraltet ist.',
  display:
    'Was sich als Zusatzaktion mancher Aktionen nehmen lässt: stärkere graue Aktionsmarker und, wo das Spiel sie hat, Schiffe und Plättchen. Was hinter dem Schloss liegt, kommt mit einer späteren Stufe.',
  hand: 'Die Aktionsmarker, die du in diesem Jahrzehnt noch nicht benutzt hast. Jeder kommt auf ein Feld deiner Tafel; am Ende des Jahrzehnts kommen alle zurück. Einer, der schon liegt, lässt sich für 2\u00a0£ mehr noch einmal benutzen.',
  administration:
    'Deine Tafel. Ein Marker kommt auf ein freies Feld, und es kostet, was darauf steht; was du zahlst, bestimmt bei vielen Aktionen die Stärke. Vier Züge im Jahrzehnt und fünf Felder: Das billige kommt nur einmal.',
  rows: 'Eine Reihe produziert nur, wenn auf jedem ihrer Felder ein Arbeiter oder eine Maschine steht. Runde Felder nehmen nur Arbeiter; auf eckigen kann eine Maschine einen Arbeiter ersetzen. Die Zahl rechts ist, was eine volle Reihe herstellt.',
  warehouse:
    'Was hergestellt und nicht verkauft wurde, kann hier liegen, soweit Platz ist; der Rest ist verloren. Gelagertes wird in einer späteren Produktion verkauft oder zum festen Preis an der Börse.',
  smallWarehouse:
    'Fünf Waren beliebiger Art. Sie liegen am teuren Ende der Preisskalen, sodass ein hoher Preis seiner eigenen Ware wenig Platz lässt.',
  largeWarehouse:
    'Ein Arbeiter an einer Spalte öffnet ihre Felder für eine Ware, einer an einer Reihe die Felder dieser Reihe. Seine Arbeiter werden am Ende des Jahrzehnts bezahlt.',
  harbour:
    'Schiffe bringen gelagerte oder unverkaufte Waren ins Ausland, wenn es einen Vertrag darüber gibt. Jede bringt die Grundqualität ihrer Fabrik, gleich was sie zu Hause kostet; eine Fahrt kostet ein Feld auf der Aktienleiste.',
  contracts:
    'Ein Versprechen, so viele Waren einer Art auf einmal zu verschiffen; geschlossen wird es an der Börse und kostet nichts. Bleibt es zu lange offen, kostet es Aktienwert.',
  company:
    'Die Ostindien-Kompanie. Nach jeder Produktion wählt reihum jeder einen Rohstoff und rückt auf dessen Leiste vor: Ein Schritt ist in den meisten Jahrzehnten frei, weitere kosten den Preis des Rohstoffs, der dann steigt. Am Ende zählt Preis mal Einfluss.',
  base: 'Was eine Fabrik dieser Stufe den Käufern von Anfang an wert ist: so viel, wie ihr Bau kostet. Modernisieren hebt sie.',
  quality:
    'Was Qualitätsaktionen dazugetan haben. Jeder Schritt ist 1 Attraktivität mehr und bleibt, solange die Fabrik steht.',
  distribution:
    'Werbung und Fuhrwerke. Jeder Schritt ist 1 Attraktivität mehr, und einer geht verloren, sooft diese Ware produziert worden ist.',
  price:
    'Wofür eine Ware verkauft wird. Jedes Pfund davon ist 1 Attraktivität weniger: Ein niedriger Preis verkauft mehr und früher.',
  worth:
    'Was jede deiner Aktien dann wert wäre: die Zahl unter dem Feld der Aktienleiste. Sie ändert sich nicht mit jedem Feld.',
  open: 'Was diese Zahlen noch ändern kann, bevor die Produktion kommt. Alles andere ist nach den Regeln gerechnet und sicher.',
};
