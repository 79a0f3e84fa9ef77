import type { Setting } from '#core/setting.ts';
import { MATS } from './tables/factions.ts';
import { msg } from './text/lexicon.ts';

const SEATS = [0, 1, 2, 3];

/** What a table of Beyond the Sun settles in words: its mats, the tableau for experts, who begins (1.6, 24, 2.12). */
export const settings: readonly Setting[] = [
  {
    id: 'mats',
    label: msg('setting.mats', {}),
    values: MATS.map((mats) => ({
      id: mats,
      label: msg(`setting.mats.${mats}`, {}),
      about: msg(`setting.mats.${mats}.about`, {}),
      sets: { mats },
    })),
  },
  {
    id: 'tableau',
    label: msg('setting.tableau', {}),
    values: (['off', 'on'] as const).map((tableau) => ({
      id: tableau,
      label: msg(`setting.tableau.${tableau}`, {}),
      about: msg(`setting.tableau.${tableau}.about`, {}),
      sets: { tableau: tableau === 'on' },
    })),
  },
  {
    id: 'first',
    label: msg('setting.first', {}),
    values: [
      {
        id: 'random',
        label: msg('setting.first.random', {}),
        about: msg('setting.first.random.about', {}),
        sets: { first: 'random' },
      },
      ...SEATS.map((seat) => ({
        id: `seat-${seat}`,
        label: msg('setting.first.seat', { number: seat + 1 }),
        about: msg('setting.first.seat.about', { number: seat + 1 }),
        sets: { first: seat },
      })),
    ],
  },
];
