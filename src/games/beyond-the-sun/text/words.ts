import { variantsOf } from '../rules/dry-run.ts';
import type { Source } from '../rules/spaces.ts';
import { events } from '../tables/events.ts';
import { guilds } from '../tables/guilds.ts';
import { startActions } from '../tables/start.ts';
import { technologies } from '../tables/technologies/index.ts';
import {
  type Action,
  type Cost,
  type Level,
  SHIP_LEVELS,
  type ShipLevel,
  type Step,
} from '../tables/vocabulary.ts';
import type { ActionWords } from './facts.ts';
import type { Names } from './names.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (clause: string): string => (clause === '' ? '' : `${capital(clause)}.`);

/** Levels as they are printed: IIII, not IV. */
export const roman = (level: Level | number): string => 'I'.repeat(level);

/** The action that is printed somewhere. */
function printed({ kind, id, n }: Source): Action {
  switch (kind) {
    case 'start':
      return startActions[id];
    case 'guild':
      return guilds[id].action;
    case 'technology':
      return technologies[id].actions[n] ?? { cost: {}, steps: [] };
    case 'event':
      return events[id].action ?? { cost: {}, steps: [] };
  }
}

/** What is done in one of the ways of an action. */
export const stepsOf = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): readonly Step[] =>
  variantsOf(source, printed(source)).find(({ label }) => label === option)?.steps ?? [];

/** What the card is called that an action is printed on. */
export function sourceName(names: Names, { kind, id }: Source): string {
  switch (kind) {
    case 'start':
      return names.start;
    case 'guild':
      return names.guilds[id];
    case 'technology':
      return names.technologies[id];
    case 'event':
      return names.events[id];
  }
}

export const isFree = ({ ore = 0, pop = 0 }: Cost): boolean => ore + pop === 0;

/** Ships by level, alike ones together: `1 ×2, 3`. */
export const shipLevels = (levels: readonly ShipLevel[]): string =>
  SHIP_LEVELS.map((level) => ({ level, n: levels.filter((one) => one === level).length }))
    .filter(({ n }) => n > 0)
    .map(({ level, n }) => (n === 1 ? `${level}` : `${level} ×${n}`))
    .join(', ');
