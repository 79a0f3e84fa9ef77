import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '#app/records/look.ts';
import { place } from '#core/question.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { foundIn } from '../../src/discord/ask/find.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { en } from '../../src/discord/text/en.ts';
import { expectFit } from './fit.ts';

const said = (words: string) => ({ key: 'say', args: { words } });
const english = speaker('en', { ...en, say: ({ words }: { words: string }) => words }, (seat) => `${seat}`);
const barred = { message: said('no') };

const named = (id: string, name: string) => ({ id, at: id, label: said(`${name} (${id})`), value: id });
const few = [
  named('4', 'Ebony'),
  named('14', 'Archon Ren'),
  named('18', 'Mecatol Rex'),
  named('41', 'Gravity rift'),
  named('44', 'Asteroids'),
  named('45', 'Asteroids'),
];
const ids = (typed: string) => foundIn(few, typed, english).map(({ id }) => id);

describe('finding an option by what is typed', () => {
  it('takes a number as a whole, a name in any case, or a part of it', () => {
    expect(ids('4')).toEqual(['4']);
    expect(ids(' 18 ')).toEqual(['18']);
    expect(ids('mecatol')).toEqual(['18']);
    expect(ids('ARCHON REN (14)')).toEqual(['14']);
    expect(ids('asteroids')).toEqual(['44', '45']);
    expect(ids('nowhere')).toEqual([]);
    expect(ids('5')).toEqual([]);
  });

  it('finds nothing that is barred', () => {
    const options = [{ ...named('18', 'Mecatol Rex'), barred }, named('14', 'Archon Ren')];
    expect(foundIn(options, '18', english)).toEqual([]);
  });
});

const many = Array.from({ length: 40 }, (_, at) => named(`${at + 1}`, at < 30 ? 'Void' : 'Storm'));
const question: ShownQuestion = {
  seat: 0,
  topic: 'activate',
  key: 'k',
  form: place(said('where'), many).form,
  fallback: '1',
  veiled: false,
  optional: false,
  held: null,
};
const shown = (find?: string, form = question.form) => {
  const draft = { ...NO_DRAFT, ...(find !== undefined && { find }) };
  const lines = panel({ table: 't', question: { ...question, form }, draft, speaker: english });
  expectFit(lines);
  const parts = lines.flatMap((line) => (line.type === ComponentType.ActionRow ? line.components : []));
  return {
    options: parts.flatMap((one) => (one.type === ComponentType.StringSelect ? one.options : [])),
    labels: parts.flatMap((one) => (one.type === ComponentType.Button && 'label' in one ? [one.label] : [])),
  };
};

describe('a long list', () => {
  it('can be searched, and shows what was found until all is shown again', () => {
    expect(shown().options).toHaveLength(25);
    expect(shown().labels).toContain('Find…');
    expect(shown('storm').options).toHaveLength(10);
    expect(shown('storm').labels).toContain('Show all');
  });

  it('shows everything where nothing fits any more', () => {
    expect(shown('nowhere').options).toHaveLength(25);
  });

  it('is not searched where it is short', () => {
    expect(shown(undefined, place(said('where'), many.slice(0, 15)).form).labels).not.toContain('Find…');
  });
});
