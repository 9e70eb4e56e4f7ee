import { catalogue } from "./catalogue";

export const words = catalogue(
  {
    "guide.label": "First game",
    "guide.got-it": "Got it",
    "guide.stop": "No more of these",
    "guide.spawn": "You have two powerups. The one you discard says where you enter: its colour is the spawnpoint. The other stays in your hand.",
    "guide.turn":
      "A turn is two actions: run up to 3 squares, grab (after up to 1 move), or shoot. The same one twice is fine. Lit buttons are what you can do.",
    "guide.grab": "Ammo tiles give cubes. At a spawnpoint you take a weapon: its first cube is free when you grab it, the others you pay.",
    "guide.weapon": "A weapon you grab comes loaded. After firing it is empty until you reload it at the end of a turn, for its whole price.",
    "guide.shoot": "Pick a loaded weapon. Point at it to see what it does; the targets that light up are all it can hit from here.",
    "guide.target": "You see your room and, through the doors of your square, the rooms behind them. Point at a target to see what would happen.",
    "guide.effect": "Extra effects cost cubes and are up to you. Pass when you have done enough.",
    "guide.pay": "Cubes or powerups of the right colour pay; a powerup spent like this is gone.",
    "guide.powerup": "You hold a powerup. Its card says when it can be played; it may also pay for one cube of its colour.",
    "guide.tagback": "You were hit by somebody you see: a Tagback puts one of your marks on them.",
    "guide.reload": "Before your turn ends you may reload. Think of what you need next turn.",
    "guide.hurt": "You took damage: the tokens on your board stay until you die. From 3 on you grab further, from 6 on you move before you shoot.",
    "guide.marked": "A mark waits on a board: the next time its owner hits, it turns into one more damage.",
    "guide.killed": "Somebody is down. Their board pays all who hurt it, most tokens first; the skull makes it pay less next time.",
    "guide.frenzy": "The last skull is gone: everybody has one last turn, with better actions.",
  },
  {
    "guide.label": "Première partie",
    "guide.got-it": "Compris",
    "guide.stop": "Ne plus expliquer",
    "guide.spawn": "Vous avez deux Améliorations. Celle que vous défaussez dit où vous entrez : sa couleur est la Zone de Résurrection. L’autre reste en main.",
    "guide.turn":
      "Un tour, c’est deux actions : courir jusqu’à 3 cases, ramasser (après 1 déplacement au plus) ou tirer. Deux fois la même convient. Ce qui est allumé est possible.",
    "guide.grab": "Les tuiles donnent des cubes. Sur une Zone de Résurrection, vous prenez une arme : son premier cube est offert, vous payez les autres.",
    "guide.weapon": "Une arme ramassée est chargée. Après un tir, elle est vide jusqu’au rechargement en fin de tour, à son prix entier.",
    "guide.shoot": "Choisissez une arme chargée. Pointez-la pour voir ce qu’elle fait ; les cibles allumées sont toutes celles qu’elle peut toucher d’ici.",
    "guide.target": "Vous voyez votre pièce et, par les portes de votre case, les pièces derrière. Pointez une cible pour voir ce qui arriverait.",
    "guide.effect": "Les effets supplémentaires coûtent des cubes, à votre gré. Passez quand cela suffit.",
    "guide.pay": "On paie en cubes ou en Améliorations de la bonne couleur ; une Amélioration ainsi dépensée est perdue.",
    "guide.powerup": "Vous tenez une Amélioration. Sa carte dit quand la jouer ; elle peut aussi payer un cube de sa couleur.",
    "guide.tagback": "Quelqu’un que vous voyez vous a touché : une Grenade Traçante pose sur lui une de vos marques.",
    "guide.reload": "Avant la fin du tour, vous pouvez recharger. Pensez au tour suivant.",
    "guide.hurt": "Vous êtes blessé : les jetons restent jusqu’à votre mort. Dès 3 vous ramassez plus loin, dès 6 vous bougez avant de tirer.",
    "guide.marked": "Une marque attend sur un plateau : au prochain coup de son propriétaire, elle devient un dégât de plus.",
    "guide.killed":
      "Quelqu’un est à terre. Son plateau paie tous ceux qui l’ont blessé, le plus de jetons d’abord ; le crâne le fera payer moins la prochaine fois.",
    "guide.frenzy": "Le dernier crâne est pris : chacun a un dernier tour, avec de meilleures actions.",
  },
);
