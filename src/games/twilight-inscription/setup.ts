import type { Chance } from '#core/table.ts';
import type { Options } from './options.ts';
import { layoutOf, type Variants } from './sheets/layout.ts';
import type { Automaton, State } from './state.ts';
import { AGENDAS, agendas } from './tables/agendas.ts';
import { type Difficulty, headStarts, TRACKS, tracks } from './tables/automaton.ts';
import { blackDie } from './tables/dice.ts';
import { ASCENDANT, EVENTS, type EventId, events, LAST_EVENT } from './tables/events.ts';
import { FACTIONS } from './tables/factions.ts';
import { HOME } from './tables/navigation.ts';
import { OBJECTIVES, objectives } from './tables/objectives.ts';
import { RELICS } from './tables/relics.ts';
import { VARIANTS } from './tables/side-a/index.ts';
import { SHEETS } from './tables/vocabulary.ts';

/** Factions dealt to each seat (2.2). */
const DEALT = 3;
const STAGES = [1, 2, 3, 4, 5] as const;
/** Stages that have agendas (1.3). */
const COUNCIL_STAGES = [2, 3, 4] as const;
/** With so few the automated faction plays (23). */
const MAX_AUTOMATED = 2;

/** The events, the next first: in each stage backs alternate, the lowest card is blue (2.4), and the last event is the lowest of all. */
function eventDeck(seats: number, chance: Chance): EventId[] {
  const isFew = seats <= MAX_AUTOMATED;
  return STAGES.flatMap((stage) => {
    const pile = (back: 'black' | 'blue') =>
      chance.shuffle(
        `events ${stage} ${back}`,
        EVENTS.filter((id) => events[id].stage === stage && events[id].back === back),
      );
    const blue = [...pile('blue')].sort((a, b) => Number(a === LAST_EVENT) - Number(b === LAST_EVENT));
    const black = pile('black');
    // 23.4
    const rest =
      isFew && stage === 5
        ? { black: black.slice(1), blue: blue.filter((id) => id !== ASCENDANT) }
        : { black, blue };
    return alternating(rest.black, rest.blue);
  });
}

/** From the lowest card up, blue first. */
function alternating(black: readonly EventId[], blue: readonly EventId[]): EventId[] {
  const upwards: EventId[] = [];
  const piles: readonly [EventId[], EventId[]] = [[...blue], [...black]];
  for (let at = 0; upwards.length < black.length + blue.length; at++) {
    const next = piles[at % 2 === 0 ? 0 : 1].pop();
    if (next !== undefined) upwards.push(next);
  }
  return upwards.reverse();
}

function variantsFor(side: Options['side'], seats: number, chance: Chance): State['variants'] {
  const bySheet = SHEETS.map((sheet) =>
    side === 'B'
      ? Array<number>(seats).fill(0)
      : chance.deal(`sheets ${sheet}`, seats, VARIANTS).map((at) => at + 1),
  );
  return Array.from({ length: seats }, (_, seat) => {
    const [navigation = 0, expansion = 0, industry = 0, warfare = 0] = bySheet.map((all) => all[seat] ?? 0);
    return { navigation, expansion, industry, warfare };
  });
}

/** Seats left and right in a circle; in a game of two the chair's die decides on which side the other sits (12.12, 23.3). */
function neighboursOf(seats: number, chance: Chance): State['neighbours'] {
  if (seats === 1) return [{ left: null, right: null }];
  if (seats === MAX_AUTOMATED) {
    const [face = 0] = chance.roll('neighbour', 1, blackDie.length);
    return blackDie[face] === 'I'
      ? [
          { left: null, right: 1 },
          { left: 0, right: null },
        ]
      : [
          { left: 1, right: null },
          { left: null, right: 0 },
        ];
  }
  return Array.from({ length: seats }, (_, seat) => ({
    left: (seat + 1) % seats,
    right: (seat + seats - 1) % seats,
  }));
}

/** Symbols crossed before the first round (23.5). */
function automatonAt(difficulty: Difficulty): Automaton {
  const { progress, strength, votes } = headStarts[difficulty];
  return {
    difficulty,
    progress: Object.fromEntries(
      TRACKS.map((id) => [id, tracks[id].role === 'progress' ? progress : 0]),
    ) as Automaton['progress'],
    strength: { ...strength },
    votes: { ...votes },
    struck: { strength: [], votes: [] },
  };
}

function freshPlayer(variants: Variants, dealt: State['seats'][number]['dealt']): State['seats'][number] {
  const layout = layoutOf(variants);
  return {
    dealt,
    faction: null,
    navigation: {
      explored: layout.navigation.explored.map((id) => ({
        id,
        from:
          layout.navigation.beside.get(id)?.find((other) => other === HOME) ??
          neighbourAmong(layout.navigation, id),
      })),
      claimed: [],
      crossedOut: [],
      wormholes: [],
      relics: [],
      mecatol: null,
    },
    expansion: { unlocked: [], crossed: [], bases: [], population: 0 },
    industry: {
      crossed: [...layout.industry.crossed],
      claimed: [],
      products: [0, 0, 0],
      votesUnderlined: 1, // 9.1
      goods: { gained: 0, spent: 0 },
      votes: { gained: 0, spent: 0 },
    },
    warfare: { units: [], paid: [], unlocked: [], line: 1, frontier: { left: 0, right: 0 }, wars: [] },
    technologies: layout.technologies.map((id) => ({ id, crossed: 0, researched: false })),
    dice: { navigation: [], expansion: [], industry: [], warfare: [] },
    kept: [],
    relics: [],
    written: [],
    objectives: [],
    active: null,
    used: [],
    hand: [],
    tasks: [],
    ballot: null,
  };
}

/** Where the line to a system that is explored from the start comes from. */
function neighbourAmong({ beside, explored }: ReturnType<typeof layoutOf>['navigation'], id: string): string {
  return beside.get(id)?.find((other) => explored.includes(other)) ?? HOME;
}

export function setup(options: Options, seats: number, chance: Chance): State {
  const variants = variantsFor(options.side, seats, chance);
  const dealt = chance.shuffle('factions', FACTIONS);
  const each = options.factions === 'choose' ? DEALT : 1;
  const isFew = seats <= MAX_AUTOMATED;
  return {
    variants,
    neighbours: neighboursOf(seats, chance),
    chair: 0,
    phase: 'set-up',
    deck: eventDeck(seats, chance),
    event: null,
    round: 0,
    dice: null,
    objectives: SHEETS.flatMap((sheet) => {
      const [id] = chance.shuffle(
        `objective ${sheet}`,
        OBJECTIVES.filter((one) => objectives[one].sheet === sheet),
      );
      return id === undefined ? [] : [{ id, first: null }];
    }),
    mecatol: [],
    // 2.3, 23.2
    agendas: COUNCIL_STAGES.flatMap((stage) =>
      chance
        .shuffle(
          `agendas ${stage}`,
          AGENDAS.filter((id) => agendas[id].stage === stage),
        )
        .slice(0, isFew ? undefined : 1),
    ),
    council: null,
    relics: chance.shuffle('relics', RELICS),
    piles: Array.from({ length: seats }, () => []),
    automaton: isFew ? (automatonAt(options.difficulty) as State['automaton']) : null,
    seats: variants.map((own, seat) => freshPlayer(own, dealt.slice(seat * each, (seat + 1) * each))),
  };
}
