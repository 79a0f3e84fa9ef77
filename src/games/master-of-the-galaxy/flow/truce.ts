import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { TrackId } from '../content/board.ts';
import { redSeat, terminate } from '../mutations/conflicts.ts';
import { endable, opposite, participant, sideOf } from '../rules/conflicts.ts';
import type { Galaxy } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** A step towards ending a conflict by agreement: offering, agreeing, or taking the offer back. */
export type TruceStep = { readonly kind: 'truce'; readonly track: TrackId };

/** What a seat may say now about the conflicts it could end by agreement (19.2). */
export function truceOptions(s: Galaxy, seat: Seat): Option<TruceStep>[] {
  return endable(s, seat).map((conflict) => {
    const side = sideOf(s, conflict, seat) ?? 'red';
    const other = participant(s, conflict, opposite(side)) ?? seat;
    const kind = conflict.offers.includes(seat)
      ? 'withdraw'
      : conflict.offers.includes(other)
        ? 'agree'
        : 'truce';
    const label = msg(`option.${kind}`, { card: conflict.card, with: other });
    const value = { kind: 'truce', track: conflict.track } as const;
    return { id: `${kind}:${conflict.track}`, label, group: msg('group.truce', {}), value };
  });
}

/** Offers, agrees or withdraws. When both want it, the conflict ends (19.2, 19.4). */
export function negotiate(t: GalaxyTable, seat: Seat, { track }: TruceStep): void {
  const conflict = t.write.conflicts.find((candidate) => candidate.track === track);
  const side = conflict && sideOf(t.state, conflict, seat);
  if (!conflict || !side) return;
  if (conflict.offers.includes(seat)) {
    conflict.offers.splice(conflict.offers.indexOf(seat), 1);
    return t.tell(msg('fact.truceWithdrawn', { seat, card: conflict.card }));
  }
  if (conflict.offers.length > 0) return terminate(t, conflict, redSeat(t.state, conflict));
  conflict.offers.push(seat);
  const to = participant(t.state, conflict, opposite(side)) ?? seat;
  t.tell(msg('fact.truceOffered', { seat, card: conflict.card, to }));
}

/** What a rival may do beside somebody's turn: talk about a conflict with the seat at turn. Nobody waits for it. */
export function* parley(t: GalaxyTable, seat: Seat): Flow<void> {
  for (;;) {
    yield* t.until(() => endable(t.state, seat).length > 0);
    const step = yield* t.ask(seat, 'truce', () => {
      const options = truceOptions(t.state, seat);
      if (options.length === 0) return null;
      const nothing: Option<null> = { id: 'nothing', label: msg('option.nothing', {}), value: null };
      return choose<TruceStep | null>(msg('ask.truce', {}), [...options, nothing], { fallback: 'nothing' });
    });
    if (step) negotiate(t, seat, step);
  }
}
