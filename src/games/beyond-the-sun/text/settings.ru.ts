import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './settings.ts';

export const settingsRu: Texts<SettingsLexicon> = {
  'setting.mats': () => 'Планшеты фракций',
  'setting.mats.basic': () => 'Базовые',
  'setting.mats.basic.about': () => 'Шкалы у всех одинаковы: лучше для первой партии.',
  'setting.mats.advanced': () => 'Для опытных',
  'setting.mats.advanced.about': () => 'У каждой фракции свои шкалы и две способности.',
  'setting.tableau': () => 'Таблица технологий',
  'setting.tableau.off': () => 'Карты из колоды',
  'setting.tableau.off.about': () => 'Кто открывает, берёт карты, пока не подойдут две, и оставляет одну.',
  'setting.tableau.on': () => 'Карты открыты',
  'setting.tableau.on.about': () => 'Для опытных: выбор из двух открытых карт каждого типа.',
  'setting.first': () => 'Первый игрок',
  'setting.first.random': () => 'По жребию',
  'setting.first.random.about': () => 'Кто начинает, решит жребий.',
  'setting.first.seat': ({ number }) => `Место ${number}`,
  'setting.first.seat.about': ({ number }) => `Первый ход за местом ${number}.`,
};
