import type { Seat } from '#core/seat.ts';
import { hasAbility, isUnlocked, matOf } from '../rules/mats.ts';
import { LAST_DISC_ORE, LAST_DISC_POPULATION } from '../rules/numbers.ts';
import { controlledBy } from '../rules/ships.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { Step } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { gainOre, grow, populateLeft, produceOre, shiftSupply } from './cubes.ts';
import { automate } from './discs.ts';

/** Population growth with what an ability adds to it (5.2). */
export function growPopulation(t: SunTable, seat: Seat): void {
  grow(t, seat);
  if (!hasAbility(t.state, seat, 'growthPop')) return;
  t.tell(msg('fact.ability', { seat, rule: 'growthPop' }));
  populateLeft(t, seat, 1);
}

/** Does a step that asks nothing; false if it is of another kind. */
export function doPlainStep(t: SunTable, seat: Seat, step: Step): boolean {
  switch (step.do) {
    case 'ore':
      gainOre(t, seat, step.n);
      return true;
    case 'orePer':
      gainOre(t, seat, Math.min(step.max, controlledBy(t.state, seat).length));
      return true;
    case 'pop':
      if (step.anyColumn) return false;
      populateLeft(t, seat, step.n);
      return true;
    case 'shiftSupply':
      shiftSupply(t, seat, step.n);
      return true;
    case 'growth':
      growPopulation(t, seat);
      return true;
    case 'produce':
      produceOre(t, seat);
      return true;
    case 'automate':
      if (step.kind === 'any') return false;
      for (let n = 0; n < step.n; n++) automate(t, seat, step.kind);
      return true;
    default:
      return false;
  }
}

/** Whoever has emptied a track has what their mat gives for it, once, when all bonuses are done (22.11). */
export function rewardEmptyTracks(t: SunTable): void {
  if (t.state.mats === 'basic') return;
  for (const [seat, faction] of t.state.seats.entries()) {
    const ability = matOf(t.state.mats, faction.faction).abilities.find(({ rule }) => rule === 'lastDisc');
    if (!ability || !isUnlocked(faction, ability.unlocked)) continue;
    factionOf(t.write, seat).spent = true;
    t.tell(msg('fact.ability', { seat, rule: 'lastDisc' }));
    gainOre(t, seat, LAST_DISC_ORE);
    populateLeft(t, seat, LAST_DISC_POPULATION);
  }
}
