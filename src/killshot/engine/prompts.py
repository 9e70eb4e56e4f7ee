"""Every question the engine asks: what it means, what it is about, which options can answer it.

A `Prompt` (`decision.py`) can be made of these kinds only. Everything else that has to know the questions reads this
table: the environments number them by their place, the server keeps the secret ones to itself, the texts and
`docs/prompts.md` have an entry for each.
"""

from typing import Final

# The games in which something is asked or told: the modes, and the variants that can join one.
SOLO: Final = ("deathmatch", "domination", "turret")
EVERY_GAME: Final = (*SOLO, "teams")
CHARACTERS: Final = ("characters", "teams")  # team play always has characters

# The parts of a game, in the order in which `docs/prompts.md` has them.
PARTS: Final = ("setup", "spawn", "turn", "grab", "shoot", "pay", "powerup", "end")
FIELDS: Final = ("weapon", "effect", "figure", "slot", "colour")


class PromptKind:
    """A kind of question.

    `answers`: the kinds of the options that can be on offer. `fields`: what a prompt of this kind says besides its key.
    `games`: where it is asked. `is_secret`: that it is asked at all tells a hidden card, so it is kept from all others.
    `begins`: a step with a purpose of its own begins here; otherwise the answer goes on with what has been begun.
    `follows`: the question that names who takes this step. `may_stay`: naming the figure's own square means staying.
    `refusal`: the kind of the option that declines, or nothing where there is no declining.
    """

    def __init__(
        self,
        key: str,
        part: str,
        meaning: str,
        answers: tuple[str, ...],
        fields: tuple[str, ...] = (),
        games: tuple[str, ...] = EVERY_GAME,
        is_secret: bool = False,
        begins: bool = False,
        follows: str = "",
        may_stay: bool = False,
    ) -> None:
        self.key = key
        self.part = part
        self.meaning = meaning
        self.answers = answers
        self.fields = fields
        self.games = games
        self.is_secret = is_secret
        self.begins = begins
        self.follows = follows
        self.may_stay = may_stay
        self.refusal = "pass" if "pass" in answers else "done" if "done" in answers else ""

    def __repr__(self) -> str:
        return f"PromptKind({self.key!r})"


# The place of a kind is its number for learners: append new ones at the end.
PROMPT_KINDS: Final[tuple[PromptKind, ...]] = (
    PromptKind(
        "first-action",
        "turn",
        "Two actions are left in the turn: which one comes first?",
        ("run", "grab", "shoot", "rush", "powerup", "bot", "end"),
        games=SOLO,
    ),
    PromptKind(
        "last-action",
        "turn",
        "One action is left in the turn: which one is it?",
        ("run", "grab", "shoot", "rush", "powerup", "bot", "end"),
        games=SOLO,
    ),
    PromptKind(
        "turn-over",
        "turn",
        "No action is left: play a powerup, or end the turn?",
        ("powerup", "end"),
        games=SOLO,
    ),
    PromptKind(
        "bot-due",
        "turn",
        "No action is left, but the bot has yet to act before the turn can end.",
        ("powerup", "bot"),
        games=("bot",),
    ),
    PromptKind(
        "spawn",
        "spawn",
        "Which powerup is discarded? The figure enters at the spawnpoint of its colour.",
        ("discard",),
        ("figure",),
        begins=True,
        follows="spawn-whom",
    ),
    PromptKind(
        "run",
        "turn",
        "Where does the figure run? In Turret step by step; after the first step it can stop.",
        ("square", "pass"),
        games=SOLO,
    ),
    PromptKind(
        "grab-where",
        "grab",
        "On which square does the figure grab? In Turret step by step.",
        ("square",),
        may_stay=True,
    ),
    PromptKind("grab-weapon", "grab", "Which weapon of this spawnpoint is taken?", ("weapon",)),
    PromptKind(
        "drop",
        "grab",
        "The hand is full: which weapon is left in exchange for the new one?",
        ("drop",),
        ("weapon",),
    ),
    PromptKind(
        "shoot-where",
        "shoot",
        "From which square does the figure shoot? In Turret step by step.",
        ("square",),
        may_stay=True,
    ),
    PromptKind("shoot-weapon", "shoot", "Which weapon is fired?", ("weapon",)),
    PromptKind(
        "shoot-weapon-or-reload",
        "shoot",
        "Which weapon is fired, or reloaded before the shot? Asked in the final frenzy.",
        ("weapon", "reload"),
        games=SOLO,
    ),
    PromptKind(
        "effect",
        "shoot",
        "Which effect of the weapon comes next? Once the shot is complete, passing ends it.",
        ("effect", "powerup", "pass"),
        ("weapon",),
    ),
    PromptKind(
        "pick-target",
        "shoot",
        "Which target? The slot names the row of the weapon's table that is being filled.",
        ("target", "powerup", "pass"),
        ("weapon", "effect", "slot"),
    ),
    PromptKind(
        "pick-square",
        "shoot",
        "Which square? The slot names the row of the weapon's table that is being filled.",
        ("square", "effect", "powerup", "pass"),
        ("weapon", "effect", "slot"),
    ),
    PromptKind(
        "pick-number",
        "shoot",
        "How many marks are removed?",
        ("number", "powerup"),
        ("weapon", "effect", "slot"),
        games=CHARACTERS,
    ),
    PromptKind("pick-room", "shoot", "Which room?", ("room",), ("weapon", "effect", "slot")),
    PromptKind("pick-direction", "shoot", "Which direction?", ("direction",), ("weapon", "effect", "slot")),
    PromptKind(
        "path",
        "shoot",
        "Which square does the figure that a weapon moves enter next?",
        ("square",),
        ("figure",),
        games=("turret",),
        may_stay=True,
    ),
    PromptKind("pay", "pay", "A cube of this colour is due: what is it paid with?", ("pay",), ("colour",)),
    PromptKind("pay-any", "pay", "A cube of any colour is due: what is it paid with?", ("pay",)),
    PromptKind("pay-card", "pay", "A powerup is due: which one?", ("pay",), games=CHARACTERS),
    PromptKind(
        "reload",
        "end",
        "Which weapon is reloaded at the end of the turn?",
        ("reload", "pass"),
        games=SOLO,
        begins=True,
    ),
    PromptKind("scope-whom", "powerup", "Who takes the damage of the Targeting Scope?", ("target",)),
    PromptKind("newton-whom", "powerup", "Who is moved by the Newton?", ("target",)),
    PromptKind("newton-where", "powerup", "Where does the Newton move this figure?", ("square",), ("figure",)),
    PromptKind("teleport-where", "powerup", "Where does the Teleporter lead?", ("square",), may_stay=True),
    PromptKind(
        "tagback",
        "powerup",
        "This figure has hurt one of yours: do you answer with a Tagback Grenade?",
        ("powerup", "pass"),
        ("figure",),
        is_secret=True,
        begins=True,
    ),
    PromptKind(
        "overkill",
        "end",
        "On which spawnpoint's track does the overkill token of this figure go?",
        ("track",),
        ("figure",),
        games=("domination",),
        begins=True,
    ),
    PromptKind("turret-tile", "grab", "Which tile of the turret board is taken?", ("tile",), games=("turret",)),
    PromptKind(
        "commandeer",
        "grab",
        "Which part of the tile is given up for the turret? Passing takes the whole tile.",
        ("forgo", "pass"),
        games=("turret",),
    ),
    PromptKind(
        "bot-spawn",
        "spawn",
        "At which spawnpoint does the bot enter?",
        ("square",),
        games=("bot",),
        begins=True,
    ),
    PromptKind("bot-where", "turn", "Where does the bot go?", ("square",), games=("bot",), may_stay=True),
    PromptKind("bot-whom", "turn", "Whom does the bot shoot?", ("target",), games=("bot",)),
    PromptKind(
        "draft",
        "setup",
        "Which character do you play?",
        ("character",),
        games=("characters",),
        begins=True,
    ),
    PromptKind("hacked-tile", "grab", "Which cube does the hacked tile give?", ("cube",), games=CHARACTERS),
    PromptKind(
        "healing",
        "end",
        "You dealt the overkill: does your rush tile slide back one space?",
        ("heal", "pass"),
        games=("characters",),
        begins=True,
    ),
    PromptKind(
        "mind-control",
        "end",
        "Banshee's ability: who is hypnotised?",
        ("target", "pass"),
        ("figure",),
        games=CHARACTERS,
        begins=True,
        follows="ability-window",
    ),
    PromptKind(
        "overload",
        "end",
        "Dozer's ability: how many tokens turn hot?",
        ("number", "pass"),
        ("figure",),
        games=CHARACTERS,
        begins=True,
        follows="ability-window",
    ),
    PromptKind(
        "hack",
        "end",
        "Echo's ability: which tile is hacked?",
        ("square", "pass"),
        ("figure",),
        games=CHARACTERS,
        begins=True,
        follows="ability-window",
    ),
    PromptKind(
        "upgrades",
        "end",
        ":D-struct-OR's ability: how many powerups are drawn?",
        ("number", "pass"),
        ("figure",),
        games=CHARACTERS,
        begins=True,
        follows="ability-window",
    ),
    PromptKind(
        "nanobots",
        "end",
        "Violet's ability: on whose board do the nanobots work?",
        ("target", "pass"),
        ("figure",),
        games=("characters",),
        begins=True,
        follows="ability-window",
    ),
    PromptKind(
        "nanobots-how",
        "end",
        "Violet's ability: what do the nanobots do to this figure?",
        ("nanobots",),
        ("figure",),
        games=CHARACTERS,
    ),
    PromptKind(
        "team-draft",
        "setup",
        "Which character joins the team?",
        ("character",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "casting",
        "setup",
        "Which of the team's characters do you play?",
        ("character",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "starting-weapon",
        "setup",
        "The cubes do not pay for all character weapons: which one is loaded?",
        ("weapon",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "weapon-holder",
        "setup",
        "Which of the two players pays for the weapon of the shared character and holds it?",
        ("seat",),
        ("figure",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "draw-three",
        "spawn",
        "Which of the two players draws three powerups?",
        ("seat",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "spawn-whom",
        "spawn",
        "Which of your characters enters the arena first?",
        ("character",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "control",
        "turn",
        "Who controls the shared character this turn?",
        ("seat",),
        ("figure",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "team-turn",
        "turn",
        "The team's turn: who acts, plays a powerup, or is done?",
        ("character", "powerup", "seat", "done"),
        games=("teams",),
    ),
    PromptKind(
        "team-action",
        "turn",
        "What does this character do?",
        ("grab", "shoot", "rush", "pass"),
        ("figure",),
        games=("teams",),
    ),
    PromptKind("team-hand", "powerup", "Which powerup is played?", ("powerup",), games=("teams",)),
    PromptKind(
        "teleport-whom",
        "powerup",
        "Which of your characters uses the Teleporter?",
        ("character",),
        games=("teams",),
    ),
    PromptKind(
        "tagback-who",
        "powerup",
        "This figure has hurt the character you share: who answers with a Tagback Grenade?",
        ("seat", "done"),
        ("figure",),
        games=("teams",),
        is_secret=True,
        begins=True,
    ),
    PromptKind(
        "ability-window",
        "end",
        "The end of the team's turn: whose ability is used next?",
        ("character", "done"),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "team-healing",
        "end",
        "Whose rush tile slides back one space?",
        ("character", "pass"),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "reward-cube-whose",
        "end",
        "Who gets the cube of the reward?",
        ("seat",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "reward-cube",
        "end",
        "Which cube does the reward give?",
        ("cube",),
        games=("teams",),
        begins=True,
        follows="reward-cube-whose",
    ),
    PromptKind(
        "reward-card-whose",
        "end",
        "Who draws the powerup of the reward?",
        ("seat",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "respawner",
        "spawn",
        "Which of the two players brings the shared character back?",
        ("seat",),
        ("figure",),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "reload-window",
        "end",
        "The end of the team's turn: who reloads, or which weapon is reloaded?",
        ("reload", "seat", "done"),
        games=("teams",),
        begins=True,
    ),
    PromptKind(
        "put-down",
        "end",
        "Three weapons are loaded: which one goes to the team's table in exchange for the new one?",
        ("drop",),
        ("weapon",),
        games=("teams",),
    ),
    PromptKind(
        "team-nanobots",
        "end",
        "Violet's ability: on whose tokens in the buffer do the nanobots work?",
        ("target", "pass"),
        ("figure",),
        games=("teams",),
        begins=True,
        follows="ability-window",
    ),
    PromptKind("reload-which", "end", "Which weapon is reloaded?", ("reload",), games=("teams",)),
)

KIND_OF: Final[dict[str, PromptKind]] = {kind.key: kind for kind in PROMPT_KINDS}
