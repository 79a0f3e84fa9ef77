import { describe, expect, it } from 'vitest';
import { EVENTS, type EventType, events } from '#games/twilight-inscription/tables/events.ts';
import { scene } from '../scene.ts';

const of = (type: EventType) => EVENTS.filter((id) => events[id].type === type);

describe('TIN-4 Rounds', () => {
  it('TIN-4.1 each round the top event is revealed, followed by all and discarded', () => {
    const table = scene(3).events('open-lanes', 'settlers').dice('MMM').play();
    expect(table.state).toMatchObject({ event: 'open-lanes', round: 1, deck: ['settlers', 'empty-throne'] });
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
    table.rest('sheet', 'card');
    expect(table.state.event).toBe('open-lanes');
    table.rest('dice');
    expect(table.state).toMatchObject({ event: 'settlers', round: 2, deck: ['empty-throne'], dice: null });
    expect(table.player(0)).toMatchObject({ active: null, hand: [], used: [] });
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('TIN-4.2 an event is of one of four types, most of them strategy', () => {
    const counts = (['strategy', 'war', 'council', 'production'] as const).map((type) => of(type).length);
    expect(counts).toEqual([15, 4, 3, 3]);
  });

  it('TIN-4.2 each type is followed in its own way', () => {
    const at = (event: (typeof EVENTS)[number]) => scene(3).events(event, 'open-lanes').products(0, 1, 1, 1);
    expect(at('open-lanes').play().asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
    expect(at('first-council').play().asked()).toEqual(['0:vote', '1:vote', '2:vote']);
    const war = at('border-war').play();
    expect(war.player(0).warfare.wars).toHaveLength(1);
    expect(war.state.event).toBe('open-lanes');
    const production = at('first-harvest').play();
    expect(production.player(0).industry.goods.gained).toBe(1);
    expect(production.player(1).industry.goods.gained).toBe(0);
    expect(production.player(0).warfare.wars).toEqual([]);
  });

  it('TIN-4.3 the game ends after Empty Throne, a war, has been resolved', () => {
    const table = scene(3).events('border-war', 'settlers').infantry(0, 'a1').dice('MMM').play();
    expect(table.state.phase).toBe('playing');
    table.rest('sheet', 'card', 'dice');
    expect(table.state).toMatchObject({ phase: 'over', event: 'empty-throne', deck: [] });
    expect(table.player(0).warfare.wars).toHaveLength(2);
    expect(table.session.open()).toEqual([]);
    expect(table.told()).toContain('fact.over');
  });
});
