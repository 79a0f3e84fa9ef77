import type { APIApplicationCommand, APIChannel, APIMessage, APIUser } from 'discord-api-types/v10';
import type { Act } from '../people/act.ts';
import type { Language } from '../world/records.ts';

/** Somebody a visitor of the page may sit as. */
export interface Seatable {
  readonly id: string;
  readonly name: string;
  readonly locale: Language;
  readonly dmsOpen: boolean;
  readonly hasApp: boolean;
}

/** What the page is told first. Only what the person it sits as may see. */
export interface Ready {
  readonly op: 'ready';
  readonly me: Seatable;
  readonly bot: { readonly user: APIUser; readonly online: boolean };
  /** Discord's GUILD_CREATE payloads: channels, threads, members and roles as the person sees them. */
  readonly guilds: readonly unknown[];
  readonly dms: readonly APIChannel[];
  /** The newest message read in each channel. */
  readonly read: Readonly<Record<string, string>>;
  /** Names and descriptions in the person's language stand in the `…_localized` fields. */
  readonly commands: readonly APIApplicationCommand[];
}

/** From the server to the page. */
export type ToPage =
  | Ready
  /** One of Discord's gateway events, as the person may see it. */
  | { readonly op: 'dispatch'; readonly t: string; readonly d: unknown }
  | { readonly op: 'done'; readonly id: number; readonly result: ActResult }
  | { readonly op: 'refused'; readonly id: number; readonly reason: string }
  /** The list of people has changed. */
  | { readonly op: 'people'; readonly people: readonly Seatable[] };

/** What `POST /chat/uploads?user=…&name=…` answers: the file's id for acts, or why it was not taken. */
export type UploadAnswer = { readonly id: string } | { readonly reason: string };

/** What an act gives back, by its kind. */
export type ActResult =
  | { readonly interaction: string }
  | { readonly messages: readonly APIMessage[]; readonly more: boolean }
  | { readonly channel: APIChannel }
  | Readonly<Record<string, never>>;

/** Changes to the people of the page itself, which Discord has no word for. */
export type Housekeeping =
  | { readonly do: 'addPerson'; readonly name: string; readonly locale: Language }
  | {
      readonly do: 'changePerson';
      readonly name?: string;
      readonly locale?: Language;
      readonly dmsOpen?: boolean;
      readonly hasApp?: boolean;
    };

/** From the page to the server. */
export interface FromPage {
  readonly id: number;
  readonly act: Act | Housekeeping;
}
