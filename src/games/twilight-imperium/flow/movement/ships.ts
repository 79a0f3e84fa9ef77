import type { Flow } from '#core/flow.ts';
import { allocate, type Question, type SlotForm } from '#core/question.ts';
import { fleetLimit } from '../../rules/fleet.ts';
import { type Move, type Mover, moversTo } from '../../rules/movement.ts';
import { plan, type Ship } from '../../rules/transport.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';

/** The seat names every ship that will move (47.5); none is an answer too (77.2b). Nobody is asked where nothing can move. */
export function* chooseShips(t: ImperiumTable, move: Move): Flow<Ship[]> {
  return (yield* t.ask(move.seat, 'move', () => shipsQuestion(t.state, move))) ?? [];
}

function shipsQuestion(s: Galaxy, move: Move): Question<Ship[]> | null {
  const movers = moversTo(s, move);
  if (movers.length === 0) return null;
  const { spurts } = move;
  const max = movers.reduce((sum, { count }) => sum + count, 0);
  const prompt = msg('ask.move', {
    system: move.to,
    limit: fleetLimit(s, move.seat, move.to),
    wave: move.wave,
  });
  const { read, ...question } = allocate(prompt, movers.map(slot), { min: 0, max, fallback: {} });
  return {
    ...question,
    read: (choice) => shipsOf(movers, read(choice)),
    check: (ships) => {
      if (plan({ ships, passengers: [], spurts })) return null;
      return { message: msg('no.spurts', { count: spurts.length }), rule: 'TI4 55.1' };
    },
  };
}

function slot({ id, unit, damaged, count, from, walks }: Mover): SlotForm {
  const [safest] = [...walks].sort((a, b) => a.rifts - b.rifts || a.short - b.short);
  const { path = [], rifts = 0, short = 0 } = safest ?? {};
  const via = path.slice(1, -1);
  return {
    id,
    label: msg('option.mover', { unit, damaged, count, from, via, rifts, spurt: short > 0 }),
    min: 0,
    max: count,
  };
}

function shipsOf(movers: readonly Mover[], chosen: ReadonlyMap<string, number>): Ship[] {
  return movers.flatMap((mover) => Array.from({ length: chosen.get(mover.id) ?? 0 }, () => mover));
}
