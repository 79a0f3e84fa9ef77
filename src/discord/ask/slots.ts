import type { Form } from '#core/question.ts';
import { handleOf } from '../custom-id.ts';
import { words } from '../text/lexicon.ts';
import { type Asked, closing, idOf } from './asked.ts';
import { buttonRows, type Line, textLine } from './controls.ts';
import { given } from './draft.ts';

/** Slots of an allocation that fit a message, three buttons each. */
const MOST_SLOTS = 6;

/** A total over slots: each up and down, with the sum below. */
export function slots(form: Extract<Form, { kind: 'allocate' }>, asked: Asked): Line[] {
  const { speaker, draft } = asked;
  const amounts = given(form, draft);
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const { min, max } = form;
  const pages = Math.ceil(form.slots.length / MOST_SLOTS);
  const page = Math.min(draft.page, pages - 1);
  const shown = form.slots.slice(page * MOST_SLOTS, (page + 1) * MOST_SLOTS);
  const lines = shown.flatMap((slot) => {
    const now = amounts[slot.id] ?? 0;
    const told = words('panel.slot', { label: slot.label, given: now, min: slot.min, max: slot.max });
    const change = (by: number, label: string, disabled: boolean) => ({
      id: idOf(asked, 'step', handleOf(slot.id), `${by}`),
      label,
      disabled,
    });
    const room = Math.min(slot.max - now, max - total);
    const buttons = [
      change(-1, '−1', now <= slot.min),
      change(1, '+1', room < 1),
      ...(room > 1 ? [change(room, `+${room}`, false)] : []),
    ];
    return [textLine(speaker.say(told)), ...buttonRows(buttons)];
  });
  const { say } = speaker;
  const turn = (to: number, label: string) => ({
    id: idOf(asked, 'page', `${to}`),
    label,
    disabled: to < 0 || to >= pages,
  });
  const turns =
    pages < 2
      ? []
      : [turn(page - 1, say(words('panel.previous', {}))), turn(page + 1, say(words('panel.next', {})))];
  return [
    ...lines,
    textLine(say(words('panel.total', { total, min, max }))),
    ...buttonRows([
      ...closing(asked, { ready: total >= min && total <= max, begun: draft.value !== null }),
      ...turns,
    ]),
  ];
}
