import type { App } from '#app/app.ts';
import type { Look } from '#app/records/look.ts';
import type { Logger } from '#app/runner/dependencies.ts';
import type { Language } from '#core/message.ts';
import type { Rendered, ReplayRequest } from '../../render/render-request.ts';
import type { MessageFile } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';

/** What comes of wanting a replay: it, or that there is nothing to show yet; null if it cannot be drawn. */
export type ReplayResult = MessageFile | 'early' | null;

/** What replays are made with. */
interface ReplayDeps {
  readonly app: Pick<App, 'replay'>;
  readonly log: Logger;
  /** Draws a replay; null for a game that has no pictures. */
  renderReplay(request: ReplayRequest): Promise<Rendered | null>;
}

/** Replays remembered: they are large, and wanted again by those who sit at the same table. */
const REMEMBERED = 4;

/** Replays of tables, each made once for as long as the table stands as it does. */
export class Replays {
  private readonly known = new Map<string, Promise<ReplayResult>>();

  constructor(private readonly deps: ReplayDeps) {}

  /** How a table came to stand as it does; made once, however many want it at the same time. */
  of(look: Look, language: Language): Promise<ReplayResult> {
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
  private async make(table: string, request: Omit<ReplayRequest, 'frames'>): Promise<ReplayResult> {
    const { app, log, renderReplay } = this.deps;
    try {
      const past = await app.replay({ table });
      if (past.kind !== 'done') return null;
      if (past.moments.length < 2) return 'early';
      const frames = past.moments.map(({ view, endsRound }) => ({ view, lingers: endsRound }));
      const rendered = await renderReplay({ ...request, frames });
      if (rendered === null) return null;
      const { say } = wordsIn(request.language);
      const alt = `${say(words('board.replayAlt', { moments: frames.length }))} ${rendered.alt}`;
      return { name: `${table}-replay.webp`, bytes: rendered.bytes, alt };
    } catch (error) {
      log.warn({ table, error: String(error) }, 'a replay could not be drawn');
      return null;
    }
  }
}
