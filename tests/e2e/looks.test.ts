import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#app/runner/dependencies.ts';
import type { Game } from '#core/game.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { HOUR } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';
import { tableScene } from './scene.ts';

const SEED = 'a5'.repeat(32);
const settled = { timeout: 15_000, interval: 10 };

/** A table of people only, all of whom have their hands by direct message; counts what is looked at and read. */
async function counted(seats: number) {
  const count = { views: 0, reads: 0 };
  const plain = market();
  const game: Game = {
    ...plain,
    seats: [seats],
    view: (state, viewer) => {
      count.views += 1;
      return plain.view(state, viewer);
    },
  };
  const names = Array.from({ length: seats }, (_, seat) => `Person ${seat + 1}`);
  // Nothing is answered by the table itself: what is counted comes of one press.
  const pace = { ...DEFAULT_SETTINGS, veil: { min: HOUR, max: 2 * HOUR } };
  const around = { games: new Map([[game.id, game]]), seed: () => SEED, pace };
  const scene = await tableScene(names, around, { local: false });
  const { app, store, local, players, running } = scene;
  const { of } = store.messageSlots;
  store.messageSlots.of = (table) => {
    count.reads += 1;
    return of.call(store.messageSlots, table);
  };
  const [first, ...others] = players as [Player, ...Player[]];
  const channel = [...local.world.state.channels.values()].find(({ guildId }) => guildId !== null);
  const at = { guild: channel?.guildId ?? '', channel: channel?.id ?? '' };
  const made = await app.create({ user: first.id, game: game.id, name: 'Friday', language: 'en', ...at });
  if (made.kind !== 'done') throw new Error('no table');
  const { table } = made;
  for (const who of [first, ...others]) await app.join({ table, user: who.id, name: who.name });
  await app.start({ table, actor: { user: first.id } });
  running.wake();
  const announced = async () => {
    await expect.poll(() => app.outbox.pending(Number.MAX_SAFE_INTEGER, 1), settled).toEqual([]);
  };
  await announced();
  return { ...scene, count, first, others, announced };
}

const shown = ({ dms }: Pick<Player, 'dms'>) => JSON.stringify(dms().map(({ components }) => components));

it.each([2, 6, 8])(
  'a press at %i seats looks once for each who may see something else, and reads places once',
  async (seats) => {
    const { count, first, others, announced, log } = await counted(seats);
    const panel = first.dms().find(({ components }) => JSON.stringify(components).includes('|choose|'));
    const card = partsOf(panel?.components ?? []).find(({ custom_id: id }) => id?.includes('|choose|'));
    const before = others.map((one) => shown({ dms: () => one.dms() }));
    Object.assign(count, { views: 0, reads: 0 });
    await first.dm().click(card?.custom_id ?? '', { message: panel?.id ?? '', until: 'final' });
    await announced();
    // Everybody's hand says that somebody else is waited for now.
    const after = others.map((one) => shown({ dms: () => one.dms() }));
    expect(after.filter((text, seat) => text !== before[seat])).toHaveLength(seats - 1);
    // Each person, and the thread.
    expect(count.views).toBeLessThanOrEqual(seats + 1);
    expect(count.reads).toBe(1);
    expect(log.troubles).toEqual([]);
  },
);
