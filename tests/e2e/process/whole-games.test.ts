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

/** What anybody may ask in between, by command. */
async function lookAround(scene: Scene, { thread }: { thread: string }): Promise<void> {
  const [one] = scene.players;
  const there = one?.in({ id: thread });
  for (const line of ['/play', '/status', '/hand', '/log', '/board'])
    await there?.slash(line, {}, { until: 'final', withinMs: 60_000 });
}

it.each([
  { people: ['Ann', 'Bob'], bots: 0 },
  { people: ['Ann', 'Bob', 'Cid'], bots: 0 },
  { people: ['Ann', 'Bob', 'Cid'], bots: 1 },
])(
  'a whole game of $people.length people and $bots bots, with a process that is stopped and killed in the middle',
  async ({ people, bots }) => {
    const scene = await processScene(people);
    const at = await scene.begin(scene.players, bots);
    const answers = await playOn(scene, at, async (count) => {
      if (count === 4) await lookAround(scene, at);
      if (count === 8) {
        expect(await scene.bot.stop()).toBe(0);
        expect(scene.bot.reports).toEqual([]);
        await scene.startAgain();
      }
      if (count === 16) {
        await scene.bot.kill();
        await scene.startAgain();
      }
    });
    expect(answers).toBeGreaterThan(16);
    expect(await scene.check()).toEqual([]);
    const [ann] = scene.players;
    const verified = await ann
      ?.in({ id: at.thread })
      .slash('/verify', {}, { until: 'final', withinMs: 60_000 });
    expect(JSON.stringify(verified?.message.components)).toContain('All is fair');
    expect(await scene.bot.stop()).toBe(0);
    expect(scene.bot.reports).toEqual([]);
  },
  300_000,
);
