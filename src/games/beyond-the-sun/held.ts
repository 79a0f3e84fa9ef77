import type { Message } from '#core/message.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** The viewer's mat with what it does, their private technologies and event cards: nobody else uses them. */
export function held({ viewer, seats, mats, lasting }: View): readonly Message[] {
  const own = viewer === 'table' ? undefined : seats[viewer];
  if (own === undefined) return [];
  return [
    msg('held.faction', { faction: own.faction, mats }),
    ...own.private.map((technology) => msg('held.private', { technology })),
    ...lasting.filter(({ owner }) => owner === viewer).map(({ id }) => msg('held.event', { event: id })),
  ];
}
