import type { Message } from '#core/message.ts';
import type { PlaceWords } from './text/facts.ts';
import { type Lexicon, msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** Places that the viewer lost and nobody gave back. */
function lostBy(viewer: number, facts: readonly Message[]): readonly PlaceWords[] {
  const lost = new Map<string, PlaceWords>();
  for (const { key, args } of facts) {
    if (key !== 'fact.controlLost' && key !== 'fact.controlTaken') continue;
    const { seat, place, system } = args as unknown as Lexicon['fact.controlLost'];
    if (seat !== viewer) continue;
    if (key === 'fact.controlLost') lost.set(place, { place, system });
    else lost.delete(place);
  }
  return [...lost.values()];
}

/** What somebody who was away has missed: places they lost, events, who is ahead, how near the end is. */
export function digest(facts: readonly Message[], view: View): readonly Message[] {
  const { viewer, seats, discs, discsToEnd } = view;
  if (viewer === 'table') return [];
  const turns = facts.filter(({ key, args }) => key === 'fact.turn' && args.seat !== viewer).length;
  const lost = lostBy(viewer, facts);
  const events = facts.flatMap(({ key, args }) =>
    key === 'fact.event' ? [(args as unknown as Lexicon['fact.event']).event] : [],
  );
  const totals = seats.map(({ score }) => score.total);
  const best = Math.max(...totals);
  const ahead = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const achieved = facts.some(({ key }) => key === 'fact.achievement');
  return [
    ...(turns > 0 ? [msg('digest.turns', { turns })] : []),
    ...(lost.length > 0 ? [msg('digest.lost', { places: lost })] : []),
    ...(events.length > 0 ? [msg('digest.events', { events })] : []),
    ...(achieved ? [msg('digest.discs', { discs, of: discsToEnd })] : []),
    ...(turns > 0 ? [msg('digest.ahead', { ahead, best, own: totals[viewer] ?? 0 })] : []),
  ];
}
