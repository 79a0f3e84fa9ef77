import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../../flow/enforce.ts';
import { parted } from '../../../flow/parted.ts';
import { gainTechnology } from '../../../flow/research.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { TechnologyId } from '../../../tables/ids.ts';
import { msg } from '../../../text/lexicon.ts';
import { copyTechnology } from '../../../verbs/technology.ts';
import { type Assimilator, type Spoil, spoilsOf, tokensFor } from './spoils.ts';

/** Gains a technology of the seat's choice that one of the others owns, if there is any to gain. */
export function* gainFrom(t: ImperiumTable, seat: Seat, owners: readonly Seat[]): Flow<void> {
  const spoil = yield* chooseSpoil(t, seat, owners);
  if (!spoil) return;
  if (spoil.by === 'token') yield* assimilate(t, seat, spoil.technology);
  else yield* gainTechnology(t, seat, spoil.technology);
  yield* enforce(t);
}

function* chooseSpoil(t: ImperiumTable, seat: Seat, owners: readonly Seat[]): Flow<Spoil | undefined> {
  const able = spoilsOf(t.state, seat, owners);
  if (able.length < 2) return able[0];
  return yield* t.ask(seat, 'gain-technology', () => {
    const options = spoilsOf(t.state, seat, owners).map((spoil) => ({
      id: spoil.technology,
      label: msg('option.spoil', spoil),
      value: spoil,
    }));
    return options.length === 0 ? null : choose<Spoil>(msg('ask.gainTechnology', {}), options);
  });
}

/** A token is put on the card, perhaps taken off another (28.16). */
function* assimilate(t: ImperiumTable, seat: Seat, technology: TechnologyId): Flow<void> {
  const token = yield* chooseToken(t, seat, technology);
  if (!token) return;
  const { card, as } = token;
  copyTechnology(t, seat, { card, technology });
  if (as !== null) yield* parted(t, seat, as);
}

function* chooseToken(t: ImperiumTable, seat: Seat, technology: TechnologyId): Flow<Assimilator | undefined> {
  const able = tokensFor(t.state, seat, technology);
  if (able.length === 1 || able.every(({ as }) => as === null)) return able[0];
  return yield* t.ask(seat, 'assimilator', () => {
    const options = tokensFor(t.state, seat, technology).map((token) => ({
      id: token.card,
      label: msg('option.assimilator', token),
      value: token,
    }));
    // A free token costs nothing.
    const free = options.find(({ value }) => value.as === null);
    return choose<Assimilator>(msg('ask.assimilator', { technology }), options, {
      ...(free && { fallback: free.id }),
    });
  });
}
