import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { adjacentTo, systemsOnBoard, wormholesOf } from '../../rules/board.ts';
import { touching } from '../../rules/rings.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { Wormhole } from '../../tables/kinds.ts';
import { placesIn } from '../../tables/places.ts';
import { unitsTo } from './losses.ts';

const isBanned = (wormhole: Wormhole) => wormhole === 'alpha' || wormhole === 'beta';

/** Whether wormholes that are closed are all that joins two systems: they do not touch, nor do others join them. */
function joinedOnlyByBanned(s: Galaxy, a: SystemId, b: SystemId): boolean {
  const [ofA, ofB] = [wormholesOf(s, a), wormholesOf(s, b)];
  if (!ofA.some(isBanned) || !ofB.some(isBanned)) return false;
  if (ofA.some((wormhole) => !isBanned(wormhole) && ofB.includes(wormhole))) return false;
  const [at, other] = [s.board[a], s.board[b]];
  return at === undefined || other === undefined || !touching(at, other);
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
        apply: (value, { a, b, moving }, { state }) => value && !(moving && joinedOnlyByBanned(state, a, b)),
      },
    },
  },
};
