import type { Setting } from '#core/setting.ts';
import { DIFFICULTIES } from './tables/automaton.ts';
import { msg } from './text/lexicon.ts';

/** What a table of Twilight Inscription settles in words before the start (2.1, 2.2, 23.5). */
export const settings: readonly Setting[] = [
  {
    id: 'side',
    label: msg('setting.side', {}),
    values: (['B', 'A'] as const).map((side) => ({
      id: side,
      label: msg(`setting.side.${side}`, {}),
      about: msg(`setting.side.${side}.about`, {}),
      sets: { side },
    })),
  },
  {
    id: 'factions',
    label: msg('setting.factions', {}),
    values: (['choose', 'deal'] as const).map((factions) => ({
      id: factions,
      label: msg(`setting.factions.${factions}`, {}),
      about: msg(`setting.factions.${factions}.about`, {}),
      sets: { factions },
    })),
  },
  {
    id: 'difficulty',
    label: msg('setting.difficulty', {}),
    values: DIFFICULTIES.map((difficulty) => ({
      id: difficulty,
      label: msg(`setting.difficulty.${difficulty}`, {}),
      about: msg(`setting.difficulty.${difficulty}.about`, {}),
      sets: { difficulty },
    })),
  },
];
