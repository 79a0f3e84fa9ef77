import { RESOURCES, type Resource } from '../tables/vocabulary.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number that may be negative. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** How often each resource is there, in the order of the rulebook: `material ×2, research`. */
export const tally = (all: readonly Resource[], name: Readonly<Record<Resource, string>>): string =>
  RESOURCES.map((r) => ({ r, n: all.filter((one) => one === r).length }))
    .filter(({ n }) => n > 0)
    .map(({ r, n }) => (n === 1 ? name[r] : `${name[r]} ×${n}`))
    .join(', ');

/** Stages are numbered as on the backs of the cards. */
export const STAGES: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' };

/** The resources of a cost or of a row of symbols, `*` being any. */
export const symbolsOf = (
  symbols: string,
  name: Readonly<Record<Resource | '*', string>>,
): readonly string[] => [...symbols].map((symbol) => name[symbol as Resource | '*']);
