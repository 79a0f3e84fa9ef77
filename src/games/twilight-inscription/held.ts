import type { Message } from '#core/message.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** The viewer's faction with what it does, and relics that nobody else has seen. */
export function held({ viewer, seats }: View): readonly Message[] {
  const own = viewer === 'table' ? null : (seats[viewer]?.own ?? null);
  if (own === null) return [];
  const relics = own.relics.filter(({ played }) => !played);
  return [
    ...(own.faction === null ? [] : [msg('held.faction', { faction: own.faction })]),
    ...relics.map(({ id }) => msg('held.relic', { relic: id })),
  ];
}
