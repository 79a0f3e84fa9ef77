import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '#app/records/look.ts';
import { pick } from '#core/question.ts';
import { reaching } from '#core/reach.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { core } from '#core/text/lexicon.ts';
import { type Draft, move, NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { en } from '../../src/discord/text/en.ts';

const texts = { ...en, say: ({ words }: { words: string }) => words };
const said = (words: string) => ({ key: 'say', args: { words } });
const english = speaker('en', texts, (seat) => `seat ${seat}`);

/** Options that count for something, by their names; those of nothing at all beside them. */
const asking = (worths: Readonly<Record<string, number | null>>) => {
  const options = Object.entries(worths).map(([id, worth]) => ({
    id,
    label: said(id),
    value: id,
    ...(worth !== null && { worth }),
  }));
  return pick(said('Which?'), options, { min: 0, max: options.length });
};

const about = (form: ReturnType<typeof asking>['form'], draft: Draft, amount: number) => {
  const moved = move(form, draft, { kind: 'set', amount });
  return moved && 'draft' in moved ? moved.draft.value : null;
};

describe('a total that is named', () => {
  it.each([
    [1, ['b']],
    [2, ['b']],
    [3, ['c']],
    [4, ['a']],
    [5, ['b', 'c']],
    [6, ['a', 'b']],
    [8, ['a', 'b', 'c']],
    [9, ['a', 'b', 'c']],
    [10, ['a', 'b', 'c']],
  ])('of %i ticks what reaches it with the least beyond it: %j', (goal, expected) => {
    const { form } = asking({ a: 4, b: 2, c: 3 });
    expect([...(about(form, NO_DRAFT, goal) as readonly string[])].sort()).toEqual(expected);
  });

  it('ticks as few as possible where several ways come to the same', () => {
    const { form } = asking({ a: 1, b: 1, c: 2, d: 1 });
    expect(about(form, NO_DRAFT, 2)).toEqual(['c']);
  });

  it('replaces what was ticked, but leaves what counts for nothing', () => {
    const { form } = asking({ a: 4, b: 2, others: null });
    expect(about(form, { page: 0, value: ['others', 'a'] }, 2)).toEqual(['others', 'b']);
    expect(about(form, { page: 0, value: ['a'] }, 0)).toEqual([]);
  });

  it('ticks nothing that is barred', () => {
    const barred = { message: core('core.notOffered', {}) };
    const { form } = pick(
      said('Which?'),
      [
        { id: 'a', label: said('a'), value: 1, worth: 2, barred },
        { id: 'b', label: said('b'), value: 2, worth: 3 },
      ],
      { min: 0, max: 2 },
    );
    expect(about(form, NO_DRAFT, 2)).toEqual(['b']);
  });

  it('can be everything', () => {
    const { form } = asking({ a: 4, b: 2, others: null });
    const moved = move(form, NO_DRAFT, { kind: 'everything' });
    expect(moved).toEqual({ draft: { page: 0, value: ['a', 'b'] } });
  });

  it('is asked for only where options count for something', () => {
    const labels = (worths: Readonly<Record<string, number | null>>) => {
      const { form, fallback } = asking(worths);
      const question: ShownQuestion = {
        ...{ seat: 0, topic: 'test', key: 'a1b2c3d4e5f6', form, fallback },
        ...{ veiled: false, optional: false, held: null },
      };
      return panel({ table: 'abcdefg', question, draft: NO_DRAFT, speaker: english }).flatMap((line) =>
        line.type === ComponentType.ActionRow
          ? line.components.flatMap((one) =>
              one.type === ComponentType.Button && one.style !== ButtonStyle.Link && 'label' in one
                ? [one.label]
                : [],
            )
          : [],
      );
    };
    expect(labels({ a: 4, b: 2 })).toContain('About …');
    expect(labels({ a: null, b: null })).not.toContain('About …');
  });

  it('is out of reach when all together are worth less', () => {
    expect(reaching([{ worth: 2 }, { worth: 3 }], 6)).toBeNull();
    expect(reaching([{ worth: 2 }, { worth: 3 }], 5)).toHaveLength(2);
  });
});
