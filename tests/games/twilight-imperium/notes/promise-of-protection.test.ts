import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NOTE = 'note:promise-of-protection@1';
const held = () =>
  new Scene(3, ['hacan', 'mentak', 'xxcha'])
    .note(0, 'promise-of-protection', 1)
    .units(1, '30', { cruiser: 1 });

describe('Promise of Protection', () => {
  it('31.1 a component action lays it open', () => {
    const table = held().play();
    expect(table.offers(0, 'action')).toContain(NOTE);
    table.answer(0, 'action', NOTE);
    expect(table.seat(0)).toMatchObject({ notes: [], area: [{ id: 'promise-of-protection', owner: 1 }] });
    expect(table).toWaitFor([1, 'action']);
  });

  it('25.2 its owner cannot play it', () => {
    const table = new Scene(3, ['mentak', 'hacan', 'xxcha']).note(0, 'promise-of-protection', 0).play();
    expect(table.offers(0, 'action')).not.toContain('note:promise-of-protection@0');
  });

  it('25.4a goes back when its holder activates a system with units of Mentak, not before it was played', () => {
    const lying = (system: '30' | '33') =>
      held()
        .with(({ seats }) => {
          seats[0]?.notes.splice(0);
          seats[0]?.area.push({ id: 'promise-of-protection', owner: 1 });
        })
        .play()
        .answers([0, 'action', 'tactical'], [0, 'activate', system]);
    expect(lying('33').seat(0).area).toHaveLength(1);
    expect(lying('30').seat(0).area).toEqual([]);
    expect(lying('30').seat(1).notes).toEqual([{ id: 'promise-of-protection', owner: 1 }]);
    const unplayed = held().play().answers([0, 'action', 'tactical'], [0, 'activate', '30']);
    expect(unplayed.seat(0).notes).toHaveLength(1);
  });
});
