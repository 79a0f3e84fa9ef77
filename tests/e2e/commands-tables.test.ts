import { describe, expect, it } from 'vitest';
import { friday, textOf, told } from './friday.ts';

describe('what is asked of a table', () => {
  it('/status, /board and /hand show what the one who asks may see', async () => {
    const { game, bob, cid, eve, zoe } = await friday();
    const { table, at } = await game();
    expect(await told(at(eve), '/status')).toContain('**Bob** (grey)');
    expect(await told(at(eve), '/board')).toContain('### Friday');
    expect(await told(at(bob), '/hand')).toContain('Your bag: 5 red');
    expect(await told(at(cid), '/hand')).toContain('В вашем мешке');
    const refused = await told(at(eve), '/hand');
    expect(refused).toContain('You do not sit at this table');
    expect(refused).not.toContain('bag');
    for (const line of ['/status', '/board', '/hand', '/play', '/verify', '/export']) {
      expect(await told(zoe, line, { table }), line).toContain('There is no such table here');
    }
    const seen = at(eve).messages().map(textOf).join('\n');
    expect(seen).not.toContain('Your bag');
    expect(seen).not.toContain('В вашем мешке');
  });

  it('/undo takes my answer back, and says in words why not', async () => {
    const { game, app, bob, dan, eve } = await friday();
    const { table, at, move, onTurn } = await game();
    const first = await onTurn();
    await move();
    expect(await told(first, '/undo')).toMatch(/only the table can take it back|вернуть может только стол/);
    expect(await told(at(eve), '/undo')).toContain('You do not sit at this table.');
    const idle = [bob, dan].find((one) => one.id !== first.id) ?? bob;
    expect(await told(at(idle), '/undo')).toContain('There is no such answer of yours');
    for (let tries = 0; tries < 40; tries++) {
      const who = await onTurn();
      const look = await app.look({ table, user: who.id });
      const question = look.kind === 'done' ? look.questions.find(({ optional }) => !optional) : undefined;
      if (question?.topic !== 'distribute' || question.form.kind !== 'sequence') {
        await move();
        continue;
      }
      const { key, form } = question;
      await app.answer({ table, user: who.id, key, choice: form.options[0]?.id ?? '' });
      expect(await told(who, '/undo')).toMatch(/is taken back|взят назад/);
      const again = await app.look({ table, user: who.id });
      expect(again.kind === 'done' && again.questions.map((one) => one.key)).toContain(key);
      return;
    }
    throw new Error('no cube was ever placed');
  });

  it('/away and back', async () => {
    const { game, lobby, app, bob, cid, eve } = await friday();
    const { table, at } = await game();
    expect(await told(at(bob), '/away', { days: 3 })).toContain('Your deadlines wait until');
    const info = await told(at(eve), '/game info');
    expect(info).toContain('away until');
    expect(await told(at(bob), '/away', { days: 0 })).toContain('Welcome back.');
    expect(await told(at(cid), '/away', { days: 3 })).toContain('Ваши сроки подождут');
    expect(await told(at(eve), '/away', { days: 3 })).toContain('You do not sit at this table.');
    const later = await lobby('Later');
    expect(await told(bob, '/away', { days: 3, table: later })).toContain('has not begun yet');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.seats[0]?.awayUntil).toBeNull();
  });

  it('/verify and /export speak only when the game is over', async () => {
    const { game, lobby, bob, cid, app, pass } = await friday();
    const { at, table } = await game();
    expect(await told(at(bob), '/verify')).toContain('still going on');
    expect(await told(at(cid), '/export')).toContain('Партия ещё идёт');
    const later = await lobby('Later');
    expect(await told(bob, '/export', { table: later })).toContain('has not begun yet');
    await app.abandon({ table, actor: { user: bob.id } });
    expect(await told(at(bob), '/verify')).toContain('can be taken back until');
    pass(24 * 3_600_000);
    await app.tick();
    expect(await told(at(bob), '/verify')).toContain('All is fair');
    expect(await told(at(cid), '/verify')).toContain('Всё честно');
    const record = await at(bob).slash('/export', {}, { until: 'final' });
    expect(JSON.stringify(record.message.components)).toMatch(/[.]json/);
  });

  it('says kindly that a game is over', async () => {
    const { game, bob, dan, app, pass } = await friday();
    const { at, table } = await game();
    await app.abandon({ table, actor: { user: bob.id } });
    expect(await told(at(dan), '/play')).toContain('that can be taken back');
    pass(24 * 3_600_000);
    await app.tick();
    expect(await told(at(dan), '/play')).toContain('This game is over.');
    expect(await told(at(dan), '/undo')).toContain('This game was abandoned.');
    expect(await told(at(dan), '/pause')).toContain('This game was abandoned.');
    expect(await told(at(dan), '/remind')).toContain('This game was abandoned.');
    expect(await told(at(dan), '/orders set', { topic: 'reward' })).toContain('This game was abandoned.');
    expect(await told(at(dan), '/replace', { bot: 'greedy' })).toContain('This game was abandoned.');
    expect(await told(at(dan), '/away', { days: 1 })).toContain('This game was abandoned.');
    expect(await told(at(dan), '/log')).toContain('all that happened');
  });
});

describe('what needs no table', () => {
  it('/card, /help and /language, in both languages', async () => {
    const { bob, cid, dan } = await friday();
    const [first] = await bob.autocomplete('/card', { name: '' }, 'name');
    // Of the same name in two games, it is said of which.
    const [name, game] = first?.name.split(' · ') ?? [];
    expect(game).toBe('Twilight Imperium');
    expect(await told(bob, '/card', { name: String(first?.value) })).toContain(`### ${name}`);
    expect(await told(cid, '/card', { name: 'нет такой карты' })).toContain('Ничего похожего не нашлось');
    expect(await told(bob, '/help')).toMatch(/<\/game new:\d+> opens a table/);
    expect(await told(cid, '/help')).toContain('открывает стол');
    expect(await told(cid, '/language', { language: 'en' })).toContain('I speak English with you');
    expect(await told(cid, '/help')).toContain('opens a table');
    expect(await told(dan, '/language', { language: 'ru' })).toContain('говорю с вами по-русски');
    expect(await told(dan, '/play')).toContain('Вы не сидите ни за одним столом');
  });

  it('asks which table, where none is named and several could be meant', async () => {
    const { lobby, bob } = await friday();
    await lobby('One');
    await lobby('Two');
    expect(await told(bob, '/status')).toContain('Which table?');
    const suggested = await bob.autocomplete('/status', { table: 'tw' }, 'table');
    expect(suggested.map(({ name }) => name)).toEqual([expect.stringContaining('Two')]);
  });
});
