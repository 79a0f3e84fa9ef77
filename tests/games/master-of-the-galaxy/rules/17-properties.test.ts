import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('MOG-17 Properties of leaders and governments', () => {
  it('MOG-17.1 the property of a government works as long as its owner has the card', () => {
    const table = new Scene(2).card(0, 'frontier-directorate').bag(0, 'r r').bag(1, 'y').play();
    table.put(0, 'red>planet:s0.0', 'return');
    expect(table.bag(0).red).toBe(5); // the one put back, three of the system's colour, one of the government
    table.answer(0, 'cards', 'discard:frontier-directorate');
    table.answer(0, 'resources', { blue: 1 });
    table.put(1, 'yellow>planet:s2.0');
    expect(table.bag(1).yellow).toBe(3); // a rival has no part in it
    const red = table.bag(0).red + table.state.turn.drawn.filter((cube) => cube === 'red').length;
    table.put(0, 'red>planet:s0.1', 'return');
    expect(table.bag(0).red).toBe(red + 2); // one cube on the planet, three for it, and no fourth
  });

  it('MOG-17.1 a government that answers a condition does so each time', () => {
    const table = new Scene()
      .card(0, 'war-chancellery', '. . . . .', 'r .')
      .fill(0, 'azhgar-host', { project: 2, but: 1 })
      .bag(0, 'r g')
      .play();
    table.put(0, 'red>card:war-chancellery.1', 'green>card:azhgar-host.2');
    table.answer(0, 'reward', 'card:war-chancellery.1');
    table.answer(0, 'lifted', 'next');
    expect(table.bag(0).red).toBe(2 + 1 + 2); // those of both projects and one for the first conflict
    table.answer(0, 'lifted', 'next');
    expect(table.bag(0).red).toBe(2 + 1 + 2 + 1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-17.3 the property of a leader works only with all the symbols shown on it', () => {
    const with2 = new Scene().working(0, 'terraced-habitats').working(0, 'ore-barges');
    const works = with2.card(0, 'pathfinder-brom-adeyo').bag(0, 'r').play();
    works.put(0, 'red>planet:s0.0');
    expect(works.bag(0).red).toBe(4);

    const with1 = new Scene().working(0, 'terraced-habitats');
    const blank = with1.card(0, 'pathfinder-brom-adeyo').bag(0, 'r').play();
    blank.put(0, 'red>planet:s0.0');
    expect(blank.bag(0).red).toBe(3);
    expect(blank).toWaitFor([0, 'cards']);
  });

  it('MOG-17.3 a symbol shown twice is needed twice', () => {
    const bag = 'r b y g';
    const once = new Scene().working(0, 'ore-barges').working(0, 'plasma-lenses');
    const short = once.card(0, 'archivist-quen').bag(0, bag).play();
    expect(short).toWaitFor([0, 'distribute']);

    const twice = new Scene()
      .working(0, 'ore-barges')
      .working(0, 'plasma-lenses')
      .working(0, 'border-bazaars');
    const enough = twice.card(0, 'archivist-quen').bag(0, bag).play();
    expect(enough).toWaitFor([0, 'sift']);
  });

  it('MOG-17.3 the leader himself gives no symbol', () => {
    const table = new Scene().card(0, 'salvager-tock').card(0, 'magnate-lio-varsh').bag(0, 'r').play();
    expect(table.symbols(0)).toEqual({ cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 1 });
  });

  it('MOG-17.3 a symbol lost makes the text blank from then on, a symbol gained wakes it', () => {
    const table = new Scene()
      .working(0, 'ore-barges')
      .card(0, 'magnate-lio-varsh')
      .card(0, 'border-bazaars', 'y r .')
      .bag(0, 'k g')
      .play();
    table.put(0, 'cancel>card:ore-barges.0', 'green>card:border-bazaars.0').answer(0, 'lifted', 'next');
    table.answer(0, 'cards', 'discard:border-bazaars'); // the last economic symbol goes
    table.answer(0, 'cards', 'discard:magnate-lio-varsh');
    expect(table).toWaitFor([0, 'cards']); // no three cubes
    expect(table.offers(0, 'cards')).toContain('end');

    const woken = new Scene()
      .card(0, 'magnate-lio-varsh')
      .card(0, 'border-bazaars', 'y r .')
      .bag(0, 'g')
      .play();
    woken.put(0, 'green>card:border-bazaars.0').answer(0, 'lifted', 'next');
    woken.answer(0, 'cards', 'discard:magnate-lio-varsh');
    expect(woken).toWaitFor([0, 'resources']);
    woken.answer(0, 'resources', { blue: 3 });
  });

  it('MOG-17.4 symbols are not spent: one serves several leaders, and stays', () => {
    const table = new Scene()
      .working(0, 'consular-docks')
      .card(0, 'tribune-calla-ruun')
      .card(0, 'condottiere-sarn-vey', 'y . .')
      .card(0, 'corsair-zaira-rell')
      .bag(0, 'y g')
      .play();
    expect(table.symbols(0).diplomatic).toBe(1);
    const ids = table.offers(0, 'distribute');
    expect(ids).toContain('amnesty>card:condottiere-sarn-vey.0'); // the tribune
    expect(ids).toContain('yellow~red>card:corsair-zaira-rell.0'); // the condottiere
    table.put(0, 'amnesty>card:condottiere-sarn-vey.0', 'yellow~red>card:corsair-zaira-rell.0', 'return');
    expect(table.symbols(0).diplomatic).toBe(1);
    expect(table.held(0, 'corsair-zaira-rell').projects[0]?.cells).toEqual(['yellow', null, null]);
  });

  it('MOG-17.5 several governments may be held and all of them work, up to the limit of seven cards', () => {
    const scene = new Scene().bag(0, 'r b y g');
    for (const id of ['council-of-formulas', 'frontier-directorate', 'grand-registry'] as const)
      scene.card(0, id);
    for (const id of ['league-of-free-ports', 'war-chancellery', 'planners-syndicate'] as const)
      scene.card(0, id);
    const table = scene.play();
    table.answer(0, 'sift', ['0']);
    const [cube = 'red'] = table.state.turn.drawn;
    const before = table.bag(0)[cube];
    table.put(0, `${cube}>planet:s0.0`, 'return');
    expect(table.bag(0)[cube]).toBe(before + (cube === 'red' ? 3 : 2) + 1);
    expect(table.cards(0)).toHaveLength(7);
    table.answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);
  });
});
