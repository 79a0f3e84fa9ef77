import type { None } from '#core/lexicon-types.ts';

/** What can be settled before the start. */
export type SettingsLexicon = {
  'setting.mats': None;
  'setting.mats.basic': None;
  'setting.mats.basic.about': None;
  'setting.mats.advanced': None;
  'setting.mats.advanced.about': None;
  'setting.tableau': None;
  'setting.tableau.off': None;
  'setting.tableau.off.about': None;
  'setting.tableau.on': None;
  'setting.tableau.on.about': None;
  'setting.first': None;
  'setting.first.random': None;
  'setting.first.random.about': None;
  'setting.first.seat': { readonly number: number };
  'setting.first.seat.about': { readonly number: number };
};
