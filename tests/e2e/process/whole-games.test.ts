import { expect, it } from 'vitest';
import { processScene } from './process-scene.ts';

type Scene = Awaited<ReturnType<typeof processScene>>;

/** Plays by clicks to the end; `between` may do anything after so many answers. */
async function playOn(
  scene: Scene,
  at: { table: string; thread: string },
  between: (answers: number) => Promise<void> | void = () => undefined,
): Promise<number> {
  const clickers = scene.players.map((one) => scene.clicker(one, at));
  let answers = 0;
  while ((await scene.reader.seen(at.table)).table.status === 'playing') {
    for (const clicker of clickers) {
      if (!(await clicker.answerOne())) continue;
      answers += 1;
      await between(answers);
    }
  }
  return answers;
}

it('plays a whole game of 2 seats as a process that is stopped and killed in the middle', async () => {
  const scene = await processScene(['Ann', 'Bob']);
  const at = await scene.begin(scene.players, 0);
  const answers = await playOn(scene, at, async (count) => {
    if (count === 8) {
      expect(await scene.bot.stop()).toBe(0);
      await scene.startAgain();
    }
    if (count === 16) {
      await scene.bot.kill();
      await scene.startAgain();
    }
  });
  expect(answers).toBeGreaterThan(16);
  expect(await scene.check()).toEqual([]);
  expect(await scene.bot.stop()).toBe(0);
  expect(scene.bot.reports).toEqual([]);
}, 300_000);
