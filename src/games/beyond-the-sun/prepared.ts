import type { PreparedAnswer } from '#core/game.ts';
import { variantsOf } from './rules/dry-run.ts';
import { startSpacesOf } from './rules/spaces.ts';
import { EVENTS, events } from './tables/events.ts';
import { msg } from './text/lexicon.ts';
import type { TopicId } from './text/questions.ts';
import { type AchievementId, achievements, KINDS, SLOTS, type Space, TECH_TYPES, type View } from './view.ts';

/** The ways of a space's action, as they will be offered. */
const waysOf = ({ id, source, action, extra }: Space): readonly PreparedAnswer[] =>
  variantsOf(source, action).map(({ label: option, cost }) => ({
    id: option === null ? id : `${id}/${option}`,
    label: msg('option.action', {
      source,
      option,
      cost: { ...cost, ore: (cost.ore ?? 0) + extra },
      pushes: null,
    }),
  }));

/** Everybody's spaces, and at a table the viewer's own technologies too. */
function actions(view?: View): readonly PreparedAnswer[] {
  if (!view || view.viewer === 'table') return startSpacesOf(4).flatMap(waysOf);
  const own = view.seats[view.viewer];
  const cards = new Set<string>([
    ...(own?.researched ?? []).flatMap((slot) => view.slots[slot].card ?? []),
    ...(own?.private ?? []),
  ]);
  return view.spaces
    .filter(({ source }) => source.kind !== 'technology' || cards.has(source.id))
    .flatMap(waysOf);
}

const NO: PreparedAnswer = { id: 'no', label: msg('option.no', {}) };

/** What lies open on the board, to be researched when somebody is offered it. */
function openSlots(view?: View): readonly PreparedAnswer[] {
  if (!view) return [NO];
  const open = SLOTS.filter((slot) => view.slots[slot].card !== null);
  return [
    NO,
    ...open.map((slot) => {
      const { card, covered } = view.slots[slot];
      return { id: slot, label: msg('option.slot', { slot, card, covered, types: [], price: 0 }) };
    }),
  ];
}

/** What events let factions choose of. */
const gains: readonly PreparedAnswer[] = EVENTS.flatMap((event) =>
  events[event].steps.flatMap((step) =>
    step.do === 'choice'
      ? step.options.map(({ label }) => ({ id: label, label: msg('option.gain', { what: label, event }) }))
      : [],
  ),
);

const dues: readonly PreparedAnswer[] = EVENTS.flatMap((event) =>
  (events[event].uprising?.choose ?? []).map((cost) => ({
    id: cost.ore ? 'ore' : 'pop',
    label: msg('option.pay', { cost }),
  })),
);

/** Answers that can be given before they are asked for. */
export function preparedAnswers(topic: TopicId, view?: View): readonly PreparedAnswer[] {
  switch (topic) {
    case 'action':
      return actions(view);
    case 'production':
      return (['growth', 'ore', 'trade'] as const).map((way) => ({
        id: way,
        label: msg('prepared.production', { way }),
      }));
    case 'disc':
      return KINDS.map((kind) => ({ id: kind, label: msg('option.disc', { kind, star: false }) }));
    case 'type':
      return TECH_TYPES.map((type) => ({ id: type, label: msg('option.type', { type }) }));
    case 'achievement':
      return (Object.keys(achievements) as AchievementId[]).map((id) => ({
        id,
        label: msg('achievement.name', { achievement: id }),
      }));
    case 'colonise':
      return [NO];
    case 'open-research':
      return openSlots(view);
    case 'event-choice':
      return gains;
    case 'uprising':
      return dues;
    default:
      return [];
  }
}
