import type { AnswerPreview } from '#core/choice.ts';
import type { Form, MarksForm, OptionForm, TurnForm } from '#core/question.ts';
import { byHandle } from '../messages/custom-id.ts';
import type { Draft, Move, Moved } from './draft-model.ts';

type SequenceForm = Extract<Form, { kind: 'sequence' }>;
type ShapeForm = Extract<Form, { kind: 'shape' }>;

const marksIn = ({ value }: Draft): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** A form and its draft as they stand now: of a sequence only the marks that still can be made, and what may be marked next. */
export function stepOf(
  form: Form,
  draft: Draft,
  preview: AnswerPreview | null | undefined,
): { readonly form: Form; readonly draft: Draft } {
  if (form.kind !== 'sequence') return { form, draft };
  const marks = marksIn(draft);
  const sequence = preview?.sequence;
  // What may be marked after some marks only the rules know.
  if (!sequence) return marks.length === 0 ? { form, draft } : { form: { ...form, ...NOTHING }, draft };
  const { turns: _, ...rest } = form;
  const standing = marks.slice(0, sequence.marks.length);
  return { form: { ...rest, ...sequence.next }, draft: { ...draft, value: standing } };
}

const NOTHING = { options: [], turns: [] } as const;

/** The turned shape whose place is being chosen: the one that was picked, or the only thing there is. */
export function turnOf({ options, turns = [] }: MarksForm, { turn }: Draft): TurnForm | undefined {
  const [only, ...others] = turns;
  if (options.length === 0 && others.length === 0) return only;
  return turn === undefined ? undefined : turns.find(({ id }) => id === turn);
}

/** A mark as it stands in a list: once, or several times by one entry. */
export interface MarkEntry {
  /** What its handle is made of. */
  readonly id: string;
  readonly mark: OptionForm;
  readonly count: number;
}

/** Every mark as often as it may be made in a row. */
export const entriesFor = (options: readonly OptionForm[]): readonly MarkEntry[] =>
  options.flatMap((mark) =>
    Array.from({ length: Math.max(1, mark.times ?? 1) }, (_, more) => ({
      id: more === 0 ? mark.id : `${more + 1}x ${mark.id}`,
      mark,
      count: more + 1,
    })),
  );

type Meant = { readonly entry: MarkEntry } | { readonly turn: string } | null;

/** What a handle stands for: marks, or a way to turn a shape that is to be placed. */
function meant(form: MarksForm, draft: Draft, handle: string): Meant {
  const turn = turnOf(form, draft);
  const entry = byHandle(entriesFor(turn ? turn.placements : form.options), handle);
  if (entry) return entry.mark.barred ? null : { entry };
  const turned = turn ? undefined : byHandle(form.turns ?? [], handle);
  return turned ? { turn: turned.id } : null;
}

const marksBy = ({ mark, count }: MarkEntry): readonly string[] => Array<string>(count).fill(mark.id);

/** Marks and at most one turned shape, picked together: those that close come last. */
function pickedTogether(form: MarksForm, draft: Draft, handles: readonly string[]): Moved {
  const picked = handles.map((handle) => meant(form, draft, handle));
  if (picked.every((one) => one === null)) return null;
  const entries = picked.flatMap((one) => (one && 'entry' in one ? [one.entry] : []));
  const turn = picked.flatMap((one) => (one && 'turn' in one ? [one.turn] : []))[0];
  const inOrder = [...entries].sort(
    (a, b) => Number(a.mark.closes ?? false) - Number(b.mark.closes ?? false),
  );
  const value = [...marksIn(draft), ...inOrder.flatMap(marksBy)];
  return { draft: { page: 0, value, ...(turn !== undefined && { turn }) } };
}

/** A move among marks, of which `form` holds those that may be made now. */
export function moveInSequence(form: SequenceForm, draft: Draft, what: Move): Moved {
  const marks = marksIn(draft);
  switch (what.kind) {
    case 'choose': {
      const found = meant(form, draft, what.handle);
      if (found === null) return null;
      if ('turn' in found) return { draft: { page: 0, value: marks, turn: found.turn } };
      const value = [...marks, ...marksBy(found.entry)];
      return found.entry.mark.closes && value.length >= form.min
        ? { answer: value }
        : { draft: { page: 0, value } };
    }
    case 'several':
      return pickedTogether(form, draft, what.handles);
    case 'back':
      return { draft: { page: 0, value: draft.turn === undefined ? marks.slice(0, -1) : marks } };
    case 'confirm':
      return { answer: marks };
    default:
      return null;
  }
}

/** A move with a shape that is to be laid: turned one way, then put somewhere. */
export function moveInShape({ turns }: ShapeForm, draft: Draft, what: Move): Moved {
  switch (what.kind) {
    case 'choose': {
      const found = meant({ options: [], turns }, draft, what.handle);
      if (found === null) return null;
      return 'entry' in found
        ? { draft: { ...draft, value: found.entry.mark.id } }
        : { draft: { page: 0, value: null, turn: found.turn } };
    }
    case 'back':
      return { draft: { page: 0, value: null } };
    case 'confirm':
      return typeof draft.value === 'string' ? { answer: draft.value } : null;
    default:
      return null;
  }
}

/** What of a draft about a shape is still offered. */
export function stillLaid({ turns }: ShapeForm, draft: Draft): Draft {
  const placements = turns.flatMap(({ placements: all }) => all);
  return placements.some(({ id }) => id === draft.value) ? draft : { ...draft, value: null };
}
