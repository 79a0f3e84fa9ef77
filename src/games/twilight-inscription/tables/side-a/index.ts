import type { SheetId } from '../vocabulary.ts';
import type { Variant } from './changes.ts';
import { variants as expansion } from './expansion.ts';
import { variants as industry } from './industry.ts';
import { variants as navigation } from './navigation.ts';
import { variants as warfare } from './warfare.ts';

const bySheet = { navigation, expansion, industry, warfare } as const;

/** What is special about a sheet of side A. */
export type FeatureId = (typeof bySheet)[SheetId][number]['feature'];
export type SideA = Pick<Variant, 'assets' | 'changes'>;

/** Sheets of side A of each type (1.1). */
export const VARIANTS = navigation.length;

/** Every feature, sheet by sheet. */
export const FEATURES: readonly FeatureId[] = Object.values(bySheet).flatMap((sheets) =>
  sheets.map(({ feature }) => feature),
);

const SIDE_B: SideA = { assets: {}, changes: [] };

/** How a variant differs from side B; 0 is side B itself. */
export const variantOf = (sheet: SheetId, variant: number): SideA =>
  (bySheet[sheet] as readonly Variant[])[variant - 1] ?? SIDE_B;

/** The feature of a variant; side B has none. */
export const featureOf = (sheet: SheetId, variant: number): FeatureId | null =>
  bySheet[sheet][variant - 1]?.feature ?? null;
