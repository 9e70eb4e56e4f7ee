"""Questions and options."""

import pytest

from killshot.engine.action import ACTIONS, Action
from killshot.engine.decision import Prompt
from killshot.engine.ids import D_STRUCT_OR, DOZER, EFFECTS, parse_colour, parse_figure, parse_weapon
from killshot.text import LANGUAGES, language, option_text, prompt_text

ENGLISH = language("en")
FRENCH = language("fr")
ROCKETS = parse_weapon("rocket-launcher")


def pick(weapon: str, effect: str, slot: str, kind: str = "target") -> Prompt:
    return Prompt("pick-" + kind, parse_weapon(weapon), EFFECTS.index(effect), slot=slot)


@pytest.mark.parametrize(
    ("word", "english", "french"),
    [
        ("run", "Run around", "Courir partout"),
        ("target:sprog", "Sprog", "Sprog"),
        ("target:d-struct-or", ":D-struct-OR", ":D-struct-EUR"),
        ("target:bot", "The bot", "Le Bot"),
        ("target:blue-spawnpoint", "The blue spawnpoint", "La Zone de Résurrection bleue"),
        ("square:b3", "b3", "b3"),
        ("room:purple", "The purple room", "La pièce violette"),
        ("direction:north", "North", "Nord"),
        ("pay:blue", "1 blue cube", "1 cube bleu"),
        ("pay:blue-scope", "Blue Targeting Scope", "Lunette de Visée bleue"),
        ("powerup:blue-newton", "Play the blue Newton", "Jouer le Newton bleu"),
        ("reload:shockwave", "Reload the Shockwave (1 yellow cube)", "Recharger l’Onde de Choc (1 cube jaune)"),
        ("drop:electroscythe", "Drop the Electroscythe", "Lâcher La Faucheuse"),
        ("bot", "Act with the bot", "Faire agir le Bot"),
        ("tile:bbp", "Take 2 blue cubes and a powerup", "Prendre 2 cubes bleus et une Amélioration"),
        (
            "forgo:red",
            "Forgo 1 red cube and commandeer the turret",
            "Renoncer à 1 cube rouge et prendre le contrôle de la Tourelle",
        ),
        (
            "forgo:powerup",
            "Forgo a powerup and commandeer the turret",
            "Renoncer à une Amélioration et prendre le contrôle de la Tourelle",
        ),
        ("track:blue", "The blue spawnpoint’s track", "La piste de la Zone de Résurrection bleue"),
        ("pass", "Pass", "Passer"),
        (
            "rush",
            "Unlock all adrenaline actions (1 adrenaline rush)",
            "Débloquer toutes les actions Adrénaline (1 poussée d’adrénaline)",
        ),
        ("heal", "Slide it back", "La reculer"),
        ("character:sprog", "Sprog (Venom)", "Sprog (Venin)"),
        ("number:3", "3", "3"),
        ("cube:red", "1 red cube", "1 cube rouge"),
        ("nanobots:damage-2", "Turn 2 marks into damage", "Transformer 2 Marques en dégâts"),
        ("nanobots:marks-1", "Turn 1 damage into a mark", "Transformer 1 dégât en Marque"),
        ("reload:hotrod", "Reload the Hotrod (1 yellow cube)", "Recharger le Fer Ardent (1 cube jaune)"),
    ],
)
def test_an_option_has_a_name_in_both_languages(word: str, english: str, french: str) -> None:
    assert option_text(Action.parse(word), ENGLISH) == english
    assert option_text(Action.parse(word), FRENCH) == french


def test_an_effect_shows_its_cost_where_the_weapon_is_known() -> None:
    jump = Action.parse("effect:rocket-jump")
    assert option_text(jump, ENGLISH) == "Rocket jump"
    assert option_text(jump, ENGLISH, Prompt("effect", ROCKETS)) == "Rocket jump (1 blue cube)"
    assert option_text(jump, FRENCH, Prompt("effect", ROCKETS)) == "Mode fusée (1 cube bleu)"


def test_a_weapon_shows_what_grabbing_it_costs() -> None:  # WPN-02
    prompt = Prompt("grab-weapon")
    assert option_text(Action.parse("weapon:railgun"), ENGLISH, prompt) == "Railgun (1 blue cube and 1 yellow cube)"
    assert option_text(Action.parse("weapon:shockwave"), FRENCH, prompt) == "Onde de Choc (gratuit)"
    assert option_text(Action.parse("weapon:railgun"), ENGLISH, Prompt("shoot-weapon")) == "Railgun"


def test_passing_has_the_name_of_what_is_passed() -> None:
    word = Action.parse("pass")
    push = pick("rocket-launcher", "basic", "push", "square")
    onward = pick("power-glove", "rocket-fist", "onward", "square")
    assert option_text(word, ENGLISH, push) == "Leave it where it is"
    assert option_text(word, FRENCH, onward) == "Rester sur place"
    assert option_text(word, ENGLISH, Prompt("effect", ROCKETS)) == "Finish the shot"
    assert option_text(word, ENGLISH, Prompt("run")) == "Stop here"
    assert option_text(word, FRENCH, Prompt("commandeer")) == "Prendre toute la tuile"


def test_a_question_says_whom_one_may_choose() -> None:
    first = pick("rocket-launcher", "basic", "target")
    second = pick("shockwave", "basic", "second")
    assert prompt_text(first, ENGLISH) == "Rocket Launcher: choose a target you can see that is not on your square."
    assert prompt_text(second, ENGLISH) == "Shockwave: choose a target on another square exactly 1 move away."
    assert (
        prompt_text(pick("thor", "high-voltage", "third"), FRENCH)
        == "T.H.O.R.\N{NO-BREAK SPACE}: choisissez une nouvelle cible que voit votre deuxième cible."
    )


def test_a_question_says_which_squares_rooms_and_directions() -> None:
    vortex = pick("vortex-cannon", "basic", "vortex", "square")
    room = pick("furnace", "basic", "room", "room")
    jump = pick("rocket-launcher", "rocket-jump", "jump", "square")
    blow = pick("power-glove", "rocket-fist", "second")
    assert prompt_text(vortex, ENGLISH) == "Vortex Cannon: choose a square you can see other than your own."
    assert prompt_text(room, ENGLISH) == "Furnace: choose a room you can see, other than your own."
    assert prompt_text(jump, ENGLISH) == "Rocket Launcher: choose where to go."
    assert prompt_text(blow, ENGLISH) == "Power Glove: choose a target on your square."


def test_a_question_names_the_figure_it_is_about() -> None:
    prompt = Prompt("newton-where", figure=parse_figure("d-struct-or"))
    assert prompt_text(prompt, ENGLISH) == "Newton: where does :D-struct-OR go?"
    overkill = Prompt("overkill", figure=parse_figure("bot"))
    assert prompt_text(overkill, ENGLISH) == "Which track does the bot’s overkill token go on?"
    assert prompt_text(overkill, FRENCH) == "Sur quelle piste va le jeton Acharnement du Bot\N{NO-BREAK SPACE}?"


def test_a_question_names_the_colour_that_is_due() -> None:  # AMM-05
    blue = Prompt("pay", colour=parse_colour("blue"))
    assert prompt_text(blue, ENGLISH) == "Pay a blue cube, or a blue powerup."
    assert prompt_text(blue, FRENCH) == "Payez un cube bleu ou une Amélioration bleue."
    assert prompt_text(Prompt("pay-any"), ENGLISH) == "Pay a cube of any colour, or a powerup."


def test_a_price_in_kind_is_shown_with_its_effect() -> None:  # CHR-21
    walk, hook = Action.parse("effect:shadowalk"), Action.parse("effect:left-hook")
    assert option_text(walk, ENGLISH, Prompt("effect", parse_weapon("shadowblade"))) == "Shadowalk (a hacked tile)"
    wristblades = Prompt("effect", parse_weapon("wristblades"))
    assert option_text(hook, FRENCH, wristblades) == "Crochet du gauche (1 poussée d’adrénaline)"


def test_a_number_says_what_it_counts() -> None:  # CHR-14, CHR-16, NAN-2
    two = Action.parse("number:2")
    marks = pick("nanomark", "nanoexplosion", "number", "number")
    assert option_text(two, ENGLISH, Prompt("overload", figure=DOZER)) == "Turn 2 tokens hot (1 cube of any colour)"
    assert (
        option_text(two, ENGLISH, Prompt("upgrades", figure=D_STRUCT_OR))
        == "Draw 2 powerups (1 cube of any colour and 1 powerup)"
    )
    assert option_text(two, FRENCH, marks) == "2 Marques"
    assert prompt_text(marks, ENGLISH) == "Nanomark: how many of your marks do you remove?"


def test_character_weapons_say_what_is_chosen() -> None:
    assert prompt_text(pick("shadowblade", "shadowalk", "tile", "square"), ENGLISH) == (
        "Shadowblade: choose a hacked tile to blow up."
    )
    assert prompt_text(pick("mastermind", "puppetmaster", "first-step", "square"), ENGLISH) == (
        "Mastermind: choose where your puppet goes."
    )
    assert prompt_text(pick("hand-grenade", "basic", "one"), ENGLISH) == (
        "Hand Grenade: choose a target on the square you chose, for 1 damage."
    )
    assert prompt_text(pick("possessor", "mindlink", "puppet"), ENGLISH) == (
        "Possessor: choose a target that is hypnotised (seen or not)."
    )
    assert prompt_text(pick("dual-magnums", "basic", "second"), ENGLISH) == (
        "Dual Magnums: choose a target on another square you can see other than your own."
    )


@pytest.mark.parametrize(
    ("weapon", "effect", "slots", "english", "french"),
    [
        (
            "dual-magnums",
            "kaboom",
            ("room-tile", "late-tile"),
            "Dual Magnums, 1 damage to everyone in one room: choose a hacked tile there to blow up.",
            "Magnums Jumelés, 1 dégât à tous ceux d’une même pièce : choisissez-y une tuile piratée à faire sauter.",
        ),
        (
            "dual-magnums",
            "kaboom",
            ("tile",),
            "Dual Magnums, 3 damage to one target: choose a hacked tile in its room to blow up.",
            "Magnums Jumelés, 3 dégâts à une seule cible : choisissez une tuile piratée à faire sauter dans sa pièce.",
        ),
        (
            "scrapshot",
            "shrapnel-overload",
            ("square", "late-square"),
            "Scrapshot, 1 damage to everyone on one square: choose a square you can see.",
            "Crache-ferraille, 1 dégât à tous ceux d’une même case : choisissez une case que vous voyez.",
        ),
    ],
)
def test_the_halves_of_an_effect_ask_different_questions(
    weapon: str, effect: str, slots: tuple[str, ...], english: str, french: str
) -> None:  # SCR-2, DUA-2
    for slot in slots:
        asked = pick(weapon, effect, slot, "square")
        assert prompt_text(asked, ENGLISH) == english
        assert prompt_text(asked, FRENCH).replace("\N{NO-BREAK SPACE}", " ") == french
        assert option_text(Action.parse("pass"), ENGLISH, asked) == "Skip this part"


def test_a_single_target_is_the_other_half_of_a_blast() -> None:  # SCR-4
    asked = pick("scrapshot", "shrapnel-overload", "second")
    assert prompt_text(asked, ENGLISH) == (
        "Scrapshot, 2 damage to one target: choose a target you can see, other than the target of the basic effect."
    )
    chosen = pick("dual-magnums", "kaboom", "target")  # follows from the tile
    assert prompt_text(chosen, ENGLISH) == "Dual Magnums: choose a target in that tile’s room."


def test_a_step_in_a_shared_window_says_whose_it_is() -> None:  # TEA-40
    window = Prompt("team-turn")
    assert option_text(Action.parse("done:1"), ENGLISH, window) == "No more actions (player 2)"
    assert option_text(Action.parse("done:1"), FRENCH, window) == "Plus d’actions (le joueur 2)"
    assert option_text(Action.parse("seat:0"), ENGLISH, window, ["Ana", "Ben"]) == "Play a powerup (Ana)"
    assert option_text(Action.parse("done:0"), ENGLISH, window, alone=True) == "No more actions"
    assert option_text(Action.parse("seat:1"), FRENCH, Prompt("tagback-who", figure=2)) == (
        "Jouer une Grenade Traçante (le joueur 2)"
    )
    assert option_text(Action.parse("seat:1"), ENGLISH, Prompt("control", figure=5)) == "Player 2"
    assert option_text(Action.parse("seat:1"), ENGLISH, Prompt("control", figure=5), ["Ana", "Ben"]) == "Ben"


def test_a_character_is_chosen_for_something() -> None:
    sprog = Action.parse("character:sprog")
    assert option_text(sprog, ENGLISH, Prompt("team-draft")) == "Sprog (Venom)"
    assert option_text(sprog, ENGLISH, Prompt("team-turn")) == "Act with Sprog"
    assert option_text(sprog, FRENCH, Prompt("ability-window")) == "Sprog (Venin)"
    assert option_text(sprog, FRENCH, Prompt("spawn-whom")) == "Sprog"


def test_weapons_of_a_team_are_loaded_and_put_down() -> None:  # TEA-05, TEA-13
    weapon = Action.parse("weapon:nanomark")
    assert option_text(weapon, ENGLISH, Prompt("starting-weapon")) == "Nanomark (1 red cube)"
    railgun = Action.parse("drop:railgun")
    assert option_text(railgun, ENGLISH, Prompt("put-down", weapon=ROCKETS)) == "Put the Railgun on the table"


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_options_of_one_kind_have_different_names(code: str) -> None:
    for kind in sorted({action.kind for action in ACTIONS if ":" in action.word}):
        texts = [option_text(action, LANGUAGES[code]) for action in _of_kind(kind)]
        assert len(set(texts)) == len(texts) > 1


def _of_kind(kind: str) -> list[Action]:
    return [action for action in ACTIONS if action.kind == kind]
