import type { Texts } from '#core/message.ts';
import type { SetUpLexicon } from './set-up.ts';

const DECKS = { expansion: 'expansion', commerce: 'commerce', progress: 'progress' };

export const setUpEn: Texts<SetUpLexicon> = {
  'setting.variant': () => 'Set-up',
  'setting.variant.standard': () => 'Usual',
  'setting.variant.standard.about': () =>
    'Corners are given out, and everybody lifts two races and keeps one.',
  'setting.variant.experienced': () => 'For those who know it',
  'setting.variant.experienced.about': () => 'Races lie open and are chosen in turn, then the corners (24).',
  'setting.first': () => 'First player',
  'setting.first.random': () => 'By lot',
  'setting.first.random.about': () => 'Drawn from the seed, so that everybody can check it afterwards.',
  'setting.first.seat': ({ number }) => `Seat ${number}`,
  'setting.first.seat.about': ({ number }) =>
    `Whoever sits in seat ${number} begins; if fewer play, it is counted on.`,
  'prepared.deck': ({ deck }) => `From the ${DECKS[deck]} deck`,
};
