import type { Flow } from '#core/flow.ts';
import type { Fight, Hits } from '../../hooks/moments.ts';
import { barrageOf } from '../../rules/combat/batteries.ts';
import { opponentOf, sidesOf } from '../../rules/combat/sides.ts';
import type { ImperiumTable } from '../../table.ts';
import { takeHits } from './hits.ts';
import { barrageRolls } from './rolls.ts';

/** Anti-Fighter Barrage: both sides roll, then each loses a fighter for each hit (19, 35.3). Without fighters it is rolled all the same (35.3c). */
export function* barrage(t: ImperiumTable, fight: Fight): Flow<void> {
  const { system } = fight;
  const all: Hits[] = [];
  for (const seat of sidesOf(fight)) {
    const against = opponentOf(fight, seat);
    const firing = barrageOf(t.state, seat, system);
    const shot = { seat, kind: 'barrage', at: system, against, fight, firing } as const;
    const score = yield* barrageRolls(t, fight, shot);
    all.push({ seat: against, by: seat, kind: 'barrage', at: system, ...score });
  }
  yield* takeHits(t, all);
}
