/** What may stand inside an element; nothing stands for itself. */
export type Child = Node | string | null | undefined | false;

type Handlers = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };
type Attribute = string | number | boolean | null | undefined;

/** Attributes of a new element. `true` sets an empty one, `false`, null and undefined set none. */
export interface Attributes {
  readonly on?: Handlers;
  readonly data?: Readonly<Record<string, string>>;
  readonly [name: string]: Attribute | Handlers | Readonly<Record<string, string>>;
}

/** Builds an element. Text becomes text nodes, so nothing that people write is ever read as markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { on = {}, data = {}, ...attributes }: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value as Attribute);
  for (const [name, handler] of Object.entries(on))
    element.addEventListener(name, handler as (event: Event) => void);
  Object.assign(element.dataset, data);
  element.append(...present(children));
  return element;
}

function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value === false || value === null || value === undefined) return;
  element.setAttribute(name, value === true ? '' : String(value));
}

function present(children: readonly Child[]): (Node | string)[] {
  return children.filter((child): child is Node | string => child instanceof Node || Boolean(child));
}

/** Replaces what stands inside an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...present(children));
}

let lastId = 0;

/** An id that no other element of the page has. */
export function freshId(prefix: string): string {
  lastId += 1;
  return `${prefix}-${lastId}`;
}
