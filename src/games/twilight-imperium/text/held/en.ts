import type { Speaker, Texts } from '#core/message.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { componentText } from '../components/index.ts';
import { namesIn } from '../names/naming.ts';
import { cardWordsEn } from '../presentation/card-words.ts';
import { cardText } from '../presentation/cards.ts';
import type { HeldLexicon } from './lexicon.ts';

const does = (speaker: Speaker, component: ComponentId) => componentText(speaker, component) ?? '';
const mark = (now: boolean) => (now ? '▶ ' : '');

export const held: Texts<HeldLexicon> = {
  'held.card': ({ card, count, now }, speaker) =>
    `${mark(now)}**${namesIn(speaker).actionCards[card]}**${count > 1 ? ` ×${count}` : ''}. ${does(speaker, `card:${card}`)}`,
  'held.secret': ({ secret, now, met, have, need }, speaker) => {
    const far = met ? ' (fulfilled now)' : have === null || need === null ? '' : ` (${have} of ${need})`;
    return `${mark(now)}**${namesIn(speaker).objectives[secret]}**${far}. ${does(speaker, `secret:${secret}`)}`;
  },
  'held.note': ({ note, owner, now }, speaker) =>
    `${mark(now)}**${namesIn(speaker).notes[note]}** (${owner === null ? 'your own' : `of ${speaker.seat(owner)}`}). ${does(speaker, `note:${note}`)}`,
  'held.faction': ({ faction }, speaker) =>
    `**${namesIn(speaker).factions[faction]}**. ${cardText(speaker, { kind: 'faction', id: faction }, cardWordsEn)}`,
};
