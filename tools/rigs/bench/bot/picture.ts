import { tableSeed } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import { LANGUAGES } from '#core/message.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { Session } from '#core/session.ts';
import { draw } from '../../../../src/render/draw.ts';
import { encode, formatOf } from '../../../../src/render/encode.ts';
import { drawReference, paintReference } from '../../../../src/render/reference-paint.ts';
import { sceneOf } from '../../../../src/render/render-picture.ts';
import type { RenderRequest } from '../../../../src/render/render-request.ts';
import { answerAtRandom } from '../random-answer.ts';

/** Milliseconds of one picture: by the clock, and of the processor. */
export interface PictureCost {
  readonly clock: number;
  readonly processor: number;
  readonly bytes: number;
}

/** What a picture costs beside the same picture by plain node-canvas, in turns so that noise hits both alike. */
export interface PictureBench {
  readonly sceneMs: number;
  readonly ours: PictureCost;
  readonly plain: PictureCost;
  /** The next picture of the same table, after a move: its backdrop is known. */
  readonly next: PictureCost;
  /** Nothing but the encoding of the same pixels. */
  readonly bare: PictureCost;
  readonly samples: number;
}

const ANSWERS = [20, 60, 120, 200];
const WARM_UP = 1;

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'];

/** Full tables in their beginning, middle and end, as everybody sees them. */
export function fullTables(game: Game): RenderRequest[] {
  return ANSWERS.flatMap((answers) => {
    const seed = `picture ${answers}`;
    const random = pseudoRandom(seed);
    const { session } = Session.start(game, {
      options: {},
      seats: Math.max(...game.seats),
      seed: tableSeed(seed),
    });
    for (let seq = 1; seq <= answers && !session.over; seq++) answerAtRandom(session, random, seq);
    const view = session.view('table');
    return LANGUAGES.map((language) => ({
      game: game.id,
      view,
      language,
      names: NAMES,
    }));
  });
}

class Sum {
  private readonly sum = { clock: 0, processor: 0, bytes: 0 };
  private samples = 0;

  async add(make: () => Uint8Array | Promise<Uint8Array>): Promise<void> {
    const [from, used] = [performance.now(), process.cpuUsage()];
    const { length } = await make();
    const { user, system } = process.cpuUsage(used);
    this.sum.clock += performance.now() - from;
    this.sum.processor += (user + system) / 1000;
    this.sum.bytes += length;
    this.samples += 1;
  }

  get cost(): PictureCost {
    const { clock, processor, bytes } = this.sum;
    const [per, whole] = [1 / this.samples, Math.round];
    return { clock: clock * per, processor: processor * per, bytes: whole(bytes * per) };
  }
}

const sums = (): [Sum, Sum, Sum, Sum] => [new Sum(), new Sum(), new Sum(), new Sum()];

export async function benchPicture(game: Game, rounds: number): Promise<PictureBench> {
  const all = fullTables(game);
  let [ours, plain, next, bare] = sums();
  let sceneMs = 0;
  for (let round = -WARM_UP; round < rounds; round++) {
    if (round === 0) [[ours, plain, next, bare], sceneMs] = [sums(), 0];
    for (const order of all) {
      const from = performance.now();
      const { scene } = sceneOf(order);
      sceneMs += performance.now() - from;
      await ours.add(async () => (await draw(scene)).bytes);
      await plain.add(() => drawReference(scene));
      await next.add(async () => (await draw(scene)).bytes);
      const canvas = paintReference(scene);
      await bare.add(() => encode(canvas, formatOf(scene)));
    }
  }
  const samples = rounds * all.length;
  return {
    sceneMs: sceneMs / samples,
    ours: ours.cost,
    plain: plain.cost,
    next: next.cost,
    bare: bare.cost,
    samples,
  };
}
