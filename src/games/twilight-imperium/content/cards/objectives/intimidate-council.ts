import { adjacent } from '../../../rules/board.ts';
import { systemsWithShips } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';
import { CENTRE } from '../../systems.ts';

/** Ships in two systems next to Mecatol Rex. */
export const intimidateCouncil: Objective = {
  points: 1,
  met: (s, seat) =>
    systemsWithShips(s, seat).filter((system) => adjacent(s, [system, CENTRE], { seat })).length >= 2,
};
