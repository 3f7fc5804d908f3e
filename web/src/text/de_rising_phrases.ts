// The engine's sentences of rising, each with its German; phrasebook.ts says how they are read.

export const moves: Record<string, string> = {
  "Place {piece} on {place}": "{piece.acc} einsetzen: {place}",
  "Act with {piece} on {place}": "Mit {piece.dat} handeln: {place}",
  "Return {piece} from {place}": "{piece.acc} heimholen: {place}",
  "Move {piece} to {place}": "{piece.acc} versetzen: {place}",
  "Move {colour}'s {piece} to {place}": "{piece} von {colour} versetzen: {place}",
  "Keeper's Seal: discard {name} for 2 energy": "Siegel des Hüters: „{name}“ für 2 Energie abwerfen",
  "Tide Glass: roll your die again": "Gezeitenglas: deinen Würfel noch einmal werfen",
  "Fortune Gyre: add to your die": "Glückskreisel: deinen Würfel erhöhen",
  "Assayer's Scales: swap an ore, gold or crystal": "Waage des Prüfers: Erz, Gold oder Kristall tauschen",
  "Take back your pledge for {purpose}": "Deine Gabe zurücknehmen: {purpose}",
  "Pledge {n} {resource} for {purpose}": "{n} {resource} geben: {purpose}",
  "Pledge {n} {resource} for {purpose}, {name}": "{n} {resource} geben: {name} ({purpose})",
  "Pledge {n} {resource} for {purpose} in place of {resource2}, {name}":
    "{n} {resource} statt {resource2} geben: {name} ({purpose})",
  "Remove the barrier of the {name}": "Die Barriere entfernen: {name}",
  "Place a barrier on the {name}": "Eine Barriere setzen: {name}",
  "Unflood a tile of the {name}": "Ein Plättchen trockenlegen: {name}",
  "Flood the {name}": "Überfluten: {name}",
  "Play {name}": "„{name}“ spielen",
  "Keep {name}": "„{name}“ behalten",
  "Keep {name} for 1 energy": "„{name}“ für 1 Energie behalten",
  "Put {name} under the deck": "„{name}“ unter den Stapel legen",
  "Discard {name}": "„{name}“ abwerfen",
  "Take {name}": "„{name}“ nehmen",
  "Put {name} on top of the deck": "„{name}“ auf den Stapel legen",
  "Remove {name} from the deck": "„{name}“ aus dem Stapel entfernen",
  "Remove {name} from the discards": "„{name}“ aus der Ablage entfernen",
  "Stop the flood for 2 energy": "Die Flut für 2 Energie aufhalten",
  "Act again with the Cipher of Expertise": "Mit der Chiffre der Meisterschaft noch einmal handeln",
  "Act at once with the Enigma of Alacrity": "Mit dem Rätsel der Eile sofort handeln",
  "Cancel it with the Enigma of Defiance": "Mit dem Rätsel des Trotzes aufheben",
  "Take 2 with the Cipher of Bounty": "Mit der Chiffre der Fülle 2 nehmen",
  "Use the Orichalcum Tongs": "Die Oreichalkos-Zange einsetzen",
  Yes: "Ja",
  No: "Nein",
  "Let the roll be": "Den Wurf so lassen",
  "Keep no more": "Keine weitere behalten",
  Enough: "Genug",
  "Take the {name} into the blueprint": "In den Bauplan nehmen: {name}",
  "Choose the {name}": "Wählen: {name}",
  "Priest: roll both dice again": "Priester: beide Würfel noch einmal werfen",
  "Priest: roll the die again": "Priester: den Würfel noch einmal werfen",
  "Priest: roll the {n} again": "Priester: die {n} noch einmal werfen",
  "Add 1 energy to the {n}": "Die {n} um 1 Energie erhöhen",
  "Roll with {colour}'s {piece} and {colour2}'s {piece2}":
    "Es werfen: {piece} von {colour}, {piece2} von {colour2}",
  "{Colour}": "{Colour}",
  "Swap 1 {resource} for {resource2}": "1 {resource} gegen {resource2} tauschen",
  "Give 1 {resource} to {colour}": "1 {resource} an {colour} geben",
  "Lose 1 {resource}": "1 {resource} verlieren",
  "Turn in 1 {resource}": "1 {resource} abgeben",
  "Take {resource}": "{resource} nehmen",
  "Ready: all are placed": "Bereit: alle sind eingesetzt",
  "Ready: no more actions": "Bereit: keine Aktionen mehr",
  "Draw a misfortune": "Ein Unglück ziehen",
};

export const events: Record<string, string> = {
  "{who} starts.": "{who} beginnt.",
  "The {name} comes into the blueprint.": "Neu im Bauplan: {name}.",
  "{who} plays the {name}.": "{who} spielt: {name}.",
  "The {name} is revealed.": "Aufgedeckt: {name}.",
  "{name} is revealed.": "Aufgedeckt: {name}.",
  "{name} comes into the library.": "Neu in der Bibliothek: {name}.",
  "{who} sees {name}.": "{who} sieht: {name}.",
  "{who} draws {name}.": "{who} zieht: {name}.",
  "{who} rolls a {n}.": "{who} würfelt eine {n}.",
  "The dice show {n}.": "Der Würfel zeigt {n}.",
  "The dice show {n} and {n2}.": "Die Würfel zeigen {n} und {n2}.",
  "{who} places {piece} on {place}.": "{who} setzt {piece.acc} ein: {place}.",
  "{who} acts with {piece} on {place}.": "{who} handelt mit {piece.dat}: {place}.",
  "{who} returns {piece} from {place}.": "{who} holt {piece.acc} heim: {place}.",
  "{who} moves the {piece} from {place} to {place2}.":
    "{who} versetzt einen Atlanter ({piece}): {place} → {place2}.",
  "{who} moves {who2}'s {piece} from {place} to {place2}.":
    "{who} versetzt einen Atlanter von {who2} ({piece}): {place} → {place2}.",
  "{who} takes back the pledge for {purpose}.": "{who} nimmt die Gabe zurück: {purpose}.",
  "{who} pledges {n} {resource} for the {name} at {purpose}.":
    "{who} gibt {n} {resource}: {name} ({purpose}).",
  "{who} pledges {n} {resource} for {purpose}.": "{who} gibt {n} {resource}: {purpose}.",
  "{who} uses the {name}.": "{who} setzt ein: {name}.",
  "{who} discards {name} with the Keeper's Seal.": "{who} wirft mit dem Siegel des Hüters ab: {name}.",
  "{who} rolls a die again with the Tide Glass.": "{who} wirft mit dem Gezeitenglas einen Würfel neu.",
  "{who} adds to a die with the Fortune Gyre.": "{who} erhöht einen Würfel mit dem Glückskreisel.",
  "{who} loses the barrier of the {name}.": "{who} entfernt eine Barriere: {name}.",
  "{who} puts a barrier on the {name}.": "{who} setzt eine Barriere: {name}.",
  "{who} unfloods a tile of the {name}.": "{who} legt ein Plättchen trocken: {name}.",
  "{who} chooses the {name} to flood.": "{who} lässt überfluten: {name}.",
  "{who} stops the flood with the Warden.": "{who} hält mit dem Wächter die Flut auf.",
  "{who} plays {name}.": "{who} spielt: {name}.",
  "{who} keeps {name}.": "{who} behält: {name}.",
  "{who} puts {name} under the deck.": "{who} legt unter den Stapel: {name}.",
  "{who} discards {name}.": "{who} wirft ab: {name}.",
  "{who} takes {name}.": "{who} nimmt: {name}.",
  "{who} puts {name} on top of the deck.": "{who} legt auf den Stapel: {name}.",
  "{who} removes {name} from the deck.": "{who} entfernt aus dem Stapel: {name}.",
  "{who} removes {name} from the discards.": "{who} entfernt aus der Ablage: {name}.",
  "{who} swaps 1 {resource} for {resource2}.": "{who} tauscht 1 {resource} gegen {resource2}.",
  "{who} gives 1 {resource} to {who2}.": "{who} gibt 1 {resource} an {who2}.",
  "{who} gives up {resource}.": "{who} gibt her: {resource}.",
  "{who} turns in {resource}.": "{who} gibt ab: {resource}.",
  "{who} chooses {resource}.": "{who} wählt {resource}.",
  "{who} is ready.": "{who} ist bereit.",
  "{who} goes on to draw a misfortune.": "{who} zieht nun ein Unglück.",
  "{who} passes.": "{who} verzichtet.",
  "{who} brings the {name} as Hologram.": "{who} bringt als Hologramm: {name}.",
  "{who} has the dice rolled again by the Priest.": "{who} lässt den Priester neu werfen.",
  "{who} puts 1 energy on a die.": "{who} legt 1 Energie auf einen Würfel.",
  "{who} lets {who2}'s {piece} and {who3}'s {piece2} roll.":
    "{who} lässt werfen: {piece} von {who2}, {piece2} von {who3}.",
  "{who} chooses {colour}.": "{who} wählt {colour}.",
  "The misfortune has no effect.": "Das Unglück bleibt ohne Wirkung.",
  "Success: {n} against {n2}.": "Erfolg: {n} gegen {n2}.",
  "Failure: {n} against {n2}.": "Fehlschlag: {n} gegen {n2}.",
  "The {name} is built.": "Gebaut: {name}.",
  "The barrier of the {name} is gone.": "Die Barriere ist fort: {name}.",
  "A barrier protects the {name}.": "Eine Barriere schützt: {name}.",
  "{place} floods.": "Überflutet: {place}.",
  "{place} comes up again.": "Wieder über Wasser: {place}.",
  "{who} gets a {piece}.": "{who} bekommt Verstärkung: {piece}.",
  "{Piece} of {who} leaves {place}.": "{Piece} von {who} muss fort: {place}.",
  "{who} gets back {n} {resource}.": "{who} bekommt {n} {resource} zurück.",
  "{who} gains {n} {resource}.": "{who} erhält {n} {resource}.",
  "{who} loses {n} {resource}.": "{who} verliert {n} {resource}.",
  "{who} pays {n} {resource}.": "{who} zahlt {n} {resource}.",
  "The wrath counter moves on to {n}.": "Der Zornzähler rückt vor auf {n}.",
  "The wrath counter moves back to {n}.": "Der Zornzähler rückt zurück auf {n}.",
  "Round {n} begins.": "Runde {n} beginnt.",
  "Setup.": "Aufbau.",
  "Place Atlanteans.": "Atlanter einsetzen.",
  "Suffer Misfortunes.": "Unglücke erleiden.",
  "Take Actions.": "Aktionen ausführen.",
  "Endure the Wrath.": "Den Zorn ertragen.",
  "The island is lost.": "Die Insel ist verloren.",
  "The Cosmic Gate stands: the game is won.": "Das kosmische Tor steht: Das Spiel ist gewonnen.",
  "{who} takes back a move.": "{who} nimmt einen Zug zurück.",
};

export const tasks: Record<string, string> = {
  "{who} draws a misfortune.": "{who} zieht ein Unglück.",
  "{who} resolves {name}.": "{who} führt aus: {name}.",
  "{who} chooses a peninsula to flood.": "{who} wählt, welche Halbinsel überflutet wird.",
  "{who} chooses another peninsula to flood.": "{who} wählt, welche andere Halbinsel überflutet wird.",
  "{who} chooses a peninsula to flood, {n} floods in all.":
    "{who} wählt, welche Halbinsel überflutet wird, insgesamt {n} Fluten.",
  "{who} chooses another peninsula to flood, {n} floods in all.":
    "{who} wählt, welche andere Halbinsel überflutet wird, insgesamt {n} Fluten.",
  "{who} draws a library card.": "{who} zieht eine Bibliothekskarte.",
  "{who} puts the rest under the deck, the next to be drawn first.":
    "{who} legt den Rest unter den Stapel, die nächste zuerst.",
  "{who} keeps a card.": "{who} behält eine Karte.",
  "{who} may keep another of {n} cards for 1 energy.":
    "{who} darf für 1 Energie noch eine von {n} Karten behalten.",
  "{who} may keep another of 1 card for 1 energy.":
    "{who} darf für 1 Energie auch die andere Karte behalten.",
  "Misfortunes are revealed for {who}.": "{who} werden Unglücke gezeigt.",
  "{who} discards one of the misfortunes.": "{who} wirft eines der Unglücke ab.",
  "{who} puts the misfortunes on top of the deck, the next to be drawn first.":
    "{who} legt die Unglücke auf den Stapel, das nächste zuerst.",
  "Dice are rolled on {place}.": "Es wird gewürfelt: {place}.",
  "The roll on {place} fails unless somebody helps.": "Der Wurf misslingt, wenn niemand hilft: {place}.",
  "The starting player is drawn.": "Der Startspieler wird gezogen.",
  "The components of the blueprint are chosen.": "Die Bauteile des Bauplans werden gewählt.",
  "The components of the blueprint are drawn.": "Die Bauteile des Bauplans werden gezogen.",
  "The artifacts of the library are drawn.": "Die Artefakte der Bibliothek werden gezogen.",
  "The Leaders are chosen.": "Die Anführer werden gewählt.",
  "The Leaders are dealt.": "Die Anführer werden verteilt.",
  "{who} may move the Astrologer.": "{who} darf den Astrologen versetzen.",
  "{who} may move another Atlantean from where the Astrologer stood.":
    "{who} darf noch einen Atlanter von dort versetzen, wo der Astrologe stand.",
  "The contributors draw library cards.": "Wer gegeben hat, zieht Bibliothekskarten.",
  "{who} has more cards than the hand limit and plays or discards one.":
    "{who} hat zu viele Karten und spielt eine oder wirft eine ab.",
  "{who} turns ore into Atlantium and may use the Orichalcum Tongs.":
    "{who} macht aus Erz Atlantium und darf die Oreichalkos-Zange einsetzen.",
  "{who} swaps resources, {n} more at most.": "{who} tauscht Rohstoffe, noch höchstens {n}.",
  "{who} gives out {n} energy.": "{who} verteilt {n} Energie.",
  "{who} may give resources and energy to others.": "{who} darf anderen Rohstoffe und Energie geben.",
  "{who} turns in a resource to take {n} of that type.": "{who} gibt einen Rohstoff ab und nimmt {n} davon.",
  "{who} takes ore, gold or crystal.": "{who} nimmt Erz, Gold oder Kristall.",
  "The players say whose follower leaves the game.":
    "Die Spieler sagen, wessen Gefolgsmann das Spiel verlässt.",
  "{who} removes up to {n} misfortunes.": "{who} entfernt bis zu {n} Unglücke.",
  "{who} removes up to 1 misfortune.": "{who} entfernt bis zu 1 Unglück.",
  "{who} names the contributor who recruits a follower.": "{who} sagt, wer einen Gefolgsmann anwirbt.",
  "Two boards are revealed and the starting player chooses the Hologram's.":
    "Zwei Tafeln werden aufgedeckt, und der Startspieler wählt die des Hologramms.",
  "Two artifacts are revealed and the Scholar's player chooses one.":
    "Zwei Artefakte werden aufgedeckt, und wer den Gelehrten spielt, wählt eines.",
  "The round ends.": "Die Runde endet.",
  "Who has an Enigma of Defiance may cancel the misfortune.":
    "Wer ein Rätsel des Trotzes hat, darf das Unglück aufheben.",
  "{who} returns an Atlantean to the pool.": "{who} holt einen Atlanter in den Vorrat zurück.",
  "{who} removes a barrier.": "{who} entfernt eine Barriere.",
  "{who} loses ore, gold or crystal.": "{who} verliert Erz, Gold oder Kristall.",
  "The {name} are about to flood.": "Gleich überflutet: {name}.",
  "{who} may stop the flood with the Warden for 2 energy.":
    "{who} darf die Flut mit dem Wächter für 2 Energie aufhalten.",
  "{who} places 1 barrier.": "{who} setzt 1 Barriere.",
  "{who} places {n} barriers.": "{who} setzt {n} Barrieren.",
  "{who} unfloods 1 tile.": "{who} legt 1 Plättchen trocken.",
  "{who} unfloods {n} tiles.": "{who} legt {n} Plättchen trocken.",
  "{who} acts on {place}.": "{who} handelt: {place}.",
  "{who} names the two who roll.": "{who} sagt, welche zwei würfeln.",
  "{who} may act again with a Cipher of Expertise.":
    "{who} darf mit einer Chiffre der Meisterschaft noch einmal handeln.",
  "{who} may act at once with an Enigma of Alacrity.": "{who} darf mit einem Rätsel der Eile sofort handeln.",
  "{who} takes what the roll has won.": "{who} nimmt, was der Wurf gewonnen hat.",
  "The players say whose colour the recruit has.": "Die Spieler sagen, welche Farbe der Angeworbene hat.",
};

// What councilors, cards, misfortunes and components do.
export const texts: Record<string, string> = {
  "On a build space: any one resource of the cost need not be pledged, but at least one must be.":
    "Auf einem Bauplatz: Ein Rohstoff der Kosten muss nicht gegeben werden, mindestens einer aber doch.",
  "Targets of wild tiles are 1 lower where it stands.":
    "Wo er steht, ist der Zielwert in der Wildnis um 1 niedriger.",
  "An action with a roll that fails where it stands may be rolled again once, in Cities with one or both dice.":
    "Ein misslungener Wurf, wo er steht, darf einmal wiederholt werden, in Städten mit einem oder beiden Würfeln.",
  "Its tile holds one Atlantean more; in Cities two of the three roll, and the recruit may be of any of their colours.":
    "Auf seinem Plättchen ist Platz für einen mehr; in Städten würfeln zwei der drei, und der Angeworbene darf jede ihrer Farben haben.",
  "May be placed on a flooded tile of a peninsula that still has a tile, and holds it open for others.":
    "Darf auf ein überflutetes Plättchen einer Halbinsel, die noch eines hat, und hält es für andere offen.",
  "Starts with one of two artifacts that are not in the library.":
    "Beginnt mit einem von zwei Artefakten, die nicht in der Bibliothek sind.",
  "After the last misfortune it may move to another place, and one other Atlantean from there with it or elsewhere.":
    "Nach dem letzten Unglück darf er den Ort wechseln, und ein anderer Atlanter von dort mit ihm oder anderswohin.",
  "Once per round, for 2 energy: a misfortune's flood of the peninsula where it stands does not happen. Not against a Controlled Flood.":
    "Einmal pro Runde, für 2 Energie: Die Flut eines Unglücks bleibt auf seiner Halbinsel aus. Nicht gegen eine Gelenkte Flut.",
  "Successes on its wild tile may be taken as ore, gold or crystal.":
    "Ein Erfolg auf seinem Plättchen in der Wildnis bringt wahlweise Erz, Gold oder Kristall.",
  "Each conversion on its Forges tile gives 1 Atlantium more.":
    "Jede Umwandlung auf seinem Plättchen der Schmieden gibt 1 Atlantium mehr.",

  "Right after an action of one of your Leaders: the same space acts again; a build space opens once more.":
    "Gleich nach einer Aktion eines deiner Anführer: Derselbe Platz handelt noch einmal; ein Bauplatz öffnet sich erneut.",
  "Right after you placed one of your Leaders: it acts at once, and in Actions as if it had not.":
    "Gleich nach dem Einsetzen eines deiner Anführer: Er handelt sofort, und bei den Aktionen noch einmal.",
  "Unflood 1 tile.": "1 Plättchen trockenlegen.",
  "Unflood {n} tiles.": "{n} Plättchen trockenlegen.",
  "Place 1 barrier.": "1 Barriere setzen.",
  "Place up to {n} barriers.": "Bis zu {n} Barrieren setzen.",
  "Give out 3 energy as you like.": "Verteile 3 Energie, wie du magst.",
  "Look at the top 4 misfortunes, discard 1 and put the others back in the order you choose.":
    "Sieh die obersten 4 Unglücke an, wirf 1 ab und lege die anderen in beliebiger Reihenfolge zurück.",
  "After your own success on a wild tile: take 2 instead of 1.":
    "Nach deinem Erfolg in der Wildnis: Nimm 2 statt 1.",
  "Swap up to 2 of your resources for any types.": "Tausche bis zu 2 deiner Rohstoffe gegen beliebige.",
  "In Place: you get 2 volunteers.": "Beim Einsetzen: Du bekommst 2 Freiwillige.",
  "From you clockwise each player may give any resources and energy to any others.":
    "Reihum von dir an darf jeder anderen beliebig Rohstoffe und Energie geben.",
  "Shuffle the library discards into the deck, then draw 2 and keep 1; the second costs 1 energy. This card leaves the game.":
    "Mische die Ablage der Bibliothek in den Stapel, ziehe 2 und behalte 1; die zweite kostet 1 Energie. Diese Karte verlässt das Spiel.",
  "When a misfortune is drawn, but for Calm Seas and Controlled Flood: it is discarded without effect.":
    "Wenn ein Unglück gezogen wird, außer Ruhige See und Gelenkte Flut: Es wird ohne Wirkung abgeworfen.",
  "Targets of your Atlanteans on wild tiles are 1 lower.":
    "Die Zielwerte deiner Atlanter in der Wildnis sind um 1 niedriger.",
  "Once per round: 1 Atlantium more from a conversion at the Forges.":
    "Einmal pro Runde: 1 Atlantium mehr aus einer Umwandlung in den Schmieden.",
  "+1 on a roll in Cities with an Atlantean of yours on the space.":
    "+1 auf einen Wurf in Städten, wenn einer deiner Atlanter auf dem Platz steht.",
  "Once per round: roll one of your dice again.": "Einmal pro Runde: Wirf einen deiner Würfel neu.",
  "1 energy at the start of each round.": "1 Energie am Beginn jeder Runde.",
  "Your Leader may act alone on a double space of Cities, with two dice.":
    "Dein Anführer darf allein auf einem Doppelplatz der Städte handeln, mit zwei Würfeln.",
  "The round's first energy on a die adds 2.": "Die erste Energie der Runde auf einem Würfel zählt 2.",
  "1 energy for each tile whose flooding sends Atlanteans of yours home.":
    "1 Energie für jedes Plättchen, dessen Überflutung deine Atlanter heimschickt.",
  "Once per round: swap 1 ore, gold or crystal for another of these.":
    "Einmal pro Runde: Tausche 1 Erz, Gold oder Kristall gegen ein anderes davon.",
  "Once per round: 2 energy pledged at a build space stand for 1 missing resource.":
    "Einmal pro Runde: 2 Energie auf einem Bauplatz ersetzen 1 fehlenden Rohstoff.",
  "Your hand limit is 6. Once per round: discard another library card for 2 energy.":
    "Du darfst 6 Karten halten. Einmal pro Runde: Wirf eine andere Bibliothekskarte für 2 Energie ab.",

  "Nothing happens.": "Nichts geschieht.",
  "Flood the {name}.": "Überfluten: {name}.",
  "Choose a peninsula: its barrier goes and a tile of it floods.":
    "Wähle eine Halbinsel: Ihre Barriere verschwindet, und eines ihrer Plättchen wird überflutet.",
  "Targets of wild tiles are 1 higher until the end of the round.":
    "Zielwerte in der Wildnis sind bis zum Ende der Runde um 1 höher.",
  "No actions in Cities until the end of the round.": "Keine Aktionen in Städten bis zum Ende der Runde.",
  "No actions at the Forges until the end of the round.":
    "Keine Aktionen in den Schmieden bis zum Ende der Runde.",
  "No actions in the Libraries until the end of the round.":
    "Keine Aktionen in den Bibliotheken bis zum Ende der Runde.",
  "No energy on dice until the end of the round.": "Keine Energie auf Würfel bis zum Ende der Runde.",
  "Two different peninsulas flood, one tile each.":
    "Zwei verschiedene Halbinseln verlieren je ein Plättchen.",
  "Each player loses 1 energy.": "Jeder verliert 1 Energie.",
  "From the drawer clockwise each player returns one placed Atlantean to the pool.":
    "Reihum, wer zog zuerst, holt jeder einen eingesetzten Atlanter in den Vorrat zurück.",
  "Remove a barrier; if there is none, flood a peninsula.":
    "Entferne eine Barriere; gibt es keine, wird eine Halbinsel überflutet.",
  "The drawer loses 1 ore, gold or crystal.": "Wer zog, verliert 1 Erz, Gold oder Kristall.",
  "The wrath counter moves on one space.": "Der Zornzähler rückt ein Feld vor.",

  "Take {n} energy.": "Nimm {n} Energie.",
  "Swap up to 1 resource for any types.": "Tausche bis zu 1 Rohstoff gegen einen beliebigen.",
  "Swap up to {n} resources for any types.": "Tausche bis zu {n} Rohstoffe gegen beliebige.",
  "Turn in 1 resource and take {n} of that type.": "Gib 1 Rohstoff ab und nimm {n} davon.",
  "A follower goes to the supply; this Wrath phase floods {n} fewer.":
    "Ein Gefolgsmann geht in den Vorrat der Schachtel; in dieser Zornphase {n} Fluten weniger.",
  "A follower leaves the game; unflood 1 tile.":
    "Ein Gefolgsmann verlässt das Spiel; 1 Plättchen trockenlegen.",
  "A follower leaves the game; unflood {n} tiles.":
    "Ein Gefolgsmann verlässt das Spiel; {n} Plättchen trockenlegen.",
  "Take {n} ore, gold or crystal.": "Nimm {n} Erz, Gold oder Kristall.",
  "Each contributor draws {n} library cards and keeps 1; 1 energy keeps another.":
    "Wer gegeben hat, zieht {n} Bibliothekskarten und behält 1; für 1 Energie noch eine.",
  "Each contributor draws 1 library card and keeps 1; 1 energy keeps another.":
    "Wer gegeben hat, zieht 1 Bibliothekskarte und behält sie.",
  "One contributor recruits 1 follower, or takes {n} energy if none is left.":
    "Einer, der gegeben hat, wirbt 1 Gefolgsmann an oder nimmt {n} Energie, wenn keiner mehr da ist.",
  "Remove up to 1 misfortune from the deck and the discards.":
    "Entferne bis zu 1 Unglück aus Stapel und Ablage.",
  "Remove up to {n} misfortunes from the deck and the discards.":
    "Entferne bis zu {n} Unglücke aus Stapel und Ablage.",
  "The wrath counter moves 1 space back.": "Der Zornzähler rückt 1 Feld zurück.",
  "The wrath counter moves {n} spaces back.": "Der Zornzähler rückt {n} Felder zurück.",
  "The next Misfortunes phase skips its last 1 draw.":
    "In der nächsten Unglücksphase entfällt die letzte Karte.",
  "The next Misfortunes phase skips its last {n} draws.":
    "In der nächsten Unglücksphase entfallen die letzten {n} Karten.",
  "{n} energy more the first time each player collects at the centre in a round.":
    "{n} Energie mehr, wenn jemand in einer Runde zum ersten Mal an der Kraftquelle sammelt.",
  "Barriers cost {n} energy.": "Barrieren kosten {n} Energie.",
  "Once per round {n} may be added to one die by its player.":
    "Einmal pro Runde darf jemand seinen Würfel um {n} erhöhen.",
  "Each round the starting player gets 1 volunteer.": "Jede Runde bekommt der Startspieler 1 Freiwilligen.",
  "Each round the starting player gets {n} volunteers.":
    "Jede Runde bekommt der Startspieler {n} Freiwillige.",
  "1 more build space.": "1 Bauplatz mehr.",
  "{n} more build spaces.": "{n} Bauplätze mehr.",
  "In the Libraries {n} cards are drawn.": "In den Bibliotheken werden {n} Karten gezogen.",
  "The game is won.": "Das Spiel ist gewonnen.",
};
