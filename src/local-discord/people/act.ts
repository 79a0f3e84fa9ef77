/** A value typed or chosen for a command's option: text, number, yes or no, an id, or an uploaded file's id. */
export type OptionValue = string | number | boolean;

/** A command as somebody filled it in: `['game', 'new']` and the options that were given. */
export interface FilledCommand {
  readonly path: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Something a person does at the local Discord. The chat page and the tests' driver speak in these. */
export type Act =
  | {
      readonly do: 'send';
      readonly channel: string;
      readonly content: string;
      readonly replyTo?: string;
      /** Files uploaded before. */
      readonly uploads?: readonly string[];
    }
  | ({ readonly do: 'command'; readonly channel: string } & FilledCommand)
  /** A command of a message's or a person's menu. */
  | { readonly do: 'menu'; readonly channel: string; readonly command: string; readonly target: string }
  /** Asks the bot to complete the option that is being typed. */
  | ({ readonly do: 'complete'; readonly channel: string; readonly focused: string } & FilledCommand)
  | { readonly do: 'press'; readonly channel: string; readonly message: string; readonly customId: string }
  | {
      readonly do: 'select';
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  /** Fills in a form; `modal` is the interaction that opened it. Fields go by their custom ids. */
  | {
      readonly do: 'submit';
      readonly modal: string;
      readonly fields: Readonly<Record<string, string | readonly string[]>>;
    }
  /** The answers voted for from now on; none takes the vote back. */
  | {
      readonly do: 'vote';
      readonly channel: string;
      readonly message: string;
      readonly answers: readonly number[];
    }
  | {
      readonly do: 'react' | 'unreact';
      readonly channel: string;
      readonly message: string;
      readonly emoji: string;
    }
  | { readonly do: 'edit'; readonly channel: string; readonly message: string; readonly content: string }
  /** Deletes one's own message, or any with the permission; an ephemeral one is dismissed. */
  | { readonly do: 'delete'; readonly channel: string; readonly message: string }
  | { readonly do: 'pin' | 'unpin'; readonly channel: string; readonly message: string }
  | { readonly do: 'joinThread' | 'leaveThread'; readonly channel: string }
  | { readonly do: 'openDm'; readonly user: string }
  /** Messages before one, or the newest; oldest first. */
  | { readonly do: 'history'; readonly channel: string; readonly before?: string }
  | { readonly do: 'pins'; readonly channel: string }
  | { readonly do: 'read'; readonly channel: string; readonly message: string };

/** The acts of one kind. */
export type ActOf<Kind extends Act['do'], Any = Act> = Any extends { readonly do: infer Kinds }
  ? Kind extends Kinds
    ? Any
    : never
  : never;

/** Why something cannot be done, in words for the person who tried. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}
