import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { partsOf } from '#local-discord/driver/parts.ts';
import { friday, textOf, told } from './friday.ts';
import { callsOf, isPing } from './ping.ts';

const choices = ({ components }: Pick<APIMessage, 'components'>) =>
  partsOf(components ?? []).flatMap(({ custom_id: id }) => (id?.includes('|choose|') ? [id] : []));

/** Bob plays for Dan too. */
async function bobTwice() {
  const scene = await friday();
  const calls = callsOf(scene.local.world);
  const { game, bob, dan } = scene;
  const table = await game();
  await told(table.at(dan), '/replace', { person: '@Bob' });
  await table.at(bob).waitFor('offered to **Bob 2**');
  await table.at(bob).click('Take the seat', { until: 'final' });
  return { ...scene, ...table, calls, inThread: table.at(bob) };
}

it('/hand shows the hands of all my seats, and each has a direct message of its own', async () => {
  const { bob, inThread, log } = await bobTwice();
  const hands = await told(inThread, '/hand');
  expect(hands).toContain('You play for **Bob**.');
  expect(hands).toContain('You play for **Bob 2**.');
  expect(hands.match(/Your bag/g)).toHaveLength(2);
  const dms = (seat: string) =>
    bob.dms().filter((message) => textOf(message).includes(`you are **${seat}**`)).length;
  await expect.poll(() => [dms('Bob'), dms('Bob 2')], { timeout: 15_000 }).toEqual([1, 1]);
  expect(log.troubles).toEqual([]);
});

it('pings me for each seat by its name, and /play takes the answers of each', async () => {
  const { app, table, bob, inThread, cid, at, calls, log } = await bobTwice();
  const answered = new Set<number>();
  for (let step = 0; step < 6 && answered.size < 3; step++) {
    await app.settled(table);
    const look = await app.look({ table });
    const seat = look.kind === 'done' ? (look.waiting[0]?.seat ?? 0) : 0;
    const name = seat === 1 ? `<@${cid.id}>` : `<@${bob.id}> (${seat === 0 ? 'Bob' : 'Bob 2'})`;
    await inThread.waitFor((message) => isPing(message) && textOf(message).includes(name));
    const notified = calls
      .filter(({ content }) => content.includes(name))
      .flatMap(({ mentions }) => mentions);
    expect(new Set(notified)).toEqual(new Set([seat === 1 ? cid.id : bob.id]));
    const who = seat === 1 ? at(cid) : inThread;
    const asked = await who.slash('/play', {}, { until: 'final' });
    if (seat !== 1) expect(textOf(asked.message)).toContain(`you are **${seat === 0 ? 'Bob' : 'Bob 2'}**`);
    const [choice = ''] = choices(asked.message);
    const after = await who.click(choice, { message: asked.message, until: 'final' });
    expect(textOf(after.message)).not.toContain('decided');
    const moved = await app.look({ table });
    if (moved.kind === 'done' && moved.waiting[0]?.seat !== seat) answered.add(seat);
  }
  expect([...answered].sort()).toEqual([0, 1, 2]);
  expect(log.troubles).toEqual([]);
});

it('/game list says that a table waits for me, whichever of my seats it is', async () => {
  const { app, table, bob, move, onTurn } = await bobTwice();
  for (let step = 0; step < 10; step++) {
    const look = await app.look({ table });
    if (look.kind === 'done' && look.waiting[0]?.seat === 2) break;
    await move();
  }
  expect((await onTurn()).name).toBe('Dan');
  const { message } = await bob.slash('/game list', {}, { until: 'final' });
  const [select] = partsOf(message.components ?? []).filter(({ options }) => options !== undefined);
  expect(JSON.stringify(select?.options)).toContain('waits for you');
});
