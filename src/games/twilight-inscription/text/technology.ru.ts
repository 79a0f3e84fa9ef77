import type { Speaker } from '#core/message.ts';
import { technologies } from '../tables/technologies.ts';
import type { TechnologyId } from '../tables/vocabulary.ts';
import { researches } from './counted.ru.ts';
import { conversionRu, effectsRu } from './effects.ru.ts';
import { namesRu } from './names.ru.ts';

const ALWAYS = {
  wormholes: 'Можно исследовать системы через червоточины.',
  strength: 'В каждой войне ваша боевая сила на 1 больше.',
};

/** What a technology costs and does. */
export function technologyTextRu(tech: TechnologyId, s: Speaker): string {
  const { research, special, always, effects, onClaimProduct, convert } = technologies[tech];
  return [
    `Стоимость: ${researches(research, s)} или ${namesRu.assets[special]}.`,
    ...(always ? [ALWAYS[always]] : []),
    ...(effects ? [`Раз за активацию, по желанию: ${effectsRu(effects, s)}.`] : []),
    ...(onClaimProduct
      ? [`Раз за активацию, присоединяя ячейку с продукцией, по желанию: ${effectsRu(onClaimProduct, s)}.`]
      : []),
    ...(convert ? [`Раз за активацию можно потратить ${conversionRu(convert)} (с карты или кубиков).`] : []),
  ].join(' ');
}
