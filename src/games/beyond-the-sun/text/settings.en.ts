import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './settings.ts';

export const settingsEn: Texts<SettingsLexicon> = {
  'setting.mats': () => 'Faction mats',
  'setting.mats.basic': () => 'Basic',
  'setting.mats.basic.about': () => 'The same tracks for all; better for a first game.',
  'setting.mats.advanced': () => 'Advanced',
  'setting.mats.advanced.about': () => 'Each faction has tracks of its own and two abilities.',
  'setting.tableau': () => 'Technology tableau',
  'setting.tableau.off': () => 'Drawn cards',
  'setting.tableau.off.about': () => 'Whoever discovers draws until two cards fit, and keeps one.',
  'setting.tableau.on': () => 'Open cards',
  'setting.tableau.on.about': () => 'For experts: two cards of each type lie open to choose from.',
  'setting.first': () => 'First player',
  'setting.first.random': () => 'By lot',
  'setting.first.random.about': () => 'The bot draws who begins.',
  'setting.first.seat': ({ number }) => `Seat ${number}`,
  'setting.first.seat.about': ({ number }) => `Seat ${number} takes the first turn.`,
};
