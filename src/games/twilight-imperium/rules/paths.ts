import type { Seat } from '#core/seat.ts';
import { isChangedFor, modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { adjacentTo, anomalyOf } from './board.ts';
import { foreignShipsIn, lineOf } from './units.ts';

/** A way into the active system: every system on it, from where the ship starts to where it ends. */
export interface Walk {
  readonly path: readonly SystemId[];
  /** Gravity rifts left on the way: a die for each (12.2). */
  readonly rifts: number;
  /** What the ship's own move value falls short of it by. */
  readonly short: number;
}

/** A ship on its way: of which type, from where, with which addition to its move value, and where it might pick something up. */
export interface Course {
  readonly unit: UnitType;
  readonly from: SystemId;
  readonly spurt: number;
  readonly pickups: readonly SystemId[];
}

export const isRift = (system: SystemId): boolean => anomalyOf(system) === 'gravity-rift';

/** How far a ship moves before rifts add to it: what is printed, or 1 out of a nebula (80.2), then what raises it (80.2a). */
export function moveValue(
  s: Galaxy,
  seat: Seat,
  { unit, from, to }: { unit: UnitType; from: SystemId; to: SystemId },
): number {
  const { move } = lineOf(s, seat, unit);
  if (move === 0) return 0;
  const value = anomalyOf(from) === 'nebula' ? 1 : move;
  return modified(s, 'move', { value, about: { seat, unit, from, to } });
}

/** What ships of a seat meet on their way into a system; everything is looked up once. */
export class Chart {
  private readonly edges = new Map<SystemId, readonly SystemId[]>();
  private readonly gates = new Map<string, boolean>();
  private readonly costs = new Map<SystemId, number>();

  readonly seat: Seat;
  readonly to: SystemId;
  private readonly reach: number;

  constructor(
    readonly state: Galaxy,
    /** No ship moves further than `reach`. */
    { seat, to, reach }: { seat: Seat; to: SystemId; reach: number },
  ) {
    this.seat = seat;
    this.to = to;
    this.reach = reach;
    this.costs.set(to, 0);
    const known = [to];
    // Breadth first, but what costs nothing more comes at once: leaving a rift is free.
    for (const system of known)
      for (const next of this.neighbours(system)) {
        const cost = this.costTo(system) + (isRift(next) ? 0 : 1);
        if (cost >= this.costTo(next) || cost > reach) continue;
        this.costs.set(next, cost);
        known.push(next);
      }
  }

  /** The least that the way from a system costs, whatever may close it. */
  costTo(from: SystemId): number {
    return this.costs.get(from) ?? this.reach + 1;
  }

  neighbours(system: SystemId): readonly SystemId[] {
    const known = this.edges.get(system);
    if (known) return known;
    const found = adjacentTo(this.state, system, { seat: this.seat, moving: true });
    this.edges.set(system, found);
    return found;
  }

  /** Whether a ship of this type that started there may end its movement in a system, or go on from it. */
  open(system: SystemId, how: 'end' | 'pass', { unit, from }: Course): boolean {
    if (!isChangedFor(this.state, 'enter', this.seat))
      return !closes(system, how) && this.isFree(system, how);
    const gate = `${system} ${how} ${unit} ${from}`;
    const known = this.gates.get(gate);
    if (known !== undefined) return known;
    const about = { seat: this.seat, unit, system, from, how };
    const calm = modified(this.state, 'enter', {
      value: !closes(system, how),
      about: { ...about, because: 'anomaly' },
    });
    const free =
      calm &&
      modified(this.state, 'enter', {
        value: this.isFree(system, how),
        about: { ...about, because: 'ships' },
      });
    this.gates.set(gate, free);
    return free;
  }

  /** 47.3b: fighters are ships too. */
  private isFree(system: SystemId, how: 'end' | 'pass'): boolean {
    return how === 'end' || !foreignShipsIn(this.state, this.seat, system);
  }
}

/** Whether an anomaly is closed: asteroid fields and supernovas wholly (54.1, 68.1), a nebula to passing through (80.1, 80.1a). */
function closes(system: SystemId, how: 'end' | 'pass'): boolean {
  const anomaly = anomalyOf(system);
  if (anomaly === 'asteroid-field' || anomaly === 'supernova') return true;
  return anomaly === 'nebula' && how === 'pass';
}

interface Label {
  readonly at: SystemId;
  readonly path: readonly SystemId[];
  readonly cost: number;
  readonly rifts: number;
  /** Pick-up systems seen so far, a bit each. */
  readonly seen: number;
}

/**
 * The ways of a ship into the active system (47.3), for every set of pick-up systems those with the least risk and the least need of an
 * addition to its move value. Leaving a rift adds as much as the step costs (12.1), so it is free.
 */
export function walks(chart: Chart, course: Course): Walk[] {
  const { from, unit, spurt } = course;
  const own = moveValue(chart.state, chart.seat, { unit, from, to: chart.to });
  if (own === 0 || chart.costTo(from) > own + spurt) return [];
  const labels: Label[] = [{ at: from, path: [from], cost: 0, rifts: 0, seen: bit(course, from) }];
  const known = new Map<string, Label[]>();
  for (const label of labels)
    for (const next of stepsFrom(chart, course, label)) {
      const step = further(course, label, next);
      if (step.cost + chart.costTo(next) > own + spurt || isBeaten(known, step)) continue;
      labels.push(step);
    }
  const arrived = labels.filter(({ at, path }) => at === chart.to && path.length > 1);
  return arrived
    .filter(
      (one) => !arrived.some((other) => beats(other, one, arrived.indexOf(other) < arrived.indexOf(one))),
    )
    .map(({ path, cost, rifts }) => ({ path, rifts, short: Math.max(0, cost - own) }));
}

function stepsFrom(chart: Chart, course: Course, { at, path }: Label): SystemId[] {
  // What has entered a system goes on only if it may pass it.
  if (path.length > 1 && !chart.open(at, 'pass', course)) return [];
  return chart.neighbours(at).filter((next) => {
    if (next !== chart.to) return chart.open(next, 'pass', course);
    // 80.1a: nothing leaves a nebula and ends in it in one movement.
    const back = course.from === chart.to && anomalyOf(chart.to) === 'nebula';
    return chart.open(next, back ? 'pass' : 'end', course);
  });
}

function further(course: Course, label: Label, next: SystemId): Label {
  const rift = isRift(label.at);
  return {
    at: next,
    path: [...label.path, next],
    cost: label.cost + (rift ? 0 : 1),
    rifts: label.rifts + (rift ? 1 : 0),
    seen: label.seen | bit(course, next),
  };
}

function bit({ pickups }: Course, system: SystemId): number {
  const at = pickups.indexOf(system);
  return at < 0 ? 0 : 1 << at;
}

/** Remembers a label unless one is known that is as good in every way. */
function isBeaten(known: Map<string, Label[]>, label: Label): boolean {
  const key = `${label.at} ${label.seen}`;
  const rivals = known.get(key) ?? [];
  if (rivals.some(({ cost, rifts }) => cost <= label.cost && rifts <= label.rifts)) return true;
  known.set(key, [...rivals, label]);
  return false;
}

/** Whether one way is better than another, or as good and `first`. */
function beats(one: Label, other: Label, first: boolean): boolean {
  if (one === other || (one.seen & other.seen) !== other.seen) return false;
  if (one.cost > other.cost || one.rifts > other.rifts) return false;
  const equal = one.seen === other.seen && one.cost === other.cost && one.rifts === other.rifts;
  return !equal || first;
}
