import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Form, OptionForm } from '#core/question.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker, type Seen } from '../../tools/rigs/crash-bot/clicker.ts';
import { pressesFor } from '../../tools/rigs/crash-bot/presses.ts';
import { words } from '../support/scripted.ts';

const option = (id: string, more: Partial<OptionForm> = {}): OptionForm => ({
  id,
  label: words(id),
  ...more,
});
const closing = (...ids: readonly string[]) => ids.map((id) => option(id, { closes: true }));
const sequenceOf = (options: readonly OptionForm[]): Form => ({
  kind: 'sequence',
  prompt: words('cubes'),
  min: 1,
  max: 4,
  single: true,
  options,
});

/** Somebody at a table that asks whatever these questions are, with a panel on which nothing can be pressed. */
function atDeadPanel(questions: readonly object[]) {
  const panel = { id: 'panel', components: [] } as unknown as APIMessage;
  const click = () => Promise.resolve({ message: panel, interaction: 'press' });
  const ann = { name: 'Ann', id: 'ann', messages: () => [panel], click } as unknown as Player;
  const look = { kind: 'done', table: { status: 'playing', game: 'toy' }, questions, view: {} };
  const games = new Map([['toy', { bots: { greedy: () => ['red'] } }]]);
  const app = { look: () => Promise.resolve(look), games } as unknown as Seen['app'];
  return new Clicker(ann, { app, table: 'saved' });
}

it('gives up a question that no press answers, and says which', async () => {
  const form = sequenceOf([option('red'), ...closing('return')]);
  const asked = { key: 'k', topic: 'distribute', seat: 0, form, fallback: ['return'], held: null };
  const clicker = atDeadPanel([asked]);
  const forEver = async () => {
    for (let tries = 0; tries < 100; tries++) expect(await clicker.answerOne()).toBe(false);
  };
  await expect(forEver()).rejects.toThrow('Ann cannot answer distribute by any press');
});

it('leaves time to others, however often it is asked', async () => {
  const clicker = atDeadPanel([]);
  let isTimeUp = false;
  setTimeout(() => {
    isTimeUp = true;
  }, 0);
  for (let tries = 0; tries < 100_000 && !isTimeUp; tries++) await clicker.answerOne();
  expect(isTimeUp).toBe(true);
});

const cubes = Array.from({ length: 30 }, (_, at) => option(`red>planet:${at}`));

it.each([
  { of: 'one mark that closes', form: sequenceOf([option('red'), ...closing('return')]), turns: [] },
  { of: 'a button beside a long list', form: sequenceOf([...cubes, ...closing('return')]), turns: [] },
  {
    of: 'one of so many that they are listed',
    form: sequenceOf([...cubes, ...closing('a', 'b', 'c', 'd', 'return')]),
    turns: [{ verb: 'page', args: ['1'] }],
  },
])('presses $of', ({ form, turns }) => {
  const pressed = [...turns, { verb: 'choose', values: ['return'], gives: true }];
  expect(pressesFor({ form }, ['return'])).toEqual(pressed);
  expect(pressesFor({ form }, 'return')).toEqual(pressed);
});

it('sends what is suggested where marks follow one another', () => {
  const form = sequenceOf([option('red'), ...closing('return')]);
  const suggested = [{ verb: 'suggest' }, { verb: 'confirm', gives: true }];
  expect(pressesFor({ form }, ['red', 'return'])).toEqual(suggested);
});
