import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { presentation } from '#games/master-of-the-galaxy/presentation.ts';
import { en } from '#games/master-of-the-galaxy/text/en.ts';
import { ru } from '#games/master-of-the-galaxy/text/ru.ts';
import { RULE_IDS } from '#games/master-of-the-galaxy/text/rule-ids.ts';

const RULES = new URL('rules/', import.meta.url);
const HEADINGS = 25;

/** All rule numbers that the tests of the rules cite. */
const cited = new Set(
  readdirSync(RULES).flatMap(
    (file) => readFileSync(new URL(file, RULES), 'utf8').match(/\b\d{1,2}\.\d{1,2}\b/g) ?? [],
  ),
);
const english = speaker('en', en, String);
const russian = speaker('ru', ru, String);

describe('the short rule texts', () => {
  it('cover every heading, and name only rules there are', () => {
    const headings = RULE_IDS.filter((id) => !id.includes('.'));
    expect(headings).toEqual(Array.from({ length: HEADINGS }, (_, at) => `${at + 1}`));
    expect(RULE_IDS.filter((id) => id.includes('.') && !cited.has(id))).toEqual([]);
  });

  it('stand in the order of the rules, each once', () => {
    const place = (id: string) => id.split('.').reduce((sum, part, at) => sum + Number(part) / 100 ** at, 0);
    expect([...RULE_IDS].sort((a, b) => place(a) - place(b))).toEqual(RULE_IDS);
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  });

  it.each(presentation.rules)(
    '$id has a name and one to three sentences in both languages',
    ({ name, text }) => {
      expect(english.say(name)).toMatch(/^[A-Z]/);
      expect(russian.say(name)).toMatch(/^[А-ЯЁ]/);
      expect(russian.say(text)).toMatch(/[а-яё]/);
      for (const { say } of [english, russian]) {
        expect(say(name).length).toBeLessThanOrEqual(60);
        expect(say(text)).toMatch(/[.]$/);
        expect(
          say(text)
            .split(/[.!?](?:\s|$)/)
            .filter(Boolean).length,
        ).toBeLessThanOrEqual(3);
      }
    },
  );
});
