import type { Chance } from '#core/table.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** The table before the first question: speaker by lot, decks shuffled (S1, S8, S12c). */
export function setup(_options: Options, _seats: number, _chance: Chance): State {
  throw new Error('not built yet: setup');
}
