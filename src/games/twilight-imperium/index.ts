import { contents } from './components/index.ts';
import { imperiumOf } from './game.ts';

/** Twilight Imperium with everything in the box. */
export const twilightImperium = imperiumOf(contents);
