"""Clicks that come from the wrong person, too late, twice, or from nowhere: a sentence, and nothing changes."""

from typing import Any

import pytest
import simcord

from bot.match.model.match import MatchRef
from tests.bot.world import World, components, labels, pictured, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def panel_of_mover(world: World) -> tuple[simcord.MemberActor, Any]:
    person = await world.to_act()
    return person, await world.hand(person)


async def to_improvising(person: simcord.MemberActor, panel: Any) -> Any:
    """Open a card's choices, so that the next click is a move."""
    while not any(each["label"].startswith("Improvise") for each in components(panel.response)):
        panel = await person.click(panel.response, custom_id=components(panel.response)[0]["custom_id"])
    return panel


async def test_somebody_without_a_seat_gets_no_hand(world: World) -> None:
    await world.start()
    for label in ("My hand", "Withdraw"):
        answer = await world.carol.click(world.board(), label=label)
        assert answer.ephemeral
        assert answer.response.attachments == []
        assert "don't play in this match" in said(answer)
    assert "don't play" in said(await world.carol.slash(world.channel, "hand", match="1"))
    assert "don't play" in said(await world.carol.slash(world.channel, "play", action="withdraw", match="1"))
    assert "don't play" in said(await world.carol.slash(world.channel, "resign", match="1"))
    assert "don't play" in said(await world.carol.slash(world.channel, "board", match="1"))
    assert (await world.match()).version == 1


async def test_whoever_is_not_to_act_has_nothing_to_choose_and_nothing_to_refresh(world: World) -> None:
    await world.start()
    waiting = await world.waiting()
    panel = await world.hand(waiting)
    assert labels(panel.response) == ["In words", "Rules"]
    person = await world.to_act()
    await world.move(person, await world.hand(person), Dice(3))
    if (await world.to_act()).id == waiting.id:
        assert labels(world.standing(waiting, panel)) != ["In words", "Rules"]


async def test_a_stale_click_changes_nothing_and_shows_how_things_stand(world: World) -> None:
    await world.start()
    person, first = await panel_of_mover(world)
    await world.restart()  # so that this panel and the next one both stand
    second = await world.hand(person)
    await world.restart()
    await world.move(person, first, Dice(4))
    version = (await world.match()).version
    answer = await person.click(second.response, custom_id=components(second.response)[0]["custom_id"])
    assert (await world.match()).version == version
    assert answer.response.id == second.response.id
    assert "moved on" in said(answer)
    refused = labels(answer.response)
    fresh = await world.hand(person)
    assert refused == labels(fresh.response)


async def test_a_click_that_is_delivered_twice_is_carried_out_once(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    person, panel = await panel_of_mover(world)
    panel = await to_improvising(person, panel)
    emit = env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    monkeypatch.setattr(env.backend, "emit", twice)
    improvise = next(each for each in components(panel.response) if each["label"].startswith("Improvise"))
    await person.click(panel.response, custom_id=improvise["custom_id"])
    assert (await world.match()).version == 2
    log = await world.store.log(MatchRef(world.guild.id, 1))
    assert len(log) == 3


MADE_UP = [
    "w:1:1:zzzz",
    "w:1:1:-1",
    "w:1:zzz:0",
    "w:zzzzzzzzzzzz:1:0",
    "w:1:1",
    "w:1:1:1:1",
    "c:1:1:zz",
    "p:1:1:0:zz",
    "p:1:1:zz:0",
    "h:zz",
    "l:zz:0",
    "u:zz",
    "a:zz",
    "d:zz",
    "k:zz",
    "m:1",
    "m:zz",
    "q:zz",
    "x:1:fly",
    "x:zz:withdraw",
    "x:1:",
    "t:air-land-sea",
    "t:chess",
    "s:1:1:0",
    "h",
    "?",
    "h:1 ",
    f"h:{chr(0x661)}",
    " ",
    "w:1:1:0; drop table matches",
]


@pytest.mark.parametrize("made_up", MADE_UP)
async def test_a_made_up_mark_is_answered_and_changes_nothing(world: World, env: simcord.Env, made_up: str) -> None:
    await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    for message_id in (panel.response.id, world.board().id):
        message = env.backend.get_message(world.channel.id, message_id)
        next(part for part in message.components if part["type"] == 1)["components"][0]["custom_id"] = made_up
        shown = panel.response if message_id == panel.response.id else world.board()
        answer = await person.click(shown, custom_id=made_up)
        assert answer.acknowledged
        assert answer.ephemeral or answer.response.ephemeral
        assert said(answer)
    match = await world.match()
    assert (match.version, match.status) == (1, "live")


@pytest.mark.parametrize("value", ["zzzz", "-1", "", "0 ", "½", "1e9", "0x1", "00"])
async def test_a_made_up_choice_is_answered_and_changes_nothing(world: World, env: simcord.Env, value: str) -> None:
    await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    stored = env.backend.get_message(world.channel.id, panel.response.id)
    menu = {"type": 3, "custom_id": "s:1:1:0", "options": [{"label": "x", "value": value}]}
    stored.components = [*stored.components, {"type": 1, "components": [menu]}]
    answer = await person.select(panel.response, [value], custom_id="s:1:1:0")
    assert "isn't possible" in said(answer)
    assert labels(answer.response)
    assert (await world.match()).version == 1


@pytest.mark.parametrize(
    ("action", "match"),
    [
        ("fly to the moon", "1"), ("1#9999", "1"), ("99#0", "1"), ("#", "1"), ("withdraw", "2"), ("withdraw", "x"),
        ("withdraw", "#1; --"), ("*" * 100, "1"), ("@everyone", "1"), ("withdraw", "9" * 50),
    ],
)  # fmt: skip
async def test_made_up_input_is_answered_in_a_sentence(world: World, action: str, match: str) -> None:
    await world.start()
    person = await world.to_act()
    answer = await person.slash(world.channel, "play", action=action, match=match)
    assert answer.ephemeral
    assert said(answer)
    assert "@everyone" not in said(answer)
    assert (await world.match()).version == 1


async def test_withdrawing_is_asked_again_and_says_what_it_gives(world: World) -> None:
    await world.start()
    person = await world.to_act()
    for ask in (
        lambda: person.click(world.board(), label="Withdraw"),
        lambda: person.slash(world.channel, "play", action="withdraw"),
    ):
        question = await ask()
        assert question.ephemeral
        assert "2 points" in said(question)
        assert (await world.match()).version == 1
        back = await person.click(question.response, label="No, go back")
        assert "Withdraw" in labels(back.response)
    question = await person.click(world.board(), label="Withdraw")
    yes = next(label for label in labels(question.response) if label.startswith("Yes"))
    await person.click(question.response, label=yes)
    assert (await world.match()).version == 2
    assert "won the battle and scored 2 points" in words(world.board())


async def test_resigning_is_asked_again_and_ends_the_match(world: World) -> None:
    await world.start()
    question = await world.alice.slash(world.channel, "resign")
    assert question.ephemeral
    kept = await world.alice.click(question.response, label="No, play on")
    assert (await world.match()).status == "live"
    assert kept.response.attachments
    question = await world.alice.slash(world.channel, "resign")
    ended = await world.alice.click(question.response, label="Yes, resign the match")
    assert (await world.match()).status == "over"
    assert "resigned" in said(ended)
    assert "resigned" in words(world.board())
    late = await world.bob.slash(world.channel, "resign", match="1")
    assert "over" in said(late)
    assert (await world.bob.slash(world.channel, "play", action="withdraw", match="1")).ephemeral


async def test_the_log_and_the_rules_are_private_and_can_be_leafed_through(world: World) -> None:
    await world.start()
    dice = Dice(5)
    for _ in range(6):
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
    log = await world.carol.click(world.board(), label="Log")
    assert log.ephemeral
    assert "Log of match 1" in said(log)
    rules = await world.carol.click(world.board(), label="Rules")
    assert rules.ephemeral
    other = await world.carol.click(rules.response, label="Turn")
    assert other.response.id == rules.response.id
    assert "Air, Land & Sea: turn" in said(other)


async def test_a_long_log_opens_at_its_end_and_leads_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.start()

    async def long_log(*_: Any) -> tuple[str, ...]:
        return tuple(f"Line {number} of a long log that goes on and on" for number in range(200))

    monkeypatch.setattr(world.warroom.play, "log_sentences", long_log)
    log = await world.carol.click(world.board(), label="Log")
    assert "Line 199" in said(log)
    assert labels(log.response) == ["Earlier"]
    earlier = await world.carol.click(log.response, label="Earlier")
    assert "Line 199" not in said(earlier)
    assert "Later" in labels(earlier.response)
    while "Earlier" in labels(earlier.response):
        earlier = await world.carol.click(earlier.response, label="Earlier")
    assert "Line 0 " in said(earlier)
    assert labels(earlier.response) == ["Later"]


async def test_every_way_into_a_menu_leads_back(world: World) -> None:
    await world.start()
    person, panel = await panel_of_mover(world)
    before = labels(panel.response)
    first = components(panel.response)[0]
    deeper = await person.click(panel.response, custom_id=first["custom_id"])
    assert first["label"] in said(deeper)
    back = await person.click(deeper.response, label="Back")
    assert labels(back.response) == before


async def test_either_of_the_two_asks_for_a_rematch_once_the_match_is_over(world: World) -> None:
    await world.start(options="edition=revised")
    question = await world.alice.slash(world.channel, "resign")
    await world.alice.click(question.response, label="Yes, resign the match")
    refused = await world.carol.click(world.board(), label="Rematch")
    assert refused.ephemeral
    assert "don't play" in said(refused)
    ended = world.board()
    card = await world.bob.click(ended, label="Rematch")
    assert not card.ephemeral
    assert "Revised" in pictured(card.response)
    assert card.response.message.raw_mentions == [world.alice.id]
    assert (await world.match(2)).people[0].id == world.bob.id
    agreed = await world.alice.click(ended, label="Rematch")
    assert agreed.ephemeral
    assert (await world.match(2)).status == "live"


async def test_several_matches_go_on_in_one_channel(world: World) -> None:
    await world.start()
    await world.start(opponent=world.bob)
    card = await world.bob.slash(world.channel, "challenge", opponent=world.carol, game="air-land-sea")
    await world.carol.click(card.response, label="Accept")
    offered = await world.alice.autocomplete(world.channel, "hand", "match", "")
    assert {choice["value"] for choice in offered} == {"1", "2"}
    assert all("against Bob" in choice["name"] for choice in offered)
    assert all("your turn" in choice["name"] or "Bob to move" in choice["name"] for choice in offered)
    listed = said(await world.bob.slash(world.channel, "matches"))
    for number in (1, 2, 3):
        assert f"#{number} " in listed
    assert listed.count("https://discord.com/channels/") == 3
    assert "no match" in said(await world.person("Dave").slash(world.channel, "matches"))


async def test_rules_and_cards_are_looked_up_by_name(world: World) -> None:
    rules = await world.carol.slash(world.channel, "rules", game="air-land-sea")
    assert rules.ephemeral
    topics = await world.carol.autocomplete(world.channel, "rules", "topic", "", game="air-land-sea")
    for topic in topics:
        shown = await world.carol.slash(world.channel, "rules", game="air-land-sea", topic=topic["value"])
        assert topic["name"] in said(shown)
    assert "no rules on" in said(await world.carol.slash(world.channel, "rules", game="air-land-sea", topic="chess"))
    names = await world.carol.autocomplete(world.channel, "card", "name", "maneuver")
    assert len(names) == 3
    card = await world.carol.slash(world.channel, "card", name=names[0]["value"])
    assert card.ephemeral
    assert "Maneuver" in said(card)
    assert "no card called" in said(await world.carol.slash(world.channel, "card", name="Ace of spades"))


async def test_the_cards_of_a_game_are_listed_and_can_be_leafed_through(world: World) -> None:
    cards = await world.carol.slash(world.channel, "card", game="flies-lies-supplies")
    assert cards.ephemeral
    assert "** · Intelligence: " in said(cards)
    later = await world.carol.click(cards.response, label="Next page")
    assert "Super Battleship 6" in said(later)
    assert labels(later.response) == ["Previous page"]
