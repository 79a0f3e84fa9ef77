import { z } from 'zod';
import { commitmentOf } from '#core/dice.ts';
import type { Json } from '#core/json.ts';
import { LANGUAGES } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { StoreError } from '#store/store-error.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { displayName, identifier, parseRequest } from '../requests/request.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { optionsRefusal } from './options-refused.ts';
import { MAX_DEADLINE_HOURS } from './pace.ts';

const MAX_TRIES = 10;

const createRequest = z.object({
  user: identifier,
  game: identifier,
  name: displayName,
  language: z.enum(LANGUAGES),
  options: z.json().optional(),
  deadlineHours: z.int().min(1).max(MAX_DEADLINE_HOURS).nullish(),
  reminders: z.boolean().optional(),
  guild: identifier.nullish(),
  channel: identifier.nullish(),
  local: z.boolean().optional(),
});

/** Somebody opens a table, which is theirs to start. */
export type CreateRequest = z.input<typeof createRequest>;

/** A new table, and the fingerprint of the seed that its chance will follow from. */
export interface Created {
  readonly table: string;
  readonly commitment: string;
}

/** Opens a table at which nobody sits yet; one that follows on another only if none does yet. */
export async function create(
  runner: TableRunner,
  request: CreateRequest,
  rematchOf: string | null = null,
): Promise<Reply<Created>> {
  const { deps } = runner;
  const read = parseRequest(createRequest, request);
  if (read.kind === 'refused') return read;
  const { user, game: id, name, language, guild, channel, local, deadlineHours, reminders } = read.value;
  const game = deps.games.get(id);
  if (!game) return refused(app('app.noGame', { game: peopleText(id) }));
  const options = game.options.safeParse(read.value.options ?? {});
  if (!options.success) return refused(optionsRefusal(options.error));
  const seed = deps.seed();
  const now = deps.now();
  const row = {
    game: id,
    version: game.version,
    options: options.data as Json,
    fixed: null,
    stuck: null,
    language,
    name,
    owner: user,
    guild: guild ?? null,
    channel: channel ?? null,
    local: local ?? false,
    deadlineHours: deadlineHours ?? null,
    reminders: reminders ?? true,
    seed,
    commitment: commitmentOf(seed),
    status: 'lobby' as const,
    head: -1,
    posts: 0,
    revision: 0,
    pausedAt: null,
    result: null,
    createdAt: now,
    updatedAt: now,
  };
  return await runner.runOutside(async () => {
    for (let tries = 1; ; tries++) {
      const table = deps.name();
      try {
        await deps.store.tables.insert({ id: table, ...row }, rematchOf);
        return done({ table, commitment: row.commitment });
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== 'conflict' || tries >= MAX_TRIES) throw error;
      }
    }
  });
}
