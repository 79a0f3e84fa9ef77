import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { z } from 'zod';
import { lengthOf, list, note, PROBLEMS } from './field.ts';
import { topLevel } from './layout.ts';
import { withoutNulls } from './without-nulls.ts';

const MAX_ROWS = 5;
const MAX_COMPONENTS = 40;
const MAX_CHARACTERS = 4000;
const USED_CUSTOM_ID = {
  code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  message: 'Component custom id cannot be duplicated',
};
const USED_ID = { code: 'COMPONENT_ID_DUPLICATED', message: 'Component id cannot be duplicated' };
const TOO_MANY = {
  code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  message: `Total number of components exceeds maximum of ${MAX_COMPONENTS}`,
};
const TOO_MUCH_TEXT = {
  code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  message: `Components displayable text size exceeds maximum size of ${MAX_CHARACTERS}`,
};

/** What all components have in common, as far as the whole of them is concerned. */
interface Part {
  readonly type: ComponentType;
  readonly id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly content?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
  readonly component?: Part;
}

interface Placed {
  readonly part: Part;
  readonly path: readonly PropertyKey[];
}

/** All components, each before those in it. */
function everyPart(all: readonly Part[]): Placed[] {
  const found: Placed[] = [];
  const visit = (part: Part, at: readonly PropertyKey[]): void => {
    found.push({ part, path: at });
    for (const [order, inner] of (part.components ?? []).entries())
      visit(inner, [...at, 'components', order]);
    if (part.accessory !== undefined) visit(part.accessory, [...at, 'accessory']);
    if (part.component !== undefined) visit(part.component, [...at, 'component']);
  };
  for (const [order, part] of all.entries()) visit(part, [order]);
  return found;
}

/** Nothing may be called or numbered as something else in the same message or form. */
export function uniquelyCalled(all: readonly Part[], context: z.core.$RefinementCtx): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { part, path } of everyPart(all)) {
    if (part.custom_id != null) {
      if (customIds.has(part.custom_id)) note(context, USED_CUSTOM_ID, [...path, 'custom_id']);
      customIds.add(part.custom_id);
    }
    if (part.id) {
      if (ids.has(part.id)) note(context, USED_ID, [...path, 'id']);
      ids.add(part.id);
    }
  }
}

/** The components of a message. */
export const components = list(topLevel, { max: MAX_COMPONENTS }).superRefine(uniquelyCalled);

type Components = z.infer<typeof components>;

/** What is wrong with components that stand in a message with or without the new layout. */
export function layoutProblems(all: Components, { v2 }: { v2: boolean }) {
  return v2 ? newLayoutProblems(all) : rowProblems(all);
}

function rowProblems(all: Components) {
  const others = [...all.entries()].filter(([, { type }]) => type !== ComponentType.ActionRow);
  return [
    ...(all.length > MAX_ROWS ? [{ path: [], problem: PROBLEMS.tooLong(MAX_ROWS) }] : []),
    ...others.map(([at]) => ({ path: [at], problem: PROBLEMS.kinds([ComponentType.ActionRow]) })),
  ];
}

function newLayoutProblems(all: Components) {
  const parts = everyPart(all).map(({ part }) => part);
  const characters = parts.reduce((sum, { content }) => sum + lengthOf(content ?? ''), 0);
  return [
    ...(parts.length > MAX_COMPONENTS ? [{ path: [], problem: TOO_MANY }] : []),
    ...(characters > MAX_CHARACTERS ? [{ path: [], problem: TOO_MUCH_TEXT }] : []),
  ];
}

/** As Discord keeps them: each with a number of its own. */
export function numbered(all: Components): APIMessageTopLevelComponent[] {
  const taken = new Set(everyPart(all).map(({ part }) => part.id));
  let last = 0;
  const next = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const number = (part: Part): object => ({
    ...part,
    id: part.id || next(),
    ...(part.components === undefined ? {} : { components: part.components.map(number) }),
    ...(part.accessory === undefined ? {} : { accessory: number(part.accessory) }),
  });
  return withoutNulls<readonly Part[]>(all).map(number) as APIMessageTopLevelComponent[];
}
