import type { Texts } from '#core/message.ts';
import type { SetUpLexicon } from './set-up.ts';

const DECKS = { expansion: 'экспансии', commerce: 'коммерции', progress: 'прогресса' };

export const setUpRu: Texts<SetUpLexicon> = {
  'setting.variant': () => 'Подготовка',
  'setting.variant.standard': () => 'Обычная',
  'setting.variant.standard.about': () => 'Углы раздаются, каждый смотрит две расы и оставляет одну.',
  'setting.variant.experienced': () => 'Для опытных',
  'setting.variant.experienced.about': () => 'Расы лежат открыто, их выбирают по очереди, затем углы (24).',
  'setting.first': () => 'Первый игрок',
  'setting.first.random': () => 'По жребию',
  'setting.first.random.about': () => 'Следует из зерна, поэтому потом это можно проверить.',
  'setting.first.seat': ({ number }) => `Место ${number}`,
  'setting.first.seat.about': ({ number }) =>
    `Начинает место ${number}; если игроков меньше, счёт идёт по кругу.`,
  'prepared.deck': ({ deck }) => `Из колоды ${DECKS[deck]}`,
};
