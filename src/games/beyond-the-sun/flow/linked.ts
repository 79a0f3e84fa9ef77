import type { Flow } from '#core/flow.ts';
import { discardEvent, giveSystem } from '../mutations/systems.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { events } from '../tables/events.ts';
import { ownSystem } from './colonise.ts';
import type { Doing } from './doing.ts';

/** The action of an event that has a system of its own: it becomes a colony without discs, the card and the pawn leave (22.8). */
export function* takeLinked(
  t: SunTable,
  doing: Doing,
  step: { readonly do: 'takeLinked' | 'discardEvent' | 'pawnAside' },
): Flow<void> {
  const { seat } = doing;
  const lasting = t.state.lasting.find(({ id }) => events[id].action !== undefined);
  if (step.do === 'pawnAside') {
    factionOf(t.write, seat).pawn = null;
    return;
  }
  if (!lasting) throw new Error('there is no event with an action');
  if (step.do === 'discardEvent') return discardEvent(t, lasting.id);
  const { system } = lasting;
  if (system === null) throw new Error('the event has no system');
  const written = t.write.lasting.find(({ id }) => id === lasting.id);
  if (written) written.system = null;
  giveSystem(t, seat, system);
  yield* ownSystem(t, doing, { system, discs: 0 });
}
