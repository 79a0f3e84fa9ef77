import type { Flow, VeiledWindow } from '#core/flow.ts';
import { choose, type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import {
  isFulfilled,
  isMet,
  mayScorePublic,
  mightScoreSecret,
  objectiveOf,
  openObjectives,
  scorablePublic,
} from '../rules/objectives.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PublicId, SecretId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { scoreObjective } from '../verbs/objectives.ts';
import { scoreSecret } from '../verbs/secrets.ts';
import { askToSpend } from './trade/holding.ts';

type Scored =
  | { readonly kind: 'public'; readonly id: PublicId | SecretId }
  | { readonly kind: 'secret'; readonly id: SecretId };

/** A seat may score one public objective (30.12, 89.2). */
export function* scorePublic(t: ImperiumTable, seat: Seat): Flow<void> {
  const chosen = yield* askToSpend(t, seat, {
    topic: 'score-public',
    question: () => {
      if (scorablePublic(t.state, seat).length === 0) return null;
      const none: Option<Scored | null> = { id: 'none', label: msg('option.scoreNothing', {}), value: null };
      return choose<Scored | null>(msg('ask.scorePublic', {}), [...publicOptions(t.state, seat), none]);
    },
    costs: () => scorablePublic(t.state, seat).some((id) => objectiveOf(t.state, id).pay),
  });
  if (chosen) yield* score(t, seat, chosen);
}

/** In the status phase a seat may score one public and one secret objective (84.1, 30.6); gives what it wants to score. */
export function* chooseObjectives(
  t: ImperiumTable,
  seat: Seat,
  window: VeiledWindow,
): Flow<readonly Scored[]> {
  const make = () => (mightScoreAny(t.state, seat) ? scoreQuestion(t.state, seat) : null);
  return (yield* t.askInWindow(window, { seat, topic: 'score', make })) ?? [];
}

/** Whether a seat is asked what it scores: this follows from what everybody can see, whatever it holds. */
export function mightScoreAny(s: Galaxy, seat: Seat): boolean {
  return scorablePublic(s, seat).length > 0 || mightScoreSecret(s, seat);
}

/** Pays for an objective if it takes paying (30.10), and scores it. */
export function* score(t: ImperiumTable, seat: Seat, { kind, id }: Scored): Flow<void> {
  const { points, pay, met } = objectiveOf(t.state, id);
  if (!met(t.state, seat)) return;
  // 74.11: without its price it is not scored.
  if (pay && !(yield* pay(t, seat))) return;
  if (kind === 'public') scoreObjective(t, seat, { objective: id, points });
  else scoreSecret(t, seat, { secret: id, points });
}

const label = (s: Galaxy, id: PublicId | SecretId) =>
  msg('option.objective', { objective: id, points: objectiveOf(s, id).points });

function publicOptions(s: Galaxy, seat: Seat): Option<Scored>[] {
  const home = mayScorePublic(s, seat);
  return openObjectives(s, seat).map((id) => ({
    id,
    label: label(s, id),
    group: msg('group.public', { objective: id }),
    value: { kind: 'public', id },
    ...(!home
      ? { barred: { message: msg('no.homeLost', {}), rule: 'TI4 30.16' } }
      : !isMet(s, seat, id) && { barred: { message: msg('no.notMet', {}), rule: 'TI4 30.5' } }),
  }));
}

function secretOptions(s: Galaxy, seat: Seat): Option<Scored>[] {
  return seatOf(s, seat).secrets.held.map((id) => ({
    id,
    label: label(s, id),
    group: msg('group.secret', { objective: id }),
    value: { kind: 'secret', id },
    ...(objectiveOf(s, id).trigger
      ? { barred: { message: msg('no.byDeed', {}), rule: 'TI4 30.3' } }
      : !isFulfilled(s, seat, id) && { barred: { message: msg('no.notMet', {}), rule: 'TI4 30.5a' } }),
  }));
}

function scoreQuestion(s: Galaxy, seat: Seat): Question<Scored[]> {
  const options = [...publicOptions(s, seat), ...secretOptions(s, seat)];
  const ready = options.filter(({ barred }) => !barred);
  const price = ({ value }: Option<Scored>) => (objectiveOf(s, value.id).pay ? 1 : 0);
  const free = ready.filter((option) => price(option) === 0);
  const best = (kind: Scored['kind'], among = ready) =>
    among
      .filter(({ value }) => value.kind === kind)
      .sort(
        (a, b) =>
          objectiveOf(s, b.value.id).points - objectiveOf(s, a.value.id).points || price(a) - price(b),
      )
      .slice(0, 1)
      .map(({ id }) => id);
  return pick<Scored>(msg('ask.score', {}), options, {
    min: 0,
    max: Math.min(2, ready.length),
    // Points that cost nothing are taken.
    fallback: [...best('public', free), ...best('secret', free)],
    // A price is asked for afterwards, so points that cost something are only proposed.
    suggestion: [...best('public'), ...best('secret')],
    veiled: true,
    check(chosen) {
      const count = (kind: Scored['kind']) => chosen.filter((one) => one.kind === kind).length;
      if (count('public') > 1) return { message: msg('no.onePublic', {}), rule: 'TI4 30.6' };
      if (count('secret') > 1) return { message: msg('no.oneSecret', {}), rule: 'TI4 30.6' };
      return null;
    },
  });
}
