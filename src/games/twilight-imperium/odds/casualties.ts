import type { Seat } from '#core/seat.ts';
import type { RollKind } from '../hooks/moments.ts';
import {
  carefulLosses,
  carefulSustain,
  fallenDamaged,
  hurt,
  type Losses,
  type Worth,
  without,
} from '../rules/combat/careful.ts';
import type { Score } from '../rules/combat/dice.ts';
import { afterSustain, cancelsOf, sustainers, targetsOf, worthOf } from '../rules/combat/hits.ts';
import type { Company } from '../rules/combat/sides.ts';
import type { Galaxy } from '../state.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Place } from '../tables/places.ts';
import type { Force, Forces } from './forces.ts';

/** What hits leave of one side. */
export interface Toll {
  readonly left: Force;
  readonly sustained: readonly UnitType[];
  /** Damaged units among the lost. */
  readonly fallen: readonly UnitType[];
  readonly lost: Losses;
}

/** Whom hits fall on, where, and from which roll. */
export interface Fall {
  readonly seat: Seat;
  readonly by: Seat;
  readonly at: Place;
  readonly kind: RollKind;
}

/** What a careful seat makes of any number of hits: sustain first, then the cheapest units. */
export type Tolls = (score: Score) => Toll;

/** Tolls as they were worked out before: they follow from the force and from which of its units can sustain damage. */
export class Tollbook {
  private readonly known = new Map<string, Tolls>();
  private readonly worths = new Map<Seat, Worth>();

  constructor(private readonly forces: Forces) {}

  /** The tolls of a side as things stand now. */
  of(s: Galaxy, force: Force, fall: Fall): Tolls {
    const { seat, kind } = fall;
    const hits = { ...fall, hits: 0, heavy: 0 };
    const able = sustainers(s, hits);
    const cancels = cancelsOf(s, hits);
    const name = `${seat} ${kind} ${force.id} ${this.forces.of(able).id} ${cancels}`;
    const before = this.known.get(name);
    if (before) return before;
    const worth = this.worths.get(seat) ?? remembered(worthOf(s, seat));
    this.worths.set(seat, worth);
    const reckon = tollsOf({ company: force.company, able, targets: targetsOf(s, hits), cancels, worth });
    const tolls = this.remember(reckon);
    this.known.set(name, tolls);
    return tolls;
  }

  private remember(reckon: (score: Score) => Omit<Toll, 'left'> & { readonly left: Company }): Tolls {
    const known = new Map<number, Toll>();
    return (score) => {
      const key = score.hits * 1_024 + score.heavy;
      const before = known.get(key);
      if (before) return before;
      const { left, ...rest } = reckon(score);
      const now = { left: this.forces.of(left), ...rest };
      known.set(key, now);
      return now;
    };
  }
}

interface Means {
  readonly company: Company;
  readonly able: Company;
  readonly targets: Company;
  readonly cancels: number;
  readonly worth: Worth;
}

function tollsOf({ company, able, targets, cancels, worth }: Means) {
  return (score: Score) => {
    const uses = carefulSustain(able, Math.ceil(score.hits / cancels), worth);
    const sustained = [...uses].flatMap(([unit, count]) => Array.from({ length: count }, () => unit));
    const lost = carefulLosses(targets, afterSustain(score, sustained.length * cancels), worth);
    const left = without(hurt(company, uses), lost);
    const fallen = fallenDamaged({ before: company, after: left }, sustained);
    return { left, sustained, fallen, lost };
  };
}

function remembered(worth: Worth): Worth {
  const known = new Map<UnitType, ReturnType<Worth>>();
  return (unit) => {
    const before = known.get(unit);
    if (before) return before;
    const now = worth(unit);
    known.set(unit, now);
    return now;
  };
}
