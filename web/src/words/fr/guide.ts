import type { guide as english } from "../en/guide";

export const guide: typeof english = {
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
};
