import { describe, expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf, told } from './friday.ts';
import { isPing } from './ping.ts';

const DAY = 24 * 3_600_000;
const SEED = 'a5'.repeat(32);
const patience = { timeout: 15_000, interval: 20 };

const spoken = (who: Player) => who.messages().map(textOf).join('\n');

async function clicked(who: Player, label: string): Promise<string> {
  return textOf((await who.click(label, { until: 'final' })).message);
}

async function running() {
  const scene = await friday({ local: false });
  const game = await scene.game();
  const status = async () => {
    const look = await scene.app.look({ table: game.table });
    return look.kind === 'done' ? look.table.status : null;
  };
  const atRest = () =>
    expect.poll(async () => (await scene.store.outbox.backlog()).pending, patience).toBe(0);
  return { ...scene, ...game, status, atRest };
}

describe('/game end', () => {
  it('asks first; the opener takes it back within the day, and the game goes on where it stood', async () => {
    const { at, bob, dan, status, app, table, atRest, move, log } = await running();
    const before = await app.look({ table, user: dan.id });
    const asked = await told(at(bob), '/game end');
    expect(asked).toContain('Nobody else has played a move');
    expect(await status()).toBe('playing');
    expect(await clicked(at(bob), 'End the game')).toContain('The game is ended.');
    expect(await status()).toBe('abandoned');
    const notice = await at(dan).waitFor('**The game was ended** by **Bob**');
    expect(partsOf(notice.components ?? []).flatMap(({ label }) => label ?? [])).toEqual([
      'Take it back: go on',
    ]);
    await atRest();
    expect(await told(at(dan), '/play')).toContain('that can be taken back');
    expect(spoken(at(dan))).not.toContain(SEED);
    expect(await told(at(dan), '/export')).toContain('can be taken back until');
    expect(await clicked(at(bob), 'Take it back: go on')).toContain('The game goes on');
    await at(dan).waitFor('**The game goes on** where it stood');
    expect(await status()).toBe('playing');
    const after = await app.look({ table, user: dan.id });
    expect(after.kind === 'done' && before.kind === 'done' && after.view).toEqual(
      before.kind === 'done' && before.view,
    );
    await move(2);
    await atRest();
    await at(dan).waitFor(isPing);
    expect(log.troubles).toEqual([]);
  });

  it('is a vote once others have played, whoever asks; the seed is told when the day is over, and once', async () => {
    const {
      at,
      ann,
      bob,
      cid,
      dan,
      eve,
      status,
      move,
      pass,
      running: bot,
      atRest,
      onTurn,
      log,
    } = await running();
    while ((await onTurn()).id === bob.id) await move();
    await move();
    for (const who of [ann, bob, dan])
      expect(await told(at(who), '/game end')).toContain('puts it to the vote');
    expect(await told(at(eve), '/game end')).toContain('You do not sit at this table.');
    expect(await status()).toBe('playing');
    expect(await clicked(at(dan), 'Ask the table')).toContain('The table votes on it');
    const poll = await at(bob).waitFor((message) => message.poll !== undefined);
    at(cid).vote(['Yes'], { message: poll });
    await at(bob).waitFor('**The game was ended** by vote of the table, proposed by **Dan**');
    await atRest();
    expect(await status()).toBe('abandoned');
    expect(spoken(at(bob))).not.toContain(SEED);
    pass(DAY);
    await bot.tick();
    await at(bob).waitFor((message) => textOf(message).includes(SEED));
    await bot.tick();
    await atRest();
    expect(at(bob).sees(SEED)).toHaveLength(1);
    expect(await told(at(bob), '/verify')).toContain('All is fair');
    expect(await clicked(at(bob), 'Take it back: go on')).toContain('There is no end to take back');
    expect(log.troubles).toEqual([]);
  });

  it('by vote is taken back by vote, also after a restart', async () => {
    const { at, bob, cid, dan, app, table, restart, atRest, store } = await running();
    await app.propose({ table, actor: { user: dan.id }, motion: { kind: 'abandon' } });
    const [row] = await app.proposals(table);
    await app.vote({ table, user: cid.id, proposal: row?.id ?? 0, yes: true });
    await restart();
    await at(bob).waitFor('**The game was ended** by vote');
    await atRest();
    expect(await clicked(at(bob), 'Take it back: go on')).toContain('The table votes on it');
    const poll = await at(bob).waitFor(
      (message) => message.poll?.question.text?.includes('Take the end back') === true,
    );
    await restart(() => at(dan).vote(['Yes'], { message: poll }));
    await at(bob).waitFor('**The game goes on** where it stood');
    expect((await store.tables.find(table))?.table).toMatchObject({ status: 'playing', ending: null });
  });

  it('of a table that is gathering is for the opener, with a second word', async () => {
    const { lobby, bob, dan, app } = await friday();
    const table = await lobby('Later');
    expect(await told(dan, '/game end', { table })).toContain('Only whoever opened the table may do that.');
    expect(await told(bob, '/game end', { table })).toContain('cannot be taken back');
    expect(await clicked(bob, 'End the game')).toContain('The game was abandoned.');
    expect(await app.look({ table })).toMatchObject({ table: { status: 'abandoned', ending: null } });
  });
});

describe('what only the opener may do at once', () => {
  it('comes with a way to propose it', async () => {
    const { at, dan, bob, app, table } = await running();
    expect(await told(at(dan), '/pause')).toContain('The table votes on it');
    await at(bob).waitFor((message) => message.poll?.question.text === 'Pause the game.');
    const refused = await app.pause({ table, actor: { user: dan.id } });
    expect(refused).toMatchObject({ refusal: { message: { key: 'app.notOwner' } } });
  });
});
