import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { pay } from '../mutations/cubes.ts';
import { type Offer, offersOf } from '../rules/actions.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { asAction, resolve } from './effects.ts';

/** The rules that keep an action from being chosen. */
function refusalOf({ why, pushes, variant }: Offer): Refusal | null {
  if (why === null) return null;
  if (why === 'occupied' && pushes !== null)
    return { message: msg('refuse.occupied', { seat: pushes }), rule: 'BTS-4.2' };
  if (why === 'occupied') throw new Error('a space is occupied by nobody');
  const rule = why === 'stays' ? 'BTS-4.3' : why === 'nothing' ? 'BTS-4.8' : 'BTS-4.7';
  return { message: msg('refuse.action', { why, label: variant.label }), rule };
}

const GROUPS = {
  technology: msg('group.own', {}),
  guild: msg('group.guilds', {}),
  start: msg('group.start', {}),
  event: msg('group.events', {}),
};

function actionOption(offer: Offer): Option<Offer> {
  const { id, space, variant, pushes } = offer;
  const barred = refusalOf(offer);
  const label = msg('option.action', {
    source: space.source,
    option: variant.label,
    cost: variant.cost,
    pushes,
  });
  return { id, label, group: GROUPS[space.source.kind], value: offer, ...(barred && { barred }) };
}

/** The pawn moves to another space, and what is printed there is done (4.1). */
export function* action(t: SunTable, seat: Seat): Flow<void> {
  const { space, variant, pushes } = yield* t.ask(seat, 'action', () => {
    const { ore, pop } = factionOf(t.state, seat);
    return choose(msg('ask.action', { ore, pop }), offersOf(t.state, seat).map(actionOption));
  });
  const { cost, steps, label: option } = variant;
  if (pushes !== null) factionOf(t.write, pushes).pawn = null; // 22.6
  factionOf(t.write, seat).pawn = space.id;
  t.tell(msg('fact.action', { seat, source: space.source, option, cost, pushed: pushes }));
  pay(t, seat, cost); // 4.10
  yield* resolve(t, asAction(seat), steps);
}
