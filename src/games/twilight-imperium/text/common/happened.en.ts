import type { Speaker } from '#core/message.ts';
import type { Fight, Hits } from '../../hooks/moments.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { namesIn, placeName, planetName, systemName, unitName, unitsName } from '../names/naming.ts';
import type { Happenings } from './happened.ts';
import { momentsEn } from './moments.en.ts';

const hits = { one: 'hit', other: 'hits' };
const goods = { one: 'trade good', other: 'trade goods' };
const a = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Where they fight, and who. */
function fight({ kind, system, planet, attacker, defender }: Fight, speaker: Speaker): string {
  const sides = `${speaker.seat(attacker)} against ${speaker.seat(defender)}`;
  return `the ${kind} combat of ${sides}, ${placeName(speaker, planet ?? system)}`;
}

const taken = ({ seat, by, at, hits: count }: Pick<Hits, 'seat' | 'by' | 'at' | 'hits'>, speaker: Speaker) =>
  `${speaker.seat(seat)} has to take ${count} ${speaker.plural(count, hits)} of ${speaker.seat(by)}, ${placeName(speaker, at)}`;

/** Units one entry each, counted by type. */
const eachOf = (units: readonly UnitType[], speaker: Speaker) =>
  speaker.list(
    [...new Set(units)].map((unit) =>
      unitsName(speaker, unit, units.filter((other) => other === unit).length),
    ),
  );

/** Each moment with what it is about, as the beginning of a question. */
export const happenedEn: Happenings = {
  'strategy-phase-starts': () => momentsEn['strategy-phase-starts'],
  'strategy-card-chosen': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} chooses the strategy card ${namesIn(speaker).strategyCards[card]}`,
  'strategy-phase-ends': () => momentsEn['strategy-phase-ends'],
  'turn-starts': ({ seat }, speaker) => `The turn of ${speaker.seat(seat)} begins`,
  'component-action': () => momentsEn['component-action'],
  'action-done': ({ seat }, speaker) => `${speaker.seat(seat)} has taken an action`,
  'tactical-action-ends': ({ seat, system }, speaker) =>
    `The tactical action of ${speaker.seat(seat)} in ${systemName(speaker, system)} is over`,
  'strategy-resolved': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} has resolved the strategy card ${namesIn(speaker).strategyCards[card]}`,
  'system-activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} has activated ${systemName(speaker, system)}`,
  'ships-moved': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} has moved ships into ${systemName(speaker, system)}`,
  'cannon-fires': ({ seat, against, at }, speaker) =>
    `Space cannons of ${speaker.seat(seat)} are about to fire at ${speaker.seat(against)}, ${placeName(speaker, at)}`,
  'cannon-hits': (event, speaker) => `Space cannons have hit: ${taken(event, speaker)}`,
  'unit-sustained': ({ seat, uses, system }, speaker) =>
    `${speaker.seat(seat)}: ${eachOf(uses, speaker)} ${uses.length === 1 ? 'has' : 'have'} sustained damage, ${systemName(speaker, system)}`,
  'hits-taken': (event, speaker) =>
    `${speaker.seat(event.seat)} has taken the hits of ${speaker.seat(event.by)}, ${placeName(speaker, event.at)}`,
  'before-combat': (event, speaker) => `Next comes ${fight(event, speaker)}`,
  'combat-round-starts': (event, speaker) => `Round ${event.round} begins in ${fight(event, speaker)}`,
  'retreat-announced': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} has announced a retreat from ${systemName(speaker, system)}`,
  'ships-retreat': ({ seat, system }, speaker) =>
    `Ships of ${speaker.seat(seat)} are about to retreat from ${systemName(speaker, system)}`,
  'barrage-rolled': (event, speaker) =>
    `${speaker.seat(event.seat)} has rolled for ANTI-FIGHTER BARRAGE in ${fight(event, speaker)}`,
  'dice-rolled': (event, speaker) => `${speaker.seat(event.seat)} has rolled in ${fight(event, speaker)}`,
  'rolls-made': (event, speaker) => `Both sides have rolled in ${fight(event, speaker)}`,
  'ground-dice-rolled': (event, speaker) => `Both sides have rolled in ${fight(event, speaker)}`,
  'combat-hits': (event, speaker) => taken(event, speaker),
  'hits-assigned': (event, speaker) =>
    `${speaker.seat(event.seat)} has assigned the hits in ${fight(event, speaker)}`,
  'unit-destroyed': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} has lost ${a(unitName(speaker, unit))}, ${placeName(speaker, at)}`,
  'combat-round-ends': (event, speaker) => `Round ${event.round} ends in ${fight(event, speaker)}`,
  'combat-over': (event, speaker) => `It is decided: ${fight(event, speaker)}`,
  'combat-ends': (event, speaker) => `It is over: ${fight(event, speaker)}`,
  'invasion-starts': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} is about to invade in ${systemName(speaker, system)}`,
  'forces-committed': ({ seat, planet }, speaker) =>
    `Ground forces of ${speaker.seat(seat)} have landed on ${planetName(speaker, planet)}`,
  'control-changes': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} is about to gain control of ${planetName(speaker, planet)}`,
  'control-gained': ({ seat, planet }, speaker) =>
    `${speaker.seat(seat)} has gained control of ${planetName(speaker, planet)}`,
  'production-used': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} is about to produce in ${systemName(speaker, system)}`,
  'production-done': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} has produced in ${systemName(speaker, system)}`,
  'structure-placed': ({ seat, unit, planet }, speaker) =>
    `${speaker.seat(seat)} has placed ${a(unitName(speaker, unit))} on ${planetName(speaker, planet)}`,
  'goods-gained': ({ seat, goods: count }, speaker) =>
    `${speaker.seat(seat)} has gained ${count} ${speaker.plural(count, goods)}`,
  'transaction-done': ({ between: [one, other] }, speaker) =>
    `${speaker.seat(one)} and ${speaker.seat(other)} have made a transaction`,
  'commodities-replenished': ({ seat }, speaker) => `${speaker.seat(seat)} has replenished commodities`,
  'note-received': ({ seat }, speaker) => `${speaker.seat(seat)} has received a promissory note`,
  'action-cards-drawn': ({ seat }, speaker) => `${speaker.seat(seat)} has drawn action cards`,
  'action-card-played': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} plays the action card ${namesIn(speaker).actionCards[card]}`,
  'research-starts': ({ seat }, speaker) => `${speaker.seat(seat)} is about to research a technology`,
  'technology-researched': ({ seat, technology }, speaker) =>
    `${speaker.seat(seat)} has researched ${namesIn(speaker).technologies[technology]}`,
  'status-phase-starts': () => momentsEn['status-phase-starts'],
  'strategy-cards-returned': () => momentsEn['strategy-cards-returned'],
  'status-phase-ends': () => momentsEn['status-phase-ends'],
  'seat-eliminated': ({ seat }, speaker) => `${speaker.seat(seat)} is being eliminated`,
  'agenda-phase-starts': () => momentsEn['agenda-phase-starts'],
  'agenda-revealed': ({ agenda }, speaker) =>
    `The agenda ${namesIn(speaker).agendas[agenda]} is being revealed`,
  'agenda-read': ({ agenda }, speaker) => `The agenda ${namesIn(speaker).agendas[agenda]} was revealed`,
  'voting-starts': ({ agenda }, speaker) =>
    `The vote on ${namesIn(speaker).agendas[agenda]} is about to begin`,
  'votes-cast': ({ seat, agenda }, speaker) =>
    `${speaker.seat(seat)} has voted on ${namesIn(speaker).agendas[agenda]}`,
  'speaker-voted': ({ agenda }, speaker) =>
    `The speaker, last of all, has voted on ${namesIn(speaker).agendas[agenda]}`,
  'player-elected': ({ agenda, elected }, speaker) =>
    `${namesIn(speaker).agendas[agenda]}: ${speaker.seat(elected)} is about to be elected`,
  'agenda-resolved': ({ agenda }, speaker) => `The agenda ${namesIn(speaker).agendas[agenda]} was resolved`,
  'agenda-discarded': ({ agenda }, speaker) =>
    `The agenda ${namesIn(speaker).agendas[agenda]} was discarded without a vote`,
};
