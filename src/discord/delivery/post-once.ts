import type { OutgoingMessage } from '../messages/discord-api.ts';
import { noticeable } from '../messages/noticeable.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** A message that has no name yet. */
type Unnamed = OutgoingMessage extends infer Kind
  ? Kind extends unknown
    ? Omit<Kind, 'nonce'>
    : never
  : never;

/** Posts a message of the batch, once however often the batch is tried. */
export async function postOnce(
  { api, nonce, sent }: DeliveryContext,
  what: string,
  { channel, ...message }: Unnamed & { readonly channel: string },
): Promise<string> {
  const name = nonce(what);
  const shown = message.pings.length === 0 ? message : { ...message, ...noticeable(message) };
  const posted = await sent.once(name, () => api.post(channel, { ...shown, nonce: name }));
  sent.noteIn(channel, posted);
  return posted;
}
