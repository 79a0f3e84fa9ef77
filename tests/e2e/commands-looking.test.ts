import { describe, expect, it } from 'vitest';
import { rawText } from '#core/people-text.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { friday, textOf, told } from './friday.ts';

describe('/log', () => {
  it('tells what happened since the last look, then nothing, and all of it on request', async () => {
    const { game, bob, log } = await friday();
    const { at, move } = await game();
    await move(3);
    const first = await told(at(bob), '/log');
    expect(first).toContain('all that happened');
    expect(first).toContain('plays');
    expect(await told(at(bob), '/log')).toContain('Nothing has happened since your last look.');
    await move();
    const news = await at(bob).slash('/log', {}, { until: 'final' });
    expect(textOf(news.message)).toContain('since your last look');
    const all = await at(bob).click('From the beginning', { message: news.message, until: 'final' });
    expect(textOf(all.message)).toContain('all that happened');
    expect(log.troubles).toEqual([]);
  });

  it('is turned page by page', async () => {
    const { game, dan } = await friday();
    const { at, move } = await game();
    await move(60);
    const last = await at(dan).slash('/log', { all: true }, { until: 'final' });
    const before = await at(dan).click('Previous', { message: last.message, until: 'final' });
    expect(textOf(before.message)).not.toBe(textOf(last.message));
    expect(partsOf(before.message.components ?? []).map(({ label }) => label)).toContain('Next');
  });

  it('shows what is asked for: what mattered, one kind, one seat, or every sentence', async () => {
    const { game, bob, cid, log } = await friday();
    const { at, move } = await game();
    await move(60);
    const every = await at(bob).slash('/log', { show: 'turns' }, { until: 'final' });
    expect(textOf(every.message)).toContain(': turns');
    const before = await at(bob).click('Previous', { message: every.message, until: 'final' });
    expect(textOf(before.message)).toContain(': turns');
    expect(textOf(before.message)).not.toBe(textOf(every.message));
    const one = await told(at(bob), '/log', { seat: 2 });
    expect(one).toMatch(/: turns · \S/);
    expect(one).toContain('②');
    expect(one).not.toContain('①');
    expect(await told(at(bob), '/log', { seat: 8 })).toContain('Nothing of this kind');
    expect(await told(at(bob), '/log', { show: 'highlights' })).toContain('what mattered');
    const votes = await told(at(bob), '/log', { show: 'votes' });
    expect(votes).toContain('Nothing of this kind has happened yet.');
    expect(await told(at(bob), '/log', { show: 'everything' })).toContain('• ');
    expect(await told(at(cid), '/log', { show: 'battles' })).toContain(': бои');
    expect(log.troubles).toEqual([]);
  });

  it('speaks the language of the reader', async () => {
    const { game, cid } = await friday();
    const { at, move } = await game();
    await move();
    expect(await told(at(cid), '/log')).toContain('всё, что произошло');
  });

  it('is open to the server of the table and to nobody else', async () => {
    const { game, eve, zoe } = await friday();
    const { table, at, move } = await game();
    await move();
    expect(await told(at(eve), '/log')).toContain('all that happened');
    expect(await told(zoe, '/log', { table })).toContain('There is no such table here');
    expect(await told(eve, '/log', { table: 'nowhere' })).toContain('There is no such table');
  });

  it('has nothing to tell before the start', async () => {
    const { lobby, bob } = await friday();
    const table = await lobby('Later');
    expect(await told(bob, '/log', { table })).toContain('Nothing has happened at this table yet.');
  });
});

describe('/game info and /game list', () => {
  it('show who sits there, how it is set up, its fingerprint and its thread', async () => {
    const { game, bob, cid, eve, zoe, app } = await friday();
    const { table, thread, at } = await game();
    const look = await app.look({ table });
    const info = await told(at(eve), '/game info');
    expect(info).toContain(`1. <@${bob.id}>`);
    expect(info).toContain('variant:standard');
    expect(info).toContain('No deadline, gentle reminders.');
    expect(info).toContain(`<#${thread}>`);
    expect(info).toContain(look.kind === 'done' ? look.table.commitment : '?');
    expect(await told(at(cid), '/game info')).toContain('Настройки: variant:standard');
    expect(await told(zoe, '/game info', { table })).toContain('There is no such table here');
  });

  it('open a table from the list', async () => {
    const { game, lobby, bob, eve, zoe } = await friday();
    await game();
    await lobby('Later');
    const mine = await bob.slash('/game list', {}, { until: 'final' });
    expect(textOf(mine.message)).toContain('**Friday**');
    const opened = await bob.select('Open a table', ['Friday'], { message: mine.message, until: 'final' });
    expect(textOf(opened.message)).toContain('-# Friday');
    const theirs = await eve.slash('/game list', {}, { until: 'final' });
    const later = await eve.select('Open a table', ['Later'], { message: theirs.message, until: 'final' });
    await eve.click('Join', { message: later.message, until: 'final' });
    expect(
      await told(eve, '/game info', {
        table: (await eve.autocomplete('/game info', { table: '' }, 'table'))[0]?.value as string,
      }),
    ).toContain(`2. <@${eve.id}>`);
    expect(await told(zoe, '/game list')).toContain('There is no such table here');
  });
});

describe('/game new', () => {
  it('takes options as pairs or JSON, and bots', async () => {
    const { bob, app } = await friday();
    const given = { game: 'master-of-the-galaxy', name: 'Hard' };
    expect(
      await told(bob, '/game new', { ...given, options: 'variant:experienced first:1', bots: 2 }),
    ).toContain('is open');
    const [table] = await app.tablesOf(bob.id);
    expect(table?.options).toMatchObject({ variant: 'experienced', first: 1 });
    const look = await app.look({ table: table?.id ?? '' });
    expect(look.kind === 'done' && look.seats.map(({ name }) => name)).toEqual(['Bob', 'Bot 1', 'Bot 2']);
    await told(bob, '/game new', { ...given, name: 'Json', options: '{"colours":["grey","brown"]}' });
    expect((await app.tablesOf(bob.id)).find(({ name }) => rawText(name) === 'Json')?.options).toMatchObject({
      colours: ['grey', 'brown'],
    });
  });

  it('completes options from the game', async () => {
    const { bob } = await friday();
    const typed = (options: string) =>
      bob.autocomplete('/game new', { game: 'master-of-the-galaxy', options }, 'options');
    expect((await typed('')).map(({ value }) => value)).toContain('variant:experienced');
    expect((await typed('variant:standard fir')).map(({ value }) => value)).toContain(
      'variant:standard first:random',
    );
  });

  it('says in words what does not fit', async () => {
    const { bob, cid, app } = await friday();
    const game = 'master-of-the-galaxy';
    expect(await told(bob, '/game new', { game, options: 'speed:high' })).toContain(
      'no option “speed”. It has: variant',
    );
    expect(await told(bob, '/game new', { game, options: 'variant:silly' })).toContain(
      '`standard`, `experienced`',
    );
    expect(await told(bob, '/game new', { game, options: 'quick' })).toContain('as pairs');
    expect(await told(bob, '/game new', { game, options: '{"a":' })).toContain('as pairs');
    expect(await told(bob, '/game new', { game, options: '__proto__:1' })).toContain('no option');
    expect(await told(bob, '/game new', { game, bots: 4 })).toContain('room for 3 bots');
    expect(await told(cid, '/game new', { game, bots: 4 })).toContain('место для 3 ботов');
    expect(await told(bob, '/game new', { game: 'chess' })).toContain('There is no game called “chess”');
    expect(await app.tablesOf(bob.id)).toEqual([]);
  });
});

describe('/play', () => {
  it('lets me choose among my tables, those that wait for me first', async () => {
    const { game, lobby, app, bob, cid, dan } = await friday();
    const { onTurn } = await game('Friday');
    await lobby('Later');
    const who = await onTurn();
    const here = [bob, cid, dan].find(({ id }) => id === who.id) ?? bob;
    if (here !== bob) {
      const later = (await app.tablesOf(bob.id)).find(({ name }) => rawText(name) === 'Later');
      await app.join({ table: later?.id ?? '', user: here.id, name: here.name });
    }
    const asked = await here.slash('/play', {}, { until: 'final' });
    const [select] = partsOf(asked.message.components ?? []).filter(({ options }) => options !== undefined);
    expect(select?.options?.map(({ label }) => label)).toEqual(['Friday', 'Later']);
    const opened = await here.select(select?.custom_id ?? '', ['Friday'], {
      message: asked.message,
      until: 'final',
    });
    expect(textOf(opened.message)).toContain('-# Friday');
    expect(
      partsOf(opened.message.components ?? [])
        .map(({ custom_id: id }) => id)
        .join(),
    ).toContain('|choose|');
  });

  it('works in direct messages, and says what to do for somebody without a table', async () => {
    const { game, eve, dan, bob } = await friday();
    await game();
    expect(await told(dan.dm(), '/play')).toContain('-# Friday');
    expect(await told(bob.dm(), '/play')).toContain('-# Friday');
    expect(await told(eve, '/play')).toContain('You sit at no table.');
    expect(await told(eve.dm(), '/play')).toContain('You sit at no table.');
  });
});

describe('/rules', () => {
  it('finds a rule by number and by words, in either language', async () => {
    const { bob, cid } = await friday();
    const route = await told(bob, '/rules', { words: '9.3' });
    expect(route).toContain('9.3 The colour of a route');
    expect(route).not.toContain('19.3');
    expect(await told(bob, '/rules', { words: '9' })).toContain('9.13');
    expect(await told(bob, '/rules', { words: 'black hole' })).toContain('Black holes');
    expect(await told(bob, '/rules', { words: 'маршрута' })).toContain('9');
    expect(await told(cid, '/rules', { words: 'supremacy' })).toContain('Символы превосходства');
    expect(await told(cid, '/rules', { words: 'пустому мешку' })).toContain('6.3 Пустой мешок');
    expect(await told(bob, '/rules', { words: 'xyzzy' })).toContain('Nothing like that');
    const suggested = await bob.autocomplete('/rules', { words: 'domin' }, 'words');
    expect(suggested[0]).toEqual({ name: '5.3 Victory by domination', value: '5.3' });
  });

  it('finds with slips, and at a table only what its game says', async () => {
    const { game, bob, cid } = await friday();
    expect(await told(bob, '/rules', { words: 'bombardmnt' })).toContain('Bombardment');
    expect(await told(cid, '/rules', { words: 'бамбардировки' })).toContain('Бомбардировка');
    const both = await told(bob, '/rules', { words: 'planet' });
    expect(both).toContain('### Twilight Imperium');
    expect(both).toContain('### Master of the Galaxy');
    const { at } = await game();
    const here = await told(at(bob), '/rules', { words: 'planet' });
    expect(here).toContain('lanet');
    expect(here).not.toContain('###');
    expect(await told(at(bob), '/rules', { words: 'bombardmnt' })).toContain('Nothing like that');
    const suggested = await at(bob).autocomplete('/rules', { words: 'planets' }, 'words');
    expect(suggested.length).toBeGreaterThan(0);
    for (const { name } of suggested) expect(name).not.toContain('Twilight Imperium');
    expect(await told(at(bob), '/card', { name: 'Sabotge' })).toContain('Nothing like that');
    expect(await told(bob, '/card', { name: 'Sabotge' })).toContain('### Sabotage');
  });
});
