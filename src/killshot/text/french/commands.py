"""French: the commands and the terminal client."""

from typing import Final

COMMANDS: Final[dict[str, str]] = {
    # Letters for red, blue, yellow, powerup; and for the red, blue, yellow, green, purple and white room
    "letters.cubes": "RBJA",
    "letters.rooms": "rbjvpc",
    # The table
    "header.track": "Piste",
    "header.skulls": "Crânes",
    "header.tagged": "Balisées",
    "header.tiles": "Tuiles",
    "header.turrets": "Tourelles",
    "header.reward": "Récompense",
    "header.draft": "Choix des personnages",
    "header.turn": ", {actions} {actions:action|actions}",
    "header.turn-of": "Tour",
    "header.bot-due": " + Bot",
    "header.frenzy": "FRÉNÉSIE",
    "header.over": "La partie est finie",
    "header.you": "Vous",
    "header.points": " {points} {points:point|points}",
    "board.flipped": "FF",
    "board.cards": "a{loaded}/{weapons}{sign} c{powerups}",
    "board.marks": "marques",
    "board.pays": "vaut",
    "board.unloaded": "déchargées",
    "badge.white": "Blancs",
    "badge.black": "Noirs",
    "team.points": "{points}p",
    "team.buffer": "tampon",
    "team.cards": "a{loaded}c{powerups}",
    "team.table": "table",
    "hand.loaded": "Chargées",
    "hand.unloaded": "Déchargées",
    "hand.no-weapons": "Aucune Arme",
    "hand.powerups": "Améliorations",
    "hand.no-powerups": "Aucune Amélioration",
    "draft.taken": "déjà pris ({player})",
    "draft.hint": "c sprog explique une capacité, c fer ardent une Arme.",
    "draft.you": "vous",
    # Asking
    "ask.by-name": "{player} : {question}",
    "ask.undo": "u annuler",
    "ask.commands": "c carte, b plateaux, l journal, t conseil, ? aide, q quitter",
    "ask.more": "Entrée : la suite, q : assez",
    "ask.enter": "Entrée : continuer",
    "ask.unclear": "« {answer} » n’est pas proposé. Tapez un numéro, une case ou un nom ; ? explique tout.",
    "ask.ambiguous": "« {answer} » peut être {options}.",
    "ask.no-undo": "Impossible d’annuler : des cartes ont été révélées, ou quelqu’un d’autre a décidé depuis.",
    "ask.hint": "{option}. {why}",
    "option.with": "{option} : {things}",
    "option.stay": "rester ici",
    "option.turret": "Tourelle {figure}",
    # Pages
    "page.log": "Ce qui s’est passé",
    "page.recap": "Pendant ce temps",
    "page.nothing": "Rien pour l’instant.",
    "curtain": "À {player} ({figure}) de décider. Que les autres détournent les yeux !",
    "curtain.team": "À {team} de décider ({players}). Que les autres détournent les yeux !",
    "boards.square": "en {square}",
    "boards.outside": "pas encore dans l’arène",
    "boards.skulls": "{skulls} {skulls:Crâne|Crânes}",
    "boards.points": "{points} {points:point|points}",
    "boards.flipped": "face Frénésie",
    "boards.seat": "Cubes : {ammo}. Améliorations : {powerups}. Armes chargées : {loaded}, déchargées : {unloaded}.",
    "boards.none": "aucune",
    "boards.damage": "Dégâts",
    "boards.marks": "Marques",
    "boards.pays": "Rapporterait",
    "boards.armed": "Arme chargée : {weapon}",
    "boards.disarmed": "Arme déchargée : {weapon}",
    "boards.rushed": "poussées : Coup Fatal sur la case {space}",
    "boards.unlocked": "Adrénaline débloquée",
    "boards.poisoned": "empoisonnement",
    "boards.hypnotized": "hypnose",
    "boards.hot": "{hot} {hot:jeton brûlant|jetons brûlants}",
    "team.first": "a commencé la partie",
    "team.played": "joué par {player}",
    "team.shared": "partagé, contrôlé par {player}",
    "team.worth": "vaut {points} {points:point|points}",
    "team.acted": "a agi",
    "team.held": "Arme chargée par {player}.",
    "team.on-table": "Armes déchargées sur la table : {weapons}.",
    "team.seat": "{player} : cubes {ammo}. Améliorations : {powerups}. Armes chargées : {loaded}.",
    "boards.decks": "Pioches : {weapons} {weapons:Arme|Armes}, {powerups} {powerups:Amélioration|Améliorations}, "
    "{tiles} {tiles:tuile|tuiles} Munitions.",
    "boards.nobody": "personne",
    "boards.share": "{figure} {points}",
    "boards.first-blood": "{figure} {points} (Premier Sang)",
    "help": """\
L’arène
  [b2]   une case au choix             VDSXB  les figurines, par leur lettre
  RBA    rouge, bleu, Amélioration     rbjvpc la pièce : rouge, bleue, jaune,
  *R*    Zone de Résurrection rouge           verte, violette (p), blanche (c)
  {door}      une porte ; un trait : un mur  Dessous : les Armes de chaque zone.
  (R)B   une Arme : recharger coûte R et B, mais la prendre seulement B

Un plateau
  DD|DSS|S....|..  les dégâts ; Adrénaline après 2 et 5, Coup Fatal au 11e
  {skull}1  FF  a2/3  c1  un Crâne ; face Frénésie ; 2 Armes sur 3 chargées ; 1 carte
  R2B1J0 marques D2  les cubes ; deux Marques de Dozer
  vaut D9S6        ce que chacun marquerait si l’on décomptait maintenant

Réponses
  3          l’option de ce numéro ; Entrée seule quand il n’y en a qu’une
  b3  sprog  une option par son nom, ou le début de son nom
  u          annuler votre dernier choix, tant qu’aucune carte n’est révélée
  c NOM      ce que fait une carte ; c seul les montre toutes
  b  l  t    tous les plateaux en clair ; le journal ; un conseil
  q          sauvegarder et quitter""",
    "help.domination": """\
Domination
  *R* VVD{empty}{empty}{empty}{empty}{empty}  la piste d’une zone, devant ses Armes : qui l’a balisée
  *R* V7D4@1    la même avec plus de huit jetons, comptés
  [R]           une zone au choix, comme cible ou pour sa piste
  Balisées V:RB déjà visées ce tour-ci, donc plus maintenant ; @:J par le Bot
  Crânes 5      en réserve. Plus un seul, ou deux pistes pleines : c’est la fin.
  Vos jetons sur votre propre plateau (les zones ripostent) ne paient personne.""",
    "help.turret": """\
Tourelle
  TV  T{empty}        une Tourelle de Violette ; une Tourelle à personne
  (TV)          on y a déjà pris une tuile ce tour-ci
  Tuiles RBB .. les tuiles au choix quand vous chopez sur une case à Tourelle
  T3            sur un plateau : trois Tourelles
  Crânes 5      en réserve. Plus un seul : c’est la fin.
  On avance case par case : les Tourelles des autres tirent sur qui entre.""",
    "help.bot": """\
Le Bot
  @             le Bot dans l’arène, ses dégâts et ses Marques sur les plateaux
  + Bot         vous devez encore faire agir le Bot avant de finir votre tour""",
    "help.characters": """\
Personnages
  VV|SS{empty}|{empty}{empty}{empty}|{empty}{empty}<<  après deux poussées : Coup Fatal deux cases plus tôt
  a2/3+         l’Arme du personnage est chargée ; a2/3- elle ne l’est pas. La
                deuxième ligne la nomme s’il y a la place ; c NOM l’explique,
                c violette sa capacité.
  ~             figurine empoisonnée : un dégât à la fin de chaque tour de Sprog
  ?             figurine hypnotisée : Banshee peut s’en servir
  ^2            deux des quatre jetons de Dozer sont brûlants
  !             une poussée a débloqué les actions Adrénaline pour ce tour
  ##            tuile piratée : deux cubes au choix au lieu de ce qu’elle montre
  V Nanomarqueur  votre Arme de personnage en main ; hors de la limite de trois""",
    "help.teams": """\
Équipes
  Blancs 12p tampon 4/6 V3D1 marques S2  les points, visibles de l’équipe seule.
                Dégâts en attente, par couleur : à la fin d’un tour adverse,
                6 ou plus vont aux plateaux et la tuile Récompense paie ;
                c A explique la tuile A.
  {point} {empty}           un personnage qui peut encore agir ; un qui a agi
  =6            ce que rapporte la mort de ce personnage
  1+  1-        contrôlé par le joueur 1, Arme personnelle chargée ou non
  1*+2          partagé par deux joueurs ; son Arme chargée par le joueur 2
  2:R3B1J1 a2c1 cubes, Armes chargées et Améliorations du joueur 2 ; un point au
                lieu des deux-points quand il n’a plus d’actions ce tour
  table         Armes déchargées : toute l’équipe peut les recharger
  Votre main est en bas, celles de vos partenaires suivent s’il y a la place.
  Chaque personnage a une action, dans n’importe quel ordre ; les joueurs d’une
  équipe au même clavier choisissent pour qui ils agissent. b dit tout.""",
    # Cards
    "card.weapon": "Arme. Pour la prendre : {grab}. Pour la recharger : {reload}.",
    "card.character-weapon": "Arme {figure:of}. Avec le personnage : {grab}. Pour la recharger : {reload}.",
    "card.ability": "Capacité {figure:of}, avec {weapons}.",
    "card.powerup": "Amélioration ({colours}). Peut aussi payer un cube de sa couleur.",
    "card.cost": " ({cost})",
    "card.name": "Arme",
    "card.reload": "Coût",
    "card.effects": "Effets",
    "card.characters": "Arme de personnage",
    "card.abilities": "Capacités",
    "card.powerups": "Améliorations",
    "card.rewards": "Tuiles Récompense du jeu en équipes",
    "card.reward-tile": "Tuile Récompense du jeu en équipes : ce que gagne une équipe qui purge le Tampon adverse.",
    "card.unknown": "aucune carte ne s’appelle « {name} » ; killshot card les montre toutes",
    "card.close": "aucune carte ne s’appelle « {name} » ; peut-être {close}",
    "card.ask-close": "Aucune carte ne s’appelle « {name} » ; peut-être {close} ?",
    "card.ask-unknown": "Aucune carte ne s’appelle « {name} » ; c seul les montre toutes.",
    # The end
    "result.place": "Place",
    "result.figure": "Figurine",
    "result.player": "Joueur",
    "result.points": "Points",
    "result.team": "Équipe",
    "result.characters": "Personnages",
    "result.leftover": "dont restes",
    "result.track": "dont la piste",
    "result.tracks": "dont les pistes",
    "result.turrets": "dont les Tourelles",
    "result.chances": "Chances de gagner, du premier coup au dernier",
    "exit.saved": "Partie sauvegardée. Pour la reprendre : killshot terminal --resume {path}",
    "exit.record": "Pour revoir la partie : killshot replay {path}",
    "exit.unsaved": "La partie n’a pas pu être sauvegardée : {reason}",
    # Players without a name
    "player.you": "vous",
    "player.number": "joueur {number}",
    # Commands
    "replay.asked": "Après {moves} {moves:action|actions}, à {figure} : {question}",
    "verify.good": "{file} : vérifié. La donne était fixée avant le premier coup, conformément à l’engagement pris au "
    "début ; {n} {n:joueur|joueurs} y {n:a|ont} contribué. Les {moves} {moves:action|actions} se rejouent.",
    "verify.compare": "{file} : la donne découle de l’engagement {commitment} ; {n} {n:joueur|joueurs} y {n:a|ont} "
    "contribué. Les {moves} {moves:action|actions} se rejouent. Elle était fixée avant le premier coup si c’est bien "
    "l’engagement qui vous a été montré au début.",
    "verify.other": "{file} : non vérifié. Son engagement est {commitment}, et non celui qui vous a été montré.",
    "verify.no-proof": "{file} : sans preuve. La partie se rejoue, mais rien ne dit comment sa graine a été choisie.",
    "verify.wrong.commitment": "{file} : non vérifié. L’engagement n’est pas celui du secret et du nonce.",
    "verify.wrong.share": "{file} : non vérifié. Un joueur n’a pas contribué ce à quoi il s’était engagé.",
    "verify.wrong.seed": "{file} : non vérifié. La graine ne découle pas du secret et des contributions des joueurs.",
    "verify.unfinished": "Dans cet enregistrement, la partie n’est pas terminée.",
    "simulate.games": "{games} parties au hasard, {mode}, {players} joueurs{more}, arène {arena}, {skulls} Crânes, "
    "{ending}, graine {seed}",
    "simulate.bot": " et le Bot",
    "simulate.characters": " avec personnages",
    "simulate.teams": " ({teams})",
    "simulate.speed": "{games_per_second} parties/s, {decisions_per_second} décisions/s, {seconds} s, processus : {jobs}",
    "simulate.worker-died": "un processus est mort en pleine partie, après {done} parties comptées ; rien n’a été "
    "gardé",
    "simulate.mean": "moyenne",
    "simulate.min": "min",
    "simulate.max": "max",
    "simulate.decisions": "Décisions par partie",
    "simulate.turns": "Tours par partie",
    "simulate.points": "Points par place",
    "simulate.team-points": "Points par équipe",
    "simulate.wins": "victoires",
    "simulate.weapon": "Arme",
    "simulate.fired": "Tirs",
    "simulate.per-game": "Par partie",
    "simulate.effects": "Effets utilisés",
    "tournament.games": "{games} parties, {mode}, {players} joueurs{more}, arène {arena}, {skulls} Crânes, "
    "{ending}, graine {seed}",
    "tournament.chance": "Par le seul hasard, chacun gagnerait {chance} des parties ; les intervalles sont à 95 % "
    "de confiance.",
    "tournament.bot": "Bot",
    "tournament.wins": "victoires",
    "tournament.interval": "95 %",
    "tournament.rank": "rang moyen",
    "tournament.points": "points",
    "tournament.margin": "écart",
    "tournament.rating": "cote",
    "tournament.time": "ms/décision",
    "tournament.slowest": "la plus lente",
    "tournament.before": "Combien de fois le bot de la ligne a fini devant celui de la colonne :",
    "tournament.alone": "Combien de fois le bot de la ligne a gagné, seul face à une table de bots de la colonne :",
    "tournament.no-rating": "les cotes demandent openskill, qui n’est pas installé : pip install "
    "'killshot[tournament]'",
    "tournament.goes-on": "Reprise : {done} parties sur {total} ont déjà été jouées.",
    "tournament.interrupted": "{done} parties sur {total} ont été jouées et gardées ; la même commande reprend la "
    "suite.",
    "tournament.worker-died": "un processus est mort en pleine partie, peut-être à cause d’un bot ; {done} parties "
    "sur {total} ont été jouées et gardées ; la même commande reprend la suite.",
    "tournament.plot-share": "parties gagnées, %",
    "tournament.chance-line": "hasard",
    "bench.compiled": "Moteur compilé avec mypyc, Python {python}, un seul cœur",
    "bench.pure": "Moteur en Python pur, Python {python}, un seul cœur",
    "bench.decisions": "décisions/s, parties au hasard, 4 joueurs, 8 Crânes",
    "bench.chess": "coups/s de python-chess, en demandant chaque fois si la partie est finie",
    "bench.chess-unasked": "coups/s de python-chess, sans le demander",
    "bench.ratio": "rapport",
    "bench.games": "parties/s",
    "bench.length": "décisions par partie",
    "bench.copy": "copie d’un état, µs",
    "bench.copy-step": "copie et pas, µs",
    "bench.playouts": "fins de partie/s, au hasard depuis le milieu d’une partie",
    "bench.nodes": "nœuds de recherche/s : copiés, joués et jugés",
    "bench.thirds": "décisions/s au premier / deuxième / dernier tiers des parties",
    "bench.growth": "coût d’une décision, seconde moitié d’une partie de 20 000 sur la première",
    "bench.no-chess": "python-chess, la référence, n’est pas installé : pip install 'killshot[bench]'",
}
