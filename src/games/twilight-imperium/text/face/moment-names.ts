import type { MomentName } from '../../timing/moments.ts';
import { momentsEn } from '../common/moments.en.ts';

/** Every moment at which somebody may be asked to respond. */
export const MOMENT_NAMES = Object.keys(momentsEn) as MomentName[];
