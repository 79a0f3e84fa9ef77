import type { Chance } from '#core/table.ts';
import type { Options } from './options.ts';
import { newChronicle } from './rules/chronicle.ts';
import { seatingOf } from './rules/galaxy/seating.ts';
import { COLOURS, type Colour, type SeatState, type State } from './state.ts';
import { copiesOf } from './tables/action-cards.ts';
import { ACTION_CARD_IDS, AGENDA_IDS, SECRET_IDS, STAGE_ONE, STAGE_TWO } from './tables/card-ids.ts';
import { SYSTEM_IDS } from './tables/ids.ts';
import { CENTRE, systems } from './tables/systems.ts';

/** Public objectives of each stage in one game (30.13). */
const OBJECTIVES = 5;

/** Command tokens on a sheet at the start (S11a). */
const POOLS = { tactic: 3, fleet: 3, strategy: 2 } as const;

/** The table before the first question: speaker by lot, decks shuffled, objectives laid face down (S1, S4, S7, S8, S12c). */
export function setup(options: Options, seats: number, chance: Chance): State {
  const stageOne = chance.shuffle('stage-one', STAGE_ONE);
  const stageTwo = chance.shuffle('stage-two', STAGE_TWO);
  const laid = [...stageOne.splice(0, OBJECTIVES), ...stageTwo.splice(0, OBJECTIVES)];
  const actionCards = ACTION_CARD_IDS.flatMap((id) => Array.from({ length: copiesOf(id) }, () => id));
  return {
    options,
    stage: { kind: 'factions' },
    round: 0,
    speaker: chance.roll('speaker', 1, seats)[0] ?? 0,
    board: { [CENTRE]: 0 },
    homes: [...seatingOf(seats).homes],
    systems: [null, ...SYSTEM_IDS].map((id) => (id === CENTRE ? { tokens: [], units: [] } : null)),
    planets: Object.fromEntries(
      systems[CENTRE].planets.map((planet) => [planet, { controller: null, exhausted: false, units: [] }]),
    ),
    custodians: true,
    decks: {
      action: chance.shuffle('action-cards', actionCards),
      agenda: chance.shuffle('agendas', AGENDA_IDS),
      secret: chance.shuffle('secrets', SECRET_IDS),
      stageOne,
      stageTwo,
    },
    discards: { action: [], agenda: [] },
    objectives: laid.map((id) => ({ id, revealed: false, scored: [] })),
    published: [],
    laws: [],
    bonus: {},
    seats: coloursOf(options, seats).map(newSeat),
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
  };
}

/** Colours as asked for, the others from what is left; no two alike (S4). */
function coloursOf({ colours }: Options, seats: number): Colour[] {
  const left = COLOURS.filter((colour) => !colours.includes(colour));
  return [...colours, ...left].slice(0, seats);
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
