import type { APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

/** Any component, with whatever it may have. */
export interface Part {
  readonly type: ComponentType;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly emoji?: { readonly name?: string | null };
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** All components of a message at any depth, in the order they are shown. */
export function partsOf(components: readonly APIMessageTopLevelComponent[]): Part[] {
  return inside(components as readonly Part[]);
}

function inside(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [
    part,
    ...inside(part.components ?? []),
    ...(part.accessory === undefined ? [] : [part.accessory]),
  ]);
}
