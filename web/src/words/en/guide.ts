export const guide = {
  "guide.label": "First game",
  "guide.got-it": "Got it",
  "guide.stop": "Stop explaining",
  "guide.spawn": "You have two powerups. The one you discard decides where you enter: at the spawnpoint of its colour. You keep the other one.",
  "guide.turn":
    "A turn is two actions: run up to 3 squares, grab (after up to 1 move), or shoot. You can take the same action twice. The lit buttons are what you can do now.",
  "guide.grab": "Ammo tiles give you cubes. At a spawnpoint you can take a weapon: its first cube is free, the others you pay.",
  "guide.weapon": "A weapon you grab comes loaded. Once you have fired it, it is unloaded until you pay its whole price to reload it at the end of a turn.",
  "guide.shoot": "Pick a loaded weapon. Point at it to see what it does; the targets that light up are all that it can hit from here.",
  "guide.target": "You see your own room and, through the doors of your square, the rooms behind them. Point at a target to see what would happen.",
  "guide.effect": "Extra effects cost cubes, and you do not have to use them. Pass when you have done enough.",
  "guide.pay": "You can pay with cubes or with powerups of the right colour. A powerup you pay with is gone.",
  "guide.powerup": "You have a powerup. Its card says when you can play it; it can also pay for one cube of its colour.",
  "guide.tagback": "A figure you can see has hit you. A Tagback Grenade gives it one of your marks.",
  "guide.reload": "You can reload before your turn ends. Think of what you will need next turn.",
  "guide.hurt":
    "You have taken damage. It stays on your board until you die. From 3 damage on you can move farther before you grab; from 6 on you can move before you shoot.",
  "guide.marked": "A mark waits next to a board: the next time its owner hits that figure, it becomes one more damage.",
  "guide.killed": "A figure is down. Its board pays everyone who damaged it, most damage first; a skull makes it pay less next time.",
  "guide.frenzy": "The last skull is gone: everyone has one more turn, with better actions.",
};
