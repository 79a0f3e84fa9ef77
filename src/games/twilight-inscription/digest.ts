import type { Message } from '#core/message.ts';
import type { Lexicon } from './text/lexicon.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** What somebody who was away has missed: their wars, what was reached, and who is ahead. */
export function digest(facts: readonly Message[], { viewer, seats }: View): readonly Message[] {
  if (viewer === 'table') return [];
  const args = <K extends keyof Lexicon & string>(key: K) =>
    facts.filter((fact) => fact.key === key).map((fact) => fact.args as Lexicon[K]);
  const rounds = args('fact.event').length;
  const wars = args('fact.war').filter(({ seat }) => seat === viewer);
  const ended = (verdict: 'won' | 'lost' | 'tied') => wars.filter((war) => war.verdict === verdict).length;
  const reached = facts.filter(({ key }) => key === 'fact.objective' || key === 'fact.mecatol');
  const totals = seats.map(({ score }) => score.total);
  const best = Math.max(...totals);
  const ahead = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return [
    ...(rounds > 1 ? [msg('digest.rounds', { rounds })] : []),
    ...(wars.length > 0
      ? [msg('digest.wars', { won: ended('won'), lost: ended('lost'), tied: ended('tied') })]
      : []),
    ...reached.slice(-2),
    ...(seats.length > 1 && rounds > 0
      ? [msg('digest.lead', { ahead, best, own: totals[viewer] ?? 0 })]
      : []),
  ];
}
