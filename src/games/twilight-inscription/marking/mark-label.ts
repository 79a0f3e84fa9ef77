import type { Player } from '../state.ts';
import { technologies } from '../tables/technologies.ts';
import { msg, type Words } from '../text/lexicon.ts';
import type { Context } from './context.ts';
import { developed } from './expansion.ts';
import { goodsLeft } from './industry.ts';
import type { Laying, Mark, Pick, SheetMark, Use } from './mark.ts';
import { symbolsLeft } from './symbols.ts';
import { unitOf } from './warfare.ts';

type Paid = SheetMark & { readonly pays?: 'M' | 'I' | 'R' };

function sheetMarkLabel(ctx: Context, player: Player, mark: Paid): Words {
  const { layout } = ctx;
  const pays = mark.pays ?? null;
  switch (mark.mark) {
    case 'explore': {
      const asset = layout.navigation.systems.get(mark.system)?.asset ?? null;
      const through = mark.from.includes('>') ? mark.from : null;
      return msg('mark.explore', { system: mark.system, asset, through, pays });
    }
    case 'claim':
      return msg('mark.claim', {
        system: mark.system,
        asset: layout.navigation.systems.get(mark.system)?.asset ?? null,
        pays,
      });
    case 'develop': {
      const completes = developed(ctx, player, mark).lines.map(({ asset }) => asset);
      return msg('mark.develop', { symbol: mark.symbol, completes, pays });
    }
    case 'base': {
      const base = layout.expansion.bases.get(mark.base);
      const crossed = player.expansion.bases.find(({ id }) => id === mark.base)?.crossed;
      const left = symbolsLeft(base?.cost ?? '', crossed).length - 1;
      return msg('mark.base', { base: mark.base, r: mark.r, left, asset: base?.asset ?? 'vp1' });
    }
    case 'crossCell':
    case 'claimCell': {
      const asset = layout.industry.cells.get(mark.cell)?.asset ?? null;
      return msg(`mark.${mark.mark}`, { cell: mark.cell, asset, pays });
    }
    case 'technology': {
      const crossed = player.technologies.find(({ id }) => id === mark.tech)?.crossed ?? 0;
      return msg('mark.technology', {
        tech: mark.tech,
        left: technologies[mark.tech].research - crossed - 1,
      });
    }
    case 'infantry':
      return msg('mark.infantry', { dot: mark.dot, asset: layout.warfare.dots.get(mark.dot) ?? null, pays });
    case 'pay': {
      const unit = unitOf(ctx, mark.copy);
      const crossed = player.warfare.paid.find(({ copy }) => copy === mark.copy)?.crossed;
      const left = symbolsLeft(layout.warfare.units[unit].cost, crossed).length - 1;
      return msg('mark.pay', { unit, copy: mark.copy, r: mark.r, left });
    }
  }
}

function useLabel({ layout, ...ctx }: Context, player: Player, use: Use): Words {
  const units = layout.warfare.units;
  switch (use.use) {
    case 'good':
      return msg('use.good', { r: use.r, left: goodsLeft(player) });
    case 'convert':
      return msg('use.convert', { by: use.by, from: use.from, to: use.to });
    case 'special': {
      const { r, n } = layout.industry.legend[use.special] ?? { r: 'M', n: 0 };
      return msg('use.special', { special: use.special, r, n });
    }
    case 'unlockPlanet':
      return msg('use.unlockPlanet', { planet: use.planet });
    case 'buildBase':
      return msg('use.buildBase', {
        base: use.base,
        asset: layout.expansion.bases.get(use.base)?.asset ?? 'vp1',
      });
    case 'die':
      return msg('use.die', { r: use.r });
    case 'research':
      return msg('use.research', { tech: use.tech, special: technologies[use.tech].special });
    case 'openCell':
      return msg('use.openCell', {
        cell: use.cell,
        special: layout.industry.cells.get(use.cell)?.dashed ?? 'alloy',
      });
    case 'unlockUnit':
      return msg('use.unlockUnit', { unit: use.unit, special: units[use.unit].unlock ?? 'alloy' });
    case 'createUnit': {
      const unit = unitOf({ layout, ...ctx }, use.copy);
      return msg('use.createUnit', { unit, copy: use.copy, special: units[unit].bySpecial ?? 'alloy' });
    }
    case 'technology':
      return msg('use.technology', { tech: use.tech });
    case 'relic':
      return msg('use.relic', { relic: use.relic });
  }
}

function pickLabel(pick: Pick): Words {
  switch (pick.pick) {
    case 'product':
      return msg('pick.product', { product: pick.product });
    case 'special':
      return msg('pick.special', { special: pick.special });
    case 'research':
      return msg('pick.research', { tech: pick.tech });
    default:
      return msg(`pick.${pick.pick}`, {});
  }
}

/** What a mark is called for whoever may make it. */
export function markLabel(ctx: Context, player: Player, mark: Exclude<Mark, Laying>): Words {
  if ('mark' in mark) return sheetMarkLabel(ctx, player, mark);
  return 'use' in mark ? useLabel(ctx, player, mark) : pickLabel(mark);
}

/** The list that a mark is offered in. */
export const markGroup = (mark: Exclude<Mark, Laying>): Words | null =>
  'mark' in mark ? msg(`group.${mark.mark}`, {}) : 'use' in mark ? msg('group.use', {}) : null;
