import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import { type Draft, draftedAnswer, move, NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { intentOf } from '../../src/discord/ask/intent.ts';
import { stepOf } from '../../src/discord/ask/marks-draft.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { decode } from '../../src/discord/messages/custom-id.ts';
import { wordsIn } from '../../src/discord/messages/words.ts';
import { type Driver, questionTo, start } from '../support/driver.ts';
import type { AnyGame } from '../support/toys/all.ts';
import { survey } from '../support/toys/survey/game.ts';
import { expectFit } from './fit.ts';
import { walk } from './walk.ts';

const game = survey as unknown as AnyGame;
const speakers = LANGUAGES.map((language) => wordsIn(language, game as never, (seat) => `seat ${seat}`));
const english = speakers[0]!;

/** A person in front of a question's panel. */
class Person {
  draft: Draft = NO_DRAFT;
  constructor(
    readonly table: Pick<Driver, 'session'>,
    readonly topic: string,
  ) {}

  private get question() {
    return questionTo(this.table as never, 0, this.topic);
  }

  private get weighed() {
    const { form, key } = this.question;
    const choice = draftedAnswer(form, this.draft);
    return choice === null ? null : this.table.session.previewAnswer(0, key, choice);
  }

  get lines() {
    const { question, draft, weighed } = this;
    const lines = panel({ table: 't', question, draft, speaker: english, preview: weighed });
    expectFit(lines);
    return lines;
  }

  get text(): string {
    return this.lines
      .flatMap((line) => (line.type === ComponentType.TextDisplay ? [line.content] : []))
      .join('\n');
  }

  /** What the list offers, and which buttons can be pressed. */
  get offered(): string[] {
    return this.controls.flatMap((one) =>
      one.type === ComponentType.StringSelect ? one.options.map(({ value }) => value) : [],
    );
  }

  get buttons(): string[] {
    return this.controls.flatMap((one) =>
      one.type === ComponentType.Button && 'label' in one && !one.disabled ? [one.label ?? ''] : [],
    );
  }

  private get controls() {
    return this.lines.flatMap((line) => (line.type === ComponentType.ActionRow ? line.components : []));
  }

  select(value: string): this {
    expect(this.offered).toContain(value);
    return this.press('select', [value]);
  }

  press(action: string, values: readonly string[] = []): this {
    const intent = intentOf(decode(`1|${action}|t|key`)!, values);
    if (intent?.kind !== 'move') throw new Error(`${action} is no move`);
    const step = stepOf(this.question.form, this.draft, this.weighed);
    const moved = move(step.form, step.draft, intent.move);
    if (moved === null || 'answer' in moved) throw new Error(`nothing is drafted by ${action}`);
    this.draft = moved.draft;
    return this;
  }
}

/** The first round of a table of two with three ink. */
function threeInk() {
  for (let seed = 0; ; seed++) {
    const table = start(survey, { seats: 2, seed });
    if (table.session.state.seats[0]?.sheet.ink === 3) return table;
  }
}

describe('marks on a panel', () => {
  it('are made one by one; each shows what it comes to and what is possible then, and the last can be undone', () => {
    const person = new Person(threeInk() as never, 'marks');
    expect(person.offered).toEqual(['a1']);
    expect(person.buttons).not.toContain('Done');
    expect(person.buttons).not.toContain('Undo last mark');
    person.select('a1').select('b1');
    expect(person.text).toContain('1. Mark a1\n2. Mark b1\nThen: ink 2, stars 0, wells 0.');
    expect(person.text).toContain('There is still something to draw (ink: 2).');
    expect(person.offered).toEqual(['a2', 'b2']);
    expect(person.buttons).toContain('Why not?');
    person.select('b2').press('back');
    expect(person.draft.value).toEqual(['a1', 'b1']);
    expect(person.offered).toEqual(['a2', 'b2']);
  });

  it('that lay a shape ask which way round, then where; a wrong turn is taken back alone', () => {
    const person = new Person(threeInk() as never, 'marks');
    person.select('a1').select('b1').select('b2');
    expect(person.offered).toEqual(['waive', 'domino.0', 'domino.1']);
    person.select('domino.1');
    expect(person.offered).toContain('domino.1@d1');
    expect(person.offered).not.toContain('domino.1@a1');
    person.press('back');
    expect(person.draft).toEqual({ page: 0, value: ['a1', 'b1', 'b2'] });
    person.select('domino.0').select('domino.0@d1').select('a2');
    expect(person.draft.value).toEqual(['a1', 'b1', 'b2', 'domino.0@d1', 'a2']);
    expect(person.text).toContain('4. on d1 e1');
    expect(person.offered).toEqual([]);
    expect(person.buttons).toContain('Done');
  });

  it('that are no longer possible fall out of a draft', () => {
    const person = new Person(threeInk() as never, 'marks');
    person.draft = { page: 0, value: ['a1', 'e4', 'a2'] };
    expect(person.text).toContain('1. Mark a1');
    expect(person.text).not.toContain('2. ');
    person.select('a2');
    expect(person.draft.value).toEqual(['a1', 'a2']);
  });
});

describe('marks that are not made yet', () => {
  it('are not complained of: what is missing is said once something is drafted', () => {
    const person = new Person(threeInk() as never, 'marks');
    expect(person.text).toContain('Then: ink 3, stars 0, wells 0.');
    expect(person.text).not.toContain('Not yet');
    expect(person.buttons).not.toContain('Done');
    person.select('a1');
    expect(person.text).toContain('⚠️ Not yet: There is still something to draw (ink: 2).');
    person.press('back');
    expect(person.text).not.toContain('Not yet');
  });
});

describe('a shape on a panel', () => {
  function laying() {
    const table = start(survey, { seats: 1, seed: 4 });
    while (table.session.openFor(0)[0]?.topic !== 'corner') {
      const { topic, fallback } = table.session.openFor(0)[0]!;
      table.answer(0, topic, fallback);
    }
    return new Person(table as never, 'corner');
  }

  it('is turned, then placed, then shown before it is sent, and can be turned again', () => {
    const person = laying();
    const [first, second] = person.offered;
    expect(person.buttons).not.toContain('Done');
    person.select(second ?? '');
    const [place] = person.offered;
    expect(place).toContain(`${second}@`);
    expect(person.buttons).not.toContain('Done');
    person.select(place ?? '');
    expect(person.text).toMatch(/\*\*Corner as [■□ /]+\*\* on \w\d \w\d \w\d/);
    expect(person.buttons).toContain('Done');
    person.press('back');
    expect(person.offered).toContain(first);
  });
});

describe('every question of a whole game with marks and shapes', () => {
  it.each(speakers)(
    'fits Discord however it is answered, and is taken as it was drafted ($language)',
    (speaker) => {
      for (let seed = 0; seed < 6; seed++) {
        const table = start(survey, { seats: 2, seed });
        const random = pseudoRandom(`marks ${seed}`);
        while (!table.session.over) {
          const question = table.session.open()[0]!;
          const { seat, key, topic } = question;
          const weigh = (choice: Choice) => table.session.previewAnswer(seat, key, choice);
          const answer = walk({ table: 'abcdefg', question, speaker, weigh }, random, expectFit);
          table.answer(seat, topic, answer ?? '');
        }
      }
    },
  );
});
