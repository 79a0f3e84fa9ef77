import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const researching = (change: (scene: Scene) => Scene = (scene) => scene) =>
  change(
    new Scene()
      .tech(0, 'inheritance-systems')
      .strategy(0, { id: 'technology', exhausted: false })
      .goods(0, 2),
  )
    .play()
    .answers([0, 'action', 'strategic:technology']);

describe('Inheritance Systems', () => {
  it('28.12c exhausted, and for 2 resources, all prerequisites are ignored', () => {
    const table = researching((scene) => scene.with(exhaustHome));
    table.answer(0, 'research', 'assault-cannon');
    expect(table.seat(0).technologies).toEqual([
      { id: 'inheritance-systems', exhausted: true },
      { id: 'assault-cannon', exhausted: false },
    ]);
    expect(table.seat(0).goods).toBe(0);
  });

  it('74.11 not without the 2 resources', () => {
    const table = researching((scene) => scene.with(exhaustHome).goods(0, 1));
    expect(table).toRefuse(0, 'research', 'assault-cannon', 'TI4 28.12');
  });

  it('45.4 not when it is exhausted, and not for others', () => {
    const used = researching((scene) =>
      scene.with(({ seats }) => {
        for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
      }),
    );
    expect(used).toRefuse(0, 'research', 'assault-cannon', 'TI4 28.12');
    const other = new Scene()
      .tech(1, 'inheritance-systems')
      .strategy(0, { id: 'technology', exhausted: false })
      .goods(0, 9)
      .play()
      .answers([0, 'action', 'strategic:technology']);
    expect(other).toRefuse(0, 'research', 'assault-cannon', 'TI4 28.12');
  });

  it('is not exhausted for what needs no prerequisite', () => {
    const table = researching();
    table.answer(0, 'research', 'sarween-tools');
    expect(table.seat(0).technologies[0]).toEqual({ id: 'inheritance-systems', exhausted: false });
  });
});

function exhaustHome({ planets }: Scene['state']): void {
  for (const planet of Object.values(planets)) planet.exhausted = true;
}
