import type { Message } from '#core/message.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { Account, Battle, together } from './account.ts';

type FactKey = Extract<keyof Lexicon, `fact.${string}`>;
type Readers = { readonly [K in FactKey]?: (account: Account, args: Lexicon[K]) => void };

/** How something was brought about, or what everybody can see on the board: it is found in the log. */
const means = () => undefined;

/** What each fact adds to an account. Facts that are not named here are told in their own words. */
const READERS: Readers = {
  'fact.activated': (account, { system }) => {
    account.activated = system;
  },
  'fact.moved': ({ moved }, { seat, units }) => {
    for (const some of units) moved.add(seat, some);
  },
  'fact.strategic': (account, { seat, card }) => {
    account.strategic = { seat, card };
  },
  'fact.secondary': (account, { seat, decision }) => {
    if (decision === 'decline') account.declined += 1;
    else account.followers.add(seat);
  },
  'fact.turn': (account, { seat }) => {
    account.turn ??= seat;
  },
  'fact.passed': ({ passed }, { seat }) => {
    passed.push(seat);
  },
  'fact.controlGained': ({ taken }, { seat, planet, from }) => {
    taken.set(seat, [...(taken.get(seat) ?? []), { planet, from }]);
  },
  'fact.battle': ({ battles }, begun) => {
    battles.push(new Battle(begun));
  },
  'fact.battleOver': ({ battles }, over) => {
    const battle = battles.findLast((one) => one.isAt(over));
    if (battle) battle.over = over;
  },
  'fact.retreated': (account, { seat, to }) => {
    const battle = account.battles.at(-1);
    if (battle) battle.retreat = { seat, to };
  },
  'fact.destroyed': (account, { seat, ...some }) => account.lose(seat, some),
  'fact.removed': (account, { seat, ...some }) => account.lose(seat, some),
  'fact.produced': ({ produced }, made) => {
    produced.push({ ...made, units: together(made.units) });
  },
  'fact.placed': (account, { seat, unit, count, at }) =>
    account.gain(seat, { what: 'units', units: [{ unit, count }], at }),
  'fact.tokenGained': (account, { seat, count }) => account.gain(seat, { what: 'tokens', count }),
  'fact.goodsGained': (account, { seat, count }) => account.gain(seat, { what: 'goods', count }),
  'fact.replenished': (account, { seat, count }) => account.gain(seat, { what: 'commodities', count }),
  'fact.cardsDrawn': (account, { seat, count }) => account.gain(seat, { what: 'cards', count }),
  'fact.secretDrawn': (account, { seat }) => account.gain(seat, { what: 'secrets', count: 1 }),
  'fact.technologyGained': (account, { seat, technology }) =>
    account.gain(seat, { what: 'technology', technology }),
  'fact.paid': (account, { seat, count, means: kind }) => account.pay(seat, { count, means: kind }),
  'fact.cardPlayed': (account, { seat, card }) => account.play(seat, `card:${card}` as ComponentId),
  'fact.cardCancelled': (account, { seat, card }) => account.cancel(seat, card),
  'fact.aimedAtPlace': (account, { seat, card, at }) => account.aim(seat, card, { at }),
  'fact.aimedAtSeat': (account, { seat, card, target }) => account.aim(seat, card, { target }),
  'fact.aimedAtUnit': (account, { seat, card, at }) => account.aim(seat, card, { at }),
  'fact.used': (account, { seat, component }) => account.play(seat, component),
  'fact.objectiveScored': (account, { seat, objective }) => account.score(seat, objective),
  'fact.pointsGained': (account, { seat, total }) => account.point(seat, total),
  'fact.exchanged': ({ deals }, deal) => {
    deals.push(deal);
  },
  'fact.round': (account, { round }) => {
    account.round = round;
  },
  'fact.strategyChosen': ({ chosen }, taken) => {
    chosen.push(taken);
  },
  'fact.statusPhase': (account, { round }) => {
    account.status = round;
  },
  'fact.agendaRevealed': (account, { agenda }) => {
    account.agenda = agenda;
  },
  'fact.voted': (account, { seat, outcome, count }) => account.vote(seat, outcome, count),
  'fact.votesAdded': (account, { seat, outcome, total }) => account.vote(seat, outcome, total),
  'fact.outcome': (account, { outcome }) => {
    account.outcome = outcome;
  },
  'fact.lawEnacted': (account) => {
    account.law = true;
  },
  'fact.factionTaken': ({ factions }, taken) => {
    factions.push(taken);
  },
  'fact.agendaDiscarded': (account, { agenda, why }) => {
    if (why === 'unfit' || why === 'replaced')
      account.rest.push({ key: 'feed.agendaGone', args: { agenda, why } });
    else if (why === 'repealed') account.rest.push({ key: 'fact.agendaDiscarded', args: { agenda, why } });
  },
  'fact.tokenPut': means,
  'fact.tokenSpent': means,
  'fact.tokenReturned': means,
  'fact.tokenLifted': means,
  'fact.redistributed': means,
  'fact.committed': means,
  'fact.combatRound': means,
  'fact.rolled': means,
  'fact.rerolled': means,
  'fact.hits': means,
  'fact.hitsCancelled': means,
  'fact.sustained': means,
  'fact.sustainWithdrawn': means,
  'fact.repaired': means,
  'fact.allRepaired': means,
  'fact.retreatAnnounced': means,
  'fact.retreatPrevented': means,
  'fact.controlLost': means,
  'fact.goodsSpent': means,
  'fact.goodsReturned': means,
  'fact.exhaustedFor': means,
  'fact.planetsExhausted': means,
  'fact.planetsReadied': means,
  'fact.cardReadied': means,
  'fact.cardRolled': means,
  'fact.cardsDiscarded': means,
  'fact.actionDeckShuffled': means,
  'fact.aimedAtOutcome': means,
  'fact.aimedWithGoods': means,
  'fact.predicted': means,
  'fact.abstained': means,
  'fact.lookedAtAgendas': means,
  'fact.agendasArranged': means,
  'fact.bonusRaised': means,
  'fact.saveRolled': means,
  'fact.diceRaised': means,
  'fact.offered': means,
  'fact.offerAccepted': means,
  'fact.offerDeclined': means,
  'fact.offerWithdrawn': means,
  'fact.secretReturned': means,
  'fact.secretKept': means,
  'fact.tileLaid': means,
  'fact.boardLaid': means,
  'fact.startingTechnologies': means,
  'fact.startingUnits': means,
};

/** What facts come to. */
export function accountOf(facts: readonly Message[]): Account {
  const account = new Account();
  for (const fact of facts) {
    const read = READERS[fact.key as FactKey] as ((into: Account, args: unknown) => void) | undefined;
    if (read) read(account, fact.args);
    else account.rest.push(fact);
  }
  return account;
}
