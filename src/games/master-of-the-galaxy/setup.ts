import type { Chance } from '#core/table.ts';
import { SYSTEMS, systems } from './content/board.ts';
import { COMMERCES, CONFLICTS, EXPANSIONS, GOVERNMENTS, LEADERS, PROGRESSES, RACES } from './content/ids.ts';
import { RESOURCES } from './content/kinds.ts';
import type { Options } from './options.ts';
import { ALL_CUBES, CUBES_IN_BAG, DISCS } from './rules/rulings.ts';
import { type Cubes, DISC_COLOURS, type State } from './state.ts';

const everyCube = (count: (resource: (typeof RESOURCES)[number]) => number) =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, count(resource)])) as Cubes;

/** The table before the first question: decks shuffled, bags filled, nobody settled yet (2.1 to 2.4). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const first = options.first === 'random' ? (chance.roll('first', 1, seats)[0] ?? 0) : options.first % seats;
  const colours = [...options.colours, ...DISC_COLOURS.filter((colour) => !options.colours.includes(colour))];
  return {
    variant: options.variant,
    ready: false,
    first,
    systems: Object.fromEntries(
      SYSTEMS.map((id) => {
        const planets = Array.from({ length: systems[id].planets }, () => null);
        return [id, { owner: null, bases: 0, planets, hole: false }];
      }),
    ) as unknown as State['systems'],
    routes: {},
    conflicts: [],
    decks: {
      leader: chance.shuffle('leader', LEADERS),
      conflict: chance.shuffle('conflict', CONFLICTS),
      government: chance.shuffle('government', GOVERNMENTS),
      expansion: chance.shuffle('expansion', EXPANSIONS),
      commerce: chance.shuffle('commerce', COMMERCES),
      progress: chance.shuffle('progress', PROGRESSES),
      race: chance.shuffle('race', RACES),
    },
    offered: [],
    bank: everyCube((resource) => ALL_CUBES[resource] - CUBES_IN_BAG * seats),
    seats: Array.from({ length: seats }, (_, seat) => ({
      bag: everyCube(() => CUBES_IN_BAG),
      reserve: DISCS,
      colour: colours[seat] ?? 'grey',
      cards: [],
      skips: 0,
      turns: 0,
    })),
    turn: {
      seat: first,
      phase: 'receive',
      drawn: [],
      colonised: [],
      emptied: [],
      exchanged: [],
      amnesties: 0,
      discarded: 0,
      ends: null,
      extra: 0,
      streak: 0,
    },
    still: { turns: 0, mark: '' },
    stalemate: false,
    winner: null,
  };
}
