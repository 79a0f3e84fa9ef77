import type { App } from '#app/app.ts';
import type { Look } from '#app/look.ts';
import type { Logger } from '#app/surroundings.ts';
import type { Language } from '#core/message.ts';
import type { Enclosure } from './screen.ts';
import type { Visit } from './visit.ts';

/** What commands and presses work with. */
export interface Bot {
  readonly app: App;
  readonly log: Logger;
  /** A picture of a table as somebody sees it; null for a game that has none. */
  picture(look: Look, language: Language): Promise<Enclosure | null>;
  /** A table from which no one outside this place can be reached: people at one machine, bots without delay. */
  readonly local: boolean;
}

/** Who acts, as the use cases want it. */
export function actorOf({ user, admin }: Visit): { user: string; admin: boolean } {
  return { user, admin };
}
