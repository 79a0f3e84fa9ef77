import { expect, it, vi } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import type { Requests } from '#local-discord/faults.ts';
import { PING } from './ping.ts';
import { LONG_MS, patience, silentScene } from './silent-scene.ts';

vi.setConfig({ testTimeout: LONG_MS });

const TOO_OLD = { code: 30046, message: 'Maximum number of edits to messages older than 1 hour reached' };
const isHand = (text: string) => / · you are \*\*| · вы — \*\*/.test(text);

/** Where somebody's hand stands. */
const dmOf = (who: Player) => who.dms()[0]?.channel_id ?? '';

it('a message that is too old to be edited is posted anew, and the old one goes', async () => {
  const { local, move, thread, seats, texts, inThread, log } = await silentScene();
  const pinned = () => thread.messages.filter(({ pinnedAt }) => pinnedAt !== null);
  const before = pinned().map(({ id }) => id);
  const hands = new Map(seats.map((who) => [who.id, who.dms().map(({ id }) => id)]));
  const edits = 'PATCH /channels/:channel/messages/:message';
  local.faults.plan(
    edits,
    { kind: 'rate limited', retryAfter: 600, scope: 'user', why: TOO_OLD },
    { times: 99 },
  );
  await move(3);
  local.faults.clear();
  expect(pinned()).toHaveLength(1);
  expect(pinned()[0]?.id).not.toBe(before[0]);
  expect(inThread().filter((text) => text.includes('bases on the board'))).toHaveLength(1);
  expect(inThread().filter((text) => PING.test(text))).toHaveLength(1);
  for (const who of seats) expect(texts(who).filter(isHand), who.name).toHaveLength(1);
  const moved = seats.filter((who) => who.dms().some(({ id }) => !hands.get(who.id)?.includes(id)));
  expect(moved.length).toBeGreaterThan(0);
  expect(log.troubles).toEqual([]);
});

/** Everything that is written to somebody alone fails, for long. */
async function withoutOne() {
  const scene = await silentScene();
  const { local, app, onTurn, seats, table, running } = scene;
  const { id } = await onTurn();
  const who = seats.find((one) => one.id === id) ?? scene.bob;
  const dm = dmOf(who);
  for (const one of [`PATCH /channels/${dm}/messages/:message`, `POST /channels/${dm}/messages`])
    local.faults.plan(one as Requests, { kind: 'server error', status: 503 }, { times: 99_999 });
  const look = await app.look({ table, user: id });
  const question = look.kind === 'done' ? look.questions.find(({ optional }) => !optional) : undefined;
  if (question === undefined) throw new Error('nobody is asked');
  await app.answer({ table, user: id, key: question.key, choice: question.fallback as string });
  await app.pause({ table, actor: { user: scene.bob.id } });
  running.wake();
  return { ...scene, who };
}

it('what was told stays told once, when somebody’s direct message is late and the bot stops meanwhile', async () => {
  const { local, app, thread, who, texts, inThread, restart } = await withoutOne();
  const told = () => inThread().filter((text) => text.includes('The game is paused')).length;
  await expect.poll(told, patience).toBe(1);
  const first = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1))[0];
  await expect.poll(async () => (await first())?.attempts, patience).toBe(1);
  const again = await restart(() => {
    // As if it took longer than Discord remembers nonces.
    for (const message of thread.messages) Object.assign(message, { nonce: null });
    local.faults.clear();
  });
  await expect
    .poll(async () => (await again.app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length, patience)
    .toBe(0);
  expect(told()).toBe(1);
  const said = inThread().filter((text) => text.trim() !== '');
  expect(new Set(said).size).toBe(said.length);
  expect(texts(who).filter(isHand)).toHaveLength(1);
});

it('a direct message that fails again and again costs the thread and the others nothing', async () => {
  const { local, app, table, bob, move, inThread, log, pass, running, atRest } = await withoutOne();
  await expect.poll(() => inThread().join(), patience).toContain('The game is paused');
  const attempts = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1))[0]?.attempts ?? 99;
  await app.resume({ table, actor: { user: bob.id } });
  for (let tries = 1; tries <= 6; tries++) {
    await expect.poll(attempts, patience).toBeGreaterThanOrEqual(tries);
    pass(60_000);
    running.wake();
  }
  await expect.poll(() => inThread().join(), patience).toContain('The game goes on');
  expect(log.troubles).toContainEqual(expect.objectContaining({ message: 'somebody cannot be written to' }));
  await atRest();
  local.faults.clear();
  await move(1);
});
