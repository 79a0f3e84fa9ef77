import { MessageFlags } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { digest } from '#games/master-of-the-galaxy/digest.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf } from './friday.ts';
import type { SceneSettings } from './scene.ts';
import { described, sketches } from './sketches.ts';

/** Within so many answers something happens that concerns the others. */
const MAX_ANSWERS = 300;
/** After so many the log has several pages. */
const MANY = 80;

/** A table at which Bob and Cid have missed something that Dan did, after a number of answers. */
async function missed(settings: SceneSettings = {}, least = 0) {
  const scene = await friday(settings);
  const { app, bob, cid } = scene;
  const game = await scene.game();
  const { table } = game;
  const linesFor = async ({ id: user }: Player) => {
    const [look, news] = [await app.look({ table, user }), await app.sinceLastAnswer({ table, user })];
    if (look.kind !== 'done' || news.kind !== 'done') throw new Error('nobody sits there');
    return digest(news.facts, look.view as View).length;
  };
  const isMissed = async () => (await linesFor(bob)) > 0 && (await linesFor(cid)) > 0;
  for (let answers = 0; answers < least || !(await isMissed()); answers++) {
    if (answers > MAX_ANSWERS) throw new Error('nothing happens at this table');
    const { id: user } = await game.onTurn();
    const look = await app.look({ table, user });
    const key = (look.kind === 'done' && look.questions.find(({ optional }) => !optional)?.key) || '';
    const advice = await app.advise({ table, user, key });
    if (advice.kind !== 'done' || advice.choice === null) throw new Error('nobody knows what to do');
    await app.answer({ table, user, key, choice: advice.choice });
    await app.settled(table);
  }
  scene.running.wake();
  return { ...scene, ...game };
}

/** Whose bags lie open to whom it was drawn for. */
const bagsOf = (view: View | undefined) => view?.seats.map(({ bag }) => bag !== null);

it('who reads what they have missed sees the board with it, as it is seen from their own seat', async () => {
  const { drawn, picture } = sketches<View>();
  const { at, bob, cid, log } = await missed({ picture });
  const own = (seat: number) => drawn.filter(({ viewer }) => viewer === seat);
  const panel = await at(bob).slash('/play', {}, { until: 'final' });
  expect(described(panel.message)).toEqual([]);
  expect(own(0)).toEqual([]);
  const read = await at(bob).click('Read', { message: panel.message, until: 'final' });
  expect(textOf(read.message)).toContain('Bases on the board:');
  expect(described(read.message)).toEqual([expect.stringContaining('Bob')]);
  expect((read.message.flags ?? 0) & MessageFlags.Ephemeral).toBeTruthy();
  expect(own(0).map(({ sight }) => sight)).toEqual([{ kind: 'board' }]);
  expect(bagsOf(own(0)[0]?.view)).toEqual([true, false, false]);

  const russian = await at(cid).slash('/log', {}, { until: 'final' });
  expect(described(russian.message)).toEqual([expect.stringMatching(/[а-яё]{4}/)]);
  expect(bagsOf(own(1)[0]?.view)).toEqual([false, true, false]);
  expect(log.troubles).toEqual([]);
});

it('turning pages waits for no picture, and what is chosen of the log has none', async () => {
  const { drawn, picture } = sketches<View>();
  const { at, bob } = await missed({ picture }, MANY);
  const own = () => drawn.filter(({ viewer }) => viewer === 0).length;
  const whole = await at(bob).slash('/log', { all: true }, { until: 'final' });
  expect(described(whole.message)).toHaveLength(1);
  expect(textOf(whole.message)).toContain('Bases on the board:');
  const before = await at(bob).click('Previous', { message: whole.message, until: 'final' });
  expect(textOf(before.message)).toContain('all that happened');
  expect(described(before.message)).toEqual([]);
  const chosen = await at(bob).slash('/log', { show: 'turns' }, { until: 'final' });
  expect(described(chosen.message)).toEqual([]);
  expect(own()).toBe(1);
});

it('the words go alone where nothing can be drawn, and where nothing was missed nothing is drawn', async () => {
  const { at, bob, log } = await missed();
  const { message } = await at(bob).slash('/log', {}, { until: 'final' });
  expect(textOf(message)).toContain('Bases on the board:');
  expect(described(message)).toEqual([]);
  expect(log.troubles).toEqual([]);
  const { drawn, picture } = sketches<View>();
  const quiet = await friday({ picture });
  const game = await quiet.game();
  await game.move(2);
  const first = await game.at(quiet.dan).slash('/log', {}, { until: 'final' });
  const onlooker = await game.at(quiet.eve).slash('/log', {}, { until: 'final' });
  expect([...described(first.message), ...described(onlooker.message)]).toEqual([]);
  expect(drawn.filter(({ sight }) => sight?.kind === 'board')).toEqual([]);
});
