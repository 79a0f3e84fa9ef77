import type { Condition, Happenings } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { ACTION_CARD_IDS, AGENDA_IDS } from './tables/card-ids.ts';
import type { SystemId } from './tables/ids.ts';
import type { Words } from './text/lexicon.ts';
import { msg } from './text/lexicon.ts';
import type { AnyTopic } from './text/presentation/topics.ts';
import { isAtTable } from './view/box.ts';
import type { View } from './view.ts';

/** Conditions of a kind that an answer may depend on: all there are, and those at hand. */
interface ConditionSource {
  all(view?: View): readonly Condition[];
  now(view: View): readonly string[];
}

/** Of some cards those that can come up at a table; all of them without one. */
function here<T extends string>(view: View | undefined, kind: string, ids: readonly T[]): readonly T[] {
  return view === undefined ? ids : ids.filter((id) => isAtTable(view.box, `${kind}:${id}`));
}

/** Which action card is being played: the one on top, which a cancel would answer (24.8). */
const CARDS: ConditionSource = {
  all: (view) =>
    here(view, 'card', ACTION_CARD_IDS).map((id) => ({ id, label: msg('card.name', { kind: 'card', id }) })),
  now: ({ playing }) => playing.slice(-1).map(({ card }) => card),
};

/** Which agenda is on the table. */
const AGENDAS: ConditionSource = {
  all: (view) =>
    here(view, 'agenda', AGENDA_IDS).map((id) => ({ id, label: msg('card.name', { kind: 'agenda', id }) })),
  now: ({ agenda }) => (agenda ? [agenda.id] : []),
};

/** Whether something of the viewer's is in the active system. */
const ACTIVE: ConditionSource = {
  all: () => [{ id: 'mine', label: msg('case.mine', {}), own: true }],
  now: (view) => (view.tactical && isMine(view, view.tactical.system) ? ['mine'] : []),
};

function isMine({ viewer, systems }: View, id: SystemId): boolean {
  const found = systems.find((system) => system.id === id);
  return (
    found !== undefined &&
    (found.units.some(({ seat }) => seat === viewer) ||
      found.planets.some(
        ({ controller, units }) => controller === viewer || units.some(({ seat }) => seat === viewer),
      ))
  );
}

const CONDITIONS: Readonly<Partial<Record<AnyTopic, ConditionSource>>> = {
  'action-card-played': CARDS,
  vote: AGENDAS,
  'vote-planets': AGENDAS,
  outcome: AGENDAS,
  'agenda-revealed': AGENDAS,
  'agenda-read': AGENDAS,
  'voting-starts': AGENDAS,
  'votes-cast': AGENDAS,
  'speaker-voted': AGENDAS,
  'player-elected': AGENDAS,
  'agenda-resolved': AGENDAS,
  'agenda-discarded': AGENDAS,
  'system-activated': ACTIVE,
  'ships-moved': ACTIVE,
  'invasion-starts': ACTIVE,
  'tactical-action-ends': ACTIVE,
};

/** The conditions under which a topic can be asked, where they make a difference. */
export const conditionsOf = (topic: AnyTopic, view?: View): readonly Condition[] =>
  CONDITIONS[topic]?.all(view) ?? [];

/** Those at hand for a viewer. */
export const conditionsNow = (view: View, topic: string): readonly string[] =>
  CONDITIONS[topic as AnyTopic]?.now(view) ?? [];

const HAPPENINGS = ['turn', 'round', 'status', 'agenda', 'attack'] as const;
type Happening = (typeof HAPPENINGS)[number];

/** What a fact means to a viewer who waits for something. */
function met({ key, args }: Message, view: View): readonly Happening[] {
  switch (key as Words['key']) {
    case 'fact.turn':
      return args.seat === view.viewer ? ['turn'] : [];
    case 'fact.round':
      return ['round'];
    case 'fact.statusPhase':
      return ['status'];
    case 'fact.agendaRevealed':
      return ['agenda'];
    case 'fact.activated':
      return args.seat !== view.viewer && isMine(view, args.system as SystemId) ? ['attack'] : [];
    case 'fact.battle':
      return args.defender === view.viewer ? ['attack'] : [];
    default:
      return [];
  }
}

/** What somebody may want to be asked again after. */
export const happenings: Happenings<View> = {
  all: HAPPENINGS.map((id) => ({ id, label: msg(`happening.${id}`, {}) })),
  met,
};
