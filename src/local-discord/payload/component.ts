import { type APIMessageTopLevelComponent, ComponentType, SeparatorSpacingSize } from 'discord-api-types/v10';
import type { Message } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { mediaPayload } from './media.ts';

/** A component as it is kept: what the sender wrote, numbered. */
interface Kept {
  readonly type: ComponentType;
  readonly id?: number;
  readonly components?: readonly Kept[];
  readonly accessory?: Kept;
  readonly media?: Media;
  readonly items?: readonly { readonly media: Media }[];
  readonly file?: Media;
}

interface Media {
  readonly url: string;
}

/** What Discord says of a component whose sender left it out. */
const UNSAID: Partial<Record<ComponentType, object>> = {
  [ComponentType.StringSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.UserSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.RoleSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.MentionableSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.ChannelSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { spacing: SeparatorSpacingSize.Small, divider: true },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
};

const UNSAID_ITEM = { description: null, spoiler: false };

/** The components of a message with everything filled in and all media as the CDN serves them. */
export function componentsPayload(world: World, message: Message): APIMessageTopLevelComponent[] {
  let elsewhere = BigInt(message.id);
  const shown = ({ url }: Media) => {
    elsewhere += 1n;
    return mediaPayload(world, message, { url, id: elsewhere.toString() });
  };
  const filled = (one: Kept): object => ({
    ...UNSAID[one.type],
    ...one,
    ...(one.components === undefined ? {} : { components: one.components.map(filled) }),
    ...(one.accessory === undefined ? {} : { accessory: filled(one.accessory) }),
    ...(one.media === undefined ? {} : { media: shown(one.media).item }),
    ...(one.items === undefined
      ? {}
      : { items: one.items.map((item) => ({ ...UNSAID_ITEM, ...item, media: shown(item.media).item })) }),
    ...(one.file === undefined ? {} : fileFields(shown(one.file))),
  });
  return (message.components as readonly Kept[]).map(filled) as APIMessageTopLevelComponent[];
}

/** A file is shown with its name and size. */
function fileFields({ item, file }: ReturnType<typeof mediaPayload>): object {
  return { file: item, name: file?.filename ?? null, size: file?.size ?? null };
}
