import type { Player } from '../state.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';
import type { Context } from './context.ts';
import { basePaid, baseSymbols, developed, symbols } from './expansion.ts';
import { gained, productOf, withTasks } from './gains.ts';
import { claimableCells, claimedCell, crossableCells, crossedCell } from './industry.ts';
import type { SheetMark } from './mark.ts';
import { claimed, claims, explorations, explored } from './navigation.ts';
import { linkedProduct } from './once.ts';
import { researchCrossed, technologySymbols } from './technologies.ts';
import { triggered } from './triggers.ts';
import { coversAnomalies, deployedUnit, infantryDots, payments, unitOf, unitPaid } from './warfare.ts';

/** A resource to be spent on a sheet. */
export interface Spending {
  readonly r: Resource;
  readonly sheet: SheetId;
}

/** Every mark that one resource pays for on a sheet: a symbol of its kind, or what the legend says (3.5). */
export function marksFor(ctx: Context, player: Player, { r, sheet }: Spending): readonly SheetMark[] {
  const research = r === 'R' ? technologySymbols(ctx, player, sheet) : [];
  switch (sheet) {
    case 'navigation': // 6.3, 6.5
      return [...(r === 'I' ? claims(ctx, player) : explorations(ctx, player)), ...research];
    case 'expansion':
      return [...symbols(ctx, player, r), ...baseSymbols(ctx, player, r), ...research];
    case 'industry': // 8.2, 8.3
      return [...(r === 'M' ? crossableCells(ctx, player) : claimableCells(ctx, player)), ...research];
    case 'warfare': // 10.2, 10.3
      return [...payments(ctx, player, r), ...infantryDots(ctx, player), ...research];
  }
}

/** The player after a mark, with what it gains; nothing is paid here. */
export function marked(ctx: Context, player: Player, mark: SheetMark): Player {
  switch (mark.mark) {
    case 'explore':
      return explored(player, mark);
    case 'claim': {
      const asset = ctx.layout.navigation.systems.get(mark.system)?.asset ?? null;
      const now = claimed(player, mark);
      return asset === null ? now : gained(ctx, now, { asset, at: mark.system });
    }
    case 'develop': {
      const { player: now, lines } = developed(ctx, player, mark);
      return lines.reduce((one, { id, asset }) => gained(ctx, one, { asset, at: id }), now);
    }
    case 'base': {
      const { player: now, isBuilt } = basePaid(ctx, player, mark);
      const base = ctx.layout.expansion.bases.get(mark.base);
      return isBuilt && base ? gained(ctx, now, { asset: base.asset, at: mark.base }) : now;
    }
    case 'crossCell':
      return crossedCell(player, mark.cell);
    case 'claimCell': {
      const asset = ctx.layout.industry.cells.get(mark.cell)?.asset ?? null;
      const now = claimedCell(player, mark.cell);
      if (asset === null) return now;
      const more = linkedProduct(ctx, now, productOf(asset)?.product);
      return withTasks(gained(ctx, now, { asset, at: mark.cell }), more);
    }
    case 'technology':
      return researchCrossed(player, mark.tech);
    case 'infantry':
      return covered(ctx, player, { unit: 'infantry', copy: null, dots: [mark.dot] });
    case 'pay': {
      const { player: now, isCreated } = unitPaid(ctx, player, mark);
      const unit = unitOf(ctx, mark.copy);
      return isCreated ? withTasks(now, [{ do: 'deploy', unit, copy: mark.copy }]) : now;
    }
  }
}

/** A unit on its dots: assets that it covers are gained (11.7), and what covering an anomaly brings. */
export function covered(ctx: Context, player: Player, unit: Player['warfare']['units'][number]): Player {
  const { dots, anomalies } = ctx.layout.warfare;
  return unit.dots.reduce(
    (now, dot) => {
      const asset = dots.get(dot);
      const after = asset === undefined ? now : gained(ctx, now, { asset, at: dot });
      return anomalies.has(dot) && coversAnomalies(ctx)
        ? withTasks(after, triggered(ctx, after, { on: 'anomaly' }))
        : after;
    },
    deployedUnit(player, { ...unit, dots: [...unit.dots] }),
  );
}
