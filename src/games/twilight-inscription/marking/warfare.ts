import { fitsAnywhere, type Grid, layings, type Shape, type Turn } from '#core/shape.ts';
import { columnOf, DOTS, dotsBeside, rowOf, TOP_ROW } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import { factions } from '../tables/factions.ts';
import { type Resource, UNITS, type UnitId } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { type Context, oncePerSheet, withChange, without } from './context.ts';
import type { Laying, SheetMark } from './mark.ts';
import { symbolsLeft } from './symbols.ts';

type Infantry = Extract<SheetMark, { readonly mark: 'infantry' }>;
type Payment = Extract<SheetMark, { readonly mark: 'pay' }>;

/** The combat grid, rows counted from the top as shapes are. */
const COMBAT_GRID: Grid = {
  id: 'warfare',
  cells: new Map(DOTS.map((dot) => [dot, [columnOf(dot), TOP_ROW - rowOf(dot)] as const])),
};

/** Dots on which something stands. */
export const occupied = ({ warfare }: Player): ReadonlySet<string> =>
  new Set(warfare.units.flatMap(({ dots }) => dots));

/** Whether units of this player may cover anomalies (11.10). */
export const coversAnomalies = ({ faction }: Context): boolean =>
  faction !== null && factions[faction].coversAnomalies === true;

/** Whether dots may be covered: above the deployment line, free, no anomaly, and linked to the first row or another unit (11.4 to 11.6). */
const fitting = oncePerSheet('warfare', (ctx, player): ((dots: readonly string[]) => boolean) => {
  const taken = occupied(player);
  const { line } = player.warfare;
  const { anomalies } = ctx.layout.warfare;
  const covers = coversAnomalies(ctx);
  const free = new Set(
    DOTS.filter((dot) => rowOf(dot) >= line && !taken.has(dot) && (covers || !anomalies.has(dot))),
  );
  const isLinked = (dot: string) => rowOf(dot) === line || dotsBeside(dot).some((other) => taken.has(other));
  const linked = new Set([...free].filter(isLinked));
  return (dots) => dots.every((dot) => free.has(dot)) && dots.some((dot) => linked.has(dot));
});

/** Dots on which infantry may be put. */
export const infantryDots = oncePerSheet('warfare', (ctx, player): readonly Infantry[] => {
  const fits = fitting(ctx, player);
  return DOTS.filter((dot) => fits([dot])).map((dot) => ({ mark: 'infantry', dot }));
});

const shapeOf = ({ layout }: Context, unit: UnitId): Shape => ({
  id: unit,
  label: msg('unit.name', { unit }),
  squares: layout.warfare.units[unit].shape,
});

/** Whether there is room for a unit (10.7). */
export function hasRoom(ctx: Context, player: Player, unit: UnitId): boolean {
  const fits = fitting(ctx, player);
  return fitsAnywhere(COMBAT_GRID, shapeOf(ctx, unit), ({ cells }) => fits(cells));
}

/** Every way to lay a unit where it fits (11.3 to 11.6). */
export function layingsOf(ctx: Context, player: Player, unit: UnitId): readonly Turn<Laying>[] {
  const fits = fitting(ctx, player);
  const { dots: assets } = ctx.layout.warfare;
  return layings<Laying>(COMBAT_GRID, [shapeOf(ctx, unit)], {
    fits: ({ cells }) => fits(cells),
    value: ({ cells }) => ({ lay: unit, dots: cells }),
    label: ({ cells }) =>
      msg('mark.lay', { dots: cells, assets: cells.flatMap((dot) => assets.get(dot) ?? []) }),
  });
}

/** Copies of units that are limited (10.3), by their short names. */
const copiesOf = (ctx: Context, unit: UnitId): readonly string[] => {
  const { copies, letter } = ctx.layout.warfare.units[unit];
  return Array.from({ length: copies ?? 0 }, (_, at) => `${letter}${at + 1}`);
};

/** The unit that a copy is one of. */
export function unitOf(ctx: Context, copy: string): UnitId {
  const found = UNITS.find((unit) => ctx.layout.warfare.units[unit].letter === copy[0]);
  if (found === undefined) throw new Error(`no unit is called ${copy}`);
  return found;
}

const isCreated = ({ warfare }: Player, copy: string) => warfare.units.some((unit) => unit.copy === copy);
const paidOf = ({ warfare }: Player, copy: string) =>
  warfare.paid.find((paid) => paid.copy === copy)?.crossed ?? '';

/** Whether a unit may be begun (10.4). */
export const isUnlocked = (ctx: Context, { warfare }: Player, unit: UnitId): boolean =>
  ctx.layout.warfare.units[unit].unlock === undefined || warfare.unlocked.includes(unit);

/** Copies not yet created: those begun, and the first that is not. Fresh copies are all alike. */
export function openCopies(ctx: Context, player: Player, unit: UnitId): readonly string[] {
  if (!isUnlocked(ctx, player, unit)) return [];
  const open = copiesOf(ctx, unit).filter((copy) => !isCreated(player, copy));
  const fresh = open.find((copy) => paidOf(player, copy) === '');
  return open.filter((copy) => copy === fresh || paidOf(player, copy) !== '');
}

/** Cost symbols that a resource crosses (10.2). */
export function payments(ctx: Context, player: Player, r: Resource): readonly Payment[] {
  return UNITS.flatMap((unit) =>
    openCopies(ctx, player, unit)
      .filter((copy) => symbolsLeft(ctx.layout.warfare.units[unit].cost, paidOf(player, copy)).includes(r))
      .map((copy): Payment => ({ mark: 'pay', copy, r })),
  );
}

const withWarfare = (player: Player, change: Partial<Player['warfare']>): Player =>
  withChange(player, { warfare: { ...player.warfare, ...change } });

/** A symbol crossed; with the last one the unit is created and waits to be deployed. */
export function unitPaid(ctx: Context, player: Player, { copy, r }: Payment) {
  const crossed = `${paidOf(player, copy)}${r}`;
  const others = player.warfare.paid.filter((paid) => paid.copy !== copy);
  const isDone = symbolsLeft(ctx.layout.warfare.units[unitOf(ctx, copy)].cost, crossed).length === 0;
  return {
    player: withWarfare(player, { paid: isDone ? others : [...others, { copy, crossed }] }),
    isCreated: isDone,
  };
}

/** What was paid for a copy that a special asset creates is not given back. */
export const withoutPayment = (player: Player, copy: string): Player =>
  withWarfare(player, { paid: without(player.warfare.paid, (paid) => paid.copy === copy) });

export const unlockedUnit = (player: Player, unit: UnitId): Player =>
  player.warfare.unlocked.includes(unit)
    ? player
    : withWarfare(player, { unlocked: [...player.warfare.unlocked, unit] });

/** A unit that stands on some dots, or nowhere if there was no room (10.7). */
export const deployedUnit = (player: Player, unit: Player['warfare']['units'][number]): Player =>
  withWarfare(player, { units: [...player.warfare.units, unit] });

/** Crosses a symbol on every copy of a unit that still shows it. */
export function crossedOnAll(
  ctx: Context,
  player: Player,
  { unit, r }: { unit: UnitId; r: Resource },
): Player {
  const paid = copiesOf(ctx, unit)
    .filter((copy) => !isCreated(player, copy))
    .map((copy) => ({ copy, crossed: paidOf(player, copy) }))
    .map(({ copy, crossed }) =>
      symbolsLeft(ctx.layout.warfare.units[unit].cost, crossed).includes(r)
        ? { copy, crossed: `${crossed}${r}` }
        : { copy, crossed },
    );
  const others = player.warfare.paid.filter(({ copy }) => !paid.some((one) => one.copy === copy));
  return withWarfare(player, { paid: [...others, ...paid.filter(({ crossed }) => crossed !== '')] });
}

export const frontierRaised = (player: Player, side: 'left' | 'right'): Player =>
  withWarfare(player, {
    frontier: { ...player.warfare.frontier, [side]: player.warfare.frontier[side] + 1 },
  });
