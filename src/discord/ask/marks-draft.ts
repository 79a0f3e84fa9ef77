import type { AnswerPreview } from '#core/choice.ts';
import type { Form, MarksForm, TurnForm } from '#core/question.ts';
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

/** What a handle stands for: a mark, or a way to turn a shape that is to be placed. */
function meant(form: MarksForm, draft: Draft, handle: string): { mark: string } | { turn: string } | null {
  const turn = turnOf(form, draft);
  const mark = byHandle(turn ? turn.placements : form.options, handle);
  if (mark) return mark.barred ? null : { mark: mark.id };
  const turned = turn ? undefined : byHandle(form.turns ?? [], handle);
  return turned ? { turn: turned.id } : null;
}

/** A move among marks, of which `form` holds those that may be made now. */
export function moveInSequence(form: SequenceForm, draft: Draft, what: Move): Moved {
  const marks = marksIn(draft);
  switch (what.kind) {
    case 'choose': {
      const found = meant(form, draft, what.handle);
      if (found === null) return null;
      return 'mark' in found
        ? { draft: { page: 0, value: [...marks, found.mark] } }
        : { draft: { page: 0, value: marks, turn: found.turn } };
    }
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
      return 'mark' in found
        ? { draft: { ...draft, value: found.mark } }
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
