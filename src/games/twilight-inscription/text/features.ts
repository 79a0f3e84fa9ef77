import { type ProgressTrack, type SectionTrack, tracks } from '../tables/automaton.ts';
import { wormholes } from '../tables/navigation.ts';
import type { Change } from '../tables/side-a/changes.ts';
import { type FeatureId, featureOf, VARIANTS, variantOf } from '../tables/side-a/index.ts';
import { type AssetId, type Resource, SHEETS, type SheetId } from '../tables/vocabulary.ts';
import { anomalies, wars } from '../tables/warfare.ts';

/** How the sheet of side A with this feature differs from side B. */
export function changesOf(feature: FeatureId): readonly Change[] {
  const numbers = Array.from({ length: VARIANTS }, (_, at) => at + 1);
  for (const sheet of SHEETS) {
    const found = numbers.find((variant) => featureOf(sheet, variant) === feature);
    if (found !== undefined) return variantOf(sheet, found).changes;
  }
  return [];
}

/** The systems that a wormhole touches on side B; none if it is not there. */
export const touchedOnSideB = (id: string): readonly string[] =>
  wormholes.find((wormhole) => wormhole.id === id)?.next ?? [];

/** Anomalies that came to those of side B, and those that are gone. */
export const anomalyChanges = (dots: readonly string[]) => ({
  added: dots.filter((dot) => !anomalies.includes(dot)),
  gone: anomalies.filter((dot) => !dots.includes(dot)),
});

/** What winning brings other than on side B. */
export interface OtherWin {
  readonly war: number;
  readonly side: 'left' | 'right';
  readonly asset: AssetId;
  readonly instead: AssetId;
}

export const otherWins = (win: readonly (readonly [AssetId, AssetId])[]): readonly OtherWin[] =>
  wars.flatMap(({ win: [left, right] }, at): readonly OtherWin[] => {
    const [newLeft = left, newRight = right] = win[at] ?? [];
    return [
      { war: at + 1, side: 'left' as const, asset: newLeft, instead: left },
      { war: at + 1, side: 'right' as const, asset: newRight, instead: right },
    ].filter(({ asset, instead }) => asset !== instead);
  });

/** What the automated faction marks for a result of a coloured die (23.6). */
export function trackOf(r: Resource, n: number): SheetId | 'strength' | 'votes' {
  const track: SectionTrack | ProgressTrack = tracks[`${r}${n === 2 ? 2 : 1}`];
  if (track.role !== 'progress') return track.role;
  return SHEETS.find((sheet) => track.keys.some(({ reaches }) => reaches === sheet)) ?? track.end;
}
