import type { Speaker } from '#core/message.ts';
import { type EventId, type EventRow, events } from '../tables/events.ts';
import type { Cost } from '../tables/vocabulary.ts';
import { points, ships } from './counted.en.ts';
import { headedActionEn, sentencesEn, stepsEn } from './effects.en.ts';
import { namesEn } from './names.en.ts';
import { grouped, joined } from './words.ts';

const ASKED = {
  sealed: 'all decide at once, unseen by each other',
  inTurn: 'the faction at turn first, then clockwise, each one to its end',
} as const;

/** Whom the steps befall, and what they do. */
function befalls({ who, ask, steps }: EventRow, s: Speaker): readonly string[] {
  if (steps.length === 0) return [];
  const effect = stepsEn(steps, s);
  const how = ask ? [ASKED[ask]] : [];
  switch (who) {
    case 'all':
      return [`each faction: ${effect}`, ...how];
    case 'fewestTechs':
      return [`each faction with the fewest technologies: ${effect}`, ...how];
    case 'strongestSol':
      return [`each faction with the greatest strength in Sol: ${effect}`, ...how];
    case 'none':
      return [];
  }
}

/** What lies beside the card. */
function linked({ link, linkDeck, strengthPlus, vp }: EventRow, s: Speaker): readonly string[] {
  const deck = linkDeck?.[0];
  switch (link) {
    case 'systemB':
      return [
        `laid at the B system that takes more strength (B1 if equal): colonising it takes ${strengthPlus ?? 0} more`,
        ...(vp ? [`whoever colonises it takes this card: ${points(vp, s)}`] : []),
      ];
    case 'ownSystem':
      return [`the top ${deck} system is laid beside it; it cannot be entered, controlled or colonised`];
    case 'extraSystem':
      return [
        `the top ${deck} system is laid beside Deep Space, one line away, as a fifth system`,
        'once it is colonised nothing replaces it, and this card is discarded',
      ];
    default:
      return [];
  }
}

const costs = (all: readonly Cost[]): string =>
  joined(
    all.map(({ ore, pop }) =>
      ore === undefined ? `returns ${pop ?? 0} population to the supply` : `pays ${ore} ore`,
    ),
    'or',
  );

function museumPoints({ vpByShipLevel: by }: NonNullable<EventRow['museum']>, s: Speaker): string {
  const each = ([1, 2, 3, 4] as const).map((level) => points(by[level], s));
  let level = 0;
  return grouped(each)
    .map(({ text, n }) => {
      const from = level + 1;
      level += n;
      return `${text} for a ship of level ${n === 1 ? from : `${from}–${level}`}`;
    })
    .join(', ');
}

/** Rules of events that stay, and those that are no steps. */
function ownRules(row: EventRow, s: Speaker): readonly string[] {
  const { guild, museum, uprising, claim, endVp, vp, action } = row;
  const worth = points(vp ?? 0, s);
  return [
    ...(guild ? [`uncovers the ${namesEn.guilds[guild]}; its action is open to every faction`] : []),
    ...(museum
      ? [
          `each faction may lay up to ${ships(museum.maxShips, s)} of its own on this card for good`,
          `at the end: ${museumPoints(museum, s)}`,
          ASKED.sealed,
        ]
      : []),
    ...(uprising
      ? [`each faction ${costs(uprising.choose)}; who can do neither pays the ore it has`, ASKED.sealed]
      : []),
    ...(claim === 'threeLevelIII'
      ? [`the first faction with 3 technologies of level III takes this card: ${worth}`]
      : []),
    ...(endVp === 'mostTechs' ? [`at the end ${worth} for the most technologies, for all who tie`] : []),
    ...(endVp === 'mostStrength'
      ? [`at the end ${worth} for the greatest total strength of ships, for all who tie`]
      : []),
    ...(action ? [headedActionEn('from now on an action space for all', action, s)] : []),
  ];
}

/** What an event does. */
export function eventEn(event: EventId, s: Speaker): string {
  const row = events[event];
  return sentencesEn([...befalls(row, s), ...linked(row, s), ...ownRules(row, s)]);
}
