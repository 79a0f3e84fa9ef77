import type { Plural, Speaker } from '#core/message.ts';
import { counted } from './words.ts';

/** The forms of a counted noun: 1, 2–4, 5 and more. */
export const forms = (one: string, few: string, many: string): Plural => ({ one, few, many, other: few });

/** In the accusative: «получите 1 очко». */
export const points = (n: number, s: Speaker): string => counted(n, forms('очко', 'очка', 'очков'), s);

/** «1 металл», «5 металла»: of what is not counted by pieces. */
export const ore = (n: number, s: Speaker): string => counted(n, forms('металл', 'металла', 'металла'), s);

export const supplyCubes = (n: number, s: Speaker): string =>
  counted(n, forms('кубик снабжения', 'кубика снабжения', 'кубиков снабжения'), s);

export const populationCubes = (n: number, s: Speaker): string =>
  counted(n, forms('кубик населения', 'кубика населения', 'кубиков населения'), s);

/** Nominative and accusative are the same of ships. */
export const shipsAccusative = (n: number, s: Speaker): string =>
  counted(n, forms('корабль', 'корабля', 'кораблей'), s);

export const levels = (n: number, s: Speaker): string => counted(n, forms('уровень', 'уровня', 'уровней'), s);

export const spaces = (n: number, s: Speaker): string => counted(n, forms('ячейка', 'ячейки', 'ячеек'), s);
export const exchanges = (n: number, s: Speaker): string =>
  counted(n, forms('обмен', 'обмена', 'обменов'), s);
export const movementPoints = (n: number, s: Speaker): string =>
  counted(n, forms('очко движения', 'очка движения', 'очков движения'), s);
