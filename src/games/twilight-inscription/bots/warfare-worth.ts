import type { Laying } from '../marking/mark.ts';
import { coversAnomalies } from '../marking/warfare.ts';
import { strengthIn } from '../rules/strength.ts';
import type { WarfareLayout } from '../sheets/layouts.ts';
import { DOTS, dotsBeside, rowOf, sideOf, TOP_ROW, victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import { type AssetId, UNITS } from '../tables/vocabulary.ts';
import { COLUMNS } from '../tables/warfare.ts';
import { graphOf } from './graph.ts';
import type { Situation } from './situation.ts';

const SIDES = ['left', 'right'] as const;
/** What one more dot is worth where nobody looks closely, in points. */
export const DOT = 0.42;
/** Dots that an activation brings. */
const MARKS = 5;
const DECAY = 0.55;
/** Assets further away do not matter yet. */
const FAR = 5;

const GRID = graphOf(new Map(DOTS.map((dot) => [dot, dotsBeside(dot)])));
const numberOf = (dot: string): number => GRID.index.get(dot) ?? 0;
const ROW = DOTS.map(rowOf);
const SIDE = DOTS.map((dot) => (sideOf(dot) === 'left' ? 0 : 1));

/** The number of the first dot of a row; rows are listed from the top. */
const firstOf = (row: number): number => (TOP_ROW - row) * COLUMNS.length;

/** What is printed at each dot. */
interface Printed {
  readonly assets: readonly (AssetId | undefined)[];
  readonly anomalies: readonly boolean[];
  /** The war that a row belongs to. */
  readonly war: readonly number[];
}

const printed = new WeakMap<WarfareLayout, Printed>();

function printedOn(layout: WarfareLayout): Printed {
  const before = printed.get(layout);
  if (before) return before;
  const made = {
    assets: DOTS.map((dot) => layout.dots.get(dot)),
    anomalies: DOTS.map((dot) => layout.anomalies.has(dot)),
    war: ROW.map((row) => layout.wars.findIndex(({ rows }) => row >= rows[0] && row <= rows[1])),
  };
  printed.set(layout, made);
  return made;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** What is added to both strengths in every war. */
const bonus = ({ ctx }: Situation, player: Player): number =>
  strengthIn(ctx, { ...player, warfare: { ...player.warfare, units: [] } }, { war: 0, side: 'left' }) -
  player.warfare.frontier.left;

function warsWorth(situation: Situation, player: Player, taken: Uint8Array): number {
  const { ctx, foes, time } = situation;
  const { wars } = ctx.layout.warfare;
  const { war: warAt } = printedOn(ctx.layout.warfare);
  const next = player.warfare.wars.length;
  const dots = new Int8Array(wars.length * 2);
  for (let at = 0; at < taken.length; at++)
    if (taken[at] === 1) {
      const section = (warAt[at] ?? 0) * 2 + (SIDE[at] ?? 0);
      dots[section] = (dots[section] ?? 0) + 1;
    }
  const always = bonus(situation, player);
  let worth = 0;
  wars.forEach(({ win, loss }, war) => {
    const verdicts = player.warfare.wars[war]?.verdicts;
    const events = Math.min(4, time.beforeWar + Math.max(0, war - next) * 3);
    SIDES.forEach((side, at) => {
      const prize = victoryOf(win[at] ?? null) || 1.6;
      if (verdicts) {
        worth += verdicts[side] === 'won' ? prize : verdicts[side] === 'lost' ? loss : 0;
        return;
      }
      const own = (dots[war * 2 + at] ?? 0) + player.warfare.frontier[side] + always;
      const ahead = own + 0.4 * events - (foes[side][war] ?? 0);
      const unsure = 1.6 + 0.35 * events;
      worth += prize * logistic((ahead - 0.5) / unsure) + loss * logistic((-ahead - 0.5) / unsure);
    });
  });
  return worth;
}

/** What asset dots are worth by how far they are from what stands on the grid. */
function reachWorth(
  { ctx, assets }: Situation,
  player: Player,
  { taken, marks }: { taken: Uint8Array; marks: number },
): number {
  const { assets: assetAt, anomalies } = printedOn(ctx.layout.warfare);
  const { line } = player.warfare;
  const covers = coversAnomalies(ctx);
  const seen = taken.slice();
  const queue: number[] = [];
  let worth = 0;
  const reach = (dot: number, steps: number) => {
    if (seen[dot] === 1) return;
    seen[dot] = 1;
    if ((ROW[dot] ?? 0) < line || (!covers && anomalies[dot])) return;
    queue.push(dot);
    const asset = assetAt[dot];
    if (asset) worth += assets[asset] * DECAY ** steps * Math.min(1, Math.max(0, (marks - steps + 1) / 5));
  };
  for (let dot = 0; dot < taken.length; dot++)
    if (taken[dot] === 1) for (const other of GRID.beside[dot] ?? []) reach(other, 1);
  for (let column = 0; column < COLUMNS.length; column++) reach(firstOf(line) + column, 1);
  let from = 0;
  for (let steps = 2; steps <= FAR; steps++) {
    const to = queue.length;
    for (; from < to; from++) for (const other of GRID.beside[queue[from] ?? 0] ?? []) reach(other, steps);
  }
  return worth;
}

function unitsWorth({ ctx }: Situation, { warfare }: Player, marks: number): number {
  const { units, dots } = ctx.layout.warfare;
  let worth = 0;
  for (const { unit, copy, dots: covered } of warfare.units) {
    if (copy !== null) worth += units[unit].vp;
    for (const dot of covered) worth += victoryOf(dots.get(dot) ?? null);
  }
  for (const { copy, crossed } of warfare.paid) {
    const unit = UNITS.find((one) => units[one].letter === copy[0]);
    if (unit === undefined) continue;
    const { cost, shape, vp } = units[unit];
    const chance = Math.min(1, Math.max(0, (marks - cost.length + crossed.length + 1) / 4));
    worth += (vp + shape.length * DOT) * (crossed.length / cost.length) ** 1.25 * chance * 0.9;
  }
  for (const unit of warfare.unlocked) worth += marks > 6 ? units[unit].vp * 0.5 : 0;
  return worth;
}

/** What a warfare sheet is worth by the end, as far as one can tell, in points. */
export function warfareWorth(situation: Situation, player: Player): number {
  const { warfare, hand, active } = player;
  const marks = situation.activations.warfare * MARKS + (active === 'warfare' ? hand.length : 0);
  const taken = new Uint8Array(DOTS.length);
  for (const { dots } of warfare.units) for (const dot of dots) taken[numberOf(dot)] = 1;
  return (
    warsWorth(situation, player, taken) +
    reachWorth(situation, player, { taken, marks }) +
    unitsWorth(situation, player, marks)
  );
}

/** What a shape would cover, at a glance: assets, and dots the more the sooner they count. */
export function layingWorth({ ctx, assets }: Situation, player: Player, { dots }: Laying): number {
  const { assets: assetAt, war } = printedOn(ctx.layout.warfare);
  const next = player.warfare.wars.length;
  let worth = 0;
  for (const dot of dots) {
    const at = numberOf(dot);
    const asset = assetAt[at];
    worth +=
      (asset ? assets[asset] : 0) +
      DOT / (1 + 0.5 * Math.abs((war[at] ?? next) - next)) +
      (ROW[at] ?? 0) * 0.01;
  }
  return worth;
}
