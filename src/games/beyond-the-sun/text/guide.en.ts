import type { Texts } from '#core/message.ts';
import type { GuideLexicon } from './guide.ts';

export const guideEn: Texts<GuideLexicon> = {
  'guide.standing': ({ round, discs, of }) => `round ${round}, achievements ${discs} of ${of}`,
  'guide.stock': ({ ore, pop, supply }) => `You have ${ore} ore, ${pop} population and ${supply} supply.`,
  'reason.plan': () => 'worth most as things stand',
};
