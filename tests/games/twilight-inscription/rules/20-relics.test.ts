import { describe, expect, it } from 'vitest';
import { heardBy } from '../../../support/driver.ts';
import { scene } from '../scene.ts';

const own = (table: ReturnType<ReturnType<typeof scene>['play']>, viewer: number) =>
  table.session.view(viewer).seats[0]!;

describe('TIN 20 Relics', () => {
  it('TIN-20.1 a relic is drawn into the hand when its asset is gained', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').play().plays(0, 'navigation', ['I+c5']);
    expect(table.player(0).relics).toEqual([{ id: 'diadem-of-ash', played: false }]);
    expect(table.player(1).relics).toEqual([]);
  });

  it('TIN-20.1 no other asset draws one', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').play().plays(0, 'navigation', ['I+b4']);
    expect(table.player(0).relics).toEqual([]);
  });

  it('TIN-20.1 only its owner knows it until it is played; then it lies open', () => {
    const table = scene().events('first-sails', 'old-maps').relics(0, 'black-ledger').play();
    expect(own(table, 1)).toMatchObject({ relicsHeld: 1, relicsPlayed: [], own: null });
    expect(own(table, 0).own?.relics).toEqual([{ id: 'black-ledger', played: false }]);
    table.plays(0, 'industry', ['r:black-ledger', '[P1]', 'MxC2', 'I+C3']).others('industry');
    expect(own(table, 1)).toMatchObject({ relicsHeld: 0, relicsPlayed: ['black-ledger'] });
  });

  it('TIN-20.1 others hear of a draw, not of what was drawn', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').dice('MMM').play();
    table.plays(0, 'navigation', ['I+c5']).others('industry');
    const facts = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const heard = (viewer: number) => heardBy(viewer, facts).map(({ key }) => key);
    expect(heard(0)).toContain('fact.relicShown');
    expect(heard(1)).toContain('fact.relicDrawn');
    expect(heard(1)).not.toContain('fact.relicShown');
  });

  it('TIN-20.1 one that works at once lies open at once', () => {
    const table = scene().nearRelic(0, 'endless-engine').play();
    table.plays(0, 'navigation', ['I+c5']).others('industry');
    expect(own(table, 1)).toMatchObject({ relicsHeld: 0, relicsPlayed: ['endless-engine'] });
  });

  it('TIN-20.1 its effect is used once', () => {
    const table = scene().events('first-sails', 'heirs').relics(0, 'black-ledger').dice('MMM').play();
    table.activate(0, 'industry');
    expect(table.after(0, ['r:black-ledger', '[P1]'])).not.toContain('r:black-ledger');
    table.mark(0, ['r:black-ledger', '[P1]', 'MxC2', 'I+C3']).others('industry');
    table.activate(0, 'industry');
    expect(table.offers(0, 'card')).not.toContain('r:black-ledger');
  });

  it('TIN-20.2 its points are noted when it is drawn and count unplayed', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').play().plays(0, 'navigation', ['I+c5']);
    expect(table.player(0).navigation.relics).toEqual([{ at: 'c5', vp: 3 }]);
    expect(table.score(0).navigation).toBe(3);
    expect(table.score(1).navigation).toBe(0);
  });

  it('TIN-20.2 they are kept when it is played', () => {
    const noted = scene()
      .events('first-sails')
      .relics(0, 'black-ledger')
      .player(0, ({ navigation }) => navigation.relics.push({ at: 'c5', vp: 3 }));
    const table = noted.play().plays(0, 'industry', ['r:black-ledger', '[P1]', 'MxC2', 'I+C3']);
    expect(table.score(0).navigation).toBe(3);
  });
});
