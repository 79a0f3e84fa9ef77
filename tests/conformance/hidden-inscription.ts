import type { Viewer } from '#core/seat.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { agendas } from '#games/twilight-inscription/tables/agendas.ts';
import { type EventId, events } from '#games/twilight-inscription/tables/events.ts';
import { GOODS } from '#games/twilight-inscription/tables/industry.ts';
import type { RelicId } from '#games/twilight-inscription/tables/relics.ts';

/** Every other order within those that are alike from the outside. */
function reversedWithin<T>(items: readonly T[], kind: (item: T) => string): T[] {
  const piles = new Map<string, T[]>();
  for (const item of items) piles.set(kind(item), [...(piles.get(kind(item)) ?? []), item]);
  return items.map((item) => piles.get(kind(item))?.pop() ?? item);
}

/** Relics that nobody else has seen change places: in the deck, in the piles of a step, in others' hands. */
function exchangeRelics(state: State, viewer: Viewer): void {
  const places: { readonly get: () => RelicId; readonly set: (relic: RelicId) => void }[] = [];
  const add = (all: RelicId[]) =>
    all.forEach((_, at) => {
      places.push({
        get: () => all[at] as RelicId,
        set: (relic) => {
          all[at] = relic;
        },
      });
    });
  add(state.relics);
  for (const pile of state.piles) add(pile);
  state.seats.forEach(({ relics }, seat) => {
    if (seat === viewer) return;
    for (const relic of relics)
      if (!relic.played)
        places.push({
          get: () => relic.id,
          set: (id) => {
            relic.id = id;
          },
        });
  });
  const ids = places.map(({ get }) => get());
  places.forEach(({ set }, at) => {
    set(ids[(at + 1) % ids.length] as RelicId);
  });
}

/** Topics that are asked of everybody behind screens: until these fall, nobody sees what others mark. */
const SCREENED: readonly string[] = ['faction', 'set-up', 'sheet', 'card', 'event', 'dice', 'vote', 'votes'];

/**
 * Other events of the same stage and back come next, other agendas of the same stage, other relics; others were dealt other factions, and
 * behind their screens they have marked something else.
 */
export function rehideInscription(state: State, viewer: Viewer, asked: readonly string[]): void {
  state.deck = reversedWithin(state.deck, (id: EventId) => `${events[id].stage} ${events[id].back}`);
  state.agendas = reversedWithin(state.agendas, (id) => `${agendas[id].stage}`);
  exchangeRelics(state, viewer);
  if (asked.some((topic) => SCREENED.includes(topic)))
    state.seats.forEach(({ industry: { goods } }, seat) => {
      if (seat !== viewer) goods.gained += goods.gained < GOODS ? 1 : -1;
    });
  const others = state.seats.filter(({ dealt }, seat) => seat !== viewer && dealt.length > 0);
  const dealt = others.map((player) => player.dealt);
  others.forEach((player, at) => {
    player.dealt = dealt[(at + 1) % dealt.length] ?? [];
  });
}
