import { describe, expect, it } from 'vitest';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { inForce } from '../agendas/voting.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 has used the primary as the table would; the others may follow. */
function following(card: StrategyCardId, scene: Scene): Imperium {
  const table = scene.strategy(0, { id: card, exhausted: false }).play();
  table.answer(0, 'action', `strategic:${card}`);
  for (let steps = 0; steps < 9; steps++) {
    const mine = table.session.open().find(({ seat, optional }) => seat === 0 && !optional);
    if (!mine) break;
    table.answer(0, mine.topic, mine.fallback);
  }
  return table;
}

const isAsked = (card: StrategyCardId, scene: Scene, seat = 1) =>
  following(card, scene)
    .session.openFor(seat)
    .some(({ topic }) => topic === `follow-${card}`);

/** Seat 1 has all its commodities and is no neighbour of seat 0. */
const full = () => new Scene(4).goods(1, 0, 6);

describe('TI4 75 Who would gain by a secondary, and is asked', () => {
  it('75.1 18.5 Trade: with all its commodities a seat gains by Minister of Commerce if it has neighbours', () => {
    expect(isAsked('trade', full())).toBe(false);
    const minister = () => inForce(full(), 'minister-of-commerce', { seat: 1 });
    expect(isAsked('trade', minister())).toBe(false);
    const table = following(
      'trade',
      minister().units(1, '20', { cruiser: 1 }).units(2, '21', { cruiser: 1 }),
    );
    table.answers([1, 'follow-trade', 'yes'], [2, 'follow-trade', 'no'], [3, 'follow-trade', 'no']);
    expect(table.seat(1)).toMatchObject({ goods: 1, commodities: 6, pools: { strategy: 1 } });
    expect(isAsked('trade', inForce(full(), 'minister-of-commerce', { seat: 3 }))).toBe(false);
  });

  it('75.1 18.5 60.3 Trade: and where somebody may hold its Trade Agreement', () => {
    const table = following('trade', full().note(2, 'trade-agreement', 1));
    // The window about seat 0's own commodities says nothing of whose note it is.
    table.answers([2, 'commodities-replenished', 'pass'], [0, 'trade', []]);
    table.answers([1, 'follow-trade', 'yes'], [2, 'follow-trade', 'no'], [3, 'follow-trade', 'no']);
    table.answer(2, 'commodities-replenished', 'note:trade-agreement@1');
    expect(table.seat(2).goods).toBe(6);
  });

  it('75.1 18.5 10.5 Warfare: who has nothing to pay with could build nothing', () => {
    const docked = () =>
      new Scene().units(1, 'hercant', { 'space-dock': 1 }).control(1, 'arretze', { exhausted: true });
    const spent = (scene: Scene) =>
      scene.with((s) => {
        for (const planet of Object.values(s.planets)) if (planet?.controller === 1) planet.exhausted = true;
      });
    expect(isAsked('warfare', docked())).toBe(true);
    expect(isAsked('warfare', spent(docked()))).toBe(false);
    expect(isAsked('warfare', spent(docked()).goods(1, 1))).toBe(true);
    // Sarween Tools make the first infantry free.
    expect(isAsked('warfare', spent(docked()).tech(1, 'sarween-tools'))).toBe(true);
  });

  it('75.1 18.5 10.5 61 Warfare: Hegemonic Trade Policy turns influence into something to pay with', () => {
    const scene = () =>
      new Scene()
        .units(1, 'hercant', { 'space-dock': 1 })
        .with((s) => {
          for (const planet of Object.values(s.planets))
            if (planet?.controller === 1) planet.exhausted = true;
        })
        .control(1, 'meer');
    expect(isAsked('warfare', scene())).toBe(false);
    expect(isAsked('warfare', scene().tech(1, 'hegemonic-trade-policy'))).toBe(true);
    const exhausted = scene().seat(1, { technologies: [{ id: 'hegemonic-trade-policy', exhausted: true }] });
    expect(isAsked('warfare', exhausted)).toBe(false);
  });

  it('75.1 18.5 30.21a Imperial: a secret drawn with three scored goes back at once', () => {
    const secrets = (scored: readonly ('spark-a-rebellion' | 'form-a-spy-network' | 'unveil-flagship')[]) =>
      new Scene().seat(1, { secrets: { held: [], scored: [...scored] } }).with((s) => {
        s.decks.secret = ['become-the-gatekeeper', 'control-the-region'];
      });
    expect(isAsked('imperial', secrets(['spark-a-rebellion', 'form-a-spy-network']))).toBe(true);
    expect(isAsked('imperial', secrets(['spark-a-rebellion', 'form-a-spy-network', 'unveil-flagship']))).toBe(
      false,
    );
  });
});
