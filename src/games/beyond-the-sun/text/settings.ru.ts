import type { Texts } from '#core/message.ts';
import type { SettingsLexicon } from './settings.ts';

export const settingsRu: Texts<SettingsLexicon> = {
  'setting.mats': () => 'Планшеты фракций',
  'setting.mats.basic': () => 'Базовые',
  'setting.mats.basic.about': () => 'шкалы у всех одинаковые, фракции различаются только подготовкой',
  'setting.mats.advanced': () => 'Для опытных',
  'setting.mats.advanced.about': () => 'у каждой фракции свои шкалы и две способности',
  'setting.tableau': () => 'Таблица технологий',
  'setting.tableau.off': () => 'Без неё',
  'setting.tableau.off.about': () => 'новые технологии берутся из колод',
  'setting.tableau.on': () => 'С ней, для опытных',
  'setting.tableau.on.about': () => 'технологии на выбор лежат открыто, по две каждого типа',
  'setting.first': () => 'Первый игрок',
  'setting.first.random': () => 'По жребию',
  'setting.first.random.about': () => 'решится в начале партии',
  'setting.first.seat': ({ number }) => `Место ${number}`,
  'setting.first.seat.about': ({ number }) => `начинает место ${number}`,
};
