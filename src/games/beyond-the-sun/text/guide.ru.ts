import type { Texts } from '#core/message.ts';
import type { GuideLexicon } from './guide.ts';

export const guideRu: Texts<GuideLexicon> = {
  'guide.standing': ({ round, discs, of }) => `раунд ${round}, достижений ${discs} из ${of}`,
  'guide.stock': ({ ore, pop, supply }) => `У вас ${ore} металла, ${pop} населения и ${supply} снабжения.`,
  'reason.plan': () => 'сейчас это ценнее всего',
};
