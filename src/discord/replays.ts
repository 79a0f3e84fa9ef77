import type { App } from '#app/app.ts';
import type { Look } from '#app/look.ts';
import type { Logger } from '#app/surroundings.ts';
import type { Language } from '#core/message.ts';
import type { Reel, Shown } from '../render/order.ts';
import type { Enclosure } from './screen.ts';
import { words } from './text/lexicon.ts';
import { wordsIn } from './words.ts';

/** What comes of wanting a replay: it, or that there is nothing to show yet; null if it cannot be drawn. */
export type Replayed = Enclosure | 'early' | null;

/** What replays are made with. */
interface Studio {
  readonly app: Pick<App, 'replay'>;
  readonly log: Logger;
  /** Draws a replay; null for a game that has no pictures. */
  film(reel: Reel): Promise<Shown | null>;
}

/** Replays remembered: they are large, and wanted again by those who sit at the same table. */
const REMEMBERED = 4;

/** Replays of tables, each made once for as long as the table stands as it does. */
export class Replays {
  private readonly known = new Map<string, Promise<Replayed>>();

  constructor(private readonly studio: Studio) {}

  /** How a table came to stand as it does; made once, however many want it at the same time. */
  of(look: Look, language: Language): Promise<Replayed> {
    if (look.view === null) return Promise.resolve('early');
    const { id, head, game } = look.table;
    const names = look.seats.map(({ name }) => name);
    const key = JSON.stringify([id, head, language, names]);
    const known = this.known.get(key);
    const made = known ?? this.make(id, { game, language, names });
    this.known.delete(key);
    this.known.set(key, made);
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value as string);
    if (!known) void made.then((replay) => replay === null && this.known.delete(key));
    return made;
  }

  /** A table without its replay is better than none: whatever fails here is reported and left out. */
  private async make(table: string, order: Omit<Reel, 'frames'>): Promise<Replayed> {
    const { app, log, film } = this.studio;
    try {
      const past = await app.replay({ table });
      if (past.kind !== 'done') return null;
      if (past.moments.length < 2) return 'early';
      const frames = past.moments.map(({ view, endsRound }) => ({ view, lingers: endsRound }));
      const shown = await film({ ...order, frames });
      if (shown === null) return null;
      const { say } = wordsIn(order.language);
      const alt = `${say(words('board.replayAlt', { moments: frames.length }))} ${shown.alt}`;
      return { name: `${table}-replay.webp`, bytes: shown.bytes, alt };
    } catch (error) {
      log.warn({ table, error: String(error) }, 'a replay could not be drawn');
      return null;
    }
  }
}
