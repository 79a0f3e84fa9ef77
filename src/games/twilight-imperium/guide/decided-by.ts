import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { countOf, othersIn } from '../bots/forces.ts';
import { UNIT_TYPES } from '../tables/kinds.ts';
import { msg } from '../text/lexicon.ts';
import type { AnyTopic } from '../text/presentation/topics.ts';
import type { SeatView, SystemView, View } from '../view.ts';

type Line = (view: View, own: SeatView) => readonly Message[];

const tokens: Line = (_, { pools }) => [msg('guide.tokens', pools)];

const wealth: Line = (_, { ready, goods, commodities: { count, most } }) => [
  msg('guide.wealth', { ...ready, goods, commodities: count, most }),
];

const taken: Line = ({ strategyCards }) => [
  msg('guide.taken', {
    cards: strategyCards.flatMap(({ id, seat }) => (seat === null ? [] : [{ id, seat }])),
  }),
];

const votes: Line = ({ agenda }, { ready }) => [
  msg('guide.votes', { cast: agenda?.votes ?? [], influence: ready.influence }),
];

const points: Line = ({ target }, own) => [msg('guide.points', { points: own.points, target })];

const fight: Line = ({ battle }) => {
  if (!battle) return [];
  const { kind, system, planet, attacker, defender, round } = battle;
  return [msg('status.battle', { kind, at: planet ?? system, attacker, defender, round })];
};

/** Whom one meets in the active system, in space and on its planets. */
const there: Line = ({ viewer, tactical, systems }) => {
  const target = systems.find(({ id }) => id === tactical?.system);
  if (target === undefined || viewer === 'table') return [];
  const bySeat = (stacks: SystemView['units']) => {
    const others = othersIn(stacks, viewer);
    const seats = [...new Set(others.map(({ seat }) => seat))];
    const own = (seat: Seat) => others.filter((stack) => stack.seat === seat);
    const units = (seat: Seat) =>
      UNIT_TYPES.map((unit) => ({ unit, count: countOf(own(seat), unit) })).filter(({ count }) => count > 0);
    return seats.map((seat) => ({ seat, units: units(seat) }));
  };
  const ground = bySeat(target.planets.flatMap(({ units }) => units));
  return [msg('guide.there', { space: bySeat(target.units), ground })];
};

const both =
  (...lines: readonly Line[]): Line =>
  (view, own) =>
    lines.flatMap((line) => line(view, own));

const BY: Readonly<Partial<Record<AnyTopic, Line>>> = {
  'strategy-card': taken,
  action: both(tokens, wealth),
  activate: tokens,
  move: there,
  production: wealth,
  payment: wealth,
  research: wealth,
  'research-more': wealth,
  leadership: both(tokens, wealth),
  tokens,
  'token-pool': tokens,
  'spend-tokens': tokens,
  redistribute: tokens,
  custodians: wealth,
  terms: wealth,
  deal: wealth,
  'turn-end': wealth,
  replenish: wealth,
  trade: wealth,
  vote: votes,
  'vote-planets': votes,
  'vote-ahead': votes,
  'vote-ahead-planets': votes,
  score: both(points, wealth),
  'score-public': both(points, wealth),
  sustain: fight,
  losses: fight,
  retreat: fight,
  'retreat-to': fight,
  'space-cannon': fight,
  'cannon-share': fight,
  'bombardment-share': fight,
};

/** What the viewer decides a topic by: what they have, and what others have done about it. */
export function decidedBy(view: View, topic: string): readonly Message[] {
  const own = view.viewer === 'table' ? undefined : view.seats[view.viewer];
  if (own === undefined || view.round === 0) return [];
  const line = topic.startsWith('follow-') ? both(tokens, wealth) : BY[topic as AnyTopic];
  return line?.(view, own) ?? (view.battle ? fight(view, own) : []);
}
