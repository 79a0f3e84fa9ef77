import { expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf } from './friday.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const patience = { timeout: 15_000, interval: 20 };
const HINT = 'your direct messages are closed';

const hands = (who: Player) => who.dms().filter((message) => / · you are \*\*/.test(textOf(message))).length;
const hints = (who: Player) => who.sees(HINT).length;

/** A game in which Dan's direct messages are closed, and he was told so. */
async function shutOut() {
  const scene = await friday();
  const { local, dan } = scene;
  const door = local.world.account(dan.id);
  door.dmsOpen = false;
  const table = await scene.game();
  const inThread = table.at(dan);
  await inThread.waitFor(HINT);
  return { ...scene, ...table, inThread, door };
}

/** Lets the table come to rest: everything that was to be sent is sent. */
const atRest = (app: Awaited<ReturnType<typeof friday>>['app']) =>
  expect.poll(async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, patience).toBe(0);

it.each([
  ['Play', (who: Player) => who.click('Play', { until: 'final' })],
  ['/play', (who: Player) => who.slash('/play', {}, { until: 'final' })],
  ['/hand', (who: Player) => who.slash('/hand', {}, { until: 'final' })],
] as const)('%s tries the direct messages again; when it works, the hint goes', async (_, act) => {
  const { app, dan, inThread, door, pass, log } = await shutOut();
  expect(hands(dan)).toBe(0);
  door.dmsOpen = true;
  pass(MINUTE);
  await act(inThread);
  await expect.poll(() => hands(dan), patience).toBe(1);
  await expect.poll(() => hints(inThread), patience).toBe(0);
  await atRest(app);
  expect(hands(dan)).toBe(1);
  expect(log.troubles).toEqual([]);
});

it('a door that is still closed is not knocked at with every press, and the hint is not repeated', async () => {
  const { app, dan, inThread, door, pass, move } = await shutOut();
  pass(MINUTE);
  await inThread.slash('/hand', {}, { until: 'final' });
  await atRest(app);
  door.dmsOpen = true;
  // Tried a moment ago.
  await inThread.slash('/hand', {}, { until: 'final' });
  await move(3);
  await atRest(app);
  expect(hands(dan)).toBe(0);
  expect(hints(inThread)).toBe(1);
});

it('what happens later tries again by itself, after a restart too', async () => {
  const { app: before, dan, inThread, door, pass, restart, table } = await shutOut();
  await atRest(before);
  door.dmsOpen = true;
  const { app, running } = await restart();
  /** Has something happen to Dan's hand. */
  const happen = async () => {
    for (let step = 0; step < 40; step++) {
      const look = await app.look({ table });
      const seat = look.kind === 'done' ? (look.waiting[0]?.seat ?? 0) : 0;
      const user = (look.kind === 'done' && look.seats[seat]?.user) || '';
      const asked = await app.look({ table, user });
      const question = asked.kind === 'done' ? asked.questions.find(({ optional }) => !optional) : undefined;
      if (question === undefined) throw new Error('nobody is asked');
      await app.answer({ table, user, key: question.key, choice: question.fallback as string });
      await app.settled(table);
      if (user === dan.id) break;
    }
    running.wake();
    await atRest(app);
  };
  pass(HOUR);
  await happen();
  expect(hands(dan)).toBe(0);
  pass(12 * HOUR);
  await happen();
  expect(hands(dan)).toBe(1);
  expect(hints(inThread)).toBe(0);
});
