import { choose, type Option } from '#core/question.ts';
import { figuresLeft, shipsIn } from '../../rules/units.ts';
import type { SystemId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { berthsFor, launch } from './new-ship.ts';
import { rider } from './rider.ts';

const card = 'warfare-rider';
const unit = 'dreadnought';

/** Predicted rightly: a dreadnought where its player has ships. */
export const warfareRider = rider(function* (t, seat) {
  const system = yield* t.ask(seat, 'card-system', () => {
    const able = berthsFor(t.state, seat, { unit, fits: (s, _, at) => shipsIn(s, seat, at) > 0 });
    if (able.length === 0) return null;
    const options = able.map(
      (at): Option<SystemId | null> => ({ id: at, label: msg('option.system', { system: at }), value: at }),
    );
    // 42.3a: nobody is made to take a figure off the board for it.
    const short = figuresLeft(t.state, seat, unit) === 0;
    const all = short ? [...options, { id: 'none', label: msg('option.noShip', {}), value: null }] : options;
    return choose<SystemId | null>(msg('ask.cardSystem', { card }), all, short ? { fallback: 'none' } : {});
  });
  if (system) yield* launch(t, seat, { unit, system });
});
