// The lessons in German: the title of each chapter and its notes, in order.
export const lessons: Record<string, { title: string; notes: string[] }> = {
  "atlantis/1_cards": {
    title: "Karten führen den Weg entlang",
    notes: [
      "Deine drei Figuren wollen von Atlantis aufs Festland. Eine Karte bringt eine von ihnen zum nächsten Stein mit ihrem Zeichen. Wähle eine Figur in Atlantis und dann den Ring auf Feld 2.",
      "Deine Figur hat den freien Stein gleich hinter sich genommen: Flagge 2, zwei Punkte wert. Dort ist jetzt Wasser. Danach hast du wie nach jedem Zug eine Karte gezogen.",
      "Der andere Spieler ist zur Olive auf Feld 3 gekommen. Dahinter lag kein freier Stein zum Mitnehmen.",
      "Auf einem Stein ist Platz für eine Figur. Wo jemand steht, musst du weiterspielen. Schick eine zweite Figur aus Atlantis zur Olive und sieh, was geschieht.",
      "Der Stein ist besetzt, also zieht dieselbe Figur sofort mit einer weiteren Karte weiter. Spiele den Helm: Er führt auf Feld 6.",
      "Zwei Karten für einen Zug, dafür der Ring 5 hinter dir als Lohn. So überholt man.",
    ],
  },
  "atlantis/2_gaps": {
    title: "Lücken kosten etwas",
    notes: [
      "Zwischen Feld 2 und Feld 5 ist nur Wasser. Die Überquerung kostet den kleineren Wert der beiden Steine daneben: 2. Schick die Figur von Feld 2 zur Krone.",
      "Zahle mit gesammelten Steinen nach ihrem Wert oder mit Karten, einen Punkt das Stück. Zu viel gibt es nicht zurück, also zahle nicht mit der 4. Zahle zuerst den Stein im Wert von 1.",
      "Ein Punkt fehlt noch. Eine Karte ist einen wert: Zahle den Ring.",
      "Nach dem Zahlen hast du den Stein hinter dir genommen, Flagge 2. Für diese Überquerung hätte er nicht gezählt.",
    ],
  },
  "atlantis/3_bridge": {
    title: "Die Brücke macht eine Lücke frei für alle",
    notes: [
      "Du hast keine Karten mehr. Einmal pro Zug darfst du einen Stein für die Hälfte seines Werts an Karten verkaufen. Verkaufe die 3.",
      "Die Krone liegt hinter einer Lücke, die 5 kostet, und du hast nichts zum Zahlen. Aber du hast eine Brücke für das ganze Spiel. Lege sie über die Lücke.",
      "Von nun an ist diese Lücke für alle frei. Geh hinüber zur Krone.",
      "Drüben, mit Flagge 5 in der Tasche. Die Brücke bleibt für den Rest des Spiels liegen.",
    ],
  },
  "atlantis/4_mainland": {
    title: "Drei Figuren auf dem Festland beenden das Spiel",
    notes: [
      "Wer ziehen kann, muss ziehen. Die Hand zeigen und Karten ziehen darf nur, wer nicht kann.",
      "Vor deiner letzten Figur liegt keine Krone. Dann führt die Karte aufs Festland. Bring sie heim.",
      "Deine dritte Figur beendet das Spiel sofort. Du hast die Olive 3 genommen und vier Karten gezogen: 6 und 3 und vier Karten sind 13 Punkte. Der andere musste noch für eine letzte Lücke zahlen.",
    ],
  },
  "survive/1_turn": {
    title: "Ein Zug hat vier Schritte",
    notes: [
      "Du bist Rot. In einem Zug hast du drei Bewegungen für deine Entdecker und Schiffe. Schick den Entdecker vom Strand D5 an Bord des Schiffs auf C5.",
      "Ein Schiff trägt drei; wer die meisten an Bord hat, fährt es. Fahre nach C4.",
      "Deine dritte Bewegung: weiter nach C3, der Insel in der Ecke entgegen.",
      "Nun muss ein Plättchen weg: erst Strände, dann Wälder, dann Gebirge. Entferne den leeren Strand auf D5.",
      "Unter dem Strand lag ein Wind, den du behältst und in einem späteren Zug spielen darfst. Dann zeigte der Tierwürfel einen Wal. Es gibt noch keinen, also ist dein Zug vorbei.",
    ],
  },
  "survive/2_swimming": {
    title: "Schwimmen ist langsam, die Inseln sind sicher",
    notes: [
      "Einer deiner Entdecker schwimmt auf C2. Ein Schwimmer schafft ein Feld pro Zug. Schwimm nach C1, neben die Insel.",
      "Fast geschafft! Aber wer in diesem Zug geschwommen ist, kann nicht auch noch landen.",
      "Von einem Schiff aus kostet das Landen eine Bewegung. Bring den Entdecker an Bord auf B1 auf die Insel.",
      "Gerettet! Was ein Entdecker wert ist, 1 bis 6, hast du beim Setzen gewählt. Bis zum Ende darf niemand mehr nachsehen.",
    ],
  },
  "survive/3_creatures": {
    title: "Das Meer ist nicht leer",
    notes: [
      "Der Würfel zeigt einen Hai. Du ziehst einen, bis zu zwei Felder. Haie holen Schwimmer: Schick ihn zum blauen auf C5.",
      "Haie holen Schwimmer, Wale zerschlagen besetzte Schiffe, und Seeschlangen holen beide. Halte den Zeiger auf ein Tier, um erinnert zu werden.",
      "Blau schickt den Hai zu deinem Schwimmer! Aber du hast eine Haiabwehr behalten. Spiele sie.",
      "Der Hai ist fort, und dein Schwimmer lebt. Jeder Angegriffene mit einem Plättchen wird gefragt, deshalb verrät die Frage nichts.",
    ],
  },
  "survive/4_volcano": {
    title: "Der Vulkan beendet alles",
    notes: [
      "Vor deinen Bewegungen darfst du ein Plättchen von der Hand spielen. Der Delfin trägt einen Schwimmer bis zu drei Felder. Wähle das Plättchen und dann deinen Schwimmer auf C4.",
      "Lass deinen Entdecker nach C1 tragen, neben die Insel.",
      "Mit dem Delfin ist er nicht selbst geschwommen, also darf er noch landen. Schnell!",
      "Deine zwei anderen Bewegungen nützen hier nichts. Beende deine Züge.",
      "Nur Gebirge sind übrig. Entferne das auf J5.",
      "Der Vulkan! Das Spiel endet sofort, und wer nicht auf einer Insel ist, ist verloren. Deine geretteten Entdecker sind 4 und 5 wert: Du gewinnst mit 9.",
    ],
  },
  "escape/1_turn": {
    title: "Ein Zug hat drei Schritte",
    notes: [
      "Du bist Rot. Zuerst hast du drei Bewegungen für deine Atlanter und Schiffe. Schick den auf D5 an Bord des Schiffs auf C4.",
      "Wer die meisten an Bord hat, fährt das Schiff. Fahre nach C3.",
      "Deine dritte Bewegung: weiter nach C2, der Koralleninsel entgegen.",
      "Zweitens versinkt ein Teil der Insel, der äußerste Ring zuerst. Versenke den Fels auf D4.",
      "Unter dem Fels war ein Delfin, und da schwimmt er. Drittens haben die Würfel ein Tier gewählt: einen Hai, aber es gibt noch keinen.",
    ],
  },
  "escape/2_landing": {
    title: "Jede Koralleninsel hat einen Hafen",
    notes: [
      "Zwei der Deinen sind an Bord. Auf eine Koralleninsel kommt man nur durch ihren Hafen, wo das Riff offen ist. Fahre nach B1.",
      "Jedes Landen ist eine eigene Bewegung. Bring den Ersten an Land.",
      "Und den Zweiten.",
      "Zwei gerettet. Wer die meisten Atlanter rettet, gewinnt.",
    ],
  },
  "escape/3_dolphins": {
    title: "Delfine halten zu dir",
    notes: [
      "Ein Delfin schützt einen Schwimmer auf seinem Feld, und die beiden dürfen zusammen schwimmen. Geh nach C3, wo ein Hai wartet: Mit dem Delfin geschieht nichts.",
      "Ein Schwimmer hat eine Bewegung pro Zug, mit oder ohne Delfin.",
      "Dein anderer Schwimmer hat keinen Delfin. Auch er darf ziehen, aber halte ihn vom Hai fern: Schwimm nach C5.",
      "Beide leben. Wo mehr schwimmen, als Delfine da sind, wirst du gefragt, wen ein Delfin schützt.",
    ],
  },
  "escape/4_creatures": {
    title: "Was die Würfel aufwühlen",
    notes: [
      "Die Würfel zeigen einen Kraken und 2 Felder. Er versenkt besetzte Schiffe; Schwimmer sind vor ihm sicher. Schick ihn dem blauen Schiff entgegen: nach C3.",
      "Ein Feld ist noch übrig. Auf zum Schiff!",
      "Das Schiff ist verloren, und seine Besatzung schwimmt. Haie holen Schwimmer, Seeungeheuer holen Schwimmer und Schiffe mit allen an Bord.",
      "Blau hat einen Fels versenkt, und darunter war ein Strudel. Er nimmt alles auf seinem Feld und ringsum: Leute, Tiere, Schiffe und sogar Teile der Insel.",
    ],
  },
  "rising/1_placing": {
    title: "Alle finden einen Platz",
    notes: [
      "Atlantis geht unter, und ihr baut das kosmische Tor, um es zu verlassen. Zuerst werden alle deine Atlanter eingesetzt. Wähle deinen Anführer und dann Gebirge 6: Der Zielwert dort ist nur 3, und dein Entdecker macht 2 daraus.",
      "Gebirge 6 hat einen Platz, und der ist besetzt. Weiter innen ist mehr Platz, aber der Zielwert ist höher.",
      "An der mystischen Kraftquelle in der Mitte ist Platz für alle. Setze deinen Gefolgsmann dorthin.",
      "Allein hast du auch ein Hologramm und einen Automaten. Der Automat geht dorthin, wo schon einer der Deinen steht. In Städten handeln zwei zusammen: Stelle ihn zum Hologramm auf Städte 6.",
      "Alle haben einen Platz. Sag, dass du bereit bist.",
      "Wer steht, der steht: Von nun an zieht niemand um, bis er gehandelt hat oder sein Plättchen untergegangen ist.",
    ],
  },
  "rising/2_misfortunes": {
    title: "Unglücke überfluten die Insel",
    notes: [
      "Jede Runde bringt Unglücke, vier davon, wenn du allein spielst. Drei kommen noch. Ziehe das nächste.",
      "Die Hügel hätten ein Plättchen verloren, aber da war eine Barriere. Sie ist nun fort, und dein Gefolgsmann auf Hügel 6 bleibt. Ziehe weiter.",
      "In den Wäldern war keine Barriere: Ihr äußerstes Plättchen ist unter Wasser, und dein Anführer musste heim, ohne in dieser Runde zu handeln. Ziehe das letzte.",
      "Ein Erdbeben wirkt bis zum Ende der Runde: Alle Zielwerte in Wäldern, Hügeln und Gebirgen sind um 1 höher. Kommt eine Flut und auf den sechs Halbinseln liegt kein Plättchen mehr, ist das Spiel verloren.",
    ],
  },
  "rising/3_actions": {
    title: "Aktionen bringen, woraus das Tor gebaut wird",
    notes: [
      "Nun darf jeder deiner Atlanter einmal handeln, in beliebiger Reihenfolge. Wälder geben Kristall, Hügel Gold, Gebirge Erz, wenn ein Würfel den Zielwert erreicht. Lass deinen Anführer auf Gebirge 4 handeln, mit Zielwert 4.",
      "Eine 3: eins zu wenig. Energie erhöht einen geworfenen Würfel um 1. Gib deine aus.",
      "Erfolg: 1 Erz. Die Schmieden machen aus Erz Atlantium, die äußeren zu einem besseren Kurs. Lass deinen Gefolgsmann auf Schmieden 6 handeln.",
      "3 Atlantium für 1 Erz. An der Kraftquelle gibt es immer Energie, ohne Wurf. Handle dort.",
      "In Städten handeln zwei zusammen und werfen je einen Würfel; der Automat gibt 2 dazu. Der Zielwert 7 gilt für beide Würfel zusammen. Versuche es.",
      "2 und 3 und 2 dazu sind 7: Du hast einen Gefolgsmann angeworben, der ab der nächsten Runde eingesetzt werden kann.",
    ],
  },
  "rising/4_library": {
    title: "Die Bibliothek hilft",
    notes: [
      "In den Bibliotheken ziehst du zwei Karten und behältst eine. Lass deinen Anführer dort handeln.",
      "Eine Karte für eine Barriere, eine, die ein überflutetes Plättchen trockenlegt. Noch ist keines überflutet. Behalte die Chiffre der Abwehr.",
      "Für 1 Energie könntest du auch die andere behalten. Lass sie.",
      "Karten werden zwischen zwei Aktionen, zwei Einsätzen oder zwei Unglücken gespielt. Spiele die Chiffre aus deiner Hand.",
      "Die Barriere hält die nächste Flut von ihrer Halbinsel fern. Setze sie auf die Städte.",
      "Ohne Karte kostet eine Barriere 4 Energie und das Trockenlegen 5: Wähle den Namen einer Halbinsel, um dafür zu zahlen.",
    ],
  },
  "rising/5_gate": {
    title: "Bauen, und der Zorn",
    notes: [
      "Dein Anführer steht auf einem Bauplatz des Tors. Die Fokuslinse kostet 2 Kristall; einer ist schon beiseitegelegt. Gib den anderen: unter Tor oder bei den Zügen.",
      "Gebaut! Jedes Bauteil hilft auf seine Weise: Von nun an darf einer der Deinen an der Linse handeln und 2 Energie nehmen. Du bist mit den Aktionen fertig: Sag, dass du bereit bist.",
      "Die Runde endet mit dem Zorn. Die Leiste zeigt eine Flut, und du wählst, wo. Nimm die Hügel.",
      "Der Zorn wächst von Runde zu Runde. Eine neue beginnt, und das Hologramm nimmt die Kraft eines von zwei Ratsmitgliedern an. Wähle den Seefahrer.",
      "Und alle werden neu eingesetzt. So geht es weiter, bis das Tor steht oder die Insel verloren ist.",
    ],
  },
  "rising/6_core": {
    title: "Der Kraftkern gewinnt",
    notes: [
      "Acht Bauteile stehen. Der Kraftkern gewinnt das Spiel, aber erst müssen die anderen neun stehen.",
      "Dem Entropieantrieb auf Bauplatz 1 fehlt ein Atlantium. Gib es.",
      "Neun stehen, und der Zornzähler ist zwei Felder zurückgegangen. Nun der Kraftkern auf Bauplatz 2: 2 Gold, 2 Kristall und 2 Atlantium. Unter Tor kauft ein Druck alles; oder beginne mit einem Gold.",
      "Das zweite Gold.",
      "Ein Kristall. In Gesellschaft dürfen mehrere für einen Kauf geben.",
      "Der zweite Kristall.",
      "Nun Atlantium.",
      "Und das allerletzte Stück.",
      "Das kosmische Tor steht offen, und Atlantis ist gerettet. Ihr gewinnt zusammen oder gar nicht.",
    ],
  },
};
