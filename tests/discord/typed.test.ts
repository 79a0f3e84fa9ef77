import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { previewChoice } from '#core/choice.ts';
import type { Message } from '#core/message.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice, MarksForm, OptionForm } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { sequence } from '#core/sequence.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { marksMeant, tokensIn } from '../../src/discord/ask/typed.ts';
import { wordsIn } from '../../src/discord/messages/words.ts';
import { typedMarks } from '../../src/discord/play/typed-marks.ts';
import { start } from '../support/driver.ts';
import type { AnyGame } from '../support/toys/all.ts';
import { survey } from '../support/toys/survey/game.ts';
import { Clicker } from './clicker.ts';

const label = { key: 'said', args: {} } as unknown as Message;
const barred = { message: label };
const option = (id: string): OptionForm => ({ id, label });
const offering = (...ids: readonly string[]): MarksForm => ({ options: ids.map(option) });
const meant = (form: MarksForm, token: string) => marksMeant(form, token).map(({ id }) => id);

describe('marks as they are typed', () => {
  it.each([
    ['M>b1 I+a1', ['M>b1', 'I+a1']],
    ['M>b1,I+a1,\n\nX:M', ['M>b1', 'I+a1', 'X:M']],
    ['C2=c7,c8,c9,d9 M>b1', ['C2=c7,c8,c9,d9', 'M>b1']],
    ['=c7,c8,M>b1,=d1', ['=c7,c8', 'M>b1', '=d1']],
    ['M>b1, =c7,c8, I+a1', ['M>b1', '=c7,c8', 'I+a1']],
    [' , \n ', []],
  ])('%j are split, but not a shape between its cells', (text, tokens) => {
    expect(tokensIn(text)).toEqual(tokens);
  });

  it('mean the mark that is called so, and another case only where nothing is', () => {
    const form = offering('M.Ca2', 'M.ca2', 'X:M');
    expect(meant(form, 'M.ca2')).toEqual(['M.ca2']);
    expect(meant(form, 'm.CA2')).toEqual(['M.Ca2', 'M.ca2']);
    expect(meant(form, 'x:m')).toEqual(['X:M']);
    expect(meant(form, 'x:r')).toEqual([]);
  });

  it('mean the same on a Russian keyboard, where letters look alike', () => {
    expect(meant(offering('M>b1', 'X:M'), 'М>b1')).toEqual(['M>b1']);
    expect(meant(offering('M>b1', 'X:M'), 'Х:М')).toEqual(['X:M']);
  });

  it('need not say what pays, but all that fit are found then', () => {
    const form = offering('M>b1', 'M>c1', 'I>c1', 'M.Ca2', 'RxD3', 'K1!');
    expect(meant(form, '>b1')).toEqual(['M>b1']);
    expect(meant(form, '>c1')).toEqual(['M>c1', 'I>c1']);
    expect(meant(form, '.Ca2')).toEqual(['M.Ca2']);
    expect(meant(form, 'ca2')).toEqual(['M.Ca2']);
    expect(meant(form, 'xD3')).toEqual(['RxD3']);
    expect(meant(form, '1!')).toEqual([]);
  });

  it('mean what can be made rather than what is barred, and what is barred rather than nothing', () => {
    const form = { options: [{ ...option('M>b1'), barred }, option('I>b1'), { ...option('I+c1'), barred }] };
    expect(meant(form, '>b1')).toEqual(['I>b1']);
    expect(meant(form, '+c1')).toEqual(['I+c1']);
  });

  it('mean a shape by exactly its cells in any order', () => {
    const laid = (id: string, ...cells: readonly string[]) => ({ ...option(id), cells });
    const turns = [
      { id: 'cruiser.0', label, placements: [laid('cruiser.0@c7', 'c7', 'c8', 'd8')] },
      { id: 'cruiser.1', label, placements: [laid('cruiser.1@c7', 'c7', 'c8'), laid('x', 'c8', 'c9')] },
    ];
    const form: MarksForm = { options: [], turns };
    expect(meant(form, 'C2=d8,c7,c8')).toEqual(['cruiser.0@c7']);
    expect(meant(form, '=C8,c7')).toEqual(['cruiser.1@c7']);
    expect(meant(form, '=c7')).toEqual([]);
    expect(meant(form, 'cruiser.0@c7')).toEqual(['cruiser.0@c7']);
  });
});

/** The first round of a table of two with three ink. */
async function threeInk(): Promise<Clicker> {
  for (let seed = 0; ; seed++) {
    const table = start(survey, { seats: 2, seed });
    if (table.session.state.seats[0]?.sheet.ink === 3) return await new Clicker(table as never, 0).open();
  }
}

describe('typing marks on a panel', () => {
  it('drafts all that the rules take, one building on the other', async () => {
    const person = await threeInk();
    await person.type('Type', 'A1 b1,b2\nd=e1,d1 a2');
    expect(person.text).toContain(
      '1. Mark a1\n2. Mark b1\n3. Mark b2\n4. on d1 e1\n5. Mark a2\nThen: ink 0, stars 1, wells 0.',
    );
    expect(person.text).not.toContain('⚠️');
    // Nothing is left to mark: one green button sends it all.
    expect(person.labels(ButtonStyle.Success)).toEqual(['Done']);
    await person.press('Done');
    expect(person.asked).toEqual(['ready']);
  });

  it('stops at the first that is not possible, keeps what stands before it, and says why', async () => {
    const person = await threeInk();
    await person.type('Type', 'a1');
    await person.type('Type', 'b1 E4 a2');
    expect(person.text).toContain(
      '⚠️ Stopped at **E4**, what stands before it is kept: That is not among the choices offered.',
    );
    expect(person.text).toContain('1. Mark a1\n2. Mark b1\nThen');
    expect(person.text).not.toContain('3. ');
  });

  it('says the reason and the rule of a mark that is barred', async () => {
    const person = await threeInk();
    await person.type('Type', 'a1 b1 C1 a2');
    expect(person.text).toContain(
      '⚠️ Stopped at **C1**, what stands before it is kept: Nothing can be drawn on the rock. (2.2)',
    );
  });

  it('is not offered where nothing is left to mark', async () => {
    const person = await threeInk();
    await person.type('Type', 'a1 b1 b2 waive b3 a2');
    await expect(person.press('Type')).rejects.toThrow('no button says "Type"');
  });
});

describe('typed marks', () => {
  /** Marks that may be made over and over again, counted. */
  const counting = (...ids: readonly string[]) => {
    const options = ids.map((id) => ({ id, label, value: id }));
    const rules = { from: 0, marks: () => ({ options }), after: (now: number) => now + 1 };
    const question = sequence(label, rules, { min: 0, max: 100 });
    return (text: string) =>
      typedMarks({ standing: [], text }, (marks) => Promise.resolve(previewChoice(question, marks)));
  };
  const { say } = wordsIn('en');

  it('that fit several are not guessed at: all of those are named', async () => {
    const { marks, note } = await counting('M>b1', 'I>b1')('M>b1 >B1 I>b1');
    expect(marks).toEqual(['M>b1']);
    expect(note && say(note)).toBe(
      '⚠️ Stopped at **\\>B1**, what stands before it is kept: This may be any of: M\\>b1 · I\\>b1.',
    );
  });

  it('are read sixty at once and no more', async () => {
    const type = counting('a1');
    const some = (count: number) => Array<string>(count).fill('a1').join(' ');
    expect(await type(some(60))).toEqual({ marks: Array<string>(60).fill('a1') });
    const { marks, note } = await type(`${some(60)} b7 ${some(5)}`);
    expect(marks).toHaveLength(60);
    expect(note && say(note)).toBe(
      '⚠️ Stopped at **b7**, what stands before it is kept: At most 60 marks are read at once.',
    );
  });
});

describe('marks of Twilight Inscription', () => {
  it('can all be typed by their short names, and shapes by their cells', () => {
    const table = start(twilightInscription as unknown as AnyGame, { seats: 1, seed: 3 });
    const random = pseudoRandom('typed');
    let shapes = 0;
    const read = (next: MarksForm, token: string) => tokensIn(token).map((one) => meant(next, one));
    while (!table.session.over) {
      const question = table.session.open()[0]!;
      const { seat, key, topic, form } = question;
      const preview = (choice: Choice) => table.session.previewAnswer(seat, key, choice);
      const choice = randomBot({ ...question, view: () => null, preview, random });
      for (const at of form.kind === 'sequence' ? (choice as readonly string[]).keys() : []) {
        const weighed = preview((choice as readonly string[]).slice(0, at));
        const { options, turns = [] } = weighed!.sequence!.next;
        for (const { id } of options) expect(read({ options, turns }, id)).toEqual([[id]]);
        for (const { id, cells } of turns.flatMap(({ placements }) => placements)) {
          shapes += 1;
          expect(read({ options, turns }, `C2=${[...cells].reverse().join(',')}`)).toEqual([[id]]);
        }
      }
      table.answer(seat, topic, choice);
    }
    expect(shapes).toBeGreaterThan(0);
  });
});
