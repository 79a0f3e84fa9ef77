import type { Automaton } from '../state.ts';
import { type ProgressTrack, type SectionTrack, TRACKS, type TrackId, tracks } from '../tables/automaton.ts';
import type { SheetId } from '../tables/vocabulary.ts';

export type Track = TrackId;

/** What a track reaches at once when the symbols before it are crossed. */
export type Reached = SheetId | 'mecatol';

const trackOf = (role: 'strength' | 'votes'): TrackId =>
  TRACKS.find((id) => tracks[id].role === role) ?? 'M1';

const sectionsOf = (role: 'strength' | 'votes') => (tracks[trackOf(role)] as SectionTrack).sections;

/** A symbol crossed on a track; the progress tracks say what they reach, and pass on what comes when they are full (23.7, 23.9). */
export function settledTrack(
  automaton: Automaton,
  track: Track,
  stage: number,
): { readonly automaton: Automaton; readonly reached: readonly Reached[] } {
  const printed: SectionTrack | ProgressTrack = tracks[track];
  if (printed.role !== 'progress')
    return { automaton: inSection(automaton, printed.role, stage), reached: [] };
  const crossed = automaton.progress[track];
  if (crossed >= printed.length) return { automaton: inSection(automaton, printed.end, stage), reached: [] };
  return {
    automaton: { ...automaton, progress: { ...automaton.progress, [track]: crossed + 1 } },
    reached: printed.keys.filter(({ after }) => after === crossed + 1).map(({ reaches }) => reaches),
  };
}

/** A symbol in the section of a stage, or in the next that takes one: a full or struck section does not. */
function inSection(automaton: Automaton, role: 'strength' | 'votes', stage: number): Automaton {
  const sections = sectionsOf(role);
  const open = Object.keys(sections)
    .map(Number)
    .sort((a, b) => a - b)
    .find(
      (at) =>
        at >= stage &&
        !automaton.struck[role].includes(at) &&
        (automaton[role][at] ?? 0) < (sections[at]?.length ?? 0),
    );
  if (open === undefined) return automaton;
  return { ...automaton, [role]: { ...automaton[role], [open]: (automaton[role][open] ?? 0) + 1 } };
}

/** The number above the rightmost crossed symbol of a stage's section; none crossed is nothing (23.10, 23.12). */
export function sectionValue(automaton: Automaton, role: 'strength' | 'votes', stage: number): number {
  const crossed = automaton[role][stage] ?? 0;
  return crossed === 0 ? 0 : (sectionsOf(role)[stage]?.[crossed - 1] ?? 0);
}

/** The section of a stage takes no more symbols. */
export function struckOut(automaton: Automaton, role: 'strength' | 'votes', stage: number): Automaton {
  const struck = { ...automaton.struck, [role]: [...automaton.struck[role], stage] };
  return { ...automaton, struck };
}
