import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { playMatch } from '../play.ts';
import { type Save, writeSave } from './save.ts';
import { SITUATIONS, type Situation } from './situations.ts';

/** Checkpoints that are kept of a save: enough to go back a little. */
const KEPT = 3;

/** What the store would hold of a table as it is now. */
function savedOf(journal: Journal): Save {
  const { game, config, over } = journal.session;
  const record = journal.record();
  const [topic] = game.presentation.topics;
  const save: Save = {
    ...record,
    seed: config.seed,
    result: over ? journal.session.result() : null,
    checkpoints: record.checkpoints.slice(-KEPT),
    orders: topic ? [{ seat: 0, topic: topic.id, order: { kind: 'fallback' } }] : [],
  };
  return JSON.parse(JSON.stringify(save)) as Save;
}

/** Games that are tried until every situation has come up. */
const MAX_GAMES = 12;

/** Plays games with bots and keeps each situation when it comes up first, and a game that is over. */
function gathered(game: Game, missing: Set<Situation>): Map<string, Save> {
  const found = new Map<string, Save>();
  for (let n = 0; n < MAX_GAMES && (missing.size > 0 || n === 0); n++) {
    const seats = game.seats[n % game.seats.length] as number;
    const look = (journal: Journal) => {
      for (const situation of missing) {
        if (!situation.isAt(journal.session)) continue;
        found.set(situation.name, savedOf(journal));
        missing.delete(situation);
      }
    };
    const until = () => n > 0 && missing.size === 0;
    const journal = playMatch(
      { game, seats, options: {}, bots: ['greedy', 'random'], seed: `saves ${n}` },
      { look, until },
    );
    if (n === 0) found.set('finished', savedOf(journal));
  }
  if (missing.size > 0)
    throw new Error(`${game.id} never came to ${[...missing].map(({ name }) => name).join(', ')}`);
  return found;
}

/** The folder for what the present version of a game leaves. */
export function savesFolder({ id, version }: Game, out: string): string {
  const folder = path.join(out, id, `${version}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Makes saves of a game by its present version; gives the folder they are in. */
export function makeSaves(game: Game, out: string): string {
  const folder = savesFolder(game, out);
  const saves = gathered(game, new Set(SITUATIONS[game.id] ?? []));
  for (const [name, save] of saves) writeSave(folder, name, save);
  return folder;
}
