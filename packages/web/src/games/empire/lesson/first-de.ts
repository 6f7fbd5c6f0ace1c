import type { LessonWords } from './first.ts';

export const words: LessonWords = {
  title: 'Die ersten beiden Runden',
  about: 'Verkaufen, bauen, einstellen, produzieren: alles einmal, so wie die Würfel fallen',
  done: 'Sie haben alles getan, was es im Spiel gibt. Was bleibt, ist Urteil: wann verkaufen, was wohin bauen, und wann nicht mehr wachsen, sondern den Gewinn nehmen.',
  parts: {
    welcome: [
      'Dreißig Jahre, um reich zu werden',
      'Ihnen gehört eine Fabrik in einer Zeit neuer Maschinen. Am Ende zählt der Gewinn und sonst nichts: Geld und Waren, die übrig bleiben, sind nichts wert.\nMehr Gewinn bringt einen besseren Titel, vom Schuhputzer bis zum Industriemagnaten.',
    ],
    years: [
      'Fünfzehn Runden',
      'Jede Runde sind zwei Jahre. Die Zeichen unter manchen Jahren sind Rechnungen: Der Hammer steht für Löhne, der Schraubenschlüssel für Unterhalt. Sie sehen sie kommen.',
    ],
    factory: [
      'Ihre Hauptfabrik',
      'Sechs Arbeiter stehen darin; vier braucht sie, also ist sie besetzt. Darunter ihre vier Leisten: Material, Rohstoffe, Waren und Kapital. Mit Kapital wird bezahlt.\nDie Pfeile an ihren Kanten sind Gleise: Zwei führen hinaus, eines führt herein.',
    ],
    market: [
      'Der Markt',
      'Jede Runde beginnt mit einem Wurf des Marktwürfels. Seine Zeile sagt, wie viele Einheiten Sie für 1 verkaufen müssen. In dieser Runde reicht eine Ware; die Zeile ist fett gedruckt.',
    ],
    actions: [
      'Vier Aktionen, der Reihe nach',
      'Verkaufen, einstellen und versetzen, bauen, produzieren: jede höchstens einmal je Runde, immer in dieser Folge, und jede darf entfallen. Die erste ist frei, die weiteren kosten 1, 2 und 4 Kapital.',
    ],
    sell: ['Zuerst ein Verkauf', 'Die erste Aktion ist frei. Nehmen Sie Verkaufen.'],
    'sell-good': [
      'Eine Ware zu Kapital',
      'Für jeden Posten wählen Sie: Gewinn, der Ihnen für immer bleibt, sich aber nie ausgeben lässt, oder Kapital, das bezahlt, was als Nächstes kommt. Sie wollen bauen, also nehmen Sie Kapital.',
    ],
    'sell-done': ['Genug', 'Sie könnten mehr verkaufen, brauchen den Rest aber selbst. Drücken Sie Fertig.'],
    build: [
      'Bauen',
      'Die zweite Aktion der Runde kostet 1 Kapital. Zeigen Sie erst darauf: Der Plan zeigt, was sie kosten würde.',
    ],
    'build-card': [
      'Ein Gebäude aus der Reihe',
      'Jede Karte zeigt ihre Kosten, was sie herstellt, wie viele Arbeiter sie braucht, ihre Gleise und ihre Prämie. Rot steht, was Ihnen fehlt.\nNehmen Sie das Handelshaus. Zeigen Sie darauf, und der Plan zeigt, wo es stehen könnte.',
    ],
    'build-place': [
      'Wo die Gleise zusammentreffen',
      'An jeder Kante, die eine andere Karte berührt, muss ein Gleis hier hinaus- und dort hineinführen. Östlich der Fabrik passt es; die anderen Plätze sagen, warum nicht.',
    ],
    event: [
      'Ein Ereignis',
      'Beim Bauen zählt das Ereignis der nächsten Karte in der Reihe. Das war die Ziegelei, und ihre Jahre passten, also trat es ein: Bauboom, 2 Material für Sie. Das Kleingedruckte jeder Karte sagt es Ihnen vorher.',
    ],
    produce: [
      'Produzieren',
      'Jede Leiste auf einer besetzten Karte steigt um die Zahl der besetzten Leisten ihrer Art. Das Handelshaus hat einen Arbeiter und braucht drei: Es macht noch nicht mit. Die dritte Aktion kostet 2.',
    ],
    'end-turn': [
      'Runde beenden',
      'Die vierte Aktion würde 4 kosten. Genug für zwei Jahre: Beenden Sie die Runde, und der Würfel rollt von Neuem.',
    ],
    staff: ['Arbeiter', 'Eine neue Runde, und die erste Aktion ist wieder frei. Das Handelshaus braucht Hände.'],
    hire: ['Einen einstellen', 'Einen Arbeiter dürfen Sie einstellen. Er steht sofort auf der Karte.'],
    move: [
      'Einen über das Gleis versetzen',
      'In derselben Aktion dürfen beliebig viele entlang eines Gleises gehen, in Richtung seines Pfeils. Die Fabrik hat sechs und braucht vier, einen kann sie entbehren. Dann ist das Handelshaus besetzt.',
    ],
    'produce-more': [
      'Aus zwei werden vier',
      'Jetzt stellen zwei besetzte Leisten Waren her: Jede steigt um zwei. Drei ergäben neun. Dafür baut man ein Reich. Produzieren Sie.',
    ],
    manager: [
      'Ein Direktor',
      'Einmal je Runde, neben den Aktionen, hilft ein Direktor für so viel Kapital, wie der Marktwürfel zeigt. In dieser Runde ist das nur 1. Sechs davon haben Sie im ganzen Spiel.',
    ],
    'manager-unit': [
      'Noch eine Ware',
      'Er gibt eine Einheit oder einen Arbeiter dazu oder eröffnet ein Gebäude, wo kein Gleis ist. Nehmen Sie eine Ware für das Handelshaus.',
    ],
    'end-again': ['Und weiter', 'Beenden Sie die Runde.'],
    'sell-again': [
      'Ein guter Markt',
      'Der Würfel zeigt 6: Material geht eins zu eins. Sie haben vier. Nehmen Sie Verkaufen.',
    ],
    profit: ['Zu Gewinn', 'Diesmal nehmen Sie Gewinn. Was auf dieser Leiste liegt, bleibt Ihnen.'],
    costs: [
      'Rechnungen',
      'Am Ende dieser Runde kommt das Jahr 6: Jedes Gebäude mit mehr Arbeitern als nötig kostet den halben Würfel an Kapital. Im Jahr 8 nimmt der Unterhalt zwei Einheiten aus den Kosten jedes Gebäudes. Was Sie davon nicht zahlen können, kostet Gewinn.',
    ],
    awards: [
      'Das Ende',
      'Nach dem Jahr 30 gibt jedes besetzte Gebäude seine Prämie zum Gewinn, die Zahl neben dem Orden. Bauen Sie also früh, und besetzen Sie vor dem Ende, was Sie gebaut haben.',
    ],
  },
};
