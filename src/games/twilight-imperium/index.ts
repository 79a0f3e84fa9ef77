import { contents } from './components/index.ts';
import { imperiumOf } from './game.ts';
import { MODULES } from './modules/index.ts';

/** Twilight Imperium with everything that there is. */
export const twilightImperium = imperiumOf(contents, MODULES);
