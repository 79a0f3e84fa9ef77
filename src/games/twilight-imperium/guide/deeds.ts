import type { Message } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import { msg } from '../text/lexicon.ts';
import type { TopicId } from '../text/presentation/topics.ts';

/** How many things an answer names. */
function countOf(choice: Choice): number {
  if (typeof choice === 'number') return choice;
  if (typeof choice === 'string') return 1;
  if (Array.isArray(choice)) return choice.length;
  return Object.values(choice).reduce((sum: number, amount: number) => sum + amount, 0);
}

const DEEDS: Readonly<Partial<Record<TopicId, (count: number) => Message>>> = {
  move: (units) => msg('deed.move', { units }),
  production: (count) => msg('deed.build', { count }),
  score: (count) => msg('deed.score', { count }),
  commit: (count) => msg('deed.land', { count }),
  losses: (count) => msg('deed.lose', { count }),
  'card-losses': (count) => msg('deed.lose', { count }),
  'agenda-losses': (count) => msg('deed.lose', { count }),
  'fleet-excess': (count) => msg('deed.lose', { count }),
  'capacity-excess': (count) => msg('deed.lose', { count }),
  sustain: (count) => msg('deed.sustain', { count }),
  payment: () => msg('deed.pay', {}),
  'vote-planets': () => msg('deed.vote', {}),
  'vote-ahead-planets': () => msg('deed.vote', {}),
  terms: () => msg('deed.offer', {}),
  redistribute: () => msg('deed.pools', {}),
  'token-pool': () => msg('deed.pools', {}),
  tokens: () => msg('deed.pools', {}),
  'ready-planets': (count) => msg('deed.ready', { count }),
  'card-ready': (count) => msg('deed.ready', { count }),
  discard: (count) => msg('deed.discard', { count }),
  'starting-units': () => msg('deed.place', {}),
  berths: () => msg('deed.place', {}),
};

/** What an answer does, as a button says it. */
export function deed(topic: string, choice: Choice): Message | null {
  return DEEDS[topic as TopicId]?.(countOf(choice)) ?? null;
}

const REASONS: Readonly<Partial<Record<TopicId, Message>>> = {
  activate: msg('reason.activate', {}),
  move: msg('reason.move', {}),
  production: msg('reason.build', {}),
  payment: msg('reason.pay', {}),
  'strategy-card': msg('reason.strategy', {}),
  research: msg('reason.research', {}),
};

/** Why the table's player would answer so. */
export const reason = (topic: string): Message | null => REASONS[topic as TopicId] ?? null;

/** Options that leave everything as it is. */
const DECLINING: readonly string[] = [
  'core.pass',
  'option.pass',
  'option.endTurn',
  'option.decline',
  'option.replenish',
  'option.abstain',
  'option.leaveCustodians',
  'option.scoreNothing',
  'option.noStructure',
  'option.noSalvage',
  'option.sheetNone',
  'option.noShip',
  'option.stay',
];

export const declines = ({ key }: Message): boolean => DECLINING.includes(key);
