import type { Json } from '#core/json.ts';
import type { Migration } from '#core/saved.ts';
import { FORMER_BOX } from './former-box.ts';
import { msg } from './text/lexicon.ts';

type Fields = { readonly [name: string]: Json };

/** Tiles there were when systems became a list; later tiles come into a table's box, not into its list. */
const TILES = 51;

/** Systems by the numbers of their tiles. Before they were a list they were kept by the ids of those in play only. */
function systemsOf(systems: Json): Json {
  if (Array.isArray(systems)) return systems;
  const byId = systems as Fields;
  return Array.from({ length: TILES + 1 }, (_, number) => byId[`${number}`] ?? null);
}

/** Before seats could respond to a transaction in the midst of another, nobody was waited for there. */
function tradeOf(trade: Json): Json {
  if (trade === null) return null;
  const { done, held = [], ...open } = trade as Fields;
  return { ...open, done: (done as Fields[]).map(({ by = [], ...one }) => ({ ...one, by })), held };
}

/** Before a turn stopped for trading, nothing was noted of who could trade from its start. */
function turnOf(turn: Json, seats: number): Json {
  const near = Array.from({ length: seats }, (_, seat) => seat);
  return turn === null ? null : { near, refreshed: [], lingers: false, ...(turn as Fields) };
}

/** How tables of former versions are brought up to the present one. */
export const migrations: readonly Migration[] = [
  {
    from: 2,
    changed: null,
    migrate: ({ state, fixed, ...table }) => {
      const { systems = null, trade = null } = state;
      return {
        ...table,
        state: { ...state, systems: systemsOf(systems), trade: tradeOf(trade) },
        fixed: { ...fixed, box: FORMER_BOX },
      };
    },
  },
  {
    from: 3,
    changed: msg('changed.finerRules', {}),
    migrate: ({ state, ...table }) => ({
      ...table,
      state: { ...state, turn: turnOf(state.turn ?? null, table.seats) },
    }),
  },
];
