import type { Seat } from '#core/seat.ts';
import { upgradedBy } from '../../../hooks/copies.ts';
import { deckOf } from '../../../rules/technology.ts';
import { type Galaxy, seatOf } from '../../../state.ts';
import type { TechnologyId } from '../../../tables/ids.ts';
import { technologies } from '../../../tables/technologies.ts';

/** The two cards that can have the text of others' faction technologies. */
const ASSIMILATORS: readonly TechnologyId[] = ['valefar-assimilator-x', 'valefar-assimilator-y'];

/** An assimilator in play, and what its token lies on. */
export interface Assimilator {
  readonly card: TechnologyId;
  readonly as: TechnologyId | null;
}

function assimilatorsOf(s: Galaxy, seat: Seat): Assimilator[] {
  return seatOf(s, seat)
    .technologies.filter(({ id }) => ASSIMILATORS.includes(id))
    .map(({ id, as }) => ({ card: id, as: as ?? null }));
}

/** A technology that could be gained: taken from the own deck (28.5), or by a token on its owner's card (28.16). */
export interface Spoil {
  readonly technology: TechnologyId;
  readonly by: 'deck' | 'token';
}

/** What a seat could gain of the technologies that others own; sheets are no technologies (28.17). */
export function spoilsOf(s: Galaxy, seat: Seat, owners: readonly Seat[]): Spoil[] {
  const owned = new Set(owners.flatMap((owner) => seatOf(s, owner).technologies.map(({ id }) => id)));
  const deck = deckOf(s, seat);
  const assimilators = assimilatorsOf(s, seat);
  return [...owned].flatMap((technology): Spoil[] => {
    if (technologies[technology].faction === null)
      return deck.includes(technology) ? [{ technology, by: 'deck' }] : [];
    const able = assimilators.length > 0 && assimilators.every(({ as }) => as !== technology);
    return able ? [{ technology, by: 'token' }] : [];
  });
}

/** The assimilator that carries an upgrade of the same type of unit as a technology, if any (28.21). */
function rivalOf(s: Galaxy, seat: Seat, technology: TechnologyId): Assimilator | null {
  const unit = upgradedBy(technology);
  if (unit === null) return null;
  return assimilatorsOf(s, seat).find(({ as }) => as !== null && upgradedBy(as) === unit) ?? null;
}

/** The assimilators whose token could be put on a technology; of the same type of unit it must be the same token (28.21). */
export function tokensFor(s: Galaxy, seat: Seat, technology: TechnologyId): Assimilator[] {
  const rival = rivalOf(s, seat, technology);
  return rival ? [rival] : assimilatorsOf(s, seat);
}
