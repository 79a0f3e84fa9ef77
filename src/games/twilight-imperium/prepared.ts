import type { PreparedAnswer } from '#core/game.ts';
import { core } from '#core/text/lexicon.ts';
import type { Book } from './hooks/book.ts';
import type { MomentName } from './hooks/moments.ts';
import { STRATEGY_CARDS } from './tables/card-ids.ts';
import { msg } from './text/lexicon.ts';
import { type AnyTopic, FOLLOWING } from './text/presentation/topics.ts';

const OUTCOMES: readonly PreparedAnswer[] = ['for', 'against'].map((outcome) => ({
  id: outcome,
  label: msg('option.outcome', { outcome }),
}));

const FOLLOW: readonly PreparedAnswer[] = [
  { id: 'yes', label: msg('answer.follow', {}) },
  { id: 'no', label: msg('answer.decline', {}) },
];

const PREPARED: Readonly<Partial<Record<AnyTopic, readonly PreparedAnswer[]>>> = {
  ...Object.fromEntries(FOLLOWING.map((topic) => [topic, FOLLOW])),
  'strategy-card': STRATEGY_CARDS.map((id) => ({ id, label: msg('card.name', { kind: 'strategy', id }) })),
  vote: [...OUTCOMES, { id: 'abstain', label: msg('option.abstain', {}) }],
  'vote-planets': [{ id: 'all', label: msg('answer.allPlanets', {}), all: true }],
  outcome: OUTCOMES,
};

/** A window can be passed, or answered by whatever is used at its moment; notes are somebody's, so nobody knows their names yet. */
function responses(book: Book, at: MomentName): PreparedAnswer[] {
  const used = (book.abilities.get(at) ?? []).filter(({ what, held }) => !what.must && held !== 'note');
  const scored = book.triggers.get(at) ?? [];
  return [
    { id: 'pass', label: core('core.pass', {}) },
    ...used.map(({ id, name }) => ({ id: name, label: msg('option.use', { component: id, owner: null }) })),
    ...scored.map(({ secret }) => ({ id: `secret:${secret}`, label: msg('option.scoreSecret', { secret }) })),
  ];
}

const isAsked = (book: Book, topic: AnyTopic): topic is MomentName =>
  book.abilities.has(topic as MomentName) || book.triggers.has(topic as MomentName);

/** Answers that a seat may decide on before it is asked. */
export function preparedAnswers(book: Book, topic: AnyTopic): readonly PreparedAnswer[] {
  return PREPARED[topic] ?? (isAsked(book, topic) ? responses(book, topic) : []);
}
