import { z } from 'zod';
import { joined, parted } from './fixed.ts';
import type { Message, Refusal } from './message.ts';
import { applyPatch, readPatch } from './patch.ts';
import { peopleText } from './people-text.ts';
import type { Segment } from './record.ts';
import { Session } from './session.ts';
import { core } from './text/lexicon.ts';

export type Repaired<S, M extends Message, O, V> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'repaired'; readonly session: Session<S, M, O, V> };

const refused = (key: 'core.repairMalformed' | 'core.repairBreaks' | 'core.repairFixed', reason: string) =>
  ({ kind: 'refused', refusal: { message: core(key, { reason: peopleText(reason) }) } }) as const;

type Fields = Record<string, unknown>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes the state of the last checkpoint and goes on from there: the checkpoint keeps its number (and so its dice),
 * the answers since are dropped, and the epoch rises so that old buttons die. No undo goes back behind it. What is fixed stays
 * so; a table that could not be brought up may be given what it lacks.
 */
export function repair<S, M extends Message, O, V>(
  live: Session<S, M, O, V>,
  patch: unknown,
  seq: number,
): Repaired<S, M, O, V> {
  const operations = readPatch(patch);
  if (typeof operations === 'string') return refused('core.repairMalformed', operations);
  const had = live.config.fixed ?? null;
  // A copy: the fixed fields belong to every state of the table.
  const state = JSON.parse(JSON.stringify(joined({ text: live.segment.state, fixed: had }))) as Fields;
  const failed = applyPatch(state, operations);
  if (failed !== null) return refused('core.repairMalformed', failed);
  const changed = Object.entries(had ?? {}).find(([name, value]) => !same(state[name], value));
  if (changed) return refused('core.repairFixed', changed[0]);
  const shaped = live.game.state.safeParse(state);
  if (!shaped.success) return refused('core.repairBreaks', z.prettifyError(shaped.error));
  const wrong = live.game.invalid(shaped.data as typeof live.state);
  if (wrong !== null) return refused('core.repairBreaks', wrong);
  const { n, epoch } = live.segment;
  const { text, fixed } = parted(live.game, shaped.data);
  const segment: Segment = { n, epoch: epoch + 1, seq, reached: seq, parent: null, state: text, rows: [] };
  const { session } = Session.load(live.game, { ...live.config, fixed }, segment);
  if (session.stuck !== null) return refused('core.repairBreaks', String(session.stuck));
  return { kind: 'repaired', session };
}
