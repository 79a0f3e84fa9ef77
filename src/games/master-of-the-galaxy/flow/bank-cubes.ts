import type { Flow } from '#core/flow.ts';
import { allocate } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { COLOURS } from '../content/kinds.ts';
import { takeFromBank } from '../mutations/cubes.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** Cubes of choice from the bank, never black; what the bank lacks is lost (18.16, 20.10, 20.14). */
export function* takeCubes(t: GalaxyTable, seat: Seat, count: number): Flow<void> {
  const chosen = yield* t.ask(seat, 'resources', () => {
    const { bank } = t.state;
    const stock = COLOURS.reduce((sum, colour) => sum + bank[colour], 0);
    const due = Math.min(count, stock); // counted anew: a truce meanwhile may bring a rival a tribute
    if (due === 0) return null;
    const slots = COLOURS.map((colour) => ({
      id: colour,
      label: msg('option.cube', { colour }),
      min: 0,
      max: Math.min(due, bank[colour]),
    }));
    return allocate(msg('ask.bankCubes', { count: due }), slots, { min: due, max: due });
  });
  if (!chosen) return;
  for (const colour of COLOURS) takeFromBank(t, seat, { colour, count: chosen.get(colour) ?? 0 });
  t.tell(msg('fact.cubes', { seat, cubes: Object.fromEntries(chosen) }));
}
