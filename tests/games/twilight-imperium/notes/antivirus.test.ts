import { describe, expect, it } from 'vitest';
import { cards, nekro, plundering, SINGULARITY } from '../abilities/nekro.ts';
import { goOn, hitting, missing, waits } from '../combat.ts';

const NOTE = 'note:antivirus@0';

describe('Antivirus', () => {
  it('as a combat begins it is laid open: no technology for Nekro from its holder', () => {
    const table = plundering(nekro().tech(1, 'sarween-tools').note(1, 'antivirus', 0));
    expect(table).toWaitFor([1, 'combat-round-starts']);
    table.answer(1, 'combat-round-starts', NOTE);
    goOn(table);
    expect(cards(table)).toHaveLength(2);
    expect(table.seat(1)).toMatchObject({ notes: [], area: [{ id: 'antivirus', owner: 0 }] });
  });

  it('unplayed it is no help', () => {
    const table = plundering(nekro().tech(1, 'sarween-tools').note(1, 'antivirus', 0));
    table.answer(1, 'combat-round-starts', 'pass');
    expect(table).toWaitFor([0, 'unit-destroyed']);
    table.answer(0, 'unit-destroyed', SINGULARITY);
    expect(cards(table)).toContain('sarween-tools');
  });

  it('lies there for later combats; others are not protected by it', () => {
    const lying = (holder: number) =>
      plundering(
        nekro()
          .tech(1, 'sarween-tools')
          .with(({ seats }) => seats[holder]?.area.push({ id: 'antivirus', owner: 0 })),
      );
    expect(waits(lying(1))).toEqual(['1:action']);
    expect(waits(lying(2))).toEqual(['0:unit-destroyed']);
  });

  it('25.4a goes back when its holder activates a system with units of Nekro, not before', () => {
    const scene = (system: '29' | '30') =>
      nekro()
        .stage({ kind: 'turn', seat: 1 })
        .with(({ seats }) => seats[1]?.area.push({ id: 'antivirus', owner: 0 }))
        .units(0, '29', { cruiser: 1 })
        .play()
        .answers([1, 'action', 'tactical'], [1, 'activate', system]);
    expect(scene('30').seat(1).area).toHaveLength(1);
    expect(scene('29').seat(1).area).toEqual([]);
    expect(scene('29').seat(0).notes).toEqual([{ id: 'antivirus', owner: 0 }]);
  });

  it('may be played in a combat without Nekro, but only as the combat begins', () => {
    const scene = () =>
      nekro()
        .note(1, 'antivirus', 0)
        .stage({ kind: 'turn', seat: 1 })
        .units(1, '30', { cruiser: 2 })
        .units(2, '30', { cruiser: 1 });
    const table = missing(hitting(scene(), 1, 'combat'), 2, 'combat').play();
    table.answers([1, 'action', 'tactical'], [1, 'activate', '30']);
    expect(table).toWaitFor([1, 'combat-round-starts']);
    table.answer(1, 'combat-round-starts', NOTE);
    expect(table.seat(1).area).toEqual([{ id: 'antivirus', owner: 0 }]);
    const later = missing(missing(scene(), 1, 'combat'), 2, 'combat').play();
    later.answers([1, 'action', 'tactical'], [1, 'activate', '30'], [1, 'combat-round-starts', 'pass']);
    expect(waits(later)).not.toContain('1:combat-round-starts');
  });
});
