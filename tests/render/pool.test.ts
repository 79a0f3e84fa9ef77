import { afterEach, describe, expect, it } from 'vitest';
import { DrawingPool } from '../../src/render/pool.ts';
import type { RenderRequest } from '../../src/render/render-request.ts';
import { fakeProcess } from './studio.ts';

const entry = fakeProcess();
const sized = (width: number): RenderRequest => ({ game: 'any', view: { width }, language: 'en', names: [] });

let pool: DrawingPool;
afterEach(() => pool.close());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the drawing processes', () => {
  it('start when they are needed and are kept', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 1);
    expect(pool.pids).toEqual([]);
    await pool.draw(sized(1));
    const [first] = pool.pids;
    await pool.draw(sized(2));
    expect(pool.pids).toEqual([first]);
  });

  it('draw what waits in the queue, each order its own picture', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 2);
    const pictures = await Promise.all([1, 2, 3, 4, 5].map((width) => pool.draw(sized(width))));
    expect(pictures.map(({ width }) => width)).toEqual([1, 2, 3, 4, 5]);
    expect(pool.pids).toHaveLength(2);
  });

  it('that take too long are ended: only that picture fails, the next has a new process', async () => {
    pool = new DrawingPool({ entry, limit: 4_000 }, 1);
    const [slow, next] = await Promise.allSettled([pool.draw(sized(13)), pool.draw(sized(5))]);
    expect(slow).toMatchObject({
      status: 'rejected',
      reason: { message: 'a picture took more than 4000 ms' },
    });
    expect(next).toMatchObject({ status: 'fulfilled', value: { width: 5 } });
  });

  it('that die fail only the picture they drew', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 1);
    await pool.draw(sized(1));
    const [first] = pool.pids;
    const [dead, next] = await Promise.allSettled([pool.draw(sized(17)), pool.draw(sized(5))]);
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: 'the drawing process ended (3)' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { width: 5 } });
    expect(pool.pids[0]).not.toBe(first);
  });

  it('that die idle are replaced', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 1);
    await pool.draw(sized(1));
    const first = pool.pids[0] as number;
    process.kill(first, 'SIGKILL');
    await expect.poll(() => pool.pids).toEqual([]);
    await expect(pool.draw(sized(2))).resolves.toMatchObject({ width: 2 });
  });

  it('rest when nothing is left to draw, but not before, and start again', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 1);
    const drawn = pool.draw(sized(1));
    const first = pool.pids[0] as number;
    await pool.closeIdle();
    expect(pool.pids).toEqual([first]);
    await drawn;
    await pool.closeIdle();
    expect(isAlive(first)).toBe(false);
    await expect(pool.draw(sized(2))).resolves.toMatchObject({ width: 2 });
  });

  it('that cannot be started fail the picture', async () => {
    pool = new DrawingPool({ entry: `${entry}.missing`, limit: 15_000 }, 1);
    await expect(pool.draw(sized(1))).rejects.toThrow('the drawing process ended (1)');
  });

  it('end when closed: what is not drawn is refused', async () => {
    pool = new DrawingPool({ entry, limit: 15_000 }, 1);
    await pool.draw(sized(1));
    const pid = pool.pids[0] as number;
    const orders = Promise.allSettled([pool.draw(sized(13)), pool.draw(sized(2))]);
    await pool.close();
    expect((await orders).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(isAlive(pid)).toBe(false);
    await expect(pool.draw(sized(3))).rejects.toThrow('closed');
  });
});
