import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { type Patch, patchSchema } from '#core/patch.ts';
import { peopleText } from '#core/people-text.ts';
import { plannedRepair } from '#core/planned-repair.ts';
import type { RepairChange } from '#core/repairs.ts';
import { checkpointState, type Session } from '#core/session.ts';
import { opennessOfPatch, pathsOf, shownPatch } from '#core/shown-patch.ts';
import { type Refused, refused } from '../requests/reply.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import type { LiveTable } from '../runner/live-table.ts';
import type { Actor } from '../runner/roles.ts';
import { app } from '../text/lexicon.ts';

/** Things that one repair may set right. */
export const MAX_CHANGES = 10;

/** Characters of all values and paths that are shown: what nobody can be shown cannot be voted on. */
const MAX_SHOWN = 1_200;

/** Of what is asked again so much is named. */
const MAX_LOST = 3;

export const MAX_NOTE_LENGTH = 300;

const message = z.object({ key: z.string(), args: z.record(z.string(), z.json()) });

/** A repair as it is stored: what it does, what of it everybody is shown, and at which checkpoint. */
export const repairMotion = z.object({
  kind: z.literal('repair'),
  patch: patchSchema,
  note: z.string(),
  base: z.int(),
  /** In words; not known of repairs proposed before they were. */
  shown: z.object({ changes: z.array(message), lost: z.array(message), more: z.int() }).optional(),
  /** It is not tried before it is carried: whether it fits would tell what is hidden. */
  untried: z.literal(true).optional(),
});
export type RepairMotion = z.output<typeof repairMotion>;

/** Somebody wants things set right with the form, or, who keeps order, with a patch. */
export const repairRequest = z.object({
  kind: z.literal('repair'),
  note: z.string().trim().min(1).max(MAX_NOTE_LENGTH),
  /** The checkpoint that was looked at. */
  base: z.int().optional(),
  patch: patchSchema.optional(),
  changes: z
    .array(
      z.object({
        kind: z.string().max(40),
        seat: z.int().min(0).nullable(),
        thing: z.string().max(100),
        value: z.union([z.int(), z.string().max(100)]),
      }),
    )
    .min(1)
    .max(MAX_CHANGES)
    .optional(),
});
type RepairRequest = z.output<typeof repairRequest>;

/** Who keeps order where the table is: its server's managers and the operator; of a table on no server whoever opened it. */
function isOperator({ row }: LiveTable, { user, admin, guild }: Actor): boolean {
  if (admin === true) return guild === undefined || guild === row.guild;
  return row.guild === null && row.owner === user;
}

interface Worded {
  readonly patch: Patch;
  readonly changes: readonly Message[];
  readonly untried?: true;
}

function fromChanges(session: Session, changes: readonly RepairChange[]): Worded | Refused {
  let planned: ReturnType<typeof plannedRepair>;
  try {
    planned = plannedRepair(session, changes);
  } catch {
    // A table that cannot be shown has nothing to fill into a form.
    return refused(app('app.repairNoForms', {}));
  }
  if (planned === null || !patchSchema.safeParse(planned.patch).success)
    return refused(app('app.repairMisfit', {}));
  return { patch: planned.patch, changes: planned.shown.map((change) => app('app.repairChange', change)) };
}

/** Of a patch everybody is shown what lies open; what does not is named and stays hidden, also from whoever wrote it. */
function fromPatch(session: Session, patch: Patch): Worded | Refused {
  const open = session.game.repairs?.open ?? [];
  const openness = opennessOfPatch(open, patch);
  if (openness === 'mixed') return refused(app('app.repairMixed', {}));
  const steps = shownPatch(open, checkpointState(session), patch);
  if (JSON.stringify(steps).length > MAX_SHOWN) return refused(app('app.repairTooLong', {}));
  const changes = steps.map(({ op, path, from, to, source }) =>
    app('app.repairStep', {
      op,
      path: peopleText(path),
      from: from === null ? null : peopleText(from),
      to: to === null ? null : peopleText(to),
      source: source === null ? null : peopleText(source),
    }),
  );
  return { patch, changes, ...(openness === 'hidden' && { untried: true }) };
}

/** What everybody heard since the checkpoint, and what would no longer be so. */
async function askedAgain(table: LiveTable, session: Session, { store }: Dependencies): Promise<Message[]> {
  const inForce = new Set(session.answers.map(({ seq }) => seq));
  const lines = await store.log.dated(table.row.id, session.segment.reached);
  return lines.flatMap(({ entry }) =>
    entry.kind === 'answer' && inForce.has(entry.seq)
      ? entry.facts.filter(({ to }) => to === 'all').map((fact) => fact.message)
      : [],
  );
}

/** A repair with everything it needs to be shown, voted on and carried; or why it is none. */
export async function completeRepair(
  table: LiveTable,
  { note, base, patch, changes, who }: RepairRequest & { readonly who: Actor },
  deps: Dependencies,
): Promise<RepairMotion | Refused> {
  const { session } = table;
  if (!session) return refused(app('app.noGame', { game: peopleText(table.row.game) }));
  const { seq } = session.segment;
  if (base !== undefined && base !== seq) return refused(app('app.repairOutdated', {}));
  if ((patch === undefined) === (changes === undefined))
    return refused(app('app.malformed', { field: peopleText('motion') }));
  if (patch !== undefined && !isOperator(table, who)) return refused(app('app.patchOperators', {}));
  const worded = changes ? fromChanges(session, changes) : fromPatch(session, patch ?? []);
  if ('kind' in worded) return worded;
  const lost = await askedAgain(table, session, deps);
  const shown = {
    changes: [...worded.changes],
    lost: lost.slice(0, MAX_LOST),
    more: Math.max(0, lost.length - MAX_LOST),
  };
  return {
    kind: 'repair',
    patch: worded.patch,
    note,
    base: seq,
    shown: shown as NonNullable<RepairMotion['shown']>,
    ...(worded.untried && { untried: true }),
  };
}

/** A repair in words: each thing as it stands and as it would, what is asked again, and the proposer's own words as such. */
export function repairWording({ note, patch, shown }: RepairMotion): Message {
  return shown === undefined
    ? app('app.proposesRepair', { note: peopleText(note), paths: pathsOf(patch).map(peopleText) })
    : app('app.proposesRepairOf', {
        note: peopleText(note),
        ...(shown as { changes: Message[]; lost: Message[]; more: number }),
      });
}
