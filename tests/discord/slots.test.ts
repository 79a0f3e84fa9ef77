import { ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '#app/records/look.ts';
import { allocate, pick, type Question, type SlotForm } from '#core/question.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { core } from '#core/text/lexicon.ts';
import { begun, type Draft, draftedAnswer, move, NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { entriesOf, tickedOf } from '../../src/discord/ask/entries.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { en } from '../../src/discord/text/en.ts';
import { expectFit } from './fit.ts';

const said = (words: string) => ({ key: 'say', args: { words } });
const texts = { ...en, say: ({ words }: { words: string }) => words };
const english = speaker('en', texts, (seat) => `seat ${seat}`);
const slot = (id: string, max: number, min = 0): SlotForm => ({ id, label: said(id), min, max });

const together = (id: string, max: number): SlotForm => ({
  ...slot(id, max),
  together: said(`all ${max} ${id}`),
});

function shown({ form, fallback, suggestion, onward }: Question<never>): ShownQuestion {
  return {
    seat: 0,
    topic: 'test',
    key: 'k',
    form,
    fallback,
    veiled: false,
    optional: false,
    held: null,
    ...(suggestion !== undefined && { suggestion }),
    ...(onward && { onward }),
  };
}

const asked = (question: Question<never>, draft: Draft = NO_DRAFT) => ({
  table: 't',
  question: shown(question),
  draft,
  speaker: english,
});
type Allocation = Question<never> & { readonly form: { readonly kind: 'allocate' } };
const split = (slots: readonly SlotForm[], more: object = {}) => {
  const max = slots.reduce((sum, one) => sum + one.max, 0);
  return allocate(said('split'), slots, { min: 0, max, ...more }) as unknown as Allocation;
};
const formOf = ({ form }: Allocation) => form as Extract<ShownQuestion['form'], { kind: 'allocate' }>;

function selectOf(question: Allocation, draft?: Draft) {
  const lines = panel(asked(question, draft));
  expectFit(lines);
  const selects = lines.flatMap((line) => (line.type === ComponentType.ActionRow ? line.components : []));
  return selects.find((one) => one.type === ComponentType.StringSelect);
}

const buttons = (question: Question<never>, more: object = {}) =>
  panel({ ...asked(question), ...more }).flatMap((line) =>
    line.type === ComponentType.ActionRow
      ? line.components.flatMap((one) =>
          one.type === ComponentType.Button && 'label' in one
            ? [{ label: one.label, off: one.disabled ?? false }]
            : [],
        )
      : [],
  );

describe('an allocation as a list to tick in', () => {
  it('shows every unit by itself, the second of a kind as one more, and takes all of them in one go', () => {
    const question = split([slot('Carrier', 1), slot('Infantry', 2)]);
    const select = selectOf(question);
    expect(select?.options.map(({ label }) => label)).toEqual(['Carrier', 'Infantry', 'Infantry (one more)']);
    const handles = select?.options.map(({ value }) => value) ?? [];
    const moved = move(question.form, NO_DRAFT, { kind: 'tick', handles });
    expect(moved).toEqual({ draft: { page: 0, value: { Carrier: 1, Infantry: 2 } } });
    expect(selectOf(question, { page: 0, value: { Carrier: 0, Infantry: 1 } })?.options).toMatchObject([
      { label: 'Carrier' },
      { label: 'Infantry', default: true },
      { label: 'Infantry (one more)' },
    ]);
  });

  it('puts several units into one entry where there are too many to tick each', () => {
    const question = split([slot('Fighter', 7), slot('Infantry', 20)]);
    const labels = selectOf(question)?.options.map(({ label }) => label);
    expect(labels).toEqual([
      'Fighter',
      '2 × Fighter',
      '4 × Fighter',
      'Infantry',
      '2 × Infantry',
      '4 × Infantry',
      '5 × Infantry',
      '8 × Infantry',
    ]);
  });

  it('has one entry for what goes together, which takes all of it', () => {
    const fleet = [slot('Carrier', 1), together('Infantry', 6), together('Fighter', 3)];
    const question = split(fleet);
    const labels = (draft?: Draft) => selectOf(question, draft)?.options.map(({ label }) => label);
    expect(labels()).toEqual(['Carrier', 'all 6 Infantry', 'all 3 Fighter']);
    const handles = ['Infantry*0'];
    const moved = move(question.form, NO_DRAFT, { kind: 'tick', handles });
    expect(moved).toEqual({ draft: { page: 0, value: { Carrier: 0, Infantry: 6, Fighter: 0 } } });
  });

  it('takes fewer of it by numbers, which stay until it is ticked no longer', () => {
    const question = split([slot('Carrier', 1), together('Infantry', 6), together('Fighter', 3)]);
    expect(buttons(question).map(({ label }) => label)).toContain('Fewer…');
    const fewer = move(question.form, NO_DRAFT, { kind: 'fewer', slot: 'Infantry', amounts: [2, 9] });
    const draft = fewer && 'draft' in fewer ? fewer.draft : NO_DRAFT;
    expect(draft.value).toEqual({ Carrier: 0, Infantry: 2, Fighter: 3 });
    expect(selectOf(question, draft)?.options).toMatchObject([
      { label: 'Carrier' },
      { label: 'Infantry: 2 of 6', default: true },
      { label: 'all 3 Fighter', default: true },
    ]);
    const handles = ['Carrier*0', 'Infantry*0'];
    expect(move(question.form, draft, { kind: 'tick', handles })).toMatchObject({
      draft: { value: { Carrier: 1, Infantry: 2, Fighter: 0 } },
    });
    expect(move(question.form, draft, { kind: 'fewer', slot: 'Infantry', amounts: [2] })).toBeNull();
    expect(move(question.form, draft, { kind: 'fewer', slot: 'Carrier', amounts: [1] })).toBeNull();
  });

  it('asks for no more numbers at once than a form has fields', () => {
    const question = split(Array.from({ length: 7 }, (_, at) => together(`u${at}`, 2)));
    const labels = buttons(question).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Fewer… (1 of 2)', 'Fewer… (2 of 2)']));
    const moved = move(question.form, NO_DRAFT, { kind: 'fewer', slot: 'u5', amounts: [1, 2] });
    expect(moved && 'draft' in moved && draftedAnswer(question.form, moved.draft)).toEqual({ u5: 1, u6: 2 });
  });

  it('reaches every amount of every slot, and shows it ticked as it was given', () => {
    const slots = fc.array(fc.record({ min: fc.nat(2), more: fc.nat(30) }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(slots, fc.nat(), (all, pickAt) => {
        const question = split(all.map(({ min, more }, at) => slot(`s${at}`, min + more, min)));
        const form = formOf(question);
        const given = Object.fromEntries(
          form.slots.map(({ id, min, max }, at) => [id, min + ((pickAt + at) % (max - min + 1))]),
        );
        const entries = entriesOf(form, given);
        const ticked = tickedOf(entries, given);
        for (const { id, min } of form.slots) {
          const own = entries.filter((entry) => entry.slot.id === id && ticked.has(entry.id));
          expect(min + own.reduce((sum, { amount }) => sum + amount, 0)).toBe(given[id]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps what is ticked on other pages', () => {
    const question = split(Array.from({ length: 30 }, (_, at) => slot(`u${at}`, 1)));
    const first = move(question.form, NO_DRAFT, { kind: 'tick', handles: ['u0*0'] });
    const draft = first && 'draft' in first ? { ...first.draft, page: 1 } : NO_DRAFT;
    expect(selectOf(question, draft)?.options).toHaveLength(5);
    const second = move(question.form, draft, { kind: 'tick', handles: ['u29*0'] });
    expect(second && 'draft' in second && draftedAnswer(question.form, second.draft)).toEqual({
      u0: 1,
      u29: 1,
    });
  });

  it('ticks everything with one button where everything may be given, and has none where it may not', () => {
    const slots = [slot('a', 2), slot('b', 1)];
    expect(move(split(slots).form, NO_DRAFT, { kind: 'everything' })).toEqual({
      draft: { page: 0, value: { a: 2, b: 1 } },
    });
    expect(buttons(split(slots)).map(({ label }) => label)).toContain('Everything that fits');
    expect(buttons(split(slots, { max: 2 })).map(({ label }) => label)).not.toContain('Everything that fits');
  });

  it('shifts a fixed whole over a few slots up and down instead', () => {
    const pools = ['tactic', 'fleet', 'strategy'].map((id) => slot(id, 8));
    expect(selectOf(split(pools, { min: 8, max: 8 }))).toBeUndefined();
    expect(
      selectOf(
        split(
          pools.map((one) => ({ ...one, max: 3 })),
          { min: 3, max: 3 },
        ),
      ),
    ).toBeDefined();
  });
});

describe('a suggestion', () => {
  const hits = split([slot('Fighter', 2), slot('Cruiser', 1)], {
    min: 2,
    max: 2,
    suggestion: { Fighter: 2 },
  });

  it('is ticked ahead and taken with one press', () => {
    expect(selectOf(hits)?.options).toMatchObject([{ default: true }, { default: true }, {}]);
    const confirmed = move(hits.form, begun(NO_DRAFT, hits.suggestion), { kind: 'confirm' });
    expect(confirmed).toEqual({ answer: { Fighter: 2 } });
    expect(JSON.stringify(panel(asked(hits)))).toContain('Suggested: **Fighter: 2**');
  });

  it('can be changed, and is gone after starting over', () => {
    const emptied = move(hits.form, begun(NO_DRAFT, hits.suggestion), { kind: 'startOver' });
    const draft = emptied && 'draft' in emptied ? emptied.draft : NO_DRAFT;
    expect(begun(draft, hits.suggestion)).toEqual(draft);
    expect(selectOf(hits, draft)?.options.filter((option) => option.default)).toEqual([]);
    expect(JSON.stringify(panel(asked(hits, draft)))).not.toContain('Suggested: **Fighter: 2**');
  });

  it('stands for several of the options as well', () => {
    const options = ['a', 'b'].map((id) => ({ id, label: said(id), value: id }));
    const paid = pick(said('pay'), options, {
      min: 0,
      max: 2,
      suggestion: ['b'],
    }) as unknown as Question<never>;
    expect(JSON.stringify(panel(asked(paid)))).toContain('"label":"b","value":"b","default":true');
  });
});

describe('what a draft would come to', () => {
  const question = split([slot('a', 2), slot('b', 1)]);
  const sum = said('2 of 3');

  it('is said above the closing button', () => {
    const weighed = { sum, refusal: null };
    expect(JSON.stringify(panel({ ...asked(question), preview: weighed }))).toContain('2 of 3');
    expect(JSON.stringify(panel({ ...asked(question), preview: weighed }))).not.toContain('In all');
    expect(JSON.stringify(panel(asked(question)))).toContain('In all **0** of 3');
    expect(buttons(question, { preview: weighed }).find(({ label }) => label === 'None of it')?.off).toBe(
      false,
    );
  });

  it('says why it would be refused, and keeps the closing button closed until then', () => {
    const weighed = { sum, refusal: { message: core('core.notOffered', {}), rule: 'TI4 46.0' } };
    expect(JSON.stringify(panel({ ...asked(question), preview: weighed }))).toContain('Not yet: ');
    expect(JSON.stringify(panel({ ...asked(question), preview: weighed }))).toContain('(TI4 46.0)');
    expect(buttons(question, { preview: weighed }).find(({ label }) => label === 'None of it')?.off).toBe(
      true,
    );
  });

  it('can be confirmed together with what follows from it, once something is drafted', () => {
    const onward = { topic: 'payment', label: said('pay for me') };
    const paid = split([slot('a', 2), slot('b', 1)], { onward });
    expect(buttons(paid).map(({ label }) => label)).not.toContain('pay for me');
    const drafted = { draft: { page: 0, value: { a: 1 } } };
    expect(buttons(paid, drafted).map(({ label }) => label)).toContain('pay for me');
  });
});
