import { systemsWithShips } from '../../rules/objectives-counts.ts';
import { counted } from '../objectives/counted.ts';

/** Ships in six systems. */
export const controlTheRegion = counted(6, 1, (s, seat) => systemsWithShips(s, seat).length);
