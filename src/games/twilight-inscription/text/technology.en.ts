import type { Speaker } from '#core/message.ts';
import { technologies } from '../tables/technologies.ts';
import type { TechnologyId } from '../tables/vocabulary.ts';
import { aSpecial } from './counted.en.ts';
import { conversionEn, effectsEn } from './effects.en.ts';

const ALWAYS = {
  wormholes: 'You may explore through wormholes.',
  strength: 'Your strength in every war is 1 higher.',
};

/** What a technology costs and does. */
export function technologyTextEn(tech: TechnologyId, s: Speaker): string {
  const { research, special, always, effects, onClaimProduct, convert } = technologies[tech];
  return [
    `Cost: ${research} research or ${aSpecial[special]}.`,
    ...(always ? [ALWAYS[always]] : []),
    ...(effects ? [`Once per activation you may ${effectsEn(effects, s)}.`] : []),
    ...(onClaimProduct
      ? [
          `Once per activation, when you claim a cell with a product, you may ${effectsEn(onClaimProduct, s)}.`,
        ]
      : []),
    ...(convert
      ? [`Once per activation you may spend ${conversionEn(convert)} (of the card or the dice).`]
      : []),
  ].join(' ');
}
