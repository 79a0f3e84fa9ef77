import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TableRecord } from '#core/record.ts';

const draw = z.object({
  path: z.string(),
  kind: z.enum(['roll', 'deal', 'shuffle']),
  sides: z.int().min(0),
  results: z.array(z.int()),
});
const facts = z.array(z.unknown());
const dropped = z.array(z.int());
const row = z.object({
  seq: z.int(),
  path: z.string(),
  key: z.string(),
  seat: z.int(),
  topic: z.string(),
  choice: z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]),
  by: z.enum(['seat', 'order', 'table', 'deadline']),
  digest: z.number(),
  revealed: z.boolean(),
});

const holder = z.object({ user: z.string().nullable(), bot: z.string().nullable(), name: z.string() });

/** The shape of an exported table. */
const recordSchema = z.object({
  format: z.literal(1),
  game: z.string(),
  version: z.int(),
  seats: z.int(),
  options: z.json(),
  fixed: z.record(z.string(), z.json()).optional(),
  commitment: z.string(),
  seed: z.string().nullable(),
  over: z.boolean(),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('start'), seq: z.int(), draws: z.array(draw), facts }),
      z.object({ kind: z.literal('answer'), seq: z.int(), row, draws: z.array(draw), facts }),
      z.object({ kind: z.literal('undo'), seq: z.int(), seat: z.int(), voted: z.boolean(), dropped }),
      z.object({ kind: z.literal('repair'), seq: z.int(), patch: z.json() }),
      z.object({
        kind: z.literal('seat'),
        seq: z.int(),
        seat: z.int(),
        from: holder,
        to: holder,
        by: z.object({ user: z.string(), name: z.string().nullable() }),
        right: z.enum(['own', 'vote', 'notice', 'returned']),
      }),
      z.object({
        kind: z.literal('upgrade'),
        seq: z.int(),
        from: z.int().optional(),
        version: z.int(),
        dropped,
      }),
    ]),
  ),
  checkpoints: z.array(
    z.object({
      n: z.int(),
      epoch: z.int(),
      seq: z.int(),
      reached: z.int(),
      parent: z.int().nullable(),
      state: z.string(),
      root: z.number().optional(),
    }),
  ),
});

/** Reads an exported table from a file; says what is wrong with one that is none. */
export function readRecord(file: string): TableRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${file}: ${(error as Error).message}`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON: give the file that an export wrote`);
  }
  const parsed = recordSchema.safeParse(data);
  if (!parsed.success) throw new Error(`${file} is not an exported table: ${z.prettifyError(parsed.error)}`);
  return parsed.data as TableRecord;
}
