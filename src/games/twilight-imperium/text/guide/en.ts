import type { Texts } from '#core/message.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { namesIn, unitList } from '../names/naming.ts';
import type { PhaseName } from '../presentation/lexicon.ts';
import type { GuideLexicon } from './lexicon.ts';

const PHASES: Readonly<Record<PhaseName, string>> = {
  factions: 'set-up',
  board: 'set-up',
  secrets: 'set-up',
  strategy: 'strategy phase',
  turn: 'action phase',
  status: 'status phase',
  agenda: 'agenda phase',
  over: 'the end',
};
const goodForms = { one: 'trade good', other: 'trade goods' };
const unitForms = { one: 'unit', other: 'units' };
const hitForms = { one: 'unit', other: 'units' };
const cardForms = { one: 'card', other: 'cards' };
const planetForms = { one: 'planet', other: 'planets' };

export const guide: Texts<GuideLexicon> = {
  'guide.standing': ({ round, phase }) => (round > 0 ? `round ${round}, ${PHASES[phase]}` : PHASES[phase]),
  'guide.tokens': ({ tactic, fleet, strategy }) =>
    `Your tokens: **${tactic}** tactic · **${fleet}** fleet · **${strategy}** strategy`,
  'guide.wealth': ({ resources, influence, goods, commodities, most }, { plural }) =>
    [
      `You can pay **${resources}** resources or **${influence}** influence`,
      `${goods} ${plural(goods, goodForms)}`,
      `commodities ${commodities} of ${most}`,
    ].join(' · '),
  'guide.taken': ({ cards }, speaker) =>
    cards.length === 0
      ? 'None is taken yet. Low numbers act first.'
      : `Taken: ${cards.map(({ id, seat }) => `${namesIn(speaker).strategyCards[id]} (${speaker.seat(seat)})`).join(', ')}. Low numbers act first.`,
  'guide.votes': ({ cast, influence }, speaker) =>
    [
      cast.length === 0
        ? 'Nobody has voted yet'
        : `So far: ${cast.map(({ seat, outcome, votes }) => `${speaker.seat(seat)} ${votes} ${outcomeName(speaker, outcome)}`).join(', ')}`,
      `your ready planets: **${influence}** influence`,
    ].join(' · '),
  'guide.points': ({ points, target }) => `You have ★ **${points}** of ${target}.`,
  'guide.there': ({ space, ground }, speaker) => {
    const forces = (some: typeof space) =>
      some.map(({ seat, units }) => `${speaker.seat(seat)}: ${unitList(speaker, units)}`).join('; ');
    if (space.length + ground.length === 0) return 'Nobody else is there.';
    return [
      ...(space.length > 0 ? [`In space — ${forces(space)}`] : []),
      ...(ground.length > 0 ? [`On planets — ${forces(ground)}`] : []),
    ].join(' · ');
  },
  'guide.winsThere': ({ wins }) => `battle, you win ${wins} %`,
  'guide.odds': ({ wins, losses }, speaker) =>
    `Odds: you win **${wins} %**, ${losses.length === 0 ? 'typically no losses' : `typical losses: ${unitList(speaker, losses)}`} (space only; cards unknown)`,
  'deed.move': ({ units }, { plural }) =>
    units === 0 ? 'Move nothing' : `Move ${units} ${plural(units, unitForms)}`,
  'deed.build': ({ count }, { plural }) =>
    count === 0 ? 'Build nothing' : `Build ${count} ${plural(count, unitForms)}`,
  'deed.score': ({ count }) => ['Score nothing', 'Score it', 'Score both'][count] ?? 'Score',
  'deed.land': ({ count }, { plural }) =>
    count === 0 ? 'Land nothing' : `Land ${count} ${plural(count, unitForms)}`,
  'deed.lose': ({ count }, { plural }) => `Lose ${count} ${plural(count, hitForms)}`,
  'deed.sustain': ({ count }, { plural }) =>
    count === 0 ? 'Sustain nothing' : `Sustain with ${count} ${plural(count, unitForms)}`,
  'deed.pay': () => 'Pay',
  'deed.vote': () => 'Cast the votes',
  'deed.offer': () => 'Make the offer',
  'deed.pools': () => 'Put them there',
  'deed.ready': ({ count }, { plural }) =>
    count === 0 ? 'Ready nothing' : `Ready ${count} ${plural(count, planetForms)}`,
  'deed.discard': ({ count }, { plural }) => `Discard ${count} ${plural(count, cardForms)}`,
  'deed.place': () => 'Place them',
  'reason.move': () => 'wins what is there and leaves a guard',
  'reason.build': () => 'the most useful of what you can pay',
  'reason.pay': () => 'wastes least',
  'reason.strategy': () => 'serves your next points best',
  'reason.research': () => 'leads on to what your faction needs',
  'reason.activate': () => 'the best planets that your ships can take',
  'coach.faction': () => 'Read its one-line strength; you will play to it all game.',
  'coach.secret': () => 'Keep what you could do by round 3.',
  'coach.strategy': () => 'A card is a power, and its number is your place in the turn order.',
  'coach.expand': () => 'First turns: carriers with infantry to empty planets. Each planet pays every round.',
  'coach.activate': () => 'One token, one system: what lies under your token does not move again this round.',
  'coach.move': () => 'The fleet pool limits ships; fighters and infantry need room aboard.',
  'coach.pay': () => 'Planets pay by turning over and come back at the round’s end: spend them.',
  'coach.follow': () => 'Following a card costs a strategy token. Technology is nearly always worth it.',
  'coach.pass': () => 'Pass late: others must act while you wait. Your strategy card comes first.',
  'coach.score': () => 'Points win, not fleets: one public objective a round.',
};
