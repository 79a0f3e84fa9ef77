import type { Choice, Form } from '#core/question.ts';
import { byHandle } from '../messages/custom-id.ts';
import { LIMITS, pieces } from '../messages/limits.ts';
import { tickedFor, worthOfAll } from './about.ts';
import type { Draft, Move, Moved } from './draft-model.ts';
import { amountsOf, entriesOf, fewerForm, tickedOf } from './entries.ts';
import { moveInSequence, moveInShape, stillLaid } from './marks-draft.ts';
import { pageOf } from './pages.ts';

export type { Draft, Move, Moved };

export const NO_DRAFT: Draft = { page: 0, value: null };

/** The words of a form that are being drafted, as a list of ids. */
export function ticked({ value }: Draft): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** How much goes to each slot so far. */
export function given(
  form: Pick<Extract<Form, { kind: 'allocate' }>, 'slots'>,
  { value }: Draft,
): Readonly<Record<string, number>> {
  const drafted = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  return Object.fromEntries(
    form.slots.map(({ id, min, max }) => {
      const amount = (drafted as Record<string, number>)[id] ?? min;
      return [id, Math.min(max, Math.max(min, amount))];
    }),
  );
}

/** The number drafted, within the range. */
export function drafted(
  { min, max }: { readonly min: number; readonly max: number },
  { value }: Draft,
): number {
  return Math.min(max, Math.max(min, typeof value === 'number' ? value : min));
}

/** Drafts are about what was offered when they were made: whatever is offered no longer falls out of them. */
export function stillOffered(form: Form, draft: Draft): Draft {
  // Which marks can still be made only the rules know.
  if (form.kind === 'sequence') return draft;
  if (form.kind === 'shape') return stillLaid(form, draft);
  const options = 'options' in form ? form.options : 'items' in form ? form.items : null;
  if (options === null || !Array.isArray(draft.value)) return draft;
  const open = new Set(options.filter(({ barred }) => barred === undefined).map(({ id }) => id));
  return { ...draft, value: ticked(draft).filter((id) => open.has(id)) };
}

/** Where nothing is drafted yet, what is suggested. */
export function begun(draft: Draft, suggestion: Choice | undefined): Draft {
  return draft.value === null && suggestion !== undefined ? { ...draft, value: suggestion } : draft;
}

/** Nothing drafted, and nothing suggested any more. */
function emptied(form: Form): Draft {
  switch (form.kind) {
    case 'pick':
    case 'order':
    case 'sequence':
      return { page: 0, value: [] };
    case 'allocate':
      return { page: 0, value: {} };
    default:
      return NO_DRAFT;
  }
}

/** The answer that a draft would be if it were confirmed; null where nothing is drafted, but chosen at once. */
export function draftedAnswer(form: Form, draft: Draft): Choice | null {
  const moved = move(form, draft, { kind: 'confirm' });
  return moved !== null && 'answer' in moved ? moved.answer : null;
}

/** Carries out a move on the draft of a form. */
export function move(form: Form, before: Draft, what: Move): Moved {
  const { advised: _, sure: __, ...drafting } = stillOffered(form, before);
  const draft: Draft = drafting;
  if (what.kind === 'self') return { draft: { ...draft, self: draft.self !== true } };
  if (what.kind === 'page') return { draft: { ...stillOffered(form, before), page: what.page } };
  if (what.kind === 'startOver') return { draft: emptied(form) };
  switch (form.kind) {
    case 'choose':
    case 'place':
      return what.kind === 'choose' ? chosen(byHandle(form.options, what.handle)?.id) : null;
    case 'pick':
      return moveInPick(form, draft, what);
    case 'order':
      return moveInOrder(form, draft, what);
    case 'amount':
      return moveInAmount(form, draft, what);
    case 'allocate':
      return moveInAllocation(form, draft, what);
    case 'shape':
      return moveInShape(form, draft, what);
    case 'sequence':
      return moveInSequence(form, draft, what);
    case 'text':
      return null;
  }
}

function chosen(id: string | undefined): Moved {
  return id === undefined ? null : { answer: id };
}

function moveInPick(form: Extract<Form, { kind: 'pick' }>, draft: Draft, what: Move): Moved {
  switch (what.kind) {
    case 'choose':
      return chosenOf(form, what.handle);
    case 'tick': {
      const shown = new Set(pageOf(form.options, draft.page).shown.map(({ id }) => id));
      const ids = what.handles.flatMap((handle) => byHandle(form.options, handle)?.id ?? []);
      return { draft: { ...draft, value: [...ticked(draft).filter((id) => !shown.has(id)), ...ids] } };
    }
    case 'set':
      return { draft: { ...draft, value: tickedFor(form, ticked(draft), what.amount) } };
    case 'everything':
      return { draft: { ...draft, value: tickedFor(form, ticked(draft), worthOfAll(form)) } };
    case 'confirm':
      return { answer: ticked(draft) };
    default:
      return null;
  }
}

function chosenOf({ options }: Extract<Form, { kind: 'pick' }>, handle: string): Moved {
  const found = byHandle(options, handle);
  return found === undefined ? null : { answer: [found.id] };
}

function moveInOrder(form: Extract<Form, { kind: 'order' }>, draft: Draft, what: Move): Moved {
  const ranked = ticked(draft);
  switch (what.kind) {
    case 'choose': {
      const next = byHandle(form.items, what.handle)?.id;
      return next === undefined || ranked.includes(next)
        ? null
        : { draft: { page: 0, value: [...ranked, next] } };
    }
    case 'back':
      return { draft: { page: 0, value: ranked.slice(0, -1) } };
    case 'confirm': {
      // The last place needs no choosing.
      const rest = form.items.filter(({ id }) => !ranked.includes(id)).map(({ id }) => id);
      return { answer: rest.length === 1 ? [...ranked, ...rest] : ranked };
    }
    default:
      return null;
  }
}

function moveInAmount(form: Extract<Form, { kind: 'amount' }>, draft: Draft, what: Move): Moved {
  switch (what.kind) {
    case 'choose':
      return /^-?\d+$/.test(what.handle) ? { answer: Number(what.handle) } : null;
    case 'set':
      return { draft: { ...draft, value: what.amount } };
    case 'step':
      return {
        draft: { ...draft, value: drafted(form, { ...draft, value: drafted(form, draft) + what.by }) },
      };
    case 'confirm':
      return { answer: drafted(form, draft) };
    default:
      return null;
  }
}

function moveInAllocation(form: Extract<Form, { kind: 'allocate' }>, draft: Draft, what: Move): Moved {
  const now = given(form, draft);
  switch (what.kind) {
    case 'step': {
      const slot = byHandle(form.slots, what.slot);
      if (slot === undefined) return null;
      const value = { ...now, [slot.id]: (now[slot.id] ?? 0) + what.by };
      return { draft: { ...draft, value: given(form, { ...draft, value }) } };
    }
    case 'tick': {
      const entries = entriesOf(form, now);
      const pages = pieces(entries, LIMITS.selectOptions);
      const shown = pages[Math.min(draft.page, pages.length - 1)] ?? [];
      const ticked = new Set(tickedOf(entries, now));
      for (const { id } of shown) ticked.delete(id);
      for (const id of what.handles) ticked.add(id);
      return { draft: { ...draft, value: amountsOf(form, entries, ticked) } };
    }
    case 'fewer': {
      const slots = fewerForm(form, what.slot);
      if (slots.length === 0 || slots.length !== what.amounts.length) return null;
      const said = Object.fromEntries(slots.map(({ id }, at) => [id, what.amounts[at] ?? 0]));
      return { draft: { ...draft, value: given(form, { ...draft, value: { ...now, ...said } }) } };
    }
    case 'everything':
      return {
        draft: { ...draft, value: Object.fromEntries(form.slots.map(({ id, max }) => [id, max])) },
      };
    case 'confirm':
      return { answer: Object.fromEntries(Object.entries(now).filter(([, amount]) => amount > 0)) };
    default:
      return null;
  }
}
