import type { None } from '#core/lexicon-types.ts';
import type { Language, Texts } from '#core/message.ts';

/** What stands on the picture beside the game's own words. */
export type PictureLexicon = {
  turn: { readonly name: string };
  over: None;
  round: { readonly round: number; readonly rounds: number };
  oil: { readonly oil: number };
  sign: { readonly sign: 'lit' | 'dark' };
};

export const TEXTS: Readonly<Record<Language, Texts<PictureLexicon>>> = {
  en: {
    turn: ({ name }) => `${name}’s turn`,
    over: () => 'The night is over',
    round: ({ round, rounds }) => `Round ${round} of ${rounds}`,
    oil: ({ oil }) => `Oil: ${oil}`,
    sign: ({ sign }) => (sign === 'lit' ? 'a lamp and its number' : 'a dark lamp'),
  },
  ru: {
    turn: ({ name }) => `Ход: ${name}`,
    over: () => 'Ночь закончилась',
    round: ({ round, rounds }) => `Раунд ${round} из ${rounds}`,
    oil: ({ oil }) => `Масло: ${oil}`,
    sign: ({ sign }) => (sign === 'lit' ? 'лампа и её число' : 'тёмная лампа'),
  },
};
