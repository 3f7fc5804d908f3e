// The engine's texts of cards, councilors and the like of rising, each with its German.

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
