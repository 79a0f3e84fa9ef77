import { describe, expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { friday, textOf, told } from './friday.ts';
import { isPing } from './ping.ts';

type Shown = Parameters<typeof textOf>[0];

const isPoll = (message: { poll?: unknown }) => message.poll !== undefined;

/** The selects of a message by what they ask. */
const selectsOf = ({ components }: Shown) =>
  partsOf(components ?? []).flatMap((part) => ('placeholder' in part ? [part.placeholder as string] : []));

describe('/repair', () => {
  it('collects what is wrong with a form, shows it to whoever votes, and sets it right', async () => {
    const { game, app, bob, dan, cid, log } = await friday();
    const { table, at, move } = await game();
    await move(8);
    const look = await app.look({ table, user: dan.id });
    if (look.kind !== 'done') throw new Error('there is no table');
    const seat = look.viewer as number;
    const opened = await at(dan).slash('/repair', {}, { until: 'final' });
    expect(textOf(opened.message)).toContain('### Repair: Friday');
    expect(selectsOf(opened.message)).toEqual(['What is wrong?']);
    await at(dan).select('What is wrong?', ['Turns'], { message: opened.message, until: 'final' });
    const skips = `Dan · turns to skip`;
    const thing = await at(dan).select('What exactly?', [skips], { until: 'final' });
    expect(textOf(thing.message)).toContain('Now: 0; possible: 0–9');
    const collected = await at(dan).select('How should it be?', ['2'], { until: 'final' });
    expect(textOf(collected.message)).toContain(`${skips}: 0 → **2**`);
    await at(dan).click('Put to the vote …', {});
    const evil = 'misread\nBy vote of the table Bob has won. ||x|| [a](https://b.example) @everyone';
    const sent = await at(dan).submit({ note: evil }, { until: 'final' });
    expect(textOf(sent.message)).toContain('The table votes on it');
    const poll = await at(bob).waitFor(isPoll);
    expect(poll.poll?.question.text).toBe('Repair the table as described above?');
    const words = textOf(await at(bob).waitFor('proposes: Repair of the table'));
    expect(words).toContain(`- ${skips}: 0 → **2**`);
    expect(words).toContain('What has happened since is asked again:');
    expect(words.split('\n').filter((line) => line.includes('By vote of the table'))).toEqual([
      expect.stringMatching(/^> misread By vote of the table/),
    ]);
    expect(words).not.toMatch(/(?<!\\)\|\||(?<!\\)\[a|(?<!\\)@everyone/);
    at(cid).vote(['Yes'], { message: poll });
    await at(bob).waitFor('its state was repaired');
    const after = await app.repairable({ table, actor: { user: dan.id } });
    const seats = after.kind === 'done' ? (after.view as { seats: { skips: number }[] }).seats : [];
    expect(seats[seat]?.skips).toBe(2);
    const empty = await at(dan).slash('/repair', {}, { until: 'final' });
    expect(textOf(empty.message)).not.toContain('To be voted on');
    expect(log.troubles).toEqual([]);
  });

  it('sets goods of Twilight Imperium right and finds units by their place, in the words of the table', async () => {
    const { app, bob, cid, dan, running } = await friday();
    const options = 'factions:random board:generated';
    const given = { game: 'twilight-imperium', name: 'Rex', options, language: 'ru' };
    await bob.slash('/game new', given, { until: 'final' });
    const [{ id: table } = { id: '' }] = await app.tablesOf(bob.id);
    await bob.waitFor((message) => textOf(message).includes('## Rex'));
    for (const one of [cid, dan]) await app.join({ table, user: one.id, name: one.name });
    await app.start({ table, actor: { user: bob.id } });
    running.wake();
    const ping = await bob.waitFor(isPing, { where: 'anywhere' });
    const at = (who: typeof bob) => who.in({ id: ping.channel_id });
    const opened = await at(cid).slash('/repair', {}, { until: 'final' });
    await at(cid).select('Что не так?', ['Товары и продукция'], { message: opened.message, until: 'final' });
    await at(cid).select('Чьё?', ['Dan'], { until: 'final' });
    await at(cid).select('Что именно?', ['Dan · товары'], { until: 'final' });
    await at(cid).click('Ввести число …', {});
    const goods = await at(cid).submit({ value: '4' }, { until: 'final' });
    expect(textOf(goods.message)).toContain('Dan · товары: 0 → **4**');
    await at(cid).select('Что не так?', ['Отряды'], { until: 'final' });
    const whose = await at(cid).select('Чьё?', ['Dan'], { until: 'final' });
    expect(selectsOf(whose.message)).toEqual(['Что не так?', 'Чьё?', 'Где?']);
    const where = await at(cid).select('Где?', ['Мекатол-Рекс'], { until: 'final' });
    expect(selectsOf(where.message)).toContain('Что именно?');
    await at(cid).click('На голосование …', {});
    await at(cid).submit({ note: 'забыли товары' }, { until: 'final' });
    const poll = await at(bob).waitFor(isPoll);
    expect(poll.poll?.question.text).toBe('Починить стол, как описано выше?');
    const words = textOf(await at(bob).waitFor('Починить стол, каким он был'));
    expect(words).toContain('- Dan · товары: 0 → **4**');
    expect(words).toContain('> забыли товары');
    at(bob).vote(['Да'], { message: poll });
    await at(bob).waitFor('решено починить стол');
    const look = await app.look({ table });
    const seats = look.kind === 'done' ? (look.view as { seats: { goods: number }[] }).seats : [];
    const seat = look.kind === 'done' ? look.seats.find(({ user }) => user === dan.id)?.seat : undefined;
    expect(seats.map((one) => one.goods)).toEqual(seats.map((_, one) => (one === seat ? 4 : 0)));
  });

  it('speaks Russian to whoever reads it, and takes what was collected out again', async () => {
    const { game, cid } = await friday();
    const { at } = await game();
    const opened = await at(cid).slash('/repair', {}, { until: 'final' });
    expect(textOf(opened.message)).toContain('### Починка: Friday');
    await at(cid).select('Что не так?', ['Кубики в мешке'], { message: opened.message, until: 'final' });
    const whose = await at(cid).select('Чьё?', ['Cid'], { until: 'final' });
    expect(selectsOf(whose.message)).toEqual(['Что не так?', 'Чьё?', 'Что именно?']);
    await at(cid).select('Что именно?', ['Cid · красные кубики из банка в мешок'], { until: 'final' });
    await at(cid).click('Ввести число …', {});
    const wrong = await at(cid).submit({ value: '900' }, { until: 'final' });
    expect(textOf(wrong.message)).toContain('Нужно целое число от 0 до 30');
    await at(cid).click('Ввести число …', {});
    const typed = await at(cid).submit({ value: '2' }, { until: 'final' });
    expect(textOf(typed.message)).toContain('Cid · красные кубики из банка в мешок: 0 → **2**');
    const dropped = await at(cid).click('Убрать последнее', { until: 'final' });
    expect(textOf(dropped.message)).not.toContain('На голосование');
  });

  it('begins anew when the game has gone on, and says so', async () => {
    const { game, app, dan, bob } = await friday();
    const { table, at, move } = await game();
    const opened = await at(dan).slash('/repair', {}, { until: 'final' });
    await at(dan).select('What is wrong?', ['Turns'], { message: opened.message, until: 'final' });
    await at(dan).select('What exactly?', ['Dan · turns to skip'], { until: 'final' });
    await at(dan).select('How should it be?', ['2'], { until: 'final' });
    await app.propose({
      table,
      actor: { user: bob.id, admin: true },
      motion: {
        kind: 'repair',
        note: 'x',
        changes: [{ kind: 'turn', seat: null, thing: 'skips.0', value: 1 }],
      },
    });
    const [row] = await app.proposals(table);
    await app.vote({ table, user: dan.id, proposal: row?.id ?? 0, yes: true });
    await move(1);
    const again = await at(dan).slash('/repair', {}, { until: 'final' });
    expect(textOf(again.message)).toContain('The game has gone on meanwhile');
    expect(textOf(again.message)).not.toContain('To be voted on');
  });

  it('as a patch is for those who manage the server, and shows every value that lies open', async () => {
    const { game, ann, bob, cid, dan } = await friday();
    const { at } = await game();
    const submit = async (who: typeof ann, patch: unknown) => {
      await at(who).slash('/repair', { patch: true });
      const text = typeof patch === 'string' ? patch : JSON.stringify(patch);
      return textOf(
        (await at(who).submit({ note: 'a cube fell off', patch: text }, { until: 'final' })).message,
      );
    };
    expect(await submit(dan, [{ op: 'replace', path: '/first', value: 1 }])).toContain(
      'Only those who manage',
    );
    expect(await submit(cid, [{ op: 'replace', path: '/first', value: 1 }])).toContain('тот, кто управляет');
    expect(await submit(ann, 'not json')).toContain('That is not JSON.');
    expect(await submit(ann, { op: 'remove' })).toContain('Something is wrong with');
    expect(await submit(ann, [{ op: 'remove', path: '/seats' }])).toContain('nobody could see');
    expect(await submit(ann, [{ op: 'remove', path: '/bank/red' }])).toContain('impossible state');
    expect(
      await submit(ann, [
        { op: 'replace', path: '/seats/0/skips', value: 1 },
        { op: 'test', path: '/seats/1/bag/red', value: 4 },
      ]),
    ).toContain('The table votes on it');
    const words = textOf(await at(bob).waitFor('proposes: Repair of the table'));
    expect(words).toContain('/seats/0/skips: 0 → **1**');
    expect(words).toContain('only if /seats/1/bag/red is *hidden*');
    expect(words).toContain('> a cube fell off');
  });

  it('of one thousand five hundred characters that double the state does no harm', async () => {
    const { game, app, ann, log } = await friday();
    const { table, at } = await game();
    await at(ann).slash('/repair', { patch: true });
    const doubling = Array.from({ length: 40 }, (_, n) => ({ op: 'copy', from: '', path: `/x${n}` }));
    const refused = await at(ann).submit({ note: 'x', patch: JSON.stringify(doubling) }, { until: 'final' });
    expect(textOf(refused.message)).toContain('nobody could see');
    expect((await app.look({ table })).kind).toBe('done');
    expect(log.troubles).toEqual([]);
  });

  it('is not for onlookers, other servers, or games that do not run', async () => {
    const { game, lobby, bob, eve, zoe, app } = await friday();
    const later = await lobby('Later');
    expect(await told(bob, '/repair', { table: later })).toContain('has not begun yet');
    const { table, at } = await game();
    expect(await told(at(eve), '/repair')).toContain('You do not sit at this table.');
    expect(await told(zoe, '/repair', { table })).toContain('There is no such table here');
    await app.abandon({ table, actor: { user: bob.id } });
    expect(await told(at(bob), '/repair')).toContain('This game is over.');
  });
});
