import { describe, expect, it } from 'vitest';
import { friday, textOf, told } from './friday.ts';

const patience = { timeout: 15_000, interval: 20 };

describe('the pace of a table', () => {
  it('is seen and set in the lobby by whoever opened it, with a press', async () => {
    const { app, bob, eve, lobby } = await friday();
    const table = await lobby('Slow');
    const shown = async () => {
      const look = await app.look({ table });
      return look.kind === 'done' && [look.table.deadlineHours, look.table.reminders];
    };
    expect(bob.sees('No deadline, gentle reminders.')).toHaveLength(1);
    await bob.click('Pace', { until: 'final' });
    await bob.click('24 h', { until: 'final' });
    expect(await shown()).toEqual([24, true]);
    await bob.waitFor('24 hours for each decision, with reminders.');
    await bob.click('Turn reminders off', { until: 'final' });
    expect(await shown()).toEqual([24, false]);
    expect(await told(eve, '/pace', { table, deadline: 1 })).toContain('Only whoever opened the table');
    expect(await shown()).toEqual([24, false]);
  });

  it('is put to the vote with a button, once somebody has said that they want that', async () => {
    const { app, dan, game } = await friday();
    const { table, at } = await game();
    const { message } = await at(dan).slash('/pace', {}, { until: 'final' });
    const asked = await at(dan).click('24 h', { message, until: 'final' });
    expect(textOf(asked.message)).toContain('Ask the table?');
    expect(await app.proposals(table)).toEqual([]);
    await at(dan).click('Ask the table', { message: asked.message, until: 'final' });
    await at(dan).waitFor('Change the pace. 24 hours for each decision, with reminders.');
    expect(await app.proposals(table)).toHaveLength(1);
  });

  it('is loosened at once and told in the thread, tightened by a vote, and both are shown', async () => {
    const { app, bob, cid, dan, game } = await friday();
    const { table, at, thread } = await game();
    const hours = async () => {
      const look = await app.look({ table });
      return look.kind === 'done' ? look.table.deadlineHours : null;
    };
    expect(await told(at(bob), '/pace', { deadline: 24 })).toContain('The table votes on it');
    await at(bob).waitFor('Change the pace. 24 hours for each decision, with reminders.');
    expect(await hours()).toBeNull();
    const [vote] = await app.proposals(table);
    await app.vote({ table, user: dan.id, proposal: vote?.id ?? 0, yes: true });
    await at(bob).waitFor('The pace changes. 24 hours for each decision');
    expect(await hours()).toBe(24);
    expect(await told(at(bob), '/pace', { deadline: 72 })).toContain('The pace is changed.');
    await at(bob).waitFor('The pace changes. 72 hours for each decision');
    expect(await told(at(dan), '/game info')).toContain('72 hours for each decision, with reminders.');
    // Somebody else proposes, whatever it is.
    expect(await told(at(cid), '/pace', { deadline: 0 })).toContain('голос');
    expect(await hours()).toBe(72);
    expect(thread).not.toBe('');
    await expect.poll(() => at(bob).sees('Change the pace. No deadline').length, patience).toBeGreaterThan(0);
    expect(textOf((await at(bob).slash('/pace', {}, { until: 'final' })).message)).toContain('72 hours');
  });
});
