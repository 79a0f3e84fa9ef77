import { adjacent } from '../../rules/board.ts';
import { systemsWithShips } from '../../rules/objectives-counts.ts';
import { CENTRE } from '../../tables/systems.ts';
import { counted } from './counted.ts';

/** Ships in two systems next to Mecatol Rex. */
export const intimidateCouncil = counted(
  2,
  1,
  (s, seat) => systemsWithShips(s, seat).filter((system) => adjacent(s, [system, CENTRE], { seat })).length,
);
