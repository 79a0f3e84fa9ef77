import type { Chance } from '#core/table.ts';
import { optionsSchema } from '#games/beyond-the-sun/options.ts';
import { controllable, placesOf, strengthAt } from '#games/beyond-the-sun/rules/ships.ts';
import { allSpaces } from '#games/beyond-the-sun/rules/spaces.ts';
import { hasResearched, isReachable } from '#games/beyond-the-sun/rules/technologies.ts';
import { setup } from '#games/beyond-the-sun/setup.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import { events } from '#games/beyond-the-sun/tables/events.ts';
import { systems } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import { SLOTS, tree } from '#games/beyond-the-sun/tables/tree.ts';
import { oneOf, randomOf } from '../../support/chance.ts';

type Random = () => number;

const below = (random: Random, n: number) => Math.floor(random() * n);

function chanceOf(random: Random): Chance {
  const shuffled = <T>(items: readonly T[]) => {
    const left = [...items];
    return items.map(() => left.splice(below(random, left.length), 1)[0] as T);
  };
  return {
    roll: (_, count, sides) => Array.from({ length: count }, () => 1 + below(random, sides)),
    deal: (_, count, size) => shuffled(Array.from({ length: size }, (_unused, at) => at)).slice(0, count),
    shuffle: (_, items) => shuffled(items),
  };
}

/** An event that was turned over: its guild opens, or it stays in play with its system, or it is gone. */
function reveal(state: State, id: State['discarded'][number]): void {
  const { guild, link, linkDeck = [], vp, museum } = events[id];
  if (guild) state.guilds.push(guild);
  const own = link === 'ownSystem' || link === 'extraSystem';
  const system = own ? (linkDeck.flatMap((deck) => state.systemDecks[deck].splice(0, 1))[0] ?? null) : null;
  if (link === 'extraSystem') state.systems.X = system;
  const at = link === 'systemB' ? 'B1' : link === 'extraSystem' ? 'X' : null;
  if (link || vp || museum)
    state.lasting.push({ id, at, system: link === 'ownSystem' ? system : null, owner: null });
  else state.discarded.push(id);
}

function research(state: State, random: Random): void {
  const seat = below(random, state.seats.length);
  const open = SLOTS.filter((slot) => isReachable(state, seat, slot) && !hasResearched(state, seat, slot));
  if (open.length === 0) return;
  const id = oneOf(open, random);
  const slot = state.slots[id];
  const { level } = tree[id];
  if (slot.event) reveal(state, slot.event);
  slot.event = null;
  if (slot.card === null && level !== 1) slot.card = state.decks[level].shift() ?? null;
  slot.cubes.push(seat);
}

function settle(state: State, random: Random): void {
  for (const [seat, mine] of state.seats.entries()) {
    mine.ships = {};
    for (const place of placesOf(state))
      if (random() < 0.6) {
        const fleet = [0, 0, 0, 0].map(() => (random() < 0.35 ? 1 + below(random, 2) : 0));
        if (fleet.some((n) => n > 0)) mine.ships[place] = fleet as [number, number, number, number];
      }
    mine.ore = below(random, 13);
    mine.pop = below(random, 8);
    mine.food = below(random, 9);
    mine.oreDiscs = below(random, 9);
    mine.automation = Array.from({ length: below(random, 9) }, () => oneOf(['food', 'ore', 'star'], random));
    for (const column of ['A', 'B', 'C', 'D', 'E'] as const)
      mine.supply[column] = below(random, mine.supply[column] + 1);
    mine.colonies = Array.from({ length: below(random, 5) }, () => {
      const system = state.systemDecks[random() < 0.5 ? 'A' : 'B'].shift();
      return system ? [{ system, discs: [...systems[system].spec] }] : [];
    }).flat();
    const secret = random() < 0.4 ? state.decks[2].shift() : undefined;
    if (secret) mine.private.push(secret);
    const free = allSpaces(state).filter(({ id }) => state.seats.every(({ pawn }) => pawn !== id));
    mine.pawn = oneOf(free, random).id;
    if (state.lasting.length > seat && random() < 0.3 && state.lasting[seat])
      state.lasting[seat].owner = seat;
  }
}

function controlAll(state: State): void {
  for (const place of controllable(state)) {
    const strengths = state.seats.map((_, seat) => strengthAt(state, seat, place));
    const best = Math.max(...strengths);
    const strongest = strengths.flatMap((n, seat) => (n === best && n > 0 ? [seat] : []));
    const [seat] = strongest;
    if (strongest.length === 1 && seat !== undefined)
      state.outposts[place] = { seat, disc: place.endsWith('1') ? 'food' : 'ore' };
  }
}

export interface Position {
  readonly seats: number;
  readonly seed: number;
  /** How often somebody has researched something. */
  readonly researched: number;
  readonly mats?: 'basic' | 'advanced';
  readonly tableau?: boolean;
}

/** A table as it may look after a while: not played, but filled at random, the same every time. */
export function positionOf({ seats, seed, researched, mats = 'basic', tableau = false }: Position): State {
  const random = randomOf(seed);
  const state = setup(optionsSchema.parse({ mats, tableau }), seats, chanceOf(random));
  for (let at = 0; at < researched; at++) research(state, random);
  if (researched === 0) return state;
  settle(state, random);
  controlAll(state);
  state.turns = seats * (researched >> 2) + below(random, seats);
  for (const one of state.achievements)
    for (const [seat] of state.seats.entries())
      if (one.discs.length < 2 && random() < 0.2) one.discs.push(seat);
  return state;
}

/** Every technology of a level, and the slots that it can lie in. */
export const levelsOf = (level: number) =>
  (Object.keys(technologies) as (keyof typeof technologies)[]).filter(
    (id) => technologies[id].level === level,
  );
