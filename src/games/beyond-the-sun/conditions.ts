import type { Condition, Happenings } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';
import type { View } from './view.ts';

/** From so many cubes of growth on, or so much ore, somebody may want to decide otherwise. */
const GROWTH: readonly number[] = [1, 2, 3];
const MUCH_ORE: readonly number[] = [2, 4, 6];

const growthCase = (cubes: number): Condition => ({
  id: `growth-${cubes}`,
  label: msg('case.growth', { cubes }),
});
const oreCase = (ore: number): Condition => ({ id: `ore-${ore}`, label: msg('case.ore', { ore }) });

/** What an answer may depend on: how much growth would bring, how much ore there is. */
export function conditionsOf(topic: TopicId): readonly Condition[] {
  if (topic === 'production') return [...GROWTH.map(growthCase), ...MUCH_ORE.map(oreCase)];
  return topic === 'event-choice' || topic === 'uprising' ? MUCH_ORE.map(oreCase) : [];
}

/** Those of them that hold for the viewer now. */
export function conditionsNow(view: View, topic: string): readonly string[] {
  const own = view.viewer === 'table' ? undefined : view.seats[view.viewer];
  if (own === undefined) return [];
  const cubes = own.growth.filter((column) => own.supply[column] > 0).length;
  const holding = [
    ...GROWTH.filter((n) => cubes >= n).map(growthCase),
    ...MUCH_ORE.filter((n) => own.ore >= n).map(oreCase),
  ].map(({ id }) => id);
  const known = conditionsOf(topic as TopicId).map(({ id }) => id);
  return holding.filter((id) => known.includes(id));
}

const HAPPENINGS = ['turn', 'event', 'lost', 'achievement'] as const;
type HappeningId = (typeof HAPPENINGS)[number];

/** What a fact means to whoever has prepared something; their turn is over when the next begins. */
function met({ key, args }: Message, { viewer, seats }: View): readonly HappeningId[] {
  if (viewer === 'table') return [];
  const { seat } = args as { readonly seat?: number };
  switch (key) {
    case 'fact.turn':
      return seat === (viewer + 1) % seats.length ? ['turn'] : [];
    case 'fact.event':
      return ['event'];
    case 'fact.controlLost':
      return seat === viewer ? ['lost'] : [];
    case 'fact.achievement':
      return ['achievement'];
    default:
      return [];
  }
}

/** What somebody may want to be asked again after. */
export const happenings: Happenings<View> = {
  all: HAPPENINGS.map((id) => ({ id, label: msg(`until.${id}`, {}) })),
  met,
};
