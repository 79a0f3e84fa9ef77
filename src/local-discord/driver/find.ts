import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { isSelect } from '../people/choices.ts';
import { type Part, partsOf } from './parts.ts';
import { inShort, StoryError } from './story-error.ts';

/** A component a player can use, and the message it is in. */
export interface Found {
  readonly message: APIMessage;
  readonly part: Part & { readonly custom_id: string };
}

/** A button by what is written on it, or by its custom id, in the newest message that has it. */
export function findButton(messages: Iterable<APIMessage>, called: string): Found {
  return find(messages, called, (part) => part.type === ComponentType.Button);
}

/** A menu by what is written in it, or by its custom id, in the newest message that has it. */
export function findSelect(messages: Iterable<APIMessage>, called: string): Found {
  return find(messages, called, isSelect);
}

function find(messages: Iterable<APIMessage>, called: string, fits: (part: Part) => boolean): Found {
  const seen: APIMessage[] = [];
  for (const message of messages) {
    seen.push(message);
    const all = partsOf(message.components ?? []).filter((part) => fits(part) && isCalled(part, called));
    if (all.length > 0) return { message, part: onlyOne(all, called) };
  }
  throw new StoryError(`Nothing is called "${called}". ${inShort(seen)}`);
}

function isCalled({ custom_id, label, placeholder, emoji }: Part, called: string): boolean {
  return [custom_id, label, placeholder, emoji?.name].includes(called);
}

/** The one of that custom id, else the only one that is switched on. */
function onlyOne(all: readonly Part[], called: string): Found['part'] {
  const usable = all.filter((part): part is Found['part'] => part.custom_id !== undefined);
  const exact = usable.find(({ custom_id }) => custom_id === called);
  const [first, ...others] = usable.filter(({ disabled }) => disabled !== true);
  const part = exact ?? first ?? usable[0];
  if (part === undefined) throw new StoryError(`"${called}" leads to a page elsewhere.`);
  if (exact === undefined && others.length > 0) {
    const ids = [part, ...others].map(({ custom_id }) => custom_id).join(', ');
    throw new StoryError(`Several are called "${called}": say which by its custom id (${ids}).`);
  }
  return part;
}
