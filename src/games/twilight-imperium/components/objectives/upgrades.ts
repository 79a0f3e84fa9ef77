import { upgradesOf } from '../../rules/objectives-counts.ts';
import { counted } from './counted.ts';

/** Unit upgrades. */
const upgrades = (count: number, points: number) => counted(count, points, upgradesOf);

export const developWeaponry = upgrades(2, 1);
export const revolutionizeWarfare = upgrades(3, 2);
