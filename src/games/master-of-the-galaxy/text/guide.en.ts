import type { Texts } from '#core/message.ts';
import type { GuideLexicon } from './guide.ts';

export const guideEn: Texts<GuideLexicon> = {
  'guide.standing': ({ turn }) => (turn > 0 ? `your turn no. ${turn}` : 'set-up'),
  'guide.position': ({ bases, discs, symbol, symbols, needed }) =>
    [
      `Bases **${bases}** of ${discs}`,
      ...(symbol === null ? [] : [`${symbol} symbols **${symbols}** of ${needed}`]),
    ].join(' · '),
  'guide.cards': ({ cards }) => `You have ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  'deed.place': ({ count }) => `Place ${count === 1 ? 'the cube' : `${count} cubes`}`,
  'deed.take': () => 'Take them',
  'deed.discard': ({ count }) => `Discard ${count}`,
  'reason.race': () => 'its colours are the cheapest for your base',
  'reason.distribute': () => 'completes most, soonest',
  'reason.card': () => 'works soonest with what you have',
  'coach.race': () => 'Look at the base. The cheaper its colours for you, the faster you grow.',
  'coach.cubes': () => 'Three cubes a turn. A planet gives back 2, or 3 of its own colour: do that first.',
  'coach.route': () => 'A route is of one colour, that of either end; nearest cell first.',
  'coach.black': () => 'Black fits black cells, or cancels a project of yours. Else put it back.',
  'coach.rest': () => 'What you do not use returns to the bag; nothing is lost but the turn.',
  'coach.base': () => 'A prepared base needs a finished route, or a won conflict.',
  'coach.cards': () => 'First base in a system: leader; second: conflict; third: government.',
  'coach.lifted': () => 'Two cards are lifted: keep one, or give up both for the third you see.',
  'coach.works': () => 'Implemented cards work while full. A thief takes one cube, and they stop.',
  'coach.win': () => 'Three ways to win: 9 bases, 5 equal symbols, 2 start systems.',
};
