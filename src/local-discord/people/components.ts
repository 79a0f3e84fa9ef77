import { type APIButtonComponentWithCustomId, ComponentType, InteractionType } from 'discord-api-types/v10';
import { openInteraction } from '../world/interactions.ts';
import type { Channel, Message } from '../world/records.ts';
import { type ActOf, ActRefused } from './act.ts';
import { checkCount, checkOffered, countOf, isSelect, type Select } from './choices.ts';
import { messageAt, type Somebody } from './place.ts';
import { Resolved } from './resolved.ts';

type Begun = { readonly interaction: string };
type Usable = APIButtonComponentWithCustomId | Select;

/** Any component, whatever it holds. */
interface Part {
  readonly type: ComponentType;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

export function press(who: Somebody, act: ActOf<'press'>): Begun {
  const { channel, message, component } = usableAt(who, act);
  if (component.type !== ComponentType.Button) throw new ActRefused('That is not a button.');
  return begin(who, { channel, message, component, more: {} });
}

export function select(who: Somebody, act: ActOf<'select'>): Begun {
  const { channel, message, component } = usableAt(who, act);
  if (!isSelect(component)) throw new ActRefused('There is nothing to choose from in that.');
  const resolved = new Resolved(who, channel);
  checkCount(act.values, countOf(component));
  checkOffered(component, act.values, resolved);
  return begin(who, { channel, message, component, more: { values: act.values, ...resolved.payload } });
}

interface Used {
  readonly channel: Channel;
  readonly message: Message;
  readonly component: Usable;
}

function begin({ world, userId }: Somebody, used: Used & { readonly more: object }): Begun {
  const { channel, message, component, more } = used;
  const { id } = openInteraction(world, {
    type: InteractionType.MessageComponent,
    userId,
    channel,
    sourceMessageId: message.id,
    data: { id: component.id, custom_id: component.custom_id, component_type: component.type, ...more },
  });
  return { interaction: id };
}

/** A component of a message that the person sees, unless it is switched off. */
function usableAt(who: Somebody, act: ActOf<'press' | 'select'>): Used {
  const { channel, message } = messageAt(who, act);
  const component = usableParts(message.components).find((one) => one.custom_id === act.customId);
  if (component === undefined) throw new ActRefused('That is not in the message any more.');
  if (component.disabled === true) throw new ActRefused('That is switched off.');
  return { channel, message, component };
}

/** Whatever can be used in a message, at any depth. Buttons that lead elsewhere have no custom id. */
function usableParts(parts: readonly Part[]): Usable[] {
  return parts.flatMap((part) => [
    ...(isUsable(part) ? [part] : []),
    ...usableParts(part.components ?? []),
    ...usableParts(part.accessory === undefined ? [] : [part.accessory]),
  ]);
}

function isUsable(part: Part): part is Usable {
  return (part.type === ComponentType.Button || isSelect(part)) && 'custom_id' in part;
}
