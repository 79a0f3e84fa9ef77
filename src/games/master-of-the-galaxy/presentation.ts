import type { Presentation } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { CARD_IDS, type CardId } from './content/ids.ts';
import { digest } from './digest.ts';
import { chapters } from './feed.ts';
import { guide } from './guide.ts';
import { preparedAnswers } from './prepared.ts';
import { settings } from './settings.ts';
import { describeCard, describeUse } from './text/describe.ts';
import { msg, TOPICS, type TopicId } from './text/lexicon.ts';
import { RULE_IDS } from './text/rule-ids.ts';
import type { View } from './view.ts';

/** The state of each seat, then of the board. */
function status(view: View): readonly Message[] {
  const seats = view.seats.map((seat, at) =>
    msg('status.seat', {
      seat: at,
      turn: view.turn.seat === at && view.winner === null,
      colour: seat.colour,
      bases: seat.bases,
      reserve: seat.reserve,
      bag: seat.bagSize,
      starts: seat.starts,
      symbols: seat.symbols,
      cards: seat.cards.map(({ id }) => id),
      skips: seat.skips,
    }),
  );
  const decks = msg('status.decks', { decks: view.decks });
  const fights = view.conflicts.map(({ card, track, leader }) =>
    msg('status.conflict', { card, track, leader }),
  );
  return [...seats, ...fights, decks];
}

/** What the bag holds is all that a seat keeps from the others (1.10). */
function hand({ viewer, seats, turn }: View): readonly Message[] {
  const own = viewer === 'table' ? undefined : seats[viewer];
  if (own?.bag == null) return [];
  const drawn =
    turn.seat === viewer && turn.drawn.length > 0 ? [msg('hand.drawn', { cubes: turn.drawn })] : [];
  return [msg('hand.bag', { bag: own.bag }), ...drawn];
}

const isCard = (id: unknown): id is CardId => CARD_IDS.some((card) => card === id);

/** What the card does that an option is about. */
function explain({ args }: Message): Message | null {
  const { card } = args as { readonly card?: unknown };
  return isCard(card) ? msg('card.text', { lines: describeUse(card) }) : null;
}

const topic = (id: TopicId) => msg(`topic.${id}`, {});

export const presentation: Presentation<View> = {
  title: msg('game.title', {}),
  pitch: { about: msg('game.pitch', {}), level: 1, isFirst: true },
  status,
  hand,
  chapters,
  digest,
  settings,
  topics: TOPICS.map((id) => ({ id, label: topic(id), answers: () => preparedAnswers(id) })),
  topic: (id) => topic(id as TopicId),
  explain,
  cards: CARD_IDS.map((id) => ({
    id,
    name: msg('card.name', { card: id }),
    text: msg('card.text', { lines: describeCard(id) }),
  })),
  rules: RULE_IDS.map((rule) => ({
    id: rule,
    name: msg('rule.name', { rule }),
    text: msg('rule.text', { rule }),
  })),
  guide,
};
