import { describe, expect, it } from 'vitest';
import { activate, diceOf, goOn, missing } from '../combat.ts';
import { agreed } from '../odds/agree.ts';
import { Scene } from '../scene.ts';

const scene = (...factions: ConstructorParameters<typeof Scene>[1] & object) =>
  new Scene(3, factions).of('unit:salai-sai-corian').pools(0, { fleet: 8 }).pools(1, { fleet: 8 });
const winnu = () => scene('winnu', 'hacan', 'yssaril').units(0, '20', { flagship: 1, cruiser: 1 });
/** Nobody hits, so that the second round is like the first. */
const firstRolls = (set: Scene) =>
  diceOf(goOn(activate(missing(missing(set, 0, 'combat'), 1, 'combat', 'barrage'), '20')), 0, 'combat')
    .split(', ')
    .slice(0, 2)
    .sort();

describe('Salai Sai Corian', () => {
  it('35.5c a die for each ship of the opponent, fighters aside', () => {
    const set = winnu().units(1, '20', { carrier: 1, destroyer: 3, fighter: 4 });
    expect(firstRolls(set)).toEqual(['combat cruiser 1', 'combat flagship 4']);
  });

  it('none against fighters alone', () => {
    const set = winnu()
      .units(1, '20', { fighter: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { 'space-dock': 1 });
    expect(firstRolls(set)).toEqual(['combat cruiser 1', 'combat cruiser 1']);
  });

  it('own ships and those of a third seat do not count', () => {
    const set = winnu()
      .units(0, '20', { destroyer: 2 })
      .units(1, '20', { carrier: 2 })
      .units(2, '29', { cruiser: 3 });
    expect(diceOf(goOn(activate(missing(missing(set, 0, 'combat'), 1, 'combat'), '20')), 0)).toContain(
      'combat flagship 2',
    );
  });

  it('the flagships of others roll what is printed', () => {
    const set = scene('hacan', 'winnu', 'yssaril')
      .units(0, '20', { flagship: 1, cruiser: 1 })
      .units(1, '20', { carrier: 4 });
    expect(firstRolls(set)).toEqual(['combat cruiser 1', 'combat flagship 2']);
  });

  it('odds reckon with it: against one carrier it has one die on 7', () => {
    const { attacker } = agreed({
      place: 'space',
      attacker: { faction: 'winnu', units: { flagship: 1 } },
      defender: { faction: 'xxcha', units: { carrier: 1 } },
    });
    // The carrier hits on 9. Whole: 0.4 to win at once, 0.6 × 0.2 to be damaged; then as two ships of 0.4 and 0.2.
    const round = 1 - 0.6 * 0.8;
    const hurt = (0.6 * 0.2) / round;
    const win = (0.4 * 0.8) / round;
    expect(attacker).toBeCloseTo(0.4 / round + hurt * win, 10);
  });
});
