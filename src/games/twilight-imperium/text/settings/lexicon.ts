import type { None } from '#core/lexicon-types.ts';

type Count = { readonly count: number };

/** What a table settles before the game begins. */
export type SettingsLexicon = {
  'setting.points': None;
  'setting.points.value': Count;
  'setting.points.about': Count;
  'setting.board': None;
  'setting.board.generated': None;
  'setting.board.generated.about': None;
  'setting.board.built': None;
  'setting.board.built.about': None;
  'setting.board.typed': None;
  'setting.factions': None;
  'setting.factions.drafted': Count;
  'setting.factions.drafted.about': Count;
  'setting.factions.chosen': None;
  'setting.factions.chosen.about': None;
  'setting.factions.random': None;
  'setting.factions.random.about': None;
};
