import type { Viewer } from '#core/seat.ts';
import type { Galaxy } from './state.ts';

/** The table as a viewer may know it. */
export interface View {
  readonly viewer: Viewer;
  readonly round: number;
}

export function view(s: Galaxy, viewer: Viewer): View {
  return { viewer, round: s.round };
}
