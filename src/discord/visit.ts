import type { Language } from '#core/message.ts';

/** Somebody at the door: who, from where, in which language, and with which interaction. */
export interface Visit {
  /** The interaction's id: the same request twice counts once. */
  readonly id: string;
  readonly user: string;
  readonly name: string;
  readonly language: Language;
  readonly guild: string | null;
  readonly channel: string;
  /** May manage the server: does what a table's owner may. */
  readonly admin: boolean;
}
