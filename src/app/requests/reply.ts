import type { Message, Refusal } from '#core/message.ts';

/** What a use case says: done, refused with a reason, or failed by a fault of ours that has a number. */
export type Reply<T extends object = object> =
  | ({ readonly kind: 'done' } & T)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly refusal: Refusal; readonly incident: string };

/** The part of a reply that says no. */
export type Refused = Extract<Reply, { kind: 'refused' }>;

export function refused(message: Message): Refused {
  return { kind: 'refused', refusal: { message } };
}

export function done<T extends object>(what: T): { readonly kind: 'done' } & T {
  return { kind: 'done', ...what };
}
