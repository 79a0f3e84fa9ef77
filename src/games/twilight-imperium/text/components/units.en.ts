import type { LineId } from '../../content/ids.ts';

/** What units do beyond their figures, in our own words. */
export const units: Readonly<Partial<Record<LineId, string>>> = {
  'hil-colish':
    'Its system has a delta wormhole. In your movement it may go before or after your other ships.',
  '0-0-1':
    'In space combats in its system, hits of this ship and of your dreadnoughts must go to ships that are no fighters where possible.',
  'fourth-moon': 'Other players’ ships in its system cannot use Sustain Damage.',
  matriarch:
    'In an invasion of its system you may commit fighters to planets as if they were ground forces; they return to space when the combat is over.',
  'the-alastor':
    'At the start of a space combat in its system, choose any of your ground forces there: they fight as if they were ships.',
  'cmorran-norr': '+1 to the combat rolls of your other ships in its system.',
  'super-dreadnought-ii': 'Direct Hit cannot destroy it.',
  'hybrid-crystal-fighter-ii':
    'Moves without being transported. Fighters beyond your capacity in a system count as half a ship each against the fleet pool.',
  'exotrireme-ii':
    'Direct Hit cannot destroy it. After a round of space combat you may destroy it to destroy up to 2 ships of other players in its system.',
};
