import { isGround, isShip } from '../rules/units.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Force, Node } from './forces.ts';
import type { BattleOrder } from './order.ts';

type Units = Partial<Record<UnitType, number>>;

/** How a battle ends: how likely each way is, and how many units of each side are left on average. */
export interface Odds {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  readonly survivors: { readonly attacker: Units; readonly defender: Units };
}

/** Decided battles, added up. */
export class Endings {
  private readonly won = { attacker: 0, draw: 0, defender: 0 };
  private readonly left = { attacker: new Map<Force, number>(), defender: new Map<Force, number>() };
  /** A defender who has only structures holds the place when nothing comes through. */
  private readonly holds: boolean;

  constructor({ place, defender }: BattleOrder) {
    const fights = place === 'space' ? isShip : isGround;
    const units = Object.entries(defender.units) as [UnitType, number][];
    this.holds = !units.some(([unit, count]) => count > 0 && fights(unit));
  }

  add({ attacker, defender }: Node, p: number): void {
    if (attacker.staying > 0) this.won.attacker += p;
    else if (defender.staying > 0 || this.holds) this.won.defender += p;
    else this.won.draw += p;
    for (const [sums, force] of [
      [this.left.attacker, attacker],
      [this.left.defender, defender],
    ] as const)
      sums.set(force, (sums.get(force) ?? 0) + p);
  }

  odds(): Odds {
    const { attacker, draw, defender } = this.won;
    const all = attacker + draw + defender;
    const share = (p: number) => rounded(p / all);
    const units = (sums: ReadonlyMap<Force, number>): Units => {
      const left = new Map<UnitType, number>();
      for (const [{ company }, p] of sums)
        for (const { unit, count } of company) left.set(unit, (left.get(unit) ?? 0) + p * count);
      return Object.fromEntries([...left].map(([unit, sum]) => [unit, share(sum)]));
    };
    return {
      attacker: share(attacker),
      draw: share(draw),
      defender: share(defender),
      survivors: { attacker: units(this.left.attacker), defender: units(this.left.defender) },
    };
  }
}

/** Twelve digits: what comes after them is the noise of adding up. */
const rounded = (value: number) => Number(value.toFixed(12));
