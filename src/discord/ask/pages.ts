import type { OptionForm } from '#core/question.ts';
import { LIMITS, pieces } from '../messages/limits.ts';

/** The part of a long list that is shown at once. */
export interface Page<T> {
  readonly shown: readonly T[];
  readonly page: number;
  readonly pages: number;
}

/** Of what may be chosen, as much as one select holds. A page that is no longer there becomes the nearest that is. */
export function pageOf<T extends OptionForm>(options: readonly T[], wanted: number): Page<T> {
  const open = options.filter(({ barred }) => barred === undefined);
  const all = pieces(open, LIMITS.selectOptions);
  const page = Math.min(Math.max(0, wanted), Math.max(0, all.length - 1));
  return { shown: all[page] ?? [], page, pages: all.length };
}
