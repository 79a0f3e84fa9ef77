import type { TechnologyId } from '../technology-ids.ts';
import { levelOne } from './level-1.ts';
import { levelTwo } from './level-2.ts';
import { levelThree } from './level-3.ts';
import { levelFour } from './level-4.ts';
import type { TechnologyRow } from './technology.ts';

/** What is printed on every technology card. */
export const technologies: Readonly<Record<TechnologyId, TechnologyRow>> = {
  ...levelOne,
  ...levelTwo,
  ...levelThree,
  ...levelFour,
};
