"""`killshot verify`: the proof of a fair deal, checked from a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from killshot import Game, Record, Setup
from killshot.cli import main
from killshot.fair import Proof, Share, commitment_to, seed_from, share_of

SECRET, NONCE, VALUE, OTHER = ("11" * 32, "22" * 32, "33" * 32, "44" * 32)
SHARES = (Share(0, share_of(VALUE), VALUE), Share(2, share_of(OTHER)))
PROOF = Proof(commitment_to(SECRET, NONCE), NONCE, SECRET, SHARES)


def record(proof: Proof | None = PROOF, moves: int = 10**6) -> Record:
    game, luck = Game(Setup(players=3, skulls=5), PROOF.seed), Random(1)
    while game.decision is not None and len(game.actions) < moves:
        game.play(luck.choice(game.options))
    return replace(Record.of(game), fair=proof)


def verify(folder: Path, saved: Record, *more: str) -> int:
    saved.save(folder / "game.killshot")
    return main(["verify", str(folder / "game.killshot"), "--lang", "en", *more])


def test_a_good_proof_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record(), "--commitment", PROOF.commitment.upper()) == 0
    said = capsys.readouterr().out
    assert "verified. The deal was fixed before the first move" in said
    assert "1 player added to it" in said


def test_without_the_commitment_it_says_what_to_compare(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record()) == 0
    assert f"follows from the commitment {PROOF.commitment}" in capsys.readouterr().out


def test_an_unfinished_game_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record(moves=20)) == 0
    assert "not over in this record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("proof", "sentence"),
    [
        (None, "not proved"),
        (PROOF._replace(nonce="23" * 32), "The commitment is not that of the secret and the nonce"),
        (PROOF._replace(secret="12" * 32), "The commitment is not that of the secret and the nonce"),
        (PROOF._replace(shares=(Share(0, share_of(OTHER), VALUE),)), "is not what that player had committed to"),
        (PROOF._replace(shares=()), "The seed does not follow"),
        (PROOF._replace(shares=(*SHARES[:1], SHARES[1]._replace(value=OTHER))), "The seed does not follow"),
    ],
    ids=str,
)
def test_a_wrong_proof_is_refused(
    proof: Proof | None, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(proof, moves=5)) == 1
    assert sentence in capsys.readouterr().out


def test_another_commitment_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record(moves=5), "--commitment", "ab" * 32) == 1
    assert "not the one you were shown" in capsys.readouterr().out


def test_a_game_that_does_not_replay_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = record(moves=200)
    assert verify(tmp_path, replace(game, seed=game.seed + 1)) == 2
    assert "is not on offer" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "short", "zz" * 32])
def test_what_is_no_commitment_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        verify(tmp_path, record(moves=1), "--commitment", text)
    assert "is not 64 hexadecimal digits" in capsys.readouterr().err


# The formulas: known answers that never change


def test_known_answers() -> None:
    assert PROOF.commitment == "57bb8c904aa6c67f419795380cdd7800d2c12f1b23a36d773a54cb04a2ede4af"
    assert share_of(VALUE) == "925e41bd7137373a56ea7b7ff59be3c1d844363f092050f75c98d0fe33be49dd"
    assert f"{seed_from(SECRET):064x}" == "6c8ec147842ccc471b456b75a1e4a46728ffe69a455d99909947dde62e39f4ea"
    assert f"{seed_from(SECRET, SHARES):064x}" == "61b921f02f7394c3673b025d9f6e962484c27eba84fd98951e33970bbafe0cb3"


def test_every_opened_value_changes_the_seed_and_an_unopened_one_does_not() -> None:
    opened = SHARES[1]._replace(value=OTHER)
    seeds = [seed_from(SECRET, shares) for shares in ((), SHARES[:1], (opened,), (SHARES[0], opened))]
    assert len(set(seeds)) == 4
    assert seed_from(SECRET, (opened, SHARES[0])) == seeds[3]  # in the order of the seats
    assert seed_from(SECRET, SHARES) == seeds[1]


def test_a_proof_survives_its_line() -> None:
    assert Proof.parse(PROOF.text()) == PROOF
    assert Record.parse(record(moves=3).text()).fair == PROOF


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "scheme '' is unknown; this program knows 1"),
        (PROOF.text().replace("1 ", "2 ", 1), "scheme '2' is unknown"),
        ("1 aa bb", "a commitment, a nonce and a secret are needed"),
        (PROOF.text().replace("22", "2", 1), "is not 64 hexadecimal digits"),
        (f"{PROOF.text()} x:{VALUE}:{VALUE}", "is no share"),
    ],
)
def test_a_damaged_proof_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Proof.parse(text)
