import type { Player, SpecialId, Task } from '../state.ts';
import { relics } from '../tables/relics.ts';
import { technologies } from '../tables/technologies.ts';
import { type Kept, RESOURCES, SHEETS, UNITS } from '../tables/vocabulary.ts';
import { type Context, changed, withChange, without } from './context.ts';
import { baseBuilt, unbuilt, unlockedPlanet } from './expansion.ts';
import { gained, tasksOf, withTasks } from './gains.ts';
import { crossedCell, goodsLeft, shutCells, spentGood } from './industry.ts';
import type { Use } from './mark.ts';
import { conversions, ready, usedUp } from './once.ts';
import { marksFor } from './sheet-marks.ts';
import { settled } from './tasks.ts';
import { researchedBy, unresearched } from './technologies.ts';
import { isUnlocked, openCopies, unitOf, unlockedUnit, withoutPayment } from './warfare.ts';

const has = (player: Player, asset: Kept): boolean =>
  player.kept.some((one) => one.asset === asset && !one.spent);

/** An asset crossed out, the oldest of its kind (3.1). */
const spent = (player: Player, asset: Kept): Player =>
  withChange(player, {
    kept: changed(
      player.kept,
      (one) => one.asset === asset && !one.spent,
      (one) => ({ ...one, spent: true }),
    ),
  });

/** Whether tasks would do anything at all. */
function applies(ctx: Context, player: Player, tasks: readonly Task[]): boolean {
  const after = settled(ctx, withTasks(player, tasks));
  return after.tasks.length > 0 || CHANGED.some((field) => after[field] !== player[field]);
}

const CHANGED = [...SHEETS, 'technologies', 'kept', 'written'] as const;

/** Whether the active sheet takes a resource. */
const takes = (ctx: Context, player: Player, r: (typeof RESOURCES)[number]): boolean =>
  player.active !== null && marksFor(ctx, player, { r, sheet: player.active }).length > 0;

function goods(ctx: Context, player: Player): readonly Use[] {
  if (goodsLeft(player) === 0) return [];
  return RESOURCES.filter((r) => takes(ctx, player, r)).map((r) => ({ use: 'good', r }));
}

function converted(ctx: Context, player: Player): readonly Use[] {
  const held = new Set(player.hand.filter(({ bound }) => !bound).map(({ r }) => r));
  return conversions(ctx, player).flatMap(({ by, convert }) =>
    convert.from
      .filter((from) => held.has(from))
      .flatMap((from) =>
        convert.to
          .filter((to) => to !== from && takes(ctx, player, to))
          .map((to): Use => ({ use: 'convert', by, from, to })),
      ),
  );
}

/** What may be done with planet assets on the active sheet (15.2). */
function withPlanets(ctx: Context, player: Player): readonly Use[] {
  if (player.active !== 'expansion' || !has(player, 'planet')) return [];
  const locked = ctx.layout.expansion.planets.filter(({ id }) => !player.expansion.unlocked.includes(id));
  return [
    ...locked.map(({ id }): Use => ({ use: 'unlockPlanet', planet: id })),
    ...unbuilt(ctx, player).map((base): Use => ({ use: 'buildBase', base })),
  ];
}

/** What may be done with special assets on the active sheet (15.5). */
function withSpecials(ctx: Context, player: Player): readonly Use[] {
  const { active } = player;
  if (active === null) return [];
  const research = unresearched(ctx, player, active)
    .filter((tech) => has(player, technologies[tech].special))
    .map((tech): Use => ({ use: 'research', tech }));
  if (active === 'industry') return [...research, ...onIndustry(ctx, player)];
  if (active === 'warfare') return [...research, ...onWarfare(ctx, player)];
  return research;
}

function onIndustry(ctx: Context, player: Player): readonly Use[] {
  const { legend } = ctx.layout.industry;
  const several = (Object.keys(legend) as SpecialId[])
    .filter((special) => has(player, special) && takes(ctx, player, legend[special]?.r ?? 'M'))
    .map((special): Use => ({ use: 'special', special }));
  const shut = shutCells(ctx, player)
    .filter(({ dashed }) => dashed && has(player, dashed))
    .map(({ id }): Use => ({ use: 'openCell', cell: id }));
  return [...several, ...shut];
}

function onWarfare(ctx: Context, player: Player): readonly Use[] {
  return UNITS.flatMap((unit): readonly Use[] => {
    const { unlock, bySpecial } = ctx.layout.warfare.units[unit];
    if (unlock && !isUnlocked(ctx, player, unit))
      return has(player, unlock) ? [{ use: 'unlockUnit', unit }] : [];
    if (!bySpecial || !has(player, bySpecial)) return [];
    return openCopies(ctx, player, unit).map((copy): Use => ({ use: 'createUnit', copy }));
  });
}

function dice(player: Player): readonly Use[] {
  const { active } = player;
  if (active === null) return [];
  return RESOURCES.filter((r) => has(player, `die${r}`) && !player.dice[active].includes(r)).map((r) => ({
    use: 'die',
    r,
  }));
}

function onceEach(ctx: Context, player: Player): readonly Use[] {
  const byTechnology = ready(ctx, player)
    .filter((tech) => applies(ctx, player, tasksOf(technologies[tech].effects ?? [], ctx, player)))
    .map((tech): Use => ({ use: 'technology', tech }));
  const byRelic = player.relics
    .filter(({ id, played }) => !played && relics[id].when === 'strategy')
    .filter(({ id }) => applies(ctx, player, tasksOf(relics[id].effects, ctx, player)))
    .map(({ id }): Use => ({ use: 'relic', relic: id }));
  return [...byTechnology, ...byRelic];
}

/** Everything kept that a player may use now on the active sheet (5.4). */
export function usesOf(ctx: Context, player: Player): readonly Use[] {
  if (!ctx.strategy || player.active === null) return [];
  return [
    ...withPlanets(ctx, player),
    ...dice(player),
    ...withSpecials(ctx, player),
    ...onceEach(ctx, player),
    ...converted(ctx, player),
    ...goods(ctx, player),
  ];
}

/** The player after a use. */
export function afterUse(ctx: Context, player: Player, use: Use): Player {
  switch (use.use) {
    case 'good':
      return withChange(spentGood(player), { hand: [...player.hand, { r: use.r, bound: true }] });
    case 'convert': {
      const rest = without(player.hand, ({ r, bound }) => r === use.from && !bound);
      return usedUp(withChange(player, { hand: [...rest, { r: use.to, bound: true }] }), use.by);
    }
    case 'special': {
      const { r, n } = ctx.layout.industry.legend[use.special] ?? { r: 'M', n: 0 };
      return withTasks(spent(player, use.special), [{ do: 'spend', r, n, on: 'industry' }]);
    }
    case 'unlockPlanet':
      return unlockedPlanet(spent(player, 'planet'), use.planet);
    case 'buildBase': {
      const base = ctx.layout.expansion.bases.get(use.base);
      const built = baseBuilt(spent(player, 'planet'), use.base);
      return base ? gained(ctx, built, { asset: base.asset, at: use.base }) : built;
    }
    case 'die':
      return dieUnlocked(ctx, spent(player, `die${use.r}`), use.r);
    case 'research':
      return researchedBy(spent(player, technologies[use.tech].special), use.tech);
    case 'openCell': {
      const dashed = ctx.layout.industry.cells.get(use.cell)?.dashed;
      return crossedCell(dashed ? spent(player, dashed) : player, use.cell);
    }
    case 'unlockUnit': {
      const { unlock } = ctx.layout.warfare.units[use.unit];
      return unlockedUnit(unlock ? spent(player, unlock) : player, use.unit);
    }
    case 'createUnit': {
      const unit = unitOf(ctx, use.copy);
      const { bySpecial } = ctx.layout.warfare.units[unit];
      const paid = withoutPayment(bySpecial ? spent(player, bySpecial) : player, use.copy);
      return withTasks(paid, [{ do: 'deploy', unit, copy: use.copy }]);
    }
    case 'technology':
      return withTasks(usedUp(player, use.tech), tasksOf(technologies[use.tech].effects ?? [], ctx, player));
    case 'relic': {
      const held = changed(
        player.relics,
        ({ id }) => id === use.relic,
        (relic) => ({ ...relic, played: true }),
      );
      return withTasks(withChange(player, { relics: held }), tasksOf(relics[use.relic].effects, ctx, player));
    }
  }
}

/** A die unlocked on the active sheet; once rolled it is spent in the same round (18.4). */
function dieUnlocked({ dice: rolled }: Context, player: Player, r: (typeof RESOURCES)[number]): Player {
  const { active } = player;
  if (active === null) return player;
  const more = Array.from({ length: rolled?.coloured[r] ?? 0 }, () => ({ r, bound: false }));
  return withChange(player, {
    dice: { ...player.dice, [active]: [...player.dice[active], r] },
    hand: [...player.hand, ...more],
  });
}
