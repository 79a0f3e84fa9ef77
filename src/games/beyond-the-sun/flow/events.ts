import type { Flow } from '#core/flow.ts';
import { discardEvent, drawSystems } from '../mutations/systems.ts';
import { openRows } from '../mutations/technologies.ts';
import { affected, stays, strongerB } from '../rules/events.ts';
import type { SunTable } from '../table.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { type EventId, type EventRow, events } from '../tables/events.ts';
import type { SystemId } from '../tables/systems.ts';
import type { SlotId } from '../tables/tree.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';
import type { Doing } from './doing.ts';
import { chooseSealed, decommission, drill, payUprising } from './sealed.ts';

/** The event that covers a slot is turned over and resolved, before anything else becomes of the slot (14.7). */
export function* revealEvent(t: SunTable, doing: Doing, slot: SlotId): Flow<void> {
  const { event } = t.state.slots[slot];
  if (event === null) return; // 14.16
  t.reveal('event', event);
  t.write.slots[slot].event = null;
  t.tell(msg('fact.event', { seat: doing.seat, event, slot }));
  yield* resolveEvent(t, doing, event);
}

function* resolveEvent(t: SunTable, doing: Doing, event: EventId): Flow<void> {
  const row = events[event];
  if (row.guild) {
    t.write.guilds.push(row.guild); // 14.12
    t.tell(msg('fact.guild', { guild: row.guild }));
    openRows(t);
  }
  if (row.link) return linkEvent(t, event, row);
  if (stays(row)) {
    t.write.lasting.push({ id: event, at: null, system: null, owner: null });
    t.tell(msg('fact.laid', { event }));
  }
  yield* resolveSteps(t, doing, event);
  if (!stays(row)) discardEvent(t, event);
}

/** What an event does to the factions, each for itself, or with choices that are revealed together. */
function* resolveSteps(t: SunTable, doing: Doing, event: EventId): Flow<void> {
  const row = events[event];
  if (row.museum) return yield* decommission(t, event, row.museum);
  if (row.uprising) return yield* payUprising(t, event, row.uprising);
  const seats = affected(t.state, row);
  for (const step of row.steps) {
    if (row.ask === 'sealed' && step.do === 'choice') yield* chooseSealed(t, { event, step, seats });
    else if (row.ask === 'sealed' && step.do === 'upgrade') yield* drill(t, { event, step, seats });
  }
  if (row.ask === 'sealed') return;
  for (const seat of seats)
    yield* doing.resolve(
      t,
      { ...doing, seat, isAction: false, isInner: true, minus: 0, topic: 'open-research' },
      row.steps,
    );
  yield* checkControl(t);
}

/** A card is laid beside a system, or a system beside the card (22.13); without any it is gone. */
function linkEvent(t: SunTable, event: EventId, row: EventRow): void {
  const linked = linkOf(t, row);
  if (linked === null) return discardEvent(t, event);
  const { place, system } = linked;
  t.write.lasting.push({ id: event, at: place, system: place === null ? system : null, owner: null });
  if (place === 'X') t.write.systems.X = system;
  t.tell(msg('fact.linked', { event, place, system: system ?? (place && (t.state.systems[place] ?? null)) }));
}

/** Where a card is laid, and the system that comes with it. */
function linkOf(
  t: SunTable,
  { link, linkDeck = [] }: EventRow,
): { readonly place: SystemPlace | null; readonly system: SystemId | null } | null {
  if (link === 'systemB') {
    const place = strongerB(t.state);
    return place && { place, system: null };
  }
  const [system] = drawSystems(t, linkDeck, 1);
  return system ? { place: link === 'extraSystem' ? 'X' : null, system } : null;
}
