import type { Seat } from '#core/seat.ts';
import type { Kind, TechType } from '#games/beyond-the-sun/view.ts';
import { imperiumPaints, type SeatPaint, seatPaints, theme } from '../theme.ts';

/** Seats in colours that no type of technology has. */
const PAINTS: readonly SeatPaint[] = [
  imperiumPaints.orange,
  imperiumPaints.purple,
  seatPaints.grey,
  imperiumPaints.pink,
];

export const paintOf = (seat: Seat): SeatPaint => PAINTS[seat % PAINTS.length] as SeatPaint;

/** The four types of technologies; a letter stands beside each. */
export const typeColours: Readonly<Record<TechType, string>> = {
  scientific: '#5aa4ff',
  economic: '#4fcf7a',
  military: '#ff6b5e',
  commercial: '#ffd84d',
};

export const kindColours: Readonly<Record<Kind, string>> = { food: '#7ee06a', ore: '#ffc23d' };

/** Signs of what cards do. */
export const signColours = {
  ore: '#ffc23d',
  cost: '#3a2436',
  costEdge: '#ff8f8f',
  people: '#dbe7ff',
  supply: '#8fa3d6',
  ship: '#e7edff',
  jump: '#5fd4ff',
  colony: '#4fd6b4',
  research: '#a9b8ff',
  automate: '#cbd6f2',
  strength: '#ff8f8f',
  line: '#5a6ba6',
  sol: '#ffd86b',
  deep: '#8f86ff',
  hollow: theme.space,
} as const;
