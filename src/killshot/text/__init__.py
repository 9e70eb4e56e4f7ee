"""Every word a person reads, by language.

The engine speaks in keys and numbers. Each language has a folder with all its words, for the game, the commands and the
server, under the same keys; `languages` lists them. The modules here make sentences of the words. A text is asked for
with a language: `prompt_text(decision.prompt, language("fr"))`.
"""

from .cards import (
    AbilityText,
    CardText,
    EffectText,
    PowerupText,
    RewardText,
    ability_text,
    card_text,
    powerup_text,
    reward_text,
)
from .events import event_text, player_names, seat_names
from .language import Language
from .languages import DEFAULT, LANGUAGES, language, preferred_language
from .names import cubes_text, menu_name, name_of, powerup_card, tile_text
from .prompts import option_text, prompt_text
from .reader import Reader, reader_at

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "AbilityText",
    "CardText",
    "EffectText",
    "Language",
    "PowerupText",
    "Reader",
    "RewardText",
    "ability_text",
    "card_text",
    "cubes_text",
    "event_text",
    "language",
    "menu_name",
    "name_of",
    "option_text",
    "player_names",
    "powerup_card",
    "powerup_text",
    "preferred_language",
    "prompt_text",
    "reader_at",
    "reward_text",
    "seat_names",
    "tile_text",
]
