import { expect } from 'vitest';
import { offeredMarks } from '#core/choice.ts';
import type { Choice, Form } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { questionTo, type Seated } from './driver.ts';

type Offer = readonly [seat: Seat, topic: string, ids: readonly string[]];
type Refused = readonly [seat: Seat, topic: string, choice: unknown, why?: string];
type Waits = readonly (readonly [seat: Seat, topic: string])[];

declare module 'vitest' {
  interface Matchers<T> {
    /** The seat is asked about the topic and may choose these and no others, in any order; barred ones do not count. */
    toOfferExactly(...offer: Offer): T extends Seated ? void : never;
    /** The seat is asked about the topic and the choice is refused, for this reason: a rule's number or a message's key. */
    toRefuse(...refused: Refused): T extends Seated ? void : never;
    /** The table waits for these seats and topics and no others, in any order. */
    toWaitFor(...waits: Waits): T extends Seated ? void : never;
  }
}

function offeredBy(form: Form): string[] {
  switch (form.kind) {
    case 'choose':
    case 'pick':
    case 'place':
      return form.options.filter(({ barred }) => barred === undefined).map(({ id }) => id);
    case 'order':
      return form.items.map(({ id }) => id);
    case 'allocate':
      return form.slots.map(({ id }) => id);
    case 'shape':
      return form.turns.flatMap(({ placements }) => placements.map(({ id }) => id));
    case 'sequence':
      return offeredMarks(form).flatMap(({ id, barred }) => (barred ? [] : [id]));
    default:
      throw new Error(`a question of kind ${form.kind} offers nothing by name`);
  }
}

/** What comes of a choice on a copy of the table: nothing, or the reasons it is refused for. */
function reasonsAgainst(table: Seated, [seat, topic, choice]: Refused): string[] {
  const { key } = questionTo(table, seat, topic);
  const answered = table.reloaded().answer({ key, seat, choice: choice as Choice, by: 'seat' }, -1);
  if (answered.kind === 'failed') throw answered.error;
  if (answered.kind === 'taken') return [];
  const { message, rule } = answered.refusal;
  return rule === undefined ? [message.key] : [rule, message.key];
}

const sorted = (words: readonly string[]) => [...words].sort();
const isSame = (a: readonly string[], b: readonly string[]) => sorted(a).join('\n') === sorted(b).join('\n');
const show = (words: readonly string[]) => (words.length === 0 ? 'nothing' : sorted(words).join(', '));

expect.extend({
  toOfferExactly(table: Seated, ...[seat, topic, ids]: Offer) {
    const offered = offeredBy(questionTo(table, seat, topic).form);
    const message = () => `seat ${seat} is offered at ${topic}: ${show(offered)}\nexpected: ${show(ids)}`;
    return { pass: isSame(offered, ids), message, actual: sorted(offered), expected: sorted(ids) };
  },

  toRefuse(table: Seated, ...refused: Refused) {
    const [seat, topic, choice, why] = refused;
    const reasons = reasonsAgainst(table, refused);
    const pass = why === undefined ? reasons.length > 0 : reasons.includes(why);
    const outcome = reasons.length === 0 ? 'taken' : `refused for ${show(reasons)}`;
    const asked = why === undefined ? 'refused' : `refused for ${why}`;
    const message = () =>
      `seat ${seat}, ${topic}: ${JSON.stringify(choice)} is ${outcome}\nexpected: ${asked}`;
    return { pass, message };
  },

  toWaitFor(table: Seated, ...waits: Waits) {
    const waiting = table.session.waiting().map(({ seat, topic }) => `${seat}:${topic}`);
    const expected = waits.map(([seat, topic]) => `${seat}:${topic}`);
    const message = () => `the table waits for: ${show(waiting)}\nexpected: ${show(expected)}`;
    return { pass: isSame(waiting, expected), message, actual: sorted(waiting), expected: sorted(expected) };
  },
});
