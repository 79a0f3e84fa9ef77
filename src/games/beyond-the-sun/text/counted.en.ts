import type { Plural, Speaker } from '#core/message.ts';
import { counted } from './words.ts';

const POINT: Plural = { one: 'point', other: 'points' };
export const points = (n: number, s: Speaker): string => counted(n, POINT, s);

export const ships = (n: number, s: Speaker): string => counted(n, { one: 'ship', other: 'ships' }, s);
export const levels = (n: number, s: Speaker): string => counted(n, { one: 'level', other: 'levels' }, s);
export const supplyCubes = (n: number, s: Speaker): string =>
  counted(n, { one: 'supply cube', other: 'supply cubes' }, s);
export const spaces = (n: number, s: Speaker): string => counted(n, { one: 'space', other: 'spaces' }, s);
export const exchanges = (n: number, s: Speaker): string =>
  counted(n, { one: 'exchange', other: 'exchanges' }, s);
