import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const fourCubes = 'r b y g';

describe('Patronage: leaders work with one required symbol missing', () => {
  it('one missing symbol does not matter, two do', () => {
    const one = new Scene().card(0, 'throne-of-seven-houses').working(0, 'ore-barges');
    const works = one.card(0, 'pathfinder-brom-adeyo').bag(0, 'r').play(); // cultural is missing
    works.put(0, 'red>planet:s0.0');
    expect(works.bag(0).red).toBe(4);

    const two = new Scene().card(0, 'throne-of-seven-houses');
    const blank = two.card(0, 'pathfinder-brom-adeyo').bag(0, 'r').play();
    blank.put(0, 'red>planet:s0.0');
    expect(blank.bag(0).red).toBe(3);
    expect(blank).toWaitFor([0, 'cards']);
  });

  it('a symbol shown twice may be there once', () => {
    const scene = new Scene().card(0, 'throne-of-seven-houses').working(0, 'plasma-lenses');
    const table = scene.working(0, 'ore-barges').card(0, 'archivist-quen').bag(0, fourCubes).play();
    expect(table).toWaitFor([0, 'sift']);
  });

  it('two such cards add up: the leader may lack two symbols, not three', () => {
    const both = () => new Scene().card(0, 'throne-of-seven-houses').working(0, 'empathy-relay');
    const two = both().working(0, 'plasma-lenses').card(0, 'archivist-quen').bag(0, fourCubes).play();
    expect(two).toWaitFor([0, 'sift']);
    expect(both().card(0, 'archivist-quen').bag(0, fourCubes).play()).toWaitFor([0, 'distribute']);
  });

  it('it serves every leader at once, but no rival', () => {
    const table = new Scene()
      .card(0, 'throne-of-seven-houses')
      .card(0, 'tribune-calla-ruun', 'b . .')
      .card(0, 'condottiere-sarn-vey')
      .card(0, 'corsair-zaira-rell')
      .bag(0, 'y')
      .play();
    const ids = table.offers(0, 'distribute');
    expect(ids).toContain('amnesty>card:tribune-calla-ruun.0');
    expect(ids).toContain('yellow~red>card:corsair-zaira-rell.0');

    const rival = new Scene().card(1, 'throne-of-seven-houses').card(0, 'tribune-calla-ruun', 'b . .');
    expect(rival.bag(0, 'y').play().offers(0, 'distribute')).not.toContain(
      'amnesty>card:tribune-calla-ruun.0',
    );
  });

  it('not on a development with a cell free, and no longer once the card is discarded', () => {
    const bare = new Scene()
      .card(0, 'empathy-relay', 'b b y .')
      .card(0, 'magnate-lio-varsh')
      .bag(0, 'r')
      .play();
    bare.put(0, 'return').answer(0, 'cards', 'discard:magnate-lio-varsh');
    expect(bare).toWaitFor([0, 'cards']); // no three cubes from the magnate

    const table = new Scene()
      .card(0, 'throne-of-seven-houses')
      .card(0, 'magnate-lio-varsh')
      .bag(0, 'r')
      .play();
    table.put(0, 'return').answer(0, 'cards', 'discard:throne-of-seven-houses');
    table.answer(0, 'cards', 'discard:magnate-lio-varsh');
    table.answer(0, 'resources', { blue: 3 }); // for two cards, and nothing else
    expect(table).toWaitFor([1, 'distribute']);
  });
});
