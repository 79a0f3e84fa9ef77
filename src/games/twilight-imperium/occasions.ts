import type { Circumstance, Happenings } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { ACTION_CARD_IDS, AGENDA_IDS } from './tables/card-ids.ts';
import type { SystemId } from './tables/ids.ts';
import type { AnyTopic } from './text/face/topics.ts';
import type { Words } from './text/lexicon.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** Cases of a kind that an answer may depend on: all there are, and those at hand. */
interface Cases {
  all(): readonly Circumstance[];
  now(view: View): readonly string[];
}

/** Which action card is being played: the one on top, which a cancel would answer (24.8). */
const CARDS: Cases = {
  all: () => ACTION_CARD_IDS.map((id) => ({ id, label: msg('card.name', { kind: 'card', id }) })),
  now: ({ playing }) => playing.slice(-1).map(({ card }) => card),
};

/** Which agenda is on the table. */
const AGENDAS: Cases = {
  all: () => AGENDA_IDS.map((id) => ({ id, label: msg('card.name', { kind: 'agenda', id }) })),
  now: ({ agenda }) => (agenda ? [agenda.id] : []),
};

/** Whether something of the viewer's is in the active system. */
const ACTIVE: Cases = {
  all: () => [{ id: 'mine', label: msg('case.mine', {}) }],
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

const CASES: Readonly<Partial<Record<AnyTopic, Cases>>> = {
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

/** The cases in which a topic can be asked, where they make a difference. */
export const casesOf = (topic: AnyTopic): readonly Circumstance[] => CASES[topic]?.all() ?? [];

/** Those at hand for a viewer. */
export const casesNow = (view: View, topic: string): readonly string[] =>
  CASES[topic as AnyTopic]?.now(view) ?? [];

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
