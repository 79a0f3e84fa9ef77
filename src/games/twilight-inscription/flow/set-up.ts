import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { withChange } from '../marking/context.ts';
import { triggered } from '../marking/triggers.ts';
import { playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { resolve } from './marking.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';
import { collectRelics, dealRelics } from './relics.ts';

/** Everybody chooses a faction, and what it brings at set-up is resolved at once (2.2). */
export function* setUp(t: InscriptionTable): Flow<void> {
  tellNeighbours(t);
  dealRelics(t);
  yield* t.behindScreens(seatsOf(t.state), 'set-up', (seat) => chooseFaction(t, seat));
  collectRelics(t);
  t.write.phase = 'playing';
}

/** In a game of two the die has decided on which side the other sits (23.3). */
function tellNeighbours(t: InscriptionTable): void {
  if (t.state.seats.length !== 2) return;
  t.state.neighbours.forEach(({ left, right }, seat) => {
    t.tell(msg('fact.neighbour', { seat, left, right }));
  });
}

function* chooseFaction(t: InscriptionTable, seat: Seat): Flow<void> {
  const [first, ...others] = playerOf(t.state, seat).dealt;
  if (first === undefined) throw new Error('no faction was dealt');
  const faction = others.length === 0 ? first : yield* t.ask(seat, 'faction', () => factions(t, seat));
  changePlayer(t, seat, (player) => withChange(player, { faction, dealt: [] }));
  t.tell(msg('fact.faction', { seat, faction }));
  const tasks = triggered(contextOf(t.state, seat), playerOf(t.state, seat), { on: 'setup' });
  yield* resolve(t, seat, { topic: 'set-up', tasks });
}

const factions = (t: InscriptionTable, seat: Seat) =>
  choose(
    msg('ask.faction', {}),
    playerOf(t.state, seat).dealt.map((faction) => ({
      id: faction,
      label: msg('option.faction', { faction }),
      value: faction,
    })),
  );
