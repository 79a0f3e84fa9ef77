import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { isDeeperThan } from '#core/patch.ts';
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

/** More than the longest game that was ever played by post, several times over. */
const MAX_FILE = 64 * 1024 * 1024;
/** How deep anything in an export may be nested. */
const MAX_DEPTH = 64;

/** Reads an exported table from a file; says what is wrong with one that is none. */
export function readRecord(file: string): TableRecord {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MAX_FILE) throw new Error(`it has ${size} bytes, more than any table`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    return recordFrom(text);
  } catch (error) {
    throw new Error(`${file} is ${(error as Error).message}`);
  }
}

/** An exported table out of its text; throws one line that says what it is instead. */
export function recordFrom(text: string): TableRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('not JSON: give the file that an export wrote');
  }
  if (isDeeperThan(data, MAX_DEPTH)) throw new Error('not an exported table: it is nested too deep');
  const parsed = recordSchema.safeParse(data);
  if (parsed.success) return parsed.data as TableRecord;
  const first = new z.ZodError(parsed.error.issues.slice(0, 5));
  throw new Error(`not an exported table: ${z.prettifyError(first)}`);
}
