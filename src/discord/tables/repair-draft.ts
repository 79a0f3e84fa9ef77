import { z } from 'zod';
import type { RepairChange } from '#core/repairs.ts';
import type { BotContext } from '../interactions/bot-context.ts';

const draftSchema = z.object({
  base: z.int(),
  changes: z.array(
    z.object({
      kind: z.string(),
      seat: z.int().nullable(),
      thing: z.string(),
      value: z.union([z.number(), z.string()]),
    }),
  ),
});

/** A repair in the making: what somebody has collected so far, at the checkpoint that they saw. */
export interface RepairDraft {
  readonly base: number;
  readonly changes: readonly RepairChange[];
}

/** Whose repair, at which table. */
export interface RepairAuthor {
  readonly table: string;
  readonly user: string;
}

const keyOf = ({ table, user }: RepairAuthor) => ({ table, key: `repair ${user}` });

export async function repairDraft({ app }: BotContext, author: RepairAuthor): Promise<RepairDraft | null> {
  const read = draftSchema.safeParse(await app.drafts.find(keyOf(author)));
  return read.success ? read.data : null;
}

export async function keepDraft(
  { app }: BotContext,
  author: RepairAuthor,
  draft: RepairDraft,
): Promise<void> {
  const changes = draft.changes.map((change) => ({ ...change }));
  await app.drafts.keep(keyOf(author), { base: draft.base, changes }, app.now());
}

export async function dropDraft({ app }: BotContext, author: RepairAuthor): Promise<void> {
  await app.drafts.drop(keyOf(author));
}
