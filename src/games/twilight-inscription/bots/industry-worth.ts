import { goodsLeft, votesLeft } from '../marking/industry.ts';
import { victoryOf } from '../sheets/places.ts';
import type { Player } from '../state.ts';
import type { Milestone } from '../tables/industry.ts';
import { RESOURCE } from './asset-worth.ts';
import { graphOf } from './graph.ts';
import { likelyMarks } from './likely.ts';
import type { Situation } from './situation.ts';

/** Cells that an activation claims and crosses. */
const [CLAIMS, CROSSES] = [3.2, 1.7] as const;
const DECAY = 0.6;
const NEVER = 99;

/** Points of a row: those reached, and a part of the next by what is done towards it. */
function milestones(all: readonly Milestone[], count: number, hope: number): number {
  let worth = 0;
  let from = 0;
  for (const { after, vp } of all) {
    if (count >= after) worth += vp;
    else {
      worth += hope * vp * (Math.max(0, count - from) / (after - from)) ** 1.2;
      break;
    }
    from = after;
  }
  return worth;
}

/** What the production chart is worth: milestones, and goods and votes still to come. */
function chartWorth({ ctx, time, assets, activations }: Situation, { industry }: Player): number {
  const { rowVictory, voteVictory, goodColumns } = ctx.layout.industry.chart;
  const hope = Math.min(0.8, 0.2 + activations.industry * 0.3);
  let worth =
    milestones(voteVictory, industry.votesUnderlined, hope) +
    industry.votesUnderlined * time.councils * assets.vote;
  for (const crossed of industry.products) worth += milestones(rowVictory, crossed, hope);
  const good = time.strategies > 0 ? RESOURCE : 0.5;
  for (const column of goodColumns) {
    let done = 0;
    for (const crossed of industry.products) if (crossed >= column) done++;
    worth += good * time.productions * (done === 3 ? 1 : 0.35 * (done / 3));
  }
  return worth;
}

const [OPEN, CROSSED, CLAIMED, SHUT] = [0, 1, 2, 3] as const;

/** How many cells have to be crossed before each can be claimed, by its number; never those that are marked or shut. */
function crossesBefore({ ctx }: Situation, { industry }: Player): Int8Array {
  const { cells, beside } = ctx.layout.industry;
  const { index, beside: next, ids } = graphOf(beside);
  const state = new Uint8Array(ids.length);
  for (const { id, dashed } of cells.values()) if (dashed) state[index.get(id) ?? 0] = SHUT;
  const queue: number[] = [];
  for (const id of industry.crossed) queue.push(index.get(id) ?? 0);
  for (const cell of queue) state[cell] = CROSSED;
  for (const id of industry.claimed) {
    queue.push(index.get(id) ?? 0);
    state[index.get(id) ?? 0] = CLAIMED;
  }
  const crosses = new Int8Array(ids.length);
  for (let from = 0; from < queue.length; from++) {
    const cell = queue[from] ?? 0;
    for (const other of next[cell] ?? [])
      if (state[other] === OPEN && crosses[other] === 0) {
        crosses[other] = (crosses[cell] ?? 0) + 1;
        queue.push(other);
      }
  }
  const found = new Int8Array(ids.length).fill(NEVER);
  for (let cell = 0; cell < ids.length; cell++) {
    if (state[cell] !== OPEN) continue;
    let least: number = NEVER;
    for (const other of next[cell] ?? []) {
      if (state[other] === CROSSED) least = 0;
      else if (state[other] === OPEN && crosses[other]) least = Math.min(least, crosses[other] ?? NEVER);
    }
    found[cell] = least;
  }
  return found;
}

/** What an industry sheet is worth by the end, as far as one can tell, in points. */
export function industryWorth(situation: Situation, player: Player): number {
  const { ctx, assets, activations } = situation;
  const { industry, hand, active } = player;
  const { cells } = ctx.layout.industry;
  const held = active === 'industry' ? hand : [];
  const claims = activations.industry * CLAIMS + held.filter(({ r }) => r !== 'M').length;
  const crosses = activations.industry * CROSSES + held.filter(({ r }) => r === 'M').length;
  let worth =
    chartWorth(situation, player) + goodsLeft(player) * assets.good + votesLeft(player) * assets.vote;
  for (const id of industry.claimed) worth += victoryOf(cells.get(id)?.asset ?? null);
  const open: number[] = [];
  const before = crossesBefore(situation, player);
  for (const [at, id] of graphOf(ctx.layout.industry.beside).ids.entries()) {
    const steps = before[at] ?? NEVER;
    if (steps === NEVER) continue;
    const asset = cells.get(id)?.asset ?? null;
    const net = (asset === null ? 0 : assets[asset]) - RESOURCE;
    if (net <= 0) continue;
    if (steps === 0) open.push(net);
    else worth += net * DECAY ** steps * Math.min(1, Math.max(0, (crosses - steps + 1) / 3), claims / 3);
  }
  return worth + likelyMarks(open, claims);
}
