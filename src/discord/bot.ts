import type { App } from '#app/app.ts';
import type { Look } from '#app/look.ts';
import type { Logger } from '#app/surroundings.ts';
import type { Language } from '#core/message.ts';
import type { Sight } from '../render/order.ts';
import type { Meter } from './meter.ts';
import type { Replayed } from './replays.ts';
import type { Enclosure } from './screen.ts';
import type { Visit } from './visit.ts';

/** What commands and presses work with. */
export interface Bot {
  readonly app: App;
  readonly log: Logger;
  /** A picture of a table as somebody sees it, usually of its board; null for a game that has none. */
  picture(look: Look, language: Language, sight?: Sight): Promise<Enclosure | null>;
  /** How a table came to stand as it does, as an animated picture of what everybody could see. */
  replay(look: Look, language: Language): Promise<Replayed>;
  /** A table from which no one outside this place can be reached: people at one machine, bots without delay. */
  readonly local: boolean;
  /** Where somebody wants to know how much goes on. */
  readonly meter?: Meter;
}

/** Who acts, as the use cases want it. */
export function actorOf({ user, admin, guild }: Visit): {
  user: string;
  admin: boolean;
  guild: string | null;
} {
  return { user, admin, guild };
}

/** Whether somebody may do what a table's owner may: the owner, and whoever manages the table's own server. */
export function mayRuleAt({ user, admin, guild }: Visit, { table }: Look): boolean {
  return table.owner === user || (admin && guild !== null && guild === table.guild);
}
