import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { wordsIn } from '../../src/discord/messages/words.ts';
import { survey } from '../support/toys/survey/game.ts';
import { textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const patience = { timeout: 15_000, interval: 20 };
/** With it there is ink for three marks. */
const SEED = '06'.repeat(32);
const final = { until: 'final' } as const;

describe('marks in Discord', () => {
  it('are drafted press by press, taken back one by one, sent as one answer, and no other message changes', async () => {
    const around = { seed: () => SEED, games: new Map([...games, ['survey', survey as unknown as Game]]) };
    const { players, app, running, log } = await tableScene(['Ann', 'Bob'], around);
    const [ann, bob] = players as [Player, Player];
    await told(ann, '/game new', { game: 'survey', name: 'Fields' });
    const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
    await app.join({ table, user: bob.id, name: bob.name });
    await app.start({ table, actor: { user: ann.id } });
    const atRest = async () => {
      await app.settled(table);
      running.wake();
      const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
      await expect.poll(pending, patience).toBe(0);
    };
    await atRest();
    const ping = await ann.waitFor(isPing, { where: 'anywhere' });
    const { questions } = await app.look({ table, user: ann.id }).then((look) => {
      if (look.kind !== 'done') throw new Error(look.refusal.message.key);
      return look;
    });
    const { key = '' } = questions[0] ?? {};
    const thread = ann.in({ id: ping.channel_id });
    const others = () => JSON.stringify([bob.in({ id: ping.channel_id }).messages(), bob.dm().messages()]);
    const before = others();

    let panel = await thread.click(`1|play.open|${table}`, final);
    const select = async (value: string) => {
      panel = await thread.select(`1|select|${table}|${key}`, [value], { ...final, message: panel.message });
    };
    const press = async (action: string) => {
      panel = await thread.click(`1|${action}|${table}|${key}`, { ...final, message: panel.message });
    };
    await select('a1');
    expect(textOf(panel.message)).toContain('1. Mark a1');
    await select('b1');
    await press('back');
    expect(textOf(panel.message)).not.toContain('2. ');
    await press('startOver');
    for (const mark of ['a1', 'b1', 'b2', 'domino.0', 'domino.0@d1', 'a2']) await select(mark);
    expect(textOf(panel.message)).toContain('4. on d1 e1\n5. Mark a2');
    await press('confirm');
    await atRest();
    expect(others()).toBe(before);
    const look = await app.look({ table, user: ann.id });
    expect(look.kind === 'done' && look.questions.map(({ topic }) => topic)).toEqual(['ready']);
    expect(log.troubles).toEqual([]);
  });

  it('of Twilight Inscription can be typed: those that are possible are drafted, and of the first that is not the reason is said', async () => {
    const { players, app, log } = await tableScene(['Ann'], { seed: () => SEED });
    const [ann] = players as [Player];
    await told(ann, '/game new', { game: 'twilight-inscription', name: 'Sheets' });
    const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
    await app.start({ table, actor: { user: ann.id } });
    const ping = await ann.waitFor(isPing, { where: 'anywhere' });
    const asked = async () => {
      const look = await app.look({ table, user: ann.id });
      if (look.kind !== 'done') throw new Error(look.refusal.message.key);
      return look.questions.find(({ held }) => held === null);
    };
    let question = await asked();
    for (let at = 0; at < 20 && question && question.form.kind !== 'sequence'; at++) {
      const { key, fallback: choice } = question;
      await app.answer({ table, user: ann.id, key, choice, idempotencyKey: `${at}` });
      await app.settled(table);
      question = await asked();
    }
    if (question?.form.kind !== 'sequence') throw new Error('nothing is to be marked');
    const { key, form } = question;
    const [{ id: mark = '', label } = {}] = form.options;
    const english = wordsIn('en', games.get('twilight-inscription'), () => 'Ann');
    const name = label ? english.say(label) : '';

    const thread = ann.in({ id: ping.channel_id });
    const opened = await thread.click(`1|play.open|${table}`, final);
    expect(textOf(opened.message)).not.toContain('Not yet');
    await thread.click(`1|type|${table}|${key}`, { message: opened.message });
    const { message } = await thread.submit({ value: `${mark.toLowerCase()}, M>q99 ${mark}` }, final);
    expect(textOf(message)).toContain(
      '⚠️ Stopped at **M\\>q99**, what stands before it is kept: No material is left to spend. (TIN-3.5)',
    );
    expect(textOf(message)).toContain(`1. ${name}`);
    expect(textOf(message)).not.toContain('2. ');
    expect(await app.drafts.find({ table, key })).toEqual({ page: 0, value: [mark] });
    expect(log.troubles).toEqual([]);
  });
});
