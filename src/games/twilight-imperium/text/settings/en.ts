import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './lexicon.ts';

export const settings: Texts<SettingsLexicon> = {
  'setting.points': () => 'Victory points',
  'setting.points.value': ({ count }) => `${count} points`,
  'setting.points.about': ({ count }) => (count > 10 ? 'The long game, a third longer.' : 'The usual game.'),
  'setting.board': () => 'Galaxy',
  'setting.board.generated': () => 'Made for you, balanced',
  'setting.board.generated.about': () =>
    'A galaxy in which nobody is worse off; the game begins at once. With a map string typed in, that map is used.',
  'setting.board.built': () => 'Built by the players',
  'setting.board.built.about': () =>
    'Everybody is dealt tiles and lays them in turn, ring by ring, as in the rules.',
  'setting.board.typed': () => 'Map string',
  'setting.factions': () => 'Factions',
  'setting.factions.drafted': ({ count }) => `Each picks one of ${count}`,
  'setting.factions.drafted.about': ({ count }) =>
    `Everybody is dealt ${count} factions in secret and keeps one; all choose at the same time. If there are not enough, everybody gets equally fewer.`,
  'setting.factions.chosen': () => 'Free choice in turn',
  'setting.factions.chosen.about': () =>
    'From the speaker clockwise everybody takes any faction that is left.',
  'setting.factions.random': () => 'By lot',
  'setting.factions.random.about': () => 'Everybody is given a faction at random.',
};
