import type { Plural, Speaker } from '#core/message.ts';
import { variantsOf } from '../rules/dry-run.ts';
import type { Source } from '../rules/spaces.ts';
import { type EventRow, events } from '../tables/events.ts';
import { guilds } from '../tables/guilds.ts';
import { startActions } from '../tables/start.ts';
import { technologies } from '../tables/technologies/index.ts';
import { type SlotId, tree } from '../tables/tree.ts';
import {
  type Action,
  type ActionOption,
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

/** Ships by level, alike ones together: `1 ×2, 3`. */
export const shipLevels = (levels: readonly ShipLevel[]): string =>
  SHIP_LEVELS.map((level) => ({ level, n: levels.filter((one) => one === level).length }))
    .filter(({ n }) => n > 0)
    .map(({ level, n }) => (n === 1 ? `${level}` : `${level} ×${n}`))
    .join(', ');

/** So many of something that is counted. */
export const counted = (n: number, forms: Plural, { plural }: Speaker): string => `${n} ${plural(n, forms)}`;

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** `III`, `II/III`, `I–IIII` */
export function levelRange(levels: readonly Level[]): string {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (levels.length === 1) return roman(first);
  return `${roman(first)}${levels.length === 2 ? '/' : '–'}${roman(last)}`;
}

/** A slot as it is called: `III A`; those of level I are known by their cards. */
export function slotName(slot: SlotId): string {
  const level = roman(tree[slot].level);
  return tree[slot].level === 1 ? level : `${level} ${slot.slice(level.length)}`;
}

/** The last of several with a word before it: `I, II or III`. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Equal neighbours counted together. */
export function grouped(items: readonly string[]): readonly { readonly text: string; readonly n: number }[] {
  const groups: { text: string; n: number }[] = [];
  for (const text of items) {
    const last = groups.at(-1);
    if (last?.text === text) last.n += 1;
    else groups.push({ text, n: 1 });
  }
  return groups;
}

/** The same things counted together, wherever they stand: `a ×2, b`. */
export function counts(items: readonly string[]): string {
  const different = [...new Set(items)].map((text) => ({
    text,
    n: items.filter((one) => one === text).length,
  }));
  return different.map(({ text, n }) => (n === 1 ? text : `${text} ×${n}`)).join(', ');
}

/** What a choice of an event gives. */
export function gainOf({ steps }: EventRow, what: ActionOption['label']): readonly Step[] {
  const options = steps.flatMap((step) => (step.do === 'choice' ? step.options : []));
  return options.find(({ label }) => label === what)?.steps ?? [];
}
