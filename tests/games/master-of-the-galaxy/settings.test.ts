import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { strictSpeaker } from '#core/speak.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { optionsSchema } from '#games/master-of-the-galaxy/options.ts';
import { start } from '../../support/driver.ts';

const { presentation, texts } = masterOfTheGalaxy;
const speakers = LANGUAGES.map((language) =>
  strictSpeaker(language, texts[language], (seat) => `${seat + 1}`),
);

describe('what a table of Master of the Galaxy settles', () => {
  it('are options that there are, said in both languages', () => {
    for (const { label, values } of presentation.settings ?? [])
      for (const { sets, ...said } of values) {
        expect(optionsSchema.safeParse(sets).success).toBe(true);
        for (const { say } of speakers) expect([label, said.label, said.about].map(say).join()).not.toBe('');
      }
  });

  it('24 the experienced set-up begins with a choice of races', () => {
    const variant = presentation.settings?.find(({ id }) => id === 'variant');
    const chosen = variant?.values.find(({ id }) => id === 'experienced')?.sets;
    const topics = (options: object) =>
      start(masterOfTheGalaxy, { seats: 3, seed: 1, options })
        .session.open()
        .map(({ topic }) => topic);
    expect(topics(chosen ?? {})).toEqual(['race']);
    expect(topics({})).not.toEqual(['race']);
  });

  it('names the first player', () => {
    const first = presentation.settings?.find(({ id }) => id === 'first');
    const chosen = first?.values.find(({ id }) => id === 'seat-2')?.sets;
    expect(
      start(masterOfTheGalaxy, { seats: 3, seed: 1, options: chosen ?? {} }).session.view('table').turn.seat,
    ).toBe(2);
  });
});

describe('answers that can be prepared', () => {
  it('are among those that are offered', () => {
    const answers = (topic: string) =>
      presentation.topics
        .find(({ id }) => id === topic)
        ?.answers?.()
        .map(({ id }) => id) ?? [];
    const { session } = start(masterOfTheGalaxy, { seats: 4, seed: 1, options: { variant: 'experienced' } });
    for (const { topic, form } of session.open()) {
      const offered = 'options' in form ? form.options.map(({ id }) => id) : [];
      expect(offered.length).toBeGreaterThan(0);
      for (const id of offered) expect(answers(topic)).toContain(id);
    }
    expect(answers('truce')).toEqual(['nothing']);
    expect(answers('conquer')).toEqual(['reserve', 'neutral']);
  });
});
