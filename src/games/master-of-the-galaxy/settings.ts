import type { Setting } from '#core/setting.ts';
import { msg } from './text/lexicon.ts';

const SEATS = [0, 1, 2, 3];

/** What a table of Master of the Galaxy settles in words: how it is set up, and who begins (2, 24). */
export const settings: readonly Setting[] = [
  {
    id: 'variant',
    label: msg('setting.variant', {}),
    values: (['standard', 'experienced'] as const).map((variant) => ({
      id: variant,
      label: msg(`setting.variant.${variant}`, {}),
      about: msg(`setting.variant.${variant}.about`, {}),
      sets: { variant },
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
