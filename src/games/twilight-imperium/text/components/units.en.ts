import type { LineId } from '../../tables/ids.ts';

/** What units do beyond their figures, in our own words. */
export const units: Readonly<Partial<Record<LineId, string>>> = {
  'fighter-i': 'Does not move by itself: it is transported.',
  'fighter-ii':
    'Moves without being transported. Fighters beyond your capacity in a system count against the fleet pool.',
  'infantry-ii':
    'After it is destroyed, roll a die: on 6 or more it lies on this card and comes back at the start of your next turn, on a planet you control in your home system.',
  'dreadnought-ii': 'Direct Hit cannot destroy it.',
  'pds-i': 'At most 2 stand on a planet.',
  'pds-ii': 'Its Space Cannon may also fire at ships in adjacent systems. At most 2 stand on a planet.',
  'space-dock-i': 'Up to 3 of your fighters in its system need no capacity. One at most stands on a planet.',
  'space-dock-ii': 'Up to 3 of your fighters in its system need no capacity. One at most stands on a planet.',
  'war-sun':
    'Other players’ units in its system have no Planetary Shield. Only whoever has this technology can produce it.',
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
  'jns-hylarim': 'Each of its combat dice that shows a 9 or 10 before modifiers makes 2 more hits.',
  'salai-sai-corian':
    'It rolls as many combat dice as your opponent has ships in the system, fighters aside.',
  'loncara-ssodu': 'Its Space Cannon may also fire at ships in adjacent systems.',
  'van-hauge': 'When it is destroyed, all ships in its system are destroyed, yours included.',
  'ysia-yssrila': 'It may pass through systems with other players’ ships.',
  'duha-menaimon':
    'After you activate its system, you may produce up to 5 units there. This is not the Production ability.',
  'arc-secundus':
    'Other players’ units in its system have no Planetary Shield. It is repaired at the start of each round of a space combat.',
  'the-inferno':
    'Action: spend 1 token from your strategy pool to place 1 cruiser from reinforcements in its system.',
  'wrath-of-kenara':
    'In a space combat in its system, after you roll a die you may spend 1 trade good to add 1 to the result, once for each die.',
  genesis:
    'At the end of the status phase, place 1 infantry from reinforcements in the space area of its system.',
  'letani-warrior-ii':
    'After it is destroyed, roll a die: on 6 or more it lies on this card and comes back at the start of your next turn, on a planet you control in your home system.',
  'spec-ops-ii':
    'After it is destroyed, roll a die: on 5 or more it lies on this card and comes back at the start of your next turn, on a planet you control in your home system.',
  'prototype-war-sun-i':
    'Other players’ units in its system have no Planetary Shield. It needs no technology.',
  'prototype-war-sun-ii': 'Other players’ units in its system have no Planetary Shield.',
  'floating-factory-i':
    'Stands in the space area, moves and retreats like a ship. It is no ship: it does not fight or count against the fleet pool, and is destroyed when it is blockaded.',
  'floating-factory-ii':
    'Stands in the space area, moves and retreats like a ship. It is no ship: it does not fight or count against the fleet pool, and is destroyed when it is blockaded.',
};
