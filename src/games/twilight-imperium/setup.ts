import type { Chance } from '#core/table.ts';
import type { Options } from './options.ts';
import { newChronicle } from './rules/chronicle.ts';
import { seatingOf } from './rules/galaxy/seating.ts';
import type { SeatState, State } from './state.ts';
import type { Box } from './tables/box.ts';
import type { ActionCardId } from './tables/card-ids.ts';
import type { Colour } from './tables/kinds.ts';
import { CENTRE, systems } from './tables/systems.ts';

/** Public objectives of each stage in one game (30.13). */
const OBJECTIVES = 5;

/** Command tokens on a sheet at the start (S11a). */
const POOLS = { tactic: 3, fleet: 3, strategy: 2 } as const;

/** What a table is set up with. */
interface NewTable {
  readonly options: Options;
  readonly seats: number;
  readonly box: Box;
}

/** The table before the first question: speaker by lot, decks shuffled, objectives laid face down (S1, S4, S7, S8, S12c). */
export function setup({ options, seats, box }: NewTable, chance: Chance): State {
  const stageOne = chance.shuffle('stage-one', box.stageOne);
  const stageTwo = chance.shuffle('stage-two', box.stageTwo);
  const laid = [...stageOne.splice(0, OBJECTIVES), ...stageTwo.splice(0, OBJECTIVES)];
  const actionCards = (Object.keys(box.actionCards) as ActionCardId[]).flatMap((id) =>
    Array.from({ length: box.actionCards[id] ?? 0 }, () => id),
  );
  return {
    options: settled(options),
    stage: { kind: 'factions' },
    round: 0,
    speaker: chance.roll('speaker', 1, seats)[0] ?? 0,
    board: { [CENTRE]: 0 },
    homes: [...seatingOf(seats).homes],
    systems: noSystems(box).map((_, tile) => (`${tile}` === CENTRE ? { tokens: [], units: [] } : null)),
    planets: Object.fromEntries(
      systems[CENTRE].planets.map((planet) => [planet, { controller: null, exhausted: false, units: [] }]),
    ),
    custodians: true,
    decks: {
      action: chance.shuffle('action-cards', actionCards),
      agenda: chance.shuffle('agendas', box.agendas),
      secret: chance.shuffle('secrets', box.secrets),
      stageOne,
      stageTwo,
    },
    discards: { action: [], agenda: [] },
    objectives: laid.map((id) => ({ id, revealed: false, scored: [] })),
    published: [],
    laws: [],
    bonus: {},
    seats: coloursOf(box, options.colours).slice(0, seats).map(newSeat),
    turn: null,
    scoring: null,
    strategic: null,
    tactical: null,
    battle: null,
    trade: null,
    agenda: null,
    playing: [],
    effects: [],
    winner: null,
    chronicle: newChronicle(),
    box,
  };
}

/** Nothing in play yet, by the numbers of the tiles of a box. */
export function noSystems({ systems: ids }: Box): null[] {
  return Array.from({ length: Math.max(...ids.map(Number)) + 1 }, () => null);
}

/** A table without modules keeps no list of them. */
function settled({ modules, ...rest }: Options): Options {
  return modules && modules.length > 0 ? { ...rest, modules } : rest;
}

/** Colours as asked for, the others from what is left; no two alike (S4). */
function coloursOf({ colours: all }: Box, wished: readonly Colour[]): Colour[] {
  return [...wished, ...all.filter((colour) => !wished.includes(colour))];
}

function newSeat(colour: Colour): SeatState {
  return {
    faction: null,
    colour,
    pools: { ...POOLS },
    goods: 0,
    commodities: 0,
    technologies: [],
    strategy: [],
    hand: [],
    secrets: { held: [], scored: [] },
    notes: [],
    area: [],
    received: false,
    points: 0,
    passed: false,
    eliminated: false,
    reviving: 0,
    dealt: { tiles: [], factions: [], secrets: [] },
  };
}
