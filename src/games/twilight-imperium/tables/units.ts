import type { FactionId, TechnologyId } from './ids.ts';
import type { UnitType } from './kinds.ts';

/** Figures of one colour (43.2). */
export const PLASTIC: Readonly<Record<UnitType, number>> = {
  carrier: 4,
  cruiser: 8,
  destroyer: 8,
  dreadnought: 5,
  fighter: 10,
  infantry: 12,
  pds: 6,
  'space-dock': 3,
  'war-sun': 2,
  flagship: 1,
};

/** So many dice, each a hit from this result on. */
export interface Dice {
  readonly hitOn: number;
  readonly dice: number;
}

/** What is printed for a unit on a faction sheet or an upgrade. */
export interface UnitLine {
  readonly type: UnitType;
  readonly faction: FactionId | null;
  /** Null for what cannot be produced (87.3). */
  readonly cost: number | null;
  /** How many units the cost buys (62.2). */
  readonly perCost: number;
  readonly combat: Dice | null;
  /** Zero without a move value. */
  readonly move: number;
  readonly capacity: number;
  readonly sustain?: boolean;
  readonly bombardment?: Dice;
  readonly barrage?: Dice;
  readonly cannon?: Dice;
  /** Space cannon that also fires into adjacent systems (34.3c). */
  readonly reach?: 'adjacent';
  readonly shield?: boolean;
  /** Other seats' units in its system count as having no PLANETARY SHIELD (48.3). */
  readonly suppresses?: boolean;
  /** Units it may produce, `plus` what its planet is worth (61.1). */
  readonly production?: { readonly base: number; readonly plus?: 'resources' };
  /** Fighters in its system that need no room aboard a ship. */
  readonly freeFighters?: number;
  /** The technology without which this line is not in force. */
  readonly technology?: TechnologyId;
}
