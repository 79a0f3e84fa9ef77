import { mostOfOneTrait } from '../../rules/objectives-counts.ts';
import { counted } from './counted.ts';

/** Planets of one trait, whichever it is. */
const alike = (count: number, points: number) => counted(count, points, mostOfOneTrait);

export const cornerTheMarket = alike(4, 1);
export const unifyTheColonies = alike(6, 2);
