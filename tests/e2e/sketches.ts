import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { sceneOf } from '../../src/render/render-picture.ts';
import type { PictureKind } from '../../src/render/render-request.ts';

/** The smallest PNG there is: what is drawn is told by its description. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What a picture was wanted of, and from where. */
interface Sketch<View> extends Pick<Look, 'viewer'> {
  readonly sight: PictureKind | undefined;
  readonly view: View;
}

/** Describes what it would draw, and remembers from what it would. */
export function sketches<View>() {
  const drawn: Sketch<View>[] = [];
  const picture: BotContext['picture'] = ({ table, seats, viewer, view }, language, sight) => {
    if (view === null) return Promise.resolve(null);
    drawn.push({ viewer, sight, view: view as View });
    const names = seats.map(({ name }) => name);
    const { alt } = sceneOf({ game: table.game, view, picture: sight, language, names });
    return Promise.resolve({ name: `${table.id}.png`, bytes: DOT, alt });
  };
  return { drawn, picture };
}

/** The alternative texts of a message's pictures. */
export const described = ({ components }: Pick<APIMessage, 'components'>): string[] =>
  (components ?? []).flatMap((part) =>
    part.type === ComponentType.MediaGallery ? part.items.map(({ description }) => description ?? '') : [],
  );
