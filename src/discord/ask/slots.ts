import type { Message } from '#core/message.ts';
import type { Form, SlotForm } from '#core/question.ts';
import { type ButtonSpec, buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { handleOf } from '../messages/custom-id.ts';
import { LIMITS, pieces } from '../messages/limits.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, buttonSpec, closingButtons, helpOf, idOf, previewLines } from './asked.ts';
import { given } from './draft.ts';
import { type Entry, entriesOf, fewerForms, tickedOf } from './entries.ts';

type Allocation = Extract<Form, { kind: 'allocate' }>;

/** Slots of an allocation that fit a message, three buttons each. */
const MAX_SLOTS = 3;
/** Lists to tick in that somebody may be asked to leaf through. */
const MAX_LISTS = 3;
/** A whole that is split over few slots is easier to shift to and fro than to tick. */
const FEW_SLOTS = 3;
const MANY_UNITS = 12;

/** A total over slots: ticked all at once where that can be, else each slot up and down, with the sum below. */
export function slots(form: Allocation, asked: Asked): Line[] {
  const { speaker, draft } = asked;
  const amounts = given(form, draft);
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const { min, max } = form;
  const ready = total >= min && total <= max;
  const begun = form.slots.some((slot) => (amounts[slot.id] ?? 0) > slot.min);
  const entries = entriesOf(form, amounts);
  const ticks = entries.length <= MAX_LISTS * LIMITS.selectOptions && !isShifted(form);
  // What the game says of a draft says more than a number does.
  const said = ready && asked.preview?.sum;
  const counted = said ? null : speaker.say(words('panel.total', { total, min, max }));
  return [
    ...(ticks ? list(form, asked, entries) : steppers(form, asked, amounts)),
    textLine([...(counted ? [counted] : []), ...(ready ? previewLines(asked) : [])].join('\n')),
    ...buttonRows([
      ...closingButtons(asked, { ready, begun, choice: amounts }),
      ...everything(form, asked, total),
      ...fewer(form, asked),
    ]),
  ];
}

function isShifted({ slots: all, min, max }: Allocation): boolean {
  return min === max && all.length <= FEW_SLOTS && all.reduce((sum, slot) => sum + slot.max, 0) > MANY_UNITS;
}

/** All units as one list to tick in. */
function list({ slots: all }: Allocation, asked: Asked, entries: readonly Entry[]): Line[] {
  const { speaker, draft } = asked;
  const pages = pieces(entries, LIMITS.selectOptions);
  const page = Math.min(draft.page, pages.length - 1);
  const shown = pages[page] ?? [];
  if (shown.length === 0) return [];
  const amounts = given({ slots: all }, draft);
  const ticked = tickedOf(entries, amounts);
  const select = selectRow({
    id: idOf(asked, 'tick'),
    placeholder: speaker.say(words('panel.tickPlaceholder', {})),
    options: shown.map(({ id, slot, amount, number }) => ({
      label: speaker.say(entryWords(slot, amount, number)),
      value: id,
      ...(ticked.has(id) ? { default: true } : {}),
    })),
    min: 0,
    max: shown.length,
  });
  return [select, ...buttonRows(turns(asked, page, pages.length))];
}

function entryWords({ label, min, max, together }: SlotForm, amount: number, number: number): Message {
  if (together === undefined) return words('panel.entry', { label, amount, number });
  return amount === max - min ? together : words('panel.entryOf', { label, amount, most: max - min });
}

/** Forms in which a number can be said for what goes together. */
function fewer(form: Allocation, asked: Asked): ButtonSpec[] {
  const forms = fewerForms(form);
  return forms.map(([first], at) => ({
    id: idOf(asked, 'fewer', handleOf(first?.id ?? '')),
    label: asked.speaker.say(words('panel.fewer', { number: at + 1, of: forms.length })),
  }));
}

/** All there is, where that may be given. */
function everything({ slots: all, max }: Allocation, asked: Asked, total: number): ButtonSpec[] {
  const most = all.reduce((sum, slot) => sum + slot.max, 0);
  // What is given to somebody else is named thing by thing.
  if (most > max || all.length < 2 || total === most || helpOf(asked).isDeal) return [];
  return [buttonSpec(asked, 'everything', { words: words('panel.everything', {}) })];
}

function steppers(form: Allocation, asked: Asked, amounts: Readonly<Record<string, number>>): Line[] {
  const { speaker, draft } = asked;
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const pages = pieces(form.slots, MAX_SLOTS);
  const page = Math.min(draft.page, pages.length - 1);
  const lines = (pages[page] ?? []).flatMap((slot) => {
    const now = amounts[slot.id] ?? 0;
    const told = words('panel.slot', { label: slot.label, given: now, min: slot.min, max: slot.max });
    const change = (by: number, label: string, disabled: boolean) => ({
      id: idOf(asked, 'step', handleOf(slot.id), `${by}`),
      label,
      disabled,
    });
    const room = Math.min(slot.max - now, form.max - total);
    const buttons = [
      change(-1, '−1', now <= slot.min),
      change(1, '+1', room < 1),
      ...(room > 1 ? [change(room, `+${room}`, false)] : []),
    ];
    return [textLine(speaker.say(told)), ...buttonRows(buttons)];
  });
  return [...lines, ...buttonRows(turns(asked, page, pages.length))];
}

function turns(asked: Asked, page: number, pages: number): ButtonSpec[] {
  if (pages < 2) return [];
  const turn = (to: number, label: 'panel.previous' | 'panel.next') => ({
    id: idOf(asked, 'page', `${to}`),
    label: asked.speaker.say(words(label, {})),
    disabled: to < 0 || to >= pages,
  });
  return [turn(page - 1, 'panel.previous'), turn(page + 1, 'panel.next')];
}
