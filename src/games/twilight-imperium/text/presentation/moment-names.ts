import type { MomentName } from '../../hooks/moments.ts';
import { momentsEn } from '../common/moments.en.ts';

/** Every moment at which somebody may be asked to respond; component actions are among the actions of a turn. */
export const MOMENT_NAMES = (Object.keys(momentsEn) as MomentName[]).filter(
  (name) => name !== 'component-action',
);
