import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './settings.ts';

export const settingsEn: Texts<SettingsLexicon> = {
  'setting.mats': () => 'Faction mats',
  'setting.mats.basic': () => 'Basic',
  'setting.mats.basic.about': () => 'the same tracks for all; factions differ in their set-up only',
  'setting.mats.advanced': () => 'Advanced',
  'setting.mats.advanced.about': () => 'tracks of their own, and two abilities for each faction',
  'setting.tableau': () => 'Technology tableau',
  'setting.tableau.off': () => 'Without',
  'setting.tableau.off.about': () => 'new technologies are drawn from their decks',
  'setting.tableau.on': () => 'With, for experts',
  'setting.tableau.on.about': () => 'technologies to choose from lie open, two of each type',
  'setting.first': () => 'First player',
  'setting.first.random': () => 'By lot',
  'setting.first.random.about': () => 'drawn when the game begins',
  'setting.first.seat': ({ number }) => `Seat ${number}`,
  'setting.first.seat.about': ({ number }) => `whoever sits in seat ${number} begins`,
};
