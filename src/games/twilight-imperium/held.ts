import type { Message } from '#core/message.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** Whether one of the options that stand open is about a component; some can do more than one thing. */
const isOpen = (options: readonly string[], component: string) =>
  options.some((option) => option.replace(/#\d+/, '') === component);

/** What the viewer's seat holds, each thing with what it does, and whether it can be played now. */
export function held({ viewer, seats }: View, options: readonly string[]): readonly Message[] {
  const own = viewer === 'table' ? null : seats[viewer]?.own;
  if (!own) return [];
  const { hand, standing, notes, factions, tiles, dealtSecrets, ahead } = own;
  return [
    ...factions.map((faction) => msg('held.faction', { faction })),
    ...(tiles.length > 0 ? [msg('hand.tiles', { tiles })] : []),
    ...[...new Set(hand)].map((card) =>
      msg('held.card', {
        card,
        count: hand.filter((one) => one === card).length,
        now: isOpen(options, `card:${card}`),
      }),
    ),
    ...standing.map(({ id, met, have, need }) =>
      msg('held.secret', { secret: id, now: isOpen(options, `secret:${id}`), met, have, need }),
    ),
    ...dealtSecrets.map((secret) =>
      msg('held.secret', { secret, now: false, met: false, have: null, need: null }),
    ),
    ...notes.map(({ id, owner }) =>
      msg('held.note', {
        note: id,
        owner: owner === viewer ? null : owner,
        now: isOpen(options, `note:${id}@${owner}`),
      }),
    ),
    ...(ahead ? [msg('hand.ahead', ahead)] : []),
  ];
}
