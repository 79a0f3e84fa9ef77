import type { PreparedAnswer } from '#core/game.ts';
import { core } from '#core/text/lexicon.ts';
import type { Book } from './hooks/book.ts';
import type { MomentName } from './hooks/moments.ts';
import { STRATEGY_CARDS } from './tables/card-ids.ts';
import { msg } from './text/lexicon.ts';
import { type AnyTopic, FOLLOWING } from './text/presentation/topics.ts';
import { isAtTable } from './view/box.ts';
import type { View } from './view.ts';

const OUTCOMES: readonly PreparedAnswer[] = ['for', 'against'].map((outcome) => ({
  id: outcome,
  label: msg('option.outcome', { outcome }),
}));

const FOLLOW: readonly PreparedAnswer[] = [
  { id: 'yes', label: msg('answer.follow', {}) },
  { id: 'no', label: msg('answer.decline', {}) },
];

const PREPARED: Readonly<Partial<Record<AnyTopic, readonly PreparedAnswer[]>>> = {
  vote: [...OUTCOMES, { id: 'abstain', label: msg('option.abstain', {}) }],
  'vote-planets': [{ id: 'all', label: msg('answer.allPlanets', {}), all: true }],
  outcome: OUTCOMES,
};

/** Whether something can come up at the table that answers are prepared for; everything can without one. */
type IsHere = (component: string) => boolean;

/** Which strategy cards can be taken, and whether one of them can be followed. */
function strategyAnswers(topic: AnyTopic, isHere: IsHere): readonly PreparedAnswer[] | undefined {
  const cards = STRATEGY_CARDS.filter((id) => isHere(`strategy:${id}`));
  if (topic === 'strategy-card')
    return cards.map((id) => ({ id, label: msg('card.name', { kind: 'strategy', id }) }));
  if (!(FOLLOWING as readonly string[]).includes(topic)) return undefined;
  return cards.some((id) => topic === `follow-${id}`) ? FOLLOW : [];
}

/** A window can be passed, or answered by whatever is used at its moment; notes are somebody's, so nobody knows their names yet. */
function responses(book: Book, at: MomentName, isHere: IsHere): PreparedAnswer[] {
  const used = (book.abilities.get(at) ?? []).filter(
    ({ id, what, held }) => !what.must && held !== 'note' && isHere(id),
  );
  const scored = (book.triggers.get(at) ?? []).filter(({ secret }) => isHere(`secret:${secret}`));
  return [
    { id: 'pass', label: core('core.pass', {}) },
    ...used.map(({ id, name }) => ({ id: name, label: msg('option.use', { component: id, owner: null }) })),
    ...scored.map(({ secret }) => ({ id: `secret:${secret}`, label: msg('option.scoreSecret', { secret }) })),
  ];
}

const isAsked = (book: Book, topic: AnyTopic): topic is MomentName =>
  book.abilities.has(topic as MomentName) || book.triggers.has(topic as MomentName);

/** Answers that a seat may decide on before it is asked: at a table those that its box allows. */
export function preparedAnswers(book: Book, topic: AnyTopic, view?: View): readonly PreparedAnswer[] {
  const isHere: IsHere = (component) => view === undefined || isAtTable(view.box, component);
  const known = PREPARED[topic] ?? strategyAnswers(topic, isHere);
  return known ?? (isAsked(book, topic) ? responses(book, topic, isHere) : []);
}
