import { z } from 'zod';
import { commitmentOf } from '#core/dice.ts';
import type { Json } from '#core/json.ts';
import { LANGUAGES } from '#core/message.ts';
import { StoreError } from '#store/store-error.ts';
import type { Desk } from './desk.ts';
import { reasonOf } from './options-refused.ts';
import { done, type Reply, refused } from './reply.ts';
import { displayName, identity, reading } from './request.ts';
import { app } from './text/lexicon.ts';

/** A month, and long enough for anybody. */
const MOST_HOURS = 720;
const MOST_TRIES = 10;

const createRequest = z.object({
  user: identity,
  game: identity,
  name: displayName,
  language: z.enum(LANGUAGES),
  options: z.json().optional(),
  deadlineHours: z.int().min(1).max(MOST_HOURS).nullish(),
  guild: identity.nullish(),
  channel: identity.nullish(),
  local: z.boolean().optional(),
});

/** Somebody opens a table, which is theirs to start. */
export type CreateRequest = z.input<typeof createRequest>;

/** A new table, and the fingerprint of the seed that its chance will follow from. */
export interface Created {
  readonly table: string;
  readonly commitment: string;
}

/** Opens a table at which nobody sits yet. */
export async function create(desk: Desk, request: CreateRequest): Promise<Reply<Created>> {
  const { around } = desk;
  const read = reading(createRequest, request);
  if (read.kind === 'refused') return read;
  const { user, game: id, name, language, guild, channel, local, deadlineHours } = read.value;
  const game = around.games.get(id);
  if (!game) return refused(app('app.noGame', { game: id }));
  const options = game.options.safeParse(read.value.options ?? {});
  if (!options.success) return refused(reasonOf(options.error));
  const seed = around.seed();
  const now = around.now();
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
  return await desk.apart(async () => {
    for (let tries = 1; ; tries++) {
      const table = around.name();
      try {
        await around.store.tables.insert({ id: table, ...row });
        return done({ table, commitment: row.commitment });
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== 'conflict' || tries >= MOST_TRIES) throw error;
      }
    }
  });
}
