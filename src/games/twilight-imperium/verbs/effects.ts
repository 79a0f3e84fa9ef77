import type { Seat } from '#core/seat.ts';
import type { Duration, Effect } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ComponentId } from '../tables/component-ids.ts';

/** Something that lasts for a while, even when what caused it is gone (74.3a). */
export function leaveEffect(t: ImperiumTable, effect: Effect & { readonly component: ComponentId }): void {
  t.write.effects.push(effect);
}

/** What was to last until now is over; where seats act side by side, for one of them only. */
export function endEffects(t: ImperiumTable, until: Duration, seat?: Seat): void {
  const isOver = (effect: Pick<Effect, 'until' | 'seat'> | undefined) =>
    effect?.until === until && (seat === undefined || effect.seat === seat);
  if (!t.state.effects.some(isOver)) return;
  const { effects } = t.write;
  for (let i = effects.length - 1; i >= 0; i--) if (isOver(effects[i])) effects.splice(i, 1);
}

/** An effect of a component for a seat has done what it was left for. */
export function endEffect(t: ImperiumTable, { component, seat }: Pick<Effect, 'component' | 'seat'>): void {
  const { effects } = t.write;
  const at = effects.findIndex((one) => one.component === component && one.seat === seat);
  if (at >= 0) effects.splice(at, 1);
}

/** What was left since then and was to last until now is over: `before` are the effects that there were. */
export function endNewEffects(t: ImperiumTable, until: Duration, before: ReadonlySet<unknown>): void {
  const { effects } = t.write;
  for (let i = effects.length - 1; i >= 0; i--)
    if (effects[i]?.until === until && !before.has(effects[i])) effects.splice(i, 1);
}
