import { withChange } from '../marking/context.ts';
import { countOf } from '../rules/counts.ts';
import { playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { objectives } from '../tables/objectives.ts';
import { msg } from '../text/lexicon.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';

/** At the end of a round objectives count for whoever fulfils them: all who are first in the same round get the higher value (21.2, 21.3). */
export function announceObjectives(t: InscriptionTable): void {
  const { round } = t.state;
  t.state.objectives.forEach(({ id, first }, at) => {
    const { need, first: higher, later } = objectives[id];
    const isFirst = first === null || first === round;
    for (const seat of seatsOf(t.state)) {
      const player = playerOf(t.state, seat);
      if (player.objectives.some((one) => one.id === id)) continue; // 21.5
      if (countOf(contextOf(t.state, seat), player, need) < need.n) continue;
      const vp = isFirst ? higher : later;
      changePlayer(t, seat, (one) => withChange(one, { objectives: [...one.objectives, { id, vp }] }));
      const objective = t.write.objectives[at];
      if (objective && objective.first === null) objective.first = round;
      t.tell(msg('fact.objective', { seat, objective: id, vp, first: isFirst }));
    }
  });
}
