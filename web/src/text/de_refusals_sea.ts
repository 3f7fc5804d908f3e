// Why a move is refused on the sinking islands: the engine's sentences, each with its German.

const both: Record<string, string> = {
  "There is no such seat.": "Diesen Platz gibt es nicht.",
  "The first player is not being chosen now.": "Jetzt wird kein Startspieler bestimmt.",
  "There is no ship on {hex}.": "Auf {hex} ist kein Schiff.",
  "A ship moves to an adjacent hex, one at a time.":
    "Ein Schiff fährt auf ein Nachbarfeld, eines nach dem anderen.",
  "A ship stays on the sea.": "Ein Schiff bleibt auf dem Meer.",
  "There is land; walk.": "Dort ist Land; geh zu Fuß.",
  "A swimmer boards a ship on its own hex only.":
    "Ein Schwimmer geht nur auf seinem eigenen Feld an Bord eines Schiffs.",
  "A ship is boarded from an adjacent hex.": "An Bord geht man von einem Nachbarfeld aus.",
  "Creatures stay on the sea.": "Tiere bleiben im Meer.",
  "The game is over.": "Das Spiel ist aus.",
  "It is not your turn to act.": "Du bist nicht dran.",
  "There is no such hex.": "Dieses Feld gibt es nicht.",
  "Only a player can do that.": "Das kann nur ein Spieler tun.",
  "Only chance decides that.": "Darüber entscheidet nur der Zufall.",
  "There is no {creature} on {hex}.": "Auf {hex} ist {creature.no}.",
};

export const surviveRefusals: Record<string, string> = {
  ...both,
  "No terrain is laid now.": "Jetzt wird kein Gelände gelegt.",
  "No tile is turned over now.": "Jetzt wird kein Plättchen umgedreht.",
  "The die is not rolled now.": "Jetzt wird nicht gewürfelt.",
  "No explorer is placed now.": "Jetzt wird kein Entdecker gesetzt.",
  "A value is chosen when an explorer has been placed.":
    "Ein Wert wird gewählt, wenn ein Entdecker gesetzt ist.",
  "Ships are placed after the explorers, at the setup.":
    "Schiffe werden beim Aufbau nach den Entdeckern gesetzt.",
  "Tiles are played at the beginning of the turn, one at most.":
    "Plättchen spielt man zu Beginn des Zugs, höchstens eines.",
  "No tile was played that moves a piece.": "Es wurde kein Plättchen gespielt, das etwas zieht.",
  "A tile is removed once per turn, after the moves.":
    "Ein Plättchen wird einmal pro Zug entfernt, nach den Zügen.",
  "Nobody is being chosen to go aboard.": "Jetzt wird niemand gewählt, der an Bord geht.",
  "A creature moves after the die was rolled.": "Ein Tier zieht, nachdem gewürfelt wurde.",
  "A defence is played when a creature attacks.": "Abgewehrt wird, wenn ein Tier angreift.",
  "Explorers and ships move in step 2 of the turn.": "Entdecker und Schiffe ziehen in Schritt 2 des Zugs.",
  "All tiles of that terrain are laid.": "Alle Plättchen dieses Geländes sind gelegt.",
  "No tile of that terrain is left with this back.":
    "Von diesem Gelände ist kein Plättchen mit dieser Rückseite mehr übrig.",
  "The die has no such face.": "Diese Seite hat der Würfel nicht.",
  "You have no explorer of that value left.": "Du hast keinen Entdecker dieses Werts mehr.",
  "There is no tile on {hex}.": "Auf {hex} liegt kein Plättchen.",
  "That tile holds an explorer already.": "Auf diesem Plättchen steht schon ein Entdecker.",
  "That tile holds two explorers already.": "Auf diesem Plättchen stehen schon zwei Entdecker.",
  "A tile at the sea holds one explorer at the setup.":
    "Auf einem Plättchen am Meer steht beim Aufbau nur ein Entdecker.",
  "Ships are placed on the sea.": "Schiffe werden aufs Meer gesetzt.",
  "Ships are placed beside the island.": "Schiffe werden direkt an die Insel gesetzt.",
  "That hex is not free.": "Dieses Feld ist nicht frei.",
  "You do not hold that tile.": "Dieses Plättchen hast du nicht.",
  "A defence tile is played only when a creature attacks in another player's turn.":
    "Ein Abwehrplättchen spielt man nur, wenn im Zug eines anderen ein Tier angreift.",
  "A dolphin moves one of your swimmers.": "Ein Delfin zieht einen deiner Schwimmer.",
  "That swimmer can go nowhere.": "Dieser Schwimmer kann nirgendwohin.",
  "There is no ship on that hex.": "Auf diesem Feld ist kein Schiff.",
  "Others have more explorers aboard that ship.": "Andere haben auf diesem Schiff mehr Entdecker.",
  "That ship can go nowhere.": "Dieses Schiff kann nirgendwohin.",
  "There is no {creature} to move on that hex.": "Auf diesem Feld ist {creature.no} zum Ziehen.",
  "It goes one to three sea hexes, and cannot pass what stops it.":
    "Es geht ein bis drei Meeresfelder weit und nicht an dem vorbei, was aufhält.",
  "The creature goes to a sea hex without explorers, ships and creatures.":
    "Das Tier zieht auf ein Meeresfeld ohne Entdecker, Schiffe und Tiere.",
  "A manned ship is moved by who has the most explorers aboard.":
    "Ein besetztes Schiff fährt, wer die meisten Entdecker an Bord hat.",
  "Another ship is there.": "Dort ist schon ein Schiff.",
  "A swimmer that swam in this turn cannot board.":
    "Wer in diesem Zug geschwommen ist, kann nicht mehr an Bord gehen.",
  "Three explorers are aboard already.": "Es sind schon drei Entdecker an Bord.",
  "From a ship an explorer goes overboard into the ship's own hex.":
    "Von einem Schiff geht ein Entdecker auf dessen eigenem Feld über Bord.",
  "A swimmer swims once per turn.": "Ein Schwimmer schwimmt einmal pro Zug.",
  "An explorer swims to an adjacent hex.": "Ein Entdecker schwimmt auf ein Nachbarfeld.",
  "Who has left the island does not return.": "Wer die Insel verlassen hat, kehrt nicht zurück.",
  "On land an explorer goes to an adjacent tile.":
    "An Land geht ein Entdecker auf ein benachbartes Plättchen.",
  "An isle is reached from the two sea hexes beside it.":
    "Eine Insel erreicht man von den zwei Meeresfeldern neben ihr.",
  "A swimmer that swam in this turn cannot land.":
    "Wer in diesem Zug geschwommen ist, kann nicht mehr landen.",
  "You have no such explorer on the board.": "Einen solchen Entdecker hast du nicht auf dem Brett.",
  "That tile does not touch the sea.": "Dieses Plättchen liegt nicht am Meer.",
  "A {terrain} tile must be removed now.": "Jetzt ist ein anderes Plättchen zu entfernen: {terrain}.",
  "The die shows a {creature}.": "Der Würfel zeigt {creature.acc}.",
  "A move ends on another hex; or let it stay.":
    "Ein Zug endet auf einem anderen Feld; oder lass das Tier in Ruhe.",
  "A {Creature} moves at most {far} and stops where it strikes.":
    "{Creature} zieht höchstens {far} weit und hält an, wo Beute ist.",
  "You hold no defence against it.": "Du hast keine Abwehr dagegen.",
  "A tile is turned over or the die is rolled; wait for it.":
    "Gerade wird ein Plättchen umgedreht oder gewürfelt; warte darauf.",
  "Those who swim where the ship came up go aboard.":
    "An Bord geht, wer dort schwimmt, wo das Schiff aufgetaucht ist.",
};

export const escapeRefusals: Record<string, string> = {
  ...both,
  "No piece is turned over now.": "Jetzt wird kein Teil der Insel umgedreht.",
  "The dice are not rolled now.": "Jetzt wird nicht gewürfelt.",
  "No Atlantean is placed now.": "Jetzt wird kein Atlanter gesetzt.",
  "A piece is sunk once per turn, after the moves.":
    "Ein Teil der Insel wird einmal pro Zug versenkt, nach den Zügen.",
  "A creature moves after the dice were rolled, and only one.":
    "Ein Tier zieht, nachdem gewürfelt wurde, und nur eines.",
  "No creature is on its way.": "Es ist kein Tier unterwegs.",
  "No creature was named that dives.": "Es wurde kein Tier genannt, das taucht.",
  "No dolphin has to choose whom it protects.": "Kein Delfin muss wählen, wen er schützt.",
  "Atlanteans and ships move in step 1 of the turn.": "Atlanter und Schiffe ziehen in Schritt 1 des Zugs.",
  "All of these symbols of that ring have been shown.":
    "Von diesem Ring waren schon alle Zeichen dieser Art zu sehen.",
  "The dice have no such faces.": "Diese Seiten haben die Würfel nicht.",
  "The Acropolis holds no Atlanteans.": "Auf der Akropolis stehen keine Atlanter.",
  "There is no island piece on {hex}.": "Auf {hex} ist kein Teil der Insel.",
  "Three Atlanteans are on that piece already.": "Auf diesem Teil stehen schon drei Atlanter.",
  "A manned ship is moved by who has the most Atlanteans aboard.":
    "Ein besetztes Schiff fährt, wer die meisten Atlanter an Bord hat.",
  "A ship does not go where another ship, an octopus or a sea monster is.":
    "Ein Schiff fährt nicht dorthin, wo ein anderes Schiff, ein Krake oder ein Seeungeheuer ist.",
  "The Acropolis cannot be entered.": "Die Akropolis darf niemand betreten.",
  "On land an Atlantean goes to an adjacent island piece.":
    "An Land geht ein Atlanter auf einen benachbarten Teil der Insel.",
  "An Atlantean dives into an adjacent hex.": "Ein Atlanter springt in ein Nachbarfeld.",
  "Three Atlanteans are aboard already.": "Es sind schon drei Atlanter an Bord.",
  "A swimmer swims to an adjacent hex.": "Ein Schwimmer schwimmt auf ein Nachbarfeld.",
  "Nobody returns to the island.": "Niemand kehrt auf die Insel zurück.",
  "A coral island is entered from its harbour.": "Eine Koralleninsel betritt man von ihrem Hafen aus.",
  "Nobody jumps overboard of the own will.": "Niemand springt freiwillig über Bord.",
  "Your Atlantean on {hex} is in the sea already; it swims.":
    "Dein Atlanter auf {hex} ist schon im Wasser; er schwimmt.",
  "Your swimmer there has used its move in this turn.":
    "Dein Schwimmer dort hat in diesem Zug schon gezogen.",
  "No swimmer of yours on {hex} is protected by a dolphin.":
    "Auf {hex} wird keiner deiner Schwimmer von einem Delfin geschützt.",
  "You have no {whom} on {hex}.": "Auf {hex} hast du keinen {whom}.",
  "No Atlantean can move so.": "So kann kein Atlanter ziehen.",
  "The Acropolis is not sunk.": "Die Akropolis wird nicht versenkt.",
  "A {ring} piece must be sunk now.": "Jetzt ist ein anderer Teil der Insel zu versenken: {ring}.",
  "A creature goes step by step to adjacent hexes.": "Ein Tier zieht Schritt für Schritt auf Nachbarfelder.",
  "Name the swimmer that the dolphin leaves.": "Nenne den Schwimmer, den der Delfin verlässt.",
  "No dolphin there has to leave a swimmer of that colour.":
    "Dort muss kein Delfin einen Schwimmer dieser Farbe verlassen.",
  "Protection passes to an unprotected swimmer of another colour on the same hex.":
    "Der Schutz geht auf einen ungeschützten Schwimmer einer anderen Farbe auf demselben Feld über.",
  "The die shows the {creature}.": "Der Würfel zeigt {creature.acc}.",
  "It dives: first name it, then say where to.": "Es taucht: Nenne erst das Tier, dann wohin es soll.",
  "A creature dives to a sea hex.": "Ein Tier taucht in ein Meeresfeld.",
  "A creature dives to another hex.": "Ein Tier taucht in ein anderes Feld.",
  "A piece is turned over or the dice are rolled; wait for it.":
    "Gerade wird ein Teil umgedreht oder gewürfelt; warte darauf.",
  "No such swimmer waits there for the dolphin.": "Dort wartet kein solcher Schwimmer auf den Delfin.",
};
