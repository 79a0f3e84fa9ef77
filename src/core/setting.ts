import type { Json } from './json.ts';
import type { Message } from './message.ts';

/** What a setting may be set to: what it changes among the options. */
export interface SettingValue {
  readonly id: string;
  readonly label: Message;
  readonly about: Message;
  readonly sets: Readonly<Record<string, Json>>;
}

/** Something about a game that a table settles before it begins. */
export interface Setting {
  readonly id: string;
  readonly label: Message;
  readonly values: readonly SettingValue[];
  /** What can be typed instead. */
  readonly typed?: {
    readonly label: Message;
    readonly most: number;
    sets(text: string): Readonly<Record<string, Json>>;
  };
}
