import { userPayload } from '../../payload/user.ts';
import { addEmoji, emojisOf, MAX_EMOJIS, removeEmoji } from '../../world/application-emojis.ts';
import type { ApplicationEmoji } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { emojiChange, newEmoji } from '../body/application-emoji.ts';
import { formError } from '../form-error.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

const ALL = '/applications/:application/emojis';
const ONE = `${ALL}/:id`;

/** The emoji of an application, which it can use wherever it writes. */
export const applicationEmojiRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ALL,
    handle: (call) => ok({ items: [...own(call).values()].map((emoji) => payload(call.world, emoji)) }),
  }),
  route({ method: 'GET', path: ONE, handle: (call) => ok(payload(call.world, emojiIn(call))) }),
  route({
    method: 'POST',
    path: ALL,
    body: newEmoji,
    handle(call) {
      const { name, image: bytes } = call.body;
      const emojis = own(call);
      if (emojis.size >= MAX_EMOJIS) throw refusal('maximumEmojis');
      checkFree(emojis, name);
      return { status: 201, body: payload(call.world, addEmoji(call.world, { name, bytes })) };
    },
  }),
  route({
    method: 'PATCH',
    path: ONE,
    body: emojiChange,
    handle(call) {
      const emoji = emojiIn(call);
      if (emoji.name !== call.body.name) checkFree(own(call), call.body.name);
      emoji.name = call.body.name;
      return ok(payload(call.world, emoji));
    },
  }),
  route({
    method: 'DELETE',
    path: ONE,
    handle(call) {
      removeEmoji(call.world, emojiIn(call));
      return NO_CONTENT;
    },
  }),
];

function own({ world, params }: Call): Map<string, ApplicationEmoji> {
  if (params.application !== world.state.application.id) throw refusal('unknownApplication');
  return emojisOf(world);
}

function emojiIn(call: Call): ApplicationEmoji {
  const emoji = own(call).get(call.params.id ?? '');
  if (emoji === undefined) throw refusal('unknownEmoji');
  return emoji;
}

function checkFree(emojis: ReadonlyMap<string, ApplicationEmoji>, name: string): void {
  if ([...emojis.values()].every((one) => one.name !== name)) return;
  const problem = {
    code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN',
    message: 'An emoji with this name already exists.',
  };
  throw formError([{ path: ['name'], problem }]);
}

function payload(world: World, { id, name }: ApplicationEmoji) {
  return {
    ...{ id, name },
    roles: [],
    user: userPayload(world.bot),
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
}
