import { describe, expect, it } from 'vitest';
import { friday, textOf, told } from './friday.ts';

type Message = { poll?: unknown };
const isPoll = (message: Message) => message.poll !== undefined;

describe('a vote of the table', () => {
  it('is a poll that says who decides, and that its proposer is counted', async () => {
    const { game, app, bob, dan, cid, log } = await friday();
    const { table, at } = await game();
    expect(await told(at(dan), '/pause')).toContain('The table votes on it');
    const poll = await at(bob).waitFor(isPoll);
    expect(poll.poll?.question.text).toBe('Pause the game.');
    const words = await at(bob).waitFor('proposes: Pause the game.');
    expect(textOf(words)).toContain('Decided by 2 of the 3');
    expect(textOf(words)).toContain('counted as a yes already');
    expect(words.mentions.map(({ id }) => id).sort()).toEqual([bob.id, cid.id].sort());
    at(cid).vote(['Yes'], { message: poll });
    await at(bob).waitFor('✅ Carried.');
    await expect.poll(() => at(bob).sees(isPoll)[0]?.poll?.results?.is_finalized).toBe(true);
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.table.status).toBe('paused');
    expect(log.troubles).toEqual([]);
  });

  it('is lost as soon as it cannot be won', async () => {
    const { game, app, bob, dan, cid } = await friday();
    const { table, at } = await game();
    await told(at(dan), '/pause');
    const poll = await at(bob).waitFor(isPoll);
    at(cid).vote(['No'], { message: poll });
    at(bob).vote(['No'], { message: poll });
    await at(bob).waitFor('❌ Rejected.');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.table.status).toBe('playing');
  });

  it('may be taken back, and lapses after a week', async () => {
    const { game, app, bob, cid, dan, pass } = await friday();
    const { table, at } = await game();
    await told(at(dan), '/pause');
    const poll = await at(bob).waitFor(isPoll);
    const votes = async () => (await app.proposals(table))[0];
    at(cid).vote(['No'], { message: poll });
    await expect.poll(async () => (await votes())?.no).toEqual([cid.id]);
    at(cid).vote([], { message: poll });
    await expect.poll(async () => (await votes())?.no).toEqual([]);
    pass(8 * 24 * 3_600_000);
    await app.tick();
    await at(bob).waitFor('❌ Rejected.');
    expect(await votes()).toMatchObject({ status: 'rejected', yes: [dan.id] });
  });

  it('ignores those who do not sit there, and tells them once', async () => {
    const { game, app, ann, bob, dan, eve } = await friday();
    const { table, at } = await game();
    await told(at(dan), '/pause');
    const poll = await at(bob).waitFor(isPoll);
    at(eve).vote(['Yes'], { message: poll });
    await at(bob).waitFor('your vote is not counted');
    at(ann).vote(['Yes'], { message: poll });
    at(bob).vote(['Yes'], { message: poll });
    await at(bob).waitFor('✅ Carried.');
    expect(at(bob).sees('your vote is not counted')).toHaveLength(1);
    const [row] = await app.proposals(table);
    expect(row?.yes.toSorted()).toEqual([bob.id, dan.id].toSorted());
  });

  it('counts at the start what was voted while the bot was away', async () => {
    const { game, app, away, bob, cid, dan, eve } = await friday();
    const { table, at } = await game();
    await told(at(dan), '/pause');
    const poll = await at(bob).waitFor(isPoll);
    await away(() => {
      at(eve).vote(['No'], { message: poll });
      at(cid).vote(['Yes'], { message: poll });
    });
    await at(bob).waitFor('✅ Carried.');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.table.status).toBe('paused');
  });

  it('lets a seat go back over what was revealed', async () => {
    const { game, app, bob, cid, dan, running } = await friday();
    const { table, at, move, onTurn } = await game();
    // On to an answer that has drawn cubes from a bag since: that cannot simply be taken back.
    const seats = [bob, cid, dan];
    for (let tries = 0; tries < 40; tries++) {
      const who = await onTurn();
      await move();
      const reply = await app.undo({ table, user: who.id });
      if (reply.kind !== 'refused') continue;
      expect(await told(who, '/undo')).toMatch(/<\/undo:\d+> `vote:True`/);
      const proposed = await told(who, '/undo', { vote: true });
      expect(proposed).toMatch(/The table votes on it|Стол голосует/);
      running.wake();
      const poll = await at(bob).waitFor(isPoll);
      const other = seats.find(({ id }) => id !== who.id) ?? bob;
      at(other).vote(['Yes'], { message: poll });
      await at(bob).waitFor('By vote of the table');
      return;
    }
    throw new Error('nothing was ever revealed');
  });

  it('is done at once by whoever opened the table or keeps order, and refused to others', async () => {
    const { game, lobby, ann, bob, eve, zoe } = await friday();
    const { table, at } = await game();
    expect(await told(at(bob), '/pause')).toContain('The game is paused.');
    expect(await told(at(ann), '/pause')).toContain('The game goes on.');
    expect(await told(at(eve), '/pause')).toContain('You do not sit at this table.');
    expect(await told(zoe, '/pause', { table })).toContain('There is no such table here');
    const later = await lobby('Later');
    expect(await told(bob, '/pause', { table: later })).toContain('has not begun yet');
    expect(await told(bob, '/undo', { table: later, vote: true })).toContain('has not begun yet');
  });
});
