import type { Bot } from '#core/game.ts';
import { FOLLOWING } from '../text/face/topics.ts';
import type { View } from '../view.ts';
import { leadership, pools, production, research, secondary, strategyCard } from './economy.ts';
import { easeOf, savingFor } from './objectives.ts';
import { deal, score, scorePublic, terms, vote, votePlanets } from './politics.ts';
import { best, openOptions, type Play, self } from './turn.ts';
import { activate, bestActivation, commit, move, passengers, retreat } from './war.ts';

/** Strategy cards that are best played before anything else; the others when there is nothing better to do. */
const EARLY: readonly string[] = [
  'strategic:leadership',
  'strategic:technology',
  'strategic:trade',
  'strategic:imperial',
];
/** What makes a tactical action worth its token. */
const WORTHWHILE = 3;
/** How often a card is played at the first chance. */
const EAGER = 0.5;

const action: Play = (turn) => {
  const ids = openOptions(turn).map(({ id }) => id);
  const early = EARLY.find((id) => ids.includes(id));
  if (early) return early;
  const saving = savingFor(turn.view(), turn.seat);
  const { pools } = self(turn);
  const spare = pools.tactic + pools.strategy - (saving?.means === 'tokens' ? saving.amount : 0);
  const worth = ids.includes('tactical') && spare > 0 ? bestActivation(turn) : 0;
  if (worth >= WORTHWHILE) return 'tactical';
  const strategic = ids.find((id) => id.startsWith('strategic:'));
  if (strategic) return strategic;
  const component = ids.find((id) => id.includes(':') && !id.startsWith('strategic:'));
  if (component && turn.random() < EAGER) return component;
  if (worth > 0 && pools.tactic > 1) return 'tactical';
  return ids.find((id) => id === 'pass' || id === 'end') ?? turn.fallback;
};

/** A window: secrets are scored and what lies open is used at once, cards from the hand as the mood takes it. */
const respond: Play = (turn) => {
  const offers = openOptions(turn).filter(({ id }) => id !== 'pass');
  const free = offers.find(({ id }) => !id.startsWith('card:') && !id.startsWith('note:'));
  if (free) return free.id;
  const card = offers[Math.floor(turn.random() * offers.length)];
  return card && turn.random() < EAGER ? card.id : turn.fallback;
};

const yes: Play = (turn) => (openOptions(turn).some(({ id }) => id === 'yes') ? 'yes' : turn.fallback);

const PLAYS: Readonly<Record<string, Play>> = {
  action,
  activate,
  move,
  passengers,
  commit,
  retreat,
  custodians: yes,
  'research-more': (turn) => (turn.random() < 0.5 ? 'yes' : 'no'),
  production,
  research,
  redistribute: pools,
  'token-pool': (turn) => (turn.form.kind === 'allocate' ? pools(turn) : 'tactic'),
  leadership,
  'strategy-card': strategyCard,
  ...Object.fromEntries(FOLLOWING.map((topic) => [topic, secondary])),
  vote,
  'vote-planets': votePlanets,
  score,
  'score-public': scorePublic,
  'keep-secret': (turn) => best(turn, easeOf),
  'return-secret': (turn) => best(turn, (id) => -easeOf(id)),
  deal,
  terms,
};

/** Expands, builds, fights what it can beat, scores what it can; for the rest it does the careful thing. */
export const greedyBot: Bot<View> = (turn) => {
  const play = PLAYS[turn.topic];
  if (play) return play(turn);
  const window = turn.form.kind === 'choose' && turn.form.options.some(({ id }) => id === 'pass');
  return window ? respond(turn) : turn.fallback;
};
