import { systemsWithShips } from '../../../rules/objectives-counts.ts';
import type { Objective } from '../../../timing/component.ts';

/** Ships in six systems. */
export const controlTheRegion: Objective = {
  points: 1,
  met: (s, seat) => systemsWithShips(s, seat).length >= 6,
};
