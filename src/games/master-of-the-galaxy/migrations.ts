import type { Json } from '#core/json.ts';
import type { Migration } from '#core/saved.ts';
import { msg } from './text/lexicon.ts';

type Fields = { readonly [name: string]: Json };

/** How tables of former versions are brought up to the present one. */
export const migrations: readonly Migration[] = [
  {
    from: 1,
    changed: msg('changed.cubes', {}),
    migrate: ({ state, ...table }) => ({
      ...table,
      state: { ...state, turn: { ...(state.turn as Fields), ends: null } },
    }),
  },
  {
    from: 2,
    changed: msg('changed.limit', {}),
    // Nothing is stored otherwise; answers lead elsewhere.
    migrate: (table) => table,
  },
];
