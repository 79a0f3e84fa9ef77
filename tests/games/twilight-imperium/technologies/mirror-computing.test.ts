import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const leading = (scene: Scene) =>
  scene
    .strategy(0, { id: 'leadership', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:leadership']);

describe('Mirror Computing', () => {
  it('78.4 a trade good pays for two', () => {
    const scene = (mirror: boolean) => {
      const made = new Scene().goods(0, 3).with(({ planets }) => {
        for (const planet of Object.values(planets)) planet.exhausted = true;
      });
      return (mirror ? made.tech(0, 'mirror-computing') : made.tech(1, 'mirror-computing'))
        .strategy(0, { id: 'technology', exhausted: false })
        .play()
        .answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    };
    const rich = scene(true);
    expect(rich).toWaitFor([0, 'research-more']);
    rich.answers([0, 'research-more', 'yes'], [0, 'research', 'dacxive-animators']);
    expect(rich.seat(0).goods).toBe(0);
    expect(rich.seat(0).technologies.map(({ id }) => id)).toContain('dacxive-animators');
    // Another's card is no help.
    expect(
      scene(false)
        .session.waiting()
        .map(({ seat, topic }) => `${seat}:${topic}`),
    ).not.toContain('0:research-more');
  });

  it('for influence as well: what is over is lost', () => {
    const table = leading(
      new Scene()
        .tech(0, 'mirror-computing')
        .goods(0, 2)
        .with(({ planets }) => {
          for (const planet of Object.values(planets)) planet.exhausted = true;
        }),
    );
    table.answers([0, 'token-pool', { tactic: 3 }], [0, 'leadership', 1]);
    expect(table.seat(0).goods).toBe(0);
  });
});
