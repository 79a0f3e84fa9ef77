import { expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { friday, textOf, told } from './friday.ts';

const GAME = 'master-of-the-galaxy';
const final = { until: 'final' } as const;

/** Bob has played a card that Dan could cancel. */
async function played() {
  const scene = new Scene(3, ['yssaril', 'hacan', 'xxcha'])
    .control(0, 'wellon')
    .hand(0, 'industrial-initiative')
    .hand(2, 'sabotage');
  const game = { ...scene.game(), id: GAME } as unknown as Game;
  const { app, bob, dan, log, ...table } = await friday({}, { games: new Map([...games, [GAME, game]]) });
  const { at, table: id } = await table.game();
  const look = await app.look({ table: id, user: bob.id });
  const action = look.kind === 'done' ? look.questions.find(({ topic }) => topic === 'action') : undefined;
  if (action === undefined) throw new Error('no action');
  await app.answer({ table: id, user: bob.id, key: action.key, choice: 'card:industrial-initiative' });
  await app.settled(id);
  return { app, id, bob: at(bob), dan: at(dan), log };
}

it('a window is let happen for the rest of the round with one press, and /orders knows it', async () => {
  const { app, dan, id, log } = await played();
  const { message } = await dan.slash('/play', {}, final);
  expect(textOf(message)).toContain('Do you step in');
  await dan.click('Not again this round', { message, ...final });
  const look = await app.look({ table: id, user: dan.id });
  if (look.kind !== 'done') throw new Error('no table');
  expect(look.orders).toMatchObject([
    { topic: 'action-card-played', order: { kind: 'fallback', until: 'round' } },
  ]);
  expect(look.questions.some(({ topic }) => topic === 'action-card-played')).toBe(false);
  expect(await told(dan, '/orders list')).toContain('an action card is being played');
  expect(log.troubles).toEqual([]);
});

it('an undo that only the table can grant is put to it by a button, no command is to be typed', async () => {
  const { bob, dan, log } = await played();
  const window = (await dan.slash('/play', {}, final)).message;
  await dan.click('Let it happen', { message: window, ...final });
  const { message } = await bob.slash('/undo', {}, final);
  expect(textOf(message)).not.toContain('/undo');
  await bob.click('Ask the table', { message, ...final });
  await bob.waitFor((one) => one.poll !== undefined);
  expect(log.troubles).toEqual([]);
});
