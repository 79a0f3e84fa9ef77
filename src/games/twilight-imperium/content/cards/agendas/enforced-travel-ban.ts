import { destroyAll } from '../../../flow/destroy.ts';
import { adjacentTo, systemsOnBoard, wormholesOf } from '../../../rules/board.ts';
import { touching } from '../../../rules/rings.ts';
import { placesIn } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { AgendaCard } from '../../../timing/component.ts';
import type { SystemId } from '../../ids.ts';
import { unitsTo } from './losses.ts';

/** Whether two systems touch, or are joined by wormholes that the ban is not about. */
function joinedOtherwise(s: Galaxy, a: SystemId, b: SystemId): boolean {
  const [at, other] = [s.board[a], s.board[b]];
  if (at !== undefined && other !== undefined && touching(at, other)) return true;
  const open = wormholesOf(s, a).filter((wormhole) => wormhole !== 'alpha' && wormhole !== 'beta');
  return open.some((wormhole) => wormholesOf(s, b).includes(wormhole));
}

/** Systems with a wormhole, and those next to one. */
function nearWormholes(s: Galaxy): SystemId[] {
  const holes = systemsOnBoard(s).filter((system) => wormholesOf(s, system).length > 0);
  return [...new Set(holes.flatMap((system) => [system, ...adjacentTo(s, system)]))];
}

/** Nothing moves through alpha and beta wormholes; voted down, every PDS near a wormhole is destroyed. */
export const enforcedTravelBan: AgendaCard = {
  *against(t) {
    const places = nearWormholes(t.state).flatMap(placesIn);
    yield* destroyAll(
      t,
      unitsTo(t.state, places, (unit) => unit === 'pds'),
    );
  },
  law: {
    standing: {
      // Not the last word: what cannot be prevented overrules it.
      adjacent: {
        tier: 'adjust',
        apply: (value, { a, b, moving }, { state }) => value && (!moving || joinedOtherwise(state, a, b)),
      },
    },
  },
};
