import type { guide as english } from "../en/guide";

export const guide: typeof english = {
  "guide.label": "Première partie",
  "guide.got-it": "Compris",
  "guide.stop": "Ne plus expliquer",
  "guide.spawn":
    "Vous avez deux Améliorations. Celle que vous défaussez décide de votre entrée : sur la Zone de Résurrection de sa couleur. Vous gardez l’autre.",
  "guide.turn":
    "Un tour, c’est deux actions : courir jusqu’à 3 cases, choper (après 1 déplacement au plus) ou tirer. Vous pouvez faire deux fois la même. Les boutons allumés sont ce que vous pouvez faire.",
  "guide.grab":
    "Les tuiles donnent des cubes. Sur une Zone de Résurrection, vous pouvez prendre une Arme : son premier cube est offert, vous payez les autres.",
  "guide.weapon": "Une Arme que vous chopez est chargée. Après un tir, elle reste déchargée jusqu’à ce que vous payiez tout son prix, en fin de tour.",
  "guide.shoot": "Choisissez une Arme chargée. Désignez-la pour voir ce qu’elle fait ; les cibles allumées sont toutes celles qu’elle peut toucher d’ici.",
  "guide.target": "Vous voyez votre pièce et, par les portes de votre case, les pièces qui sont derrière. Désignez une cible pour voir ce qui se passerait.",
  "guide.effect": "Les effets supplémentaires coûtent des cubes et restent facultatifs. Passez quand cela vous suffit.",
  "guide.pay": "Vous pouvez payer en cubes ou en Améliorations de la bonne couleur. Une Amélioration ainsi dépensée est perdue.",
  "guide.powerup": "Vous avez une Amélioration. Sa carte dit quand la jouer ; elle peut aussi payer un cube de sa couleur.",
  "guide.tagback": "Une figurine que vous voyez vous a touché. Une Grenade Traçante lui donne une de vos Marques.",
  "guide.reload": "Vous pouvez recharger avant la fin de votre tour. Pensez à ce qu’il vous faudra au tour suivant.",
  "guide.hurt":
    "Vous avez reçu des dégâts. Ils restent sur votre plateau jusqu’à votre mort. À partir de 3, vous allez plus loin avant de choper ; à partir de 6, vous bougez avant de tirer.",
  "guide.marked": "Une Marque attend à côté d’un plateau : au prochain coup de son propriétaire sur cette figurine, elle devient un dégât de plus.",
  "guide.killed":
    "Une figurine est à terre. Son plateau rapporte à tous ceux qui l’ont blessée, du plus au moins de dégâts ; un Crâne le fera rapporter moins.",
  "guide.frenzy": "Le dernier Crâne est pris : chacun joue un dernier tour, avec de meilleures actions.",
};
