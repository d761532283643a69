"""One step of each kind, to put a saved position back from (see `Table.set_state`)."""

from __future__ import annotations

from typing import Final

from duskbox.core.table import one_of_each
from duskbox.games.touch_of_evil.effects.effect import Do
from duskbox.games.touch_of_evil.rules import elders, rolls
from duskbox.games.touch_of_evil.rules.cards import draws, triggers, windows
from duskbox.games.touch_of_evil.rules.fight import attack, fight, location_attack, wounds
from duskbox.games.touch_of_evil.rules.minions import minions
from duskbox.games.touch_of_evil.rules.minions import movement as minion_ways
from duskbox.games.touch_of_evil.rules.mystery import cooperative, phase, werewolf
from duskbox.games.touch_of_evil.rules.showdown import accusations, chart, exchange, hunting_party, showdown
from duskbox.games.touch_of_evil.rules.turn import actions, encounter, healing, movement, rounds, trade, upkeep

STEPS: Final = one_of_each(
    Do(0, 0),
    windows.Window(0),
    windows.PlayEvent(0, 0),
    windows.Use(0, 0),
    windows.InPlay(0, 0, 0, 0),
    location_attack.StrikeThere(0, 0, 0),
    rolls.Roll(0, 0, 0, 6, 0),
    rolls.SkillTest(0, 0, 0, 0, False),
    triggers.TriggeredEffects(0, 0),
    wounds.TakeWounds(0, 0, 0),
    wounds.KnockOuts(),
    wounds.KnockOut(0),
    wounds.LoseThings(0, 0, False),
    fight.FightRound(0, 0),
    fight.Fight(0, 0, 0),
    healing.HealBetweenRounds([]),
    attack.Attack(0, 0, 0, False),
    elders.RevealSecrets(0),
    elders.LookAtSecrets(0, 0, False),
    elders.ReadOut(0, 0),
    elders.ElderWounds(0, 0),
    elders.KillElder(0),
    draws.DrawEvents(0, 0, 0),
    draws.DrawMystery(0),
    draws.GainLair(0),
    draws.GainCard(0, 0),
    draws.CarryLimit(0),
    minions.RandomLocation(),
    minions.RollOnChart(0, 0),
    minions.PlaceMinion(0, 0),
    minions.MoveIn(0, 0),
    minions.MinionFights(),
    minions.SpaceFight(0),
    minion_ways.MoveMinions(False),
    minion_ways.Hunt(),
    movement.MovementRoll(0),
    movement.Movement(0),
    encounter.Encounter(0),
    encounter.CornerCard(0, 0),
    actions.Actions(0),
    trade.Trade(0, 0),
    trade.TradeNow(),
    cooperative.CooperativeTable(),
    cooperative.ShareWounds(0, 0, ""),
    werewolf.WerewolfCurse(0),
    phase.MysteryPhase(),
    phase.StartEffects(),
    rounds.SetUp(),
    rounds.Rounds(),
    rounds.HeroTurn(0),
    rounds.TurnStep(0, 0),
    rounds.EndOfTurn(0),
    rounds.TeamTurn(0),
    upkeep.Upkeep(),
    showdown.Showdown(0, 0),
    hunting_party.FormParty(0, []),
    hunting_party.AssignParty(0, [], []),
    hunting_party.Regroup(0, [], False),
    accusations.Accusations(0),
    exchange.WoundVillain(0, 0),
    exchange.Exchange(0),
    chart.ShowdownChart(0, []),
)
