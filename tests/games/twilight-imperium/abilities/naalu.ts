import { type Imperium, Scene } from '../scene.ts';

export const ZERO = 'ability:telepathic';

/** The end of a strategy phase: two cards each, seat 2 the Naalu, seat 0 the speaker. */
export function choosing(scene = new Scene(3, ['xxcha', 'hacan', 'naalu']).of(ZERO)): Imperium {
  const table = scene
    .stage({ kind: 'strategy' })
    .with(({ seats }) => {
      for (const seat of seats) seat.strategy = [];
    })
    .play();
  const picks = ['leadership', 'trade', 'imperial', 'diplomacy', 'warfare', 'technology'];
  for (const [i, card] of picks.entries()) table.answer(i % 3, 'strategy-card', card);
  return table;
}
