"""What a store does, on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from killshot.server.store import (
    MOVE,
    NEVER,
    UNDO,
    Change,
    Conflict,
    Counts,
    Draft,
    Entry,
    Missing,
    SeatRow,
    Store,
    StoreError,
    digest,
)

from .scenes import add_move, game, play


def test_a_game_comes_back_as_it_was_created(url: str) -> None:
    row = game(
        seed=2**64 - 1,
        options='{"clock": "days"}',
        invite="in",
        watch="see",
        host=digest("secret"),
        started=2.5,
        due=9.25,
    )

    async def scene(store: Store) -> None:
        created = await store.create(row)
        assert created == await store.game("g") == replace(row, updated=created.updated)
        assert created.updated > 1e9

    play(url, scene)


def test_a_game_survives_closing_the_store(url: str) -> None:
    async def begin(store: Store) -> Entry:
        await store.create(game())
        return await add_move(store, "g", 1, 0, "run", at=5.0)

    async def look(store: Store) -> list[Entry]:
        assert (await store.game("g")).last == 1
        return await store.entries("g")

    entry = play(url, begin)
    assert entry == Entry("g", 1, MOVE, "run", 0, 5.0, 1)
    assert play(url, look) == [entry]


def test_a_game_that_does_not_exist_is_missing(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.find("nowhere") is None
        assert await store.entries("nowhere") == []
        for attempt in (
            store.game("nowhere"),
            add_move(store, "nowhere", 1, 0, "run"),
            store.lease("nowhere", "me", 5),
            store.create(game("second", rematch_of="nowhere")),
        ):
            with pytest.raises(Missing, match="there is no game 'nowhere'"):
                await attempt
        assert await store.find("second") is None

    play(url, scene)


def test_an_id_can_be_used_once(url: str) -> None:
    async def scene(store: Store) -> None:
        first = await store.create(game(invite="first"))
        with pytest.raises(Conflict, match="there is a game 'g' already"):
            await store.create(game(invite="second"))
        assert await store.game("g") == first

    play(url, scene)


def test_two_requests_for_a_rematch_get_one(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        asked = [store.create(game(name, rematch_of="g")) for name in ("left", "right")]
        won, lost = sorted(
            await asyncio.gather(*asked, return_exceptions=True), key=lambda row: isinstance(row, Conflict)
        )
        assert isinstance(lost, Conflict)
        assert not isinstance(won, BaseException)
        assert (await store.game("g")).rematch == won.id
        assert won.rematch_of == "g"

    play(url, scene)


def test_numbers_count_everything_and_steps_count_what_changes_the_position(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        await add_move(store, "g", 1, 0, "run", at=1.0)
        await store.append("g", [Draft("chat", '"hello"', 2, 2.0)])
        await store.append("g", [Draft(UNDO, "1", 0, 3.0)], step=2)
        await store.append(
            "g", [Draft(MOVE, "grab", 0, 4.0), Draft("clock", "{}", None, 4.0), Draft(MOVE, "pass", 0, 5.0)], step=3
        )
        assert await store.entries("g") == [
            Entry("g", 1, MOVE, "run", 0, 1.0, 1),
            Entry("g", 2, "chat", '"hello"', 2, 2.0, None),
            Entry("g", 3, UNDO, "1", 0, 3.0, 2),
            Entry("g", 4, MOVE, "grab", 0, 4.0, 3),
            Entry("g", 5, "clock", "{}", None, 4.0, None),
            Entry("g", 6, MOVE, "pass", 0, 5.0, 4),
        ]
        row = await store.game("g")
        assert (row.last, row.steps) == (6, 4)

    play(url, scene)


def test_a_client_resumes_after_the_last_number_it_saw(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        for step in range(1, 11):
            await add_move(store, "g", step, 0, f"word{step}")
        assert [entry.number for entry in await store.entries("g", after=7)] == [8, 9, 10]
        assert [entry.number for entry in await store.entries("g", after=3, limit=2)] == [4, 5]
        assert await store.entries("g", after=10) == []

    play(url, scene)


def test_a_step_that_is_taken_or_too_early_writes_nothing(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        await add_move(store, "g", 1, 0, "run")
        before = await store.game("g")
        for step in (0, 1, 3):
            with pytest.raises(Conflict, match="the next step of game 'g' is 2"):
                await store.append(
                    "g", [Draft(MOVE, "pass", 0)], step=step, seats=[SeatRow(2, "person")], change=Change(finished=1.0)
                )
        assert await store.game("g") == before
        assert len(await store.entries("g")) == 1

    play(url, scene)


def test_chat_between_two_moves_is_no_conflict(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        await store.append("g", [Draft("chat", "1")])
        assert (await add_move(store, "g", 1, 0, "run")).number == 2

    play(url, scene)


def test_a_move_without_its_step_is_refused(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        with pytest.raises(ValueError, match="with the step"):
            await store.append("g", [Draft(MOVE, "run", 0)])

    play(url, scene)


def test_a_seat_is_taken_by_one_of_many(url: str) -> None:
    async def scene(store: Store) -> None:
        row = await store.create(game())
        tries = [
            store.append(
                "g", [Draft("seat", f'"{n}"', 2)], after=row.last, seats=[SeatRow(2, "person", f"p{n}", token=f"t{n}")]
            )
            for n in range(10)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 9
        (winner,) = (n for n, outcome in enumerate(outcomes) if not isinstance(outcome, BaseException))
        after = await store.game("g")
        assert after.seats == (*row.seats[:2], SeatRow(2, "person", f"p{winner}", token=f"t{winner}"))
        assert (after.last, after.steps) == (1, 0)

    play(url, scene)


def test_a_change_comes_with_its_entry_and_leaves_the_rest(url: str) -> None:
    async def scene(store: Store) -> None:
        row = await store.create(game(options='{"undo": true}'))
        await store.append("g", [Draft("start")], change=Change(started=3.0, due=8.0))
        running = await store.game("g")
        assert (running.status, running.started, running.due, running.options) == ("running", 3.0, 8.0, row.options)
        await store.append(
            "g", [Draft(MOVE, "pass", 0)], step=1, change=Change(finished=4.0, result="[1]", due=NEVER, public=False)
        )
        over = await store.game("g")
        assert (over.status, over.result, over.due, over.public) == ("finished", "[1]", NEVER, False)
        await store.append("g", [], change=Change(options="{}"))
        assert (await store.game("g")).options == "{}"
        assert (await store.game("g")).last == 2

    play(url, scene)


def test_an_uploaded_game_has_entries_from_the_start(url: str) -> None:
    async def scene(store: Store) -> None:
        past = [Draft(MOVE, f"word{n}", n % 3, float(n)) for n in range(500)]
        row = await store.create(game(finished=5.0), past)
        assert (row.last, row.steps) == (500, 500)
        entries = await store.entries("g")
        assert [(entry.number, entry.step, entry.body) for entry in entries] == [
            (n + 1, n + 1, f"word{n}") for n in range(500)
        ]

    play(url, scene)


def test_a_write_that_cannot_be_kept_is_refused_and_harms_no_other(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        bad = [store.append("g", [Draft("chat", body)]) for body in ("nul \0", "half \ud800")]
        good = [store.append("g", [Draft("chat", "naïve 🎯")]) for _ in range(5)]
        outcomes = await asyncio.gather(*bad, *good, return_exceptions=True)
        assert [isinstance(outcome, ValueError) for outcome in outcomes] == [
            True,
            True,
            False,
            False,
            False,
            False,
            False,
        ]
        assert [entry.body for entry in await store.entries("g")] == ["naïve 🎯"] * 5

    play(url, scene)


def test_lists_are_paged_newest_first_without_gap_or_repeat(url: str) -> None:
    async def scene(store: Store) -> None:
        for n in range(25):
            await store.create(game(f"open{n}", created=float(n // 2)))  # two for each time
            await store.create(game(f"run{n}", started=n + 0.5))
            await store.create(game(f"over{n}", started=0.1, finished=n + 0.3))
        await store.create(game("secret", public=False))
        await store.create(game("closed", finished=0.0))
        assert await store.counts() == Counts(open=26, running=25, finished=26)
        for ask, name, key in (
            (store.open_games, "open", "created"),
            (store.running_games, "run", "started"),
            (store.finished_games, "over", "finished"),
        ):
            page = await ask(None, 4)
            seen = list(page.games)
            await store.create(game(f"late {name}", **{key: 99.0}))  # does not shift the pages that follow
            while page.cursor is not None:
                page = await ask(page.cursor, 4)
                seen += page.games
            names = [row.id for row in seen if row.id != "closed"]
            assert sorted(names) == sorted(f"{name}{n}" for n in range(25))
            assert all(len(row.seats) == 3 for row in seen)
            assert [getattr(row, key) for row in seen] == sorted((getattr(row, key) for row in seen), reverse=True)

    play(url, scene)


def test_a_page_that_holds_all_is_the_last(url: str) -> None:
    async def scene(store: Store) -> None:
        assert (await store.open_games()).games == ()
        for n in range(3):
            await store.create(game(f"g{n}"))
        assert (await store.open_games(limit=3)).cursor is None
        assert (await store.open_games(limit=2)).cursor is not None
        with pytest.raises(ValueError, match="at least one game"):
            await store.open_games(limit=0)
        for cursor in ("", "x~g", "12"):
            with pytest.raises(ValueError, match="no place in a list"):
                await store.open_games(cursor)

    play(url, scene)


def test_my_games_are_those_i_opened_or_have_a_seat_in(url: str) -> None:
    async def scene(store: Store) -> None:
        seat = (SeatRow(0, "person", "Ana", token="ana"), SeatRow(1, "person", "Ana too", token="ana"))
        await store.create(game("sitting", created=1.0, seats=seat))
        await store.create(game("opened", created=2.0, seats=(), host="ana", public=False))
        await store.create(game("both", created=3.0, seats=seat, host="ana", finished=4.0))
        await store.create(game("other", created=4.0, seats=(SeatRow(0, "person", token="ben"),)))
        assert [row.id for row in (await store.games_of(["ana"])).games] == ["both", "opened", "sitting"]
        assert (await store.games_of(["ben", "ana"], limit=9)).games[0].id == "other"
        first = await store.games_of(["ana"], limit=2)
        assert [row.id for row in (await store.games_of(["ana"], first.cursor)).games] == ["sitting"]
        assert (await store.games_of(["nobody"])).games == ()
        assert (await store.games_of([])).games == ()

    play(url, scene)


def test_due_games_are_listed_the_longest_due_first(url: str) -> None:
    async def scene(store: Store) -> None:
        for name, due in (("late", 3.0), ("later", 2.0), ("not yet", 9.0), ("never", NEVER)):
            await store.create(game(name, due=due))
        await store.create(game("over", due=1.0, finished=1.0))
        assert await store.due_games(5.0) == ["later", "late"]
        assert await store.due_games(5.0, limit=1) == ["later"]

    play(url, scene)


def test_a_lease_has_one_holder_until_it_ends(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        assert await store.lease("g", "one", 60)
        assert await store.lease("g", "one", 60)
        assert not await store.lease("g", "two", 60)
        await store.lease("g", "two", 0)  # only its holder can give up a lease
        assert not await store.lease("g", "two", 60)
        await store.lease("g", "one", 0)
        assert await store.lease("g", "two", 0.01)
        await asyncio.sleep(0.05)
        assert await store.lease("g", "one", 60)

    play(url, scene)


def test_a_listener_is_told_once_the_entry_can_be_read(url: str) -> None:
    async def scene(store: Store) -> None:
        told: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        stop = store.listen(lambda game, number: told.put_nowait((game, number)))
        await store.create(game())
        assert await told.get() == ("g", 0)
        await add_move(store, "g", 1, 0, "run")
        assert await told.get() == ("g", 1)
        assert (await store.entries("g"))[-1].number == 1
        stop()
        await add_move(store, "g", 2, 0, "run")
        await store.check()
        assert told.empty()

    play(url, scene)


def test_a_closed_store_says_so(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create(game())
        await store.close()
        for attempt in (add_move(store, "g", 1, 0, "run"), store.game("g"), store.check()):
            with pytest.raises(StoreError, match="the store is closed"):
                await attempt

    play(url, scene)
