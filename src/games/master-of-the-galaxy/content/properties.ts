import type { Colour, DeckKind } from './kinds.ts';
import type { Effect, Modifiers, Property } from './property.ts';

const permanent = (modify: Partial<Modifiers>): Property => ({ timing: 'permanent', modify });
const discard = (effect: Effect): Property => ({ timing: 'discard', effect });

/** Draws one cube more and puts one back before placing. */
export const sift = () => permanent({ sift: 1 });
/** One cube more for each colonised planet. */
export const colony = () => permanent({ colony: 1 });
/** Eight cards instead of seven. */
export const roomier = () => permanent({ cards: 1 });
/** Leaders work with one required symbol missing. */
export const patronage = () => permanent({ patronage: 1 });
/** Once a turn a project is cancelled without a black cube. */
export const amnesty = () => permanent({ amnesty: 1 });
/** One plundered cube more in conflicts won. */
export const spoils = () => permanent({ spoils: 1 });
/** Lifts three cards instead of two. */
export const insight = () => permanent({ insight: 1 });
/** Once a turn a cube of one colour fills a cell of another. */
export const exchange = (from: Colour, as: Colour) => permanent({ exchange: [[from, as]] });
/** Developments and the programme are safe from rivals' hands. */
export const guard = () => permanent({ guard: true });

/** A cube from the bank, in the colour of the deck, for each card gained of these kinds. */
export const tribute = (...of: readonly DeckKind[]): Property => ({ timing: 'gain', of });

/** Another turn right after this one. */
export const extraTurn = () => discard({ kind: 'extraTurn' });
/** A rival of choice skips a turn. */
export const stall = () => discard({ kind: 'stall' });
/** Cubes of choice from the bank. */
export const bounty = (count: number) => discard({ kind: 'bounty', count });
/** A random card of a kind. */
export const windfall = (deck: DeckKind) => discard({ kind: 'windfall', deck });
/** A card of choice from a deck. */
export const commission = (deck: DeckKind) => discard({ kind: 'commission', deck });
/** Free cells of a base project are filled from the bank. */
export const foundation = (count: number) => discard({ kind: 'foundation', count });
/** A black hole swallows a neutral system. */
export const collapse = () => discard({ kind: 'collapse' });
/** A black-hole token is removed from a system. */
export const ignite = () => discard({ kind: 'ignite' });
/** All cubes of an own project return to the bag, also from loss cells. */
export const recover = () => discard({ kind: 'recover' });
/** Cubes from a rival's projects. */
export const raid = (count: number) => discard({ kind: 'raid', count });
