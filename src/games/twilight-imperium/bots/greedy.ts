import type { AiPlayer } from '#core/game.ts';
import { bestOption, openOptions } from '#kit/bots.ts';
import { FOLLOWING } from '../text/presentation/topics.ts';
import type { View } from '../view.ts';
import { production, structure } from './build.ts';
import { deal, lastDeal, terms } from './deals.ts';
import { leadership, onePool, pools, readied, secondary, strategyCard } from './economy.ts';
import { bigShips, ownIn } from './forces.ts';
import { systemIn } from './map.ts';
import { savingFor, scorable } from './objectives.ts';
import { score, scorePublic, traders, vote, votePlanets } from './politics.ts';
import { research } from './research.ts';
import { easeOf } from './secrets.ts';
import { type Play, self, type Turn, turnOf } from './turn.ts';
import { activate, bestProspect, commit, convoy, retreat, WORTHWHILE } from './war.ts';

/** Strategy cards that are best played before anything else; the others when there is nothing better to do. */
const EARLY: readonly string[] = ['strategic:leadership', 'strategic:technology', 'strategic:trade'];
/** How often a card is played at the first chance. */
const EAGER = 0.6;

/** Imperial scores at once: it waits until there is something to score. */
const early = (turn: Turn) => (scorable(turn.chart()).length > 0 ? ['strategic:imperial', ...EARLY] : EARLY);

const action: Play = (turn) => {
  const ids = openOptions(turn.form).map(({ id }) => id);
  const first = early(turn).find((id) => ids.includes(id));
  if (first) return first;
  const saving = savingFor(turn.chart());
  const { pools: held } = self(turn);
  const spare = held.tactic + held.strategy - (saving?.means === 'tokens' ? saving.amount : 0);
  const worth = ids.includes('tactical') && spare > 0 ? bestProspect(turn.chart()) : 0;
  if (worth >= WORTHWHILE) return 'tactical';
  const component = ids.filter((id) => id.includes(':') && !id.startsWith('strategic:'));
  const played = component[Math.floor(turn.random() * component.length)];
  if (played && turn.random() < EAGER) return played;
  const strategic = ids.find((id) => id.startsWith('strategic:'));
  if (strategic) return strategic;
  return ids.find((id) => id === 'pass' || id === 'end') ?? turn.fallback;
};

/** A window: secrets are scored and what lies open is used at once, cards from the hand as the mood takes it. */
const respond: Play = (turn) => {
  const offers = openOptions(turn.form).filter(({ id }) => id !== 'pass');
  const free = offers.find(({ id }) => !id.startsWith('card:') && !id.startsWith('note:'));
  if (free) return free.id;
  const card = offers[Math.floor(turn.random() * offers.length)];
  return card && turn.random() < EAGER ? card.id : turn.fallback;
};

const yes: Play = (turn) => (openOptions(turn.form).some(({ id }) => id === 'yes') ? 'yes' : turn.fallback);

/** Itself, or whoever comes last. */
const speaker: Play = (turn) => bestOption(turn, ({ id }) => (id === `seat:${turn.seat}` ? 1 : 0));

/** A token is lifted where most ships wait. */
const lifted: Play = (turn) =>
  bestOption(turn, ({ id }) => bigShips(ownIn(systemIn(turn.view(), id)?.units ?? [], turn.seat)));

const PLAYS: Readonly<Record<string, Play>> = {
  action,
  activate,
  move: convoy,
  commit,
  retreat,
  custodians: yes,
  'research-more': yes,
  production,
  structure,
  research,
  redistribute: pools,
  'token-pool': (turn) => (turn.form.kind === 'allocate' ? pools(turn) : onePool(turn)),
  leadership,
  'strategy-card': strategyCard,
  ...Object.fromEntries(FOLLOWING.map((topic) => [topic, secondary])),
  'ready-planets': readied,
  speaker,
  warfare: lifted,
  trade: traders,
  vote,
  prediction: vote,
  outcome: vote,
  'vote-planets': votePlanets,
  score,
  'score-public': scorePublic,
  'keep-secret': (turn) => bestOption(turn, ({ id }) => easeOf(id)),
  'return-secret': (turn) => bestOption(turn, ({ id }) => -easeOf(id)),
  deal,
  'turn-end': lastDeal,
  replenish: lastDeal,
  terms,
};

/** Expands, builds, fights what it can beat, scores what it can; for the rest it does the careful thing. */
export const greedyBot: AiPlayer<View> = (asked) => {
  const turn = turnOf(asked);
  const play = PLAYS[turn.topic];
  if (play) return play(turn);
  const window = turn.form.kind === 'choose' && turn.form.options.some(({ id }) => id === 'pass');
  return window ? respond(turn) : turn.fallback;
};
