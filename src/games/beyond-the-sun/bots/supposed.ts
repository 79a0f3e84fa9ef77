import type { State, Sun } from '../state.ts';
import { EVENTS } from '../tables/events.ts';
import { SYSTEMS, systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { TECHNOLOGIES } from '../tables/technology-ids.ts';
import { SLOTS } from '../tables/tree.ts';
import { type DeckLevel, TECH_TYPES } from '../tables/vocabulary.ts';
import type { View } from '../view.ts';

/** Cards that nobody has seen could lie in any order: they stand in for the decks, as many as there are. */
function unseen({ slots, seats, rows, search, decks }: View, level: DeckLevel) {
  const seen = new Set([
    ...SLOTS.flatMap((slot) => slots[slot].card ?? []),
    ...seats.flatMap((seat) => seat.private),
    ...TECH_TYPES.flatMap((type) => rows[level]?.[type] ?? []),
    ...(search?.technologies ?? []),
  ]);
  return TECHNOLOGIES.filter((id) => technologies[id].level === level && !seen.has(id)).slice(
    0,
    decks[level],
  );
}

function unseenSystems(view: View, deck: 'A' | 'B') {
  const seen = new Set([
    ...Object.values(view.systems),
    ...view.seats.flatMap(({ colonies }) => colonies.map(({ system }) => system)),
    ...view.lasting.map(({ system }) => system),
    ...(view.search?.systems ?? []),
  ]);
  return SYSTEMS.filter((id) => systems[id].deck === deck && !seen.has(id)).slice(0, view.decks[deck]);
}

/** A table that looks to a viewer as theirs does, so that the rules can be asked what would be possible. */
export function supposed(view: View): Sun {
  const [someEvent] = EVENTS;
  const count = view.seats.length;
  const slots = SLOTS.map((slot) => {
    const { card, covered, cubes } = view.slots[slot];
    return [slot, { card, event: covered ? someEvent : null, cubes }];
  });
  const outposts = Object.entries(view.places).flatMap(([place, { controller, disc }]) =>
    controller === null || disc === null ? [] : [[place, { seat: controller, disc }]],
  );
  return {
    mats: view.mats,
    tableau: view.tableau,
    first: view.first,
    turns: (view.round - 1) * count + (((view.turn ?? view.first) - view.first + count) % count),
    endAfter: view.lastRound === null ? null : view.lastRound * count,
    phase: view.phase,
    slots: Object.fromEntries(slots) as State['slots'],
    decks: { 2: unseen(view, 2), 3: unseen(view, 3), 4: unseen(view, 4) },
    systemDecks: { A: unseenSystems(view, 'A'), B: unseenSystems(view, 'B') },
    rows: view.rows,
    systems: view.systems,
    outposts: Object.fromEntries(outposts) as State['outposts'],
    contested: [],
    guilds: view.guilds,
    lasting: view.lasting,
    discarded: view.discarded,
    achievements: view.achievements,
    search: view.search,
    seats: view.seats,
  };
}
