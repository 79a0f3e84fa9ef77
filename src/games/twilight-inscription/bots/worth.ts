import type { Player } from '../state.ts';
import { relics } from '../tables/relics.ts';
import { technologies } from '../tables/technologies.ts';
import { type Kept, SHEETS, type SheetId, type TechnologyId } from '../tables/vocabulary.ts';
import { effectWorth, RESOURCE } from './asset-worth.ts';
import type { Judge } from './best-marks.ts';
import { expansionWorth } from './expansion-worth.ts';
import { industryWorth } from './industry-worth.ts';
import { navigationWorth } from './navigation-worth.ts';
import { objectiveWorth } from './objective-worth.ts';
import type { Situation } from './situation.ts';
import { DOT, layingWorth, warfareWorth } from './warfare-worth.ts';

const SHEET_WORTH = {
  navigation: navigationWorth,
  expansion: expansionWorth,
  industry: industryWorth,
  warfare: warfareWorth,
} as const;

/** What a technology brings in an activation of its sheet; of one that always works, at once. */
const TECHNOLOGY: Readonly<Record<TechnologyId, { readonly each: number; readonly once: number }>> = {
  'gravity-drive': { each: 0.3, once: 1 },
  'slipstream-relay': { each: 0.5, once: 0 },
  'neural-motivators': { each: 0.8, once: 0 },
  'rapid-growth': { each: 0.45, once: 0 },
  'nano-drills': { each: 0.6, once: 0 },
  'linked-markets': { each: 0.8, once: 0 },
  'advanced-logistics': { each: 0, once: 0 },
  'drop-pods': { each: 0.45, once: 0 },
  'deep-charts': { each: 0.6, once: 0 },
  'bio-foundries': { each: 0.9, once: 0 },
  'toll-stations': { each: 0.4, once: 0 },
  'press-gangs': { each: 0.35, once: 0 },
};

function technologiesWorth({ activations, time }: Situation, { technologies: own }: Player): number {
  let worth = 0;
  for (const { id, crossed, researched } of own) {
    const { sheet, research, always } = technologies[id];
    const { each, once } = TECHNOLOGY[id];
    const full =
      activations[sheet] * each +
      once * Math.min(1, activations[sheet]) +
      (always === 'strength' ? time.wars * 0.7 : 0);
    // What an advantage in wars brings counts there once it is there.
    if (researched) worth += always === 'strength' ? 0 : full;
    else if (crossed > 0) worth += full * 0.85 * (crossed / research) ** 1.2;
  }
  return worth;
}

/** What further assets of a kind are worth that one has already. */
const FURTHER = 0.75;

function keptWorth({ assets }: Situation, { kept }: Player): number {
  const held = new Map<Kept, number>();
  let worth = 0;
  for (const { asset, spent } of kept) {
    if (spent) continue;
    const before = held.get(asset) ?? 0;
    held.set(asset, before + 1);
    worth += assets[asset] * FURTHER ** before;
  }
  return worth;
}

/** What a coloured die shows on average. */
const SHOWN = 4 / 3;
/** What influence brings on navigation in every round: it claims what was explored before. */
const CLAIM = 1.4;

function diceWorth({ activations }: Situation, { dice }: Player): number {
  let worth = 0;
  for (const sheet of SHEETS)
    for (const r of dice[sheet])
      worth += activations[sheet] * SHOWN * (sheet === 'navigation' && r === 'I' ? CLAIM : RESOURCE);
  return worth;
}

function relicsWorth({ time }: Situation, { relics: held }: Player): number {
  let worth = 0;
  for (const { id, played } of held) {
    if (played) continue;
    const { when } = relics[id];
    if (when === 'strategy') worth += 1.3 * Math.min(1, time.strategies / 2);
    else if (when === 'council') worth += time.councils > 0 ? 0.8 : 0;
    else worth += time.wars > 0 ? 1.2 : 0;
  }
  return worth;
}

function tasksWorth({ ctx, assets }: Situation, { tasks }: Player): number {
  let worth = 0;
  for (const task of tasks) {
    if (task.do === 'relic') worth += assets.relic;
    else if (task.do === 'moreOf') worth += 0.7;
    else if (task.do === 'deploy') {
      const { shape, vp } = ctx.layout.warfare.units[task.unit];
      worth += shape.length * DOT + (task.copy === null ? 0 : vp);
    } else worth += effectWorth(task);
  }
  return worth;
}

/** Sheets are replaced when something happens to them: what one is worth is worked out once, but for the active one, which counts on the hand. */
function worthIn(situation: Situation): Judge['worth'] {
  const known = new WeakMap<object, { readonly by: Player['technologies']; readonly worth: number }>();
  const sheetWorth = (player: Player, sheet: SheetId): number => {
    const isActive = player.active === sheet;
    const before = isActive ? undefined : known.get(player[sheet]);
    if (before?.by === player.technologies) return before.worth;
    const worth = SHEET_WORTH[sheet](situation, player) + objectiveWorth(situation, player, sheet);
    if (!isActive) known.set(player[sheet], { by: player.technologies, worth });
    return worth;
  };
  return (player) => {
    let worth =
      keptWorth(situation, player) +
      technologiesWorth(situation, player) +
      diceWorth(situation, player) +
      relicsWorth(situation, player) +
      tasksWorth(situation, player);
    for (const { vp } of player.written) worth += vp;
    for (const { vp } of player.objectives) worth += vp;
    for (const sheet of SHEETS) worth += sheetWorth(player, sheet);
    return worth;
  };
}

/** What a bot judges marks by in a situation. */
export const judgeOf = (situation: Situation): Judge => ({
  ctx: situation.ctx,
  worth: worthIn(situation),
  glance: (player, laying) => layingWorth(situation, player, laying),
});
