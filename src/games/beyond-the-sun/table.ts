import type { Table } from '#core/table.ts';
import type { State } from './state.ts';
import type { Words } from './text/lexicon.ts';

/** The table of this game. */
export type SunTable = Table<State, Words>;
