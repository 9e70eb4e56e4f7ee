"""French: card texts."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # Abilities
    "ability-text.nanobots": "À la fin de son tour, Violette peut choisir le plateau d’une autre figurine et y "
    "transformer 1 ou 2 de ses Marques en dégâts, ou bien 1 ou 2 de ses dégâts en Marques s’ils sont les derniers "
    "de la piste. Ses autres Marques restent des Marques ; un Coup Fatal repris ne compte plus. En équipes, elle "
    "change 1 ou 2 jetons d’une même couleur dans le Tampon adverse, quelle que soit leur origine.",
    "ability-text.overload": "À la fin de son tour, Dozer peut rendre brûlant 1 de ses 4 jetons Surcharge, et un "
    "deuxième pour 1 cube de la couleur de son choix. Ses Armes consomment les jetons brûlants, toujours tous à la "
    "fois.",
    "ability-text.venom": "À la fin du tour de Sprog, chaque figurine empoisonnée subit 1 dégât de Sprog. C’est "
    "obligatoire, et aucune Marque ne se transforme alors en dégâts. Une figurine reste empoisonnée jusqu’à sa "
    "mort. En équipes, ces dégâts vont droit aux plateaux, sans passer par le Tampon.",
    "ability-text.upgrades": "À la fin de son tour, :D-struct-EUR peut payer 1 cube de la couleur de son choix pour "
    "piocher 1 Amélioration, ou 1 cube de la couleur de son choix et 1 Amélioration pour en piocher 2. Comme "
    "toujours, on ne pioche plus quand on en a 3 en main.",
    "ability-text.mind-control": "À la fin de son tour, Banshee peut hypnotiser une figurine qu’elle voit (en "
    "équipes, une figurine adverse). Celle-ci reste hypnotisée, même après sa mort, jusqu’à ce qu’une Arme de "
    "Banshee consomme le jeton.",
    "ability-text.hack": "À la fin de son tour, Echo peut pirater une tuile Munitions qu’elle voit, mais pas sur sa propre "
    "case. Choper une tuile piratée donne 2 cubes au choix au lieu de ce qu’elle montre ; les Armes d’Echo "
    "peuvent la faire sauter.",
    # Powerups
    "powerup-text.scope": "Pendant que vous tirez, dès que le tir a infligé des dégâts : payez 1 cube de la couleur "
    "de votre choix pour infliger 1 dégât supplémentaire à l’une des figurines blessées. Une figurine qui n’a reçu "
    "que des Marques ne compte pas.",
    "powerup-text.newton": "Pendant votre tour, avant ou après une action : déplacez une autre figurine (en équipes, une figurine "
    "adverse) de 1 ou 2 cases dans une même direction.",
    "powerup-text.tagback": "Quand une figurine que vous voyez vient de vous infliger des dégâts : donnez-lui 1 "
    "Marque. En équipes, cela vaut pour chaque personnage que vous contrôlez ou partagez, s’il voit l’attaquant.",
    "powerup-text.teleporter": "Pendant votre tour, avant ou après une action : posez votre figurine (en équipes, "
    "un personnage que vous contrôlez) sur la case de votre choix.",
    # Cubes, tiles, lists
    "price.rushes": "{n} {n:poussée|poussées} d’adrénaline",
    "price.powerups": "{n} {n:Amélioration|Améliorations}",
    "price.heat": "tous vos jetons brûlants",
    "price.tiles": "{n:une tuile piratée|{range} tuiles piratées}",
    "price.marks": "{range} de vos Marques",
    "price.minds": "{n} {n:jeton|jetons} Contrôle mental",
    # Card texts: clauses
    "when.free": "avant ou après {effect:the}, {text}",
    "when.between": "avant, entre ou après {effect:the} et {later:the}, {text}",
    "when.alone": "avant, après ou sans {effect:the}, {text}",
    "when.anywhere": "avant, entre, après ou sans les autres effets, {text}",
    "when.after": "après {effect:the}, {text}",
    "when.inside": "pendant {effect:the}, après les dégâts et avant le déplacement, {text}",
    "when.offered": "avant ou après {effect:the}, ou entre ses dégâts et son déplacement, {text}",
    "choose.vortex": "choisissez une case {clause} : c’est le vortex",
    "choose.direction": "choisissez une direction {clause}",
    "choose.square": "choisissez une case {clause}",
    "choose.target": "choisissez {target}",
    "choose.puppet": "choisissez {target} : c’est votre marionnette pour tous les effets du tir, et elle perd "
    "ensuite son jeton Contrôle mental",
    "strike": "infligez {gifts}",
    "strike.may": "vous pouvez infliger {gifts}",
    "strike.may-then": "dans ce cas, vous pouvez infliger {gifts}",
    "strike.it": "infligez-lui {amount}",
    "strike.each": "choisissez {targets}, puis infligez {amount} à chacune",
    "strike.shares": "choisissez {targets}, puis infligez-leur {amounts} dégâts, un montant à chacune, à votre "
    "guise (avec moins de cibles, choisissez les montants)",
    "strike.for-each": "infligez {gift} pour chacun d’eux",
    "strike.as-much": "infligez autant de dégâts à {victim}",
    "strike.rates": "infligez-lui {rates}",
    "rate": "{damage} {damage:dégât|dégâts} pour {marks} {marks:Marque|Marques}",
    "poison": "empoisonnez {victim}",
    "poison.marks": "empoisonnez {victim}, puis donnez-lui {amount}",
    "poison.basic": "empoisonnez la cible de l’effet basique, même si cet effet vient plus tard",
    "hypnotize.marks": "hypnotisez {victim}, puis donnez-lui {amount}",
    "cool": "refroidissez tous vos jetons brûlants (il en faut au moins {hot})",
    "blow-up": "faites sauter une tuile piratée (visible ou non)",
    "blow-up.another": "faites sauter une autre tuile piratée (visible ou non)",
    "unmark": "retirez {range} de ces Marques",
    "release": "après le tir, toutes deux perdent leur jeton Contrôle mental",
    "draw": "piochez une Amélioration (sauf si vous en avez 3)",
    "halves": "choisissez l’un de ces effets ou les deux, dans l’ordre voulu : {left} ; ou {right}",
    "halves.heat": "pour {few} jetons, choisissez l’un de ces effets, pour {all} l’un ou les deux, dans l’ordre voulu : "
    "{left} ; ou {right}",
    "gift": "{amount} à {victim}",
    "pull": "choisissez {target}, déplacez-la sur {to} et infligez-lui {amount}",
    "pull.each": "choisissez {targets}, déplacez-les sur {to} et infligez {amount} à chacune",
    "amount.damage": "{damage} {damage:dégât|dégâts}",
    "amount.more": "{damage} {damage:dégât supplémentaire|dégâts supplémentaires}",
    "amount.marks": "{marks} {marks:Marque|Marques}",
    "amount.both": "{damage} {damage:dégât|dégâts} et {marks} {marks:Marque|Marques}",
    "move.me.walk": "déplacez-vous de {range} {moves:case|cases}",
    "move.me.walk.fresh": "déplacez-vous de {range} {moves:case|cases}, mais ni sur votre case de départ ni sur une "
    "case déjà visitée pendant ce tir",
    "move.me.walk.may": "vous pouvez aussi vous déplacer de {range} {moves:case|cases}",
    "move.me.there": "téléportez-vous sur sa case",
    "move.me.ahead": "déplacez-vous de {moves} {moves:case|cases} dans cette direction",
    "move.me.ahead.may": "vous pouvez ensuite vous déplacer de {moves} {moves:case|cases} de plus dans la même direction",
    "move.me.target": "choisissez {target}, déplacez-vous sur sa case",
    "move.target.me": "choisissez {target}, déplacez-la sur votre case",
    "move.target.within": "déplacez {target} de {moves} {moves:case|cases} au plus, jusqu’à une case {limit}",
    "move.target.walk.may": "vous pouvez ensuite la déplacer de {range} {moves:case|cases}",
    "move.target.line.may": "vous pouvez ensuite la déplacer de {range} {moves:case|cases} dans une même direction",
    "note.must-hit": "vous devez toucher au moins une cible",
    "note.old-marks": "ce sont des dégâts ordinaires : les Marques que vous y laissez se transforment aussi en dégâts ; en "
    "équipes, les Marques de vos partenaires sont aussi les vôtres",
    "note.must-move": "vous devez vous déplacer si l’effet basique n’a encore touché personne",
    "note.assumed": "Les prix de cette carte sont les nôtres : nous ne connaissons pas ceux qui sont imprimés.",
    # Card texts: targets, squares, victims
    "slot.target": "votre cible",
    "slot.first": "votre première cible",
    "slot.second": "votre deuxième cible",
    "slot.focus": "celle du tir de précision",
    "slot.vortex": "le vortex",
    "slot.puppet": "votre marionnette",
    # What a card in a hand says of a weapon
    "gist.damage": "{n} {n:dégât|dégâts}",
    "gist.damage-all": "{n} {n:dégât|dégâts} à tous",
    "gist.each": "{n} {n:dégât|dégâts}, jusqu’à {targets} cibles",
    "gist.shared": "{amounts} dégâts",
    "gist.marks": "{n} {n:marque|marques}",
    "gist.marks-all": "{n} {n:marque|marques} à tous",
    "gist.move": "déplacement",
    "gist.move-by": "déplacement de {n}",
    "gist.push": "poussée de {n}",
    "gist.pull": "attirer",
    "gist.poison": "poison",
    "gist.hypnotize": "hypnose",
    "choice.a": "une cible {clause}",
    "choice.another": "une autre cible {clause}",
    "choice.yet-another": "une nouvelle cible {clause}",
    "choice.but-basic": "une cible {clause}, autre que la cible de l’effet basique",
    "choice.but-basic-and": "une cible {clause}, autre que {other} et la cible de l’effet basique",
    "choice.share": "une cible {clause}, pour {damage} {damage:dégât|dégâts}",
    "choice.apart": "une cible sur une autre case {clause}",
    "choice.one-of": "l’une de ses cibles",
    "choice.one-of-but": "l’une de ses cibles (mais pas {other})",
    "choices.up-to": "jusqu’à {n} cibles différentes {clause}",
    "choices.other": "jusqu’à {n} autres cibles {clause}",
    "choices.apart": "jusqu’à {n} cibles sur des cases différentes {clause}",
    "area.anyone": "tous ceux qui se trouvent {clause}",
    "area.on-me": "toutes les autres figurines sur votre case",
    "area.on-square": "tous ceux qui se trouvent sur une case {clause}",
    "area.on-square-but-you": "tous ceux qui se trouvent sur une case {clause}, sauf vous",
    "area.on-target": "tous ceux qui se trouvent sur sa case, cible comprise",
    "area.on-blast": "tous ceux qui se trouvent sur la case de votre cible, cible comprise",
    "area.in-room": "tous ceux qui se trouvent dans une pièce {clause}",
    "area.on-bearer": "tous ceux qui se trouvent sur sa case, cible comprise, sauf vous",
    "area.same-room": "tous ceux qui se trouvent dans la pièce de cette tuile, sauf vous",
    "area.seen-by-both": "{victim}, que toutes deux doivent alors voir",
    "clause.both": "{left} {right}",
    "clause.seen-by-me": "que vous voyez",
    "clause.seen-by": "que voit {who}",
    "clause.unseen": "que vous ne voyez pas",
    "clause.elsewhere": "et qui n’est pas sur votre case",
    "clause.elsewhere-square": "sauf la vôtre",
    "clause.open-directions": "qu’aucun mur ne bloque",
    "clause.beyond": "et qui est à au moins {more} déplacements de vous",
    "clause.away": "à exactement {moves} {moves:déplacement|déplacements} de vous",
    "clause.within-me": "à {moves} {moves:déplacement|déplacements} de vous au maximum (visible ou non)",
    "clause.within": "sur {who} ou à {moves} {moves:déplacement|déplacements} de celui-ci",
    "clause.on-me": "sur votre case",
    "clause.on-there": "sur cette case",
    "clause.on-chosen": "sur la case choisie",
    "clause.ahead": "à {moves} {moves:déplacement|déplacements} dans cette direction",
    "clause.on-rail": "en ligne droite au nord, à l’est, au sud ou à l’ouest, à n’importe quelle distance, même à "
    "travers les murs, ou sur votre propre case",
    "clause.same-rail": "dans une même direction cardinale, à n’importe quelle distance, même à travers les murs, "
    "ou sur votre propre case",
    "clause.pullable": "(visible ou non)",
    "clause.hypnotized": "hypnotisée (visible ou non)",
    "clause.marked": "qui a au moins 1 de vos Marques (visible ou non)",
    "clause.same-room": "dans la pièce de cette tuile",
    "clause.move-lines": "sur votre propre case ou en ligne droite au nord, à l’est, au sud ou à l’ouest, à "
    "n’importe quelle distance, à travers les portes mais pas les murs (visibles ou non)",
    "clause.other-rooms": "que vous voyez, autre que la vôtre",
    # Reward tiles
    "reward.points": "{n} {n:point|points}",
    "reward.heals": "{n:un soin|{n} soins}",
    "reward.cubes": "{n} {n:cube|cubes} de n’importe quelle couleur",
    "reward.cards": "{n:une Amélioration|{n} Améliorations}",
    "reward.colours": "{n} {n:couleur|couleurs}",
    "reward.line": "dégâts de {colours} : {gifts}",
    "reward.line-assumed": "dégâts de {colours} : {gifts} (notre choix)",
    "reward.note": "« Notre choix » : nous ne savons pas ce qui est imprimé.",
}
