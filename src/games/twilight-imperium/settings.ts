import type { Setting } from '#core/setting.ts';
import { msg } from './text/lexicon.ts';

const POINTS = [10, 14];
const DEALT = [3, 2, 4, 5];
const MAX_MAP_LENGTH = 400;

/** What a table of Twilight Imperium settles in words: how far, where, and as whom (S2, S6, S12b). */
export const settings: readonly Setting[] = [
  {
    id: 'points',
    label: msg('setting.points', {}),
    values: POINTS.map((count) => ({
      id: `${count}`,
      label: msg('setting.points.value', { count }),
      about: msg('setting.points.about', { count }),
      sets: { points: count },
    })),
  },
  {
    id: 'board',
    label: msg('setting.board', {}),
    values: [
      {
        id: 'generated',
        label: msg('setting.board.generated', {}),
        about: msg('setting.board.generated.about', {}),
        sets: { board: 'generated', map: '' },
      },
      {
        id: 'built',
        label: msg('setting.board.built', {}),
        about: msg('setting.board.built.about', {}),
        sets: { board: 'built', map: '' },
      },
    ],
    typed: {
      label: msg('setting.board.typed', {}),
      most: MAX_MAP_LENGTH,
      sets: (text) =>
        text.trim() === '' ? { board: 'generated', map: '' } : { board: 'given', map: text.trim() },
    },
  },
  {
    id: 'factions',
    label: msg('setting.factions', {}),
    values: [
      ...DEALT.map((count) => ({
        id: `drafted-${count}`,
        label: msg('setting.factions.drafted', { count }),
        about: msg('setting.factions.drafted.about', { count }),
        sets: { factions: 'drafted', dealtFactions: count },
      })),
      {
        id: 'chosen',
        label: msg('setting.factions.chosen', {}),
        about: msg('setting.factions.chosen.about', {}),
        sets: { factions: 'chosen' },
      },
      {
        id: 'random',
        label: msg('setting.factions.random', {}),
        about: msg('setting.factions.random.about', {}),
        sets: { factions: 'random' },
      },
    ],
  },
];
