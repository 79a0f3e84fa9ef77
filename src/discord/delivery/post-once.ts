import type { OutgoingMessage } from '../messages/discord-api.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** Posts a message of the batch, once however often the batch is tried. */
export function postOnce(
  { api, nonce, sent }: DeliveryContext,
  what: string,
  { channel, ...message }: Omit<OutgoingMessage, 'nonce'> & { readonly channel: string },
): Promise<string> {
  const name = nonce(what);
  return sent.once(name, () => api.post(channel, { ...message, nonce: name }));
}
