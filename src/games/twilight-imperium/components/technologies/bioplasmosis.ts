import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { adjacent } from '../../rules/board.ts';
import { controlledBy } from '../../rules/planets.ts';
import { countAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { systemOf } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { relocate } from '../../verbs/relocate.ts';
import { garrisons } from '../actions/reinforce.ts';

type Shares = ReadonlyMap<string, number>;
interface Share {
  readonly at: PlanetId;
  readonly count: number;
}

/** Own planets of the same system or next to it. */
function within(s: Galaxy, seat: Seat, from: PlanetId): PlanetId[] {
  const system = systemOf(from);
  return garrisons(s, seat).filter(
    (to) => to !== from && (systemOf(to) === system || adjacent(s, [system, systemOf(to)], { seat })),
  );
}

/** Own planets with infantry that could go elsewhere. */
function camps(s: Galaxy, seat: Seat): Share[] {
  return controlledBy(s, seat)
    .map((at) => ({ at, count: countAt(s, { seat, at }, 'infantry') }))
    .filter(({ at, count }) => count > 0 && within(s, seat, at).length > 0);
}

function leaving(s: Galaxy, seat: Seat): Question<Shares> | null {
  const all = camps(s, seat);
  if (all.length === 0) return null;
  const slots = all.map(({ at, count }) => ({
    id: at,
    label: msg('option.camp', { at, count }),
    min: 0,
    max: count,
  }));
  const max = all.reduce((sum, { count }) => sum + count, 0);
  return allocate(msg('ask.spreadFrom', {}), slots, { min: 0, max });
}

/** Where those that leave one planet go; nobody is asked where there is only one way. */
function* sharedOut(t: ImperiumTable, seat: Seat, { at, count }: Share): Flow<Share[]> {
  const [only, ...others] = within(t.state, seat, at);
  if (only && others.length === 0) return [{ at: only, count }];
  const shares = yield* t.ask(seat, 'spread-to', () => {
    const slots = within(t.state, seat, at).map((planet) => ({
      id: planet,
      label: msg('option.planet', { planet }),
      min: 0,
      max: count,
    }));
    return allocate(msg('ask.spreadTo', { planet: at, count }), slots, { min: count, max: count });
  });
  return chosen(shares);
}

const chosen = (shares: Shares): Share[] =>
  [...shares].filter(([, count]) => count > 0).map(([at, count]) => ({ at: at as PlanetId, count }));

/** When the status phase ends, infantry on own planets goes to others nearby, all of it at once and none twice. */
export const bioplasmosis: Component = {
  abilities: [
    {
      at: 'status-phase-ends',
      when: (s, by) => camps(s, by.seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const from = chosen((yield* t.ask(seat, 'spread-from', () => leaving(t.state, seat))) ?? new Map());
        const to: Share[] = [];
        for (const share of from) to.push(...(yield* sharedOut(t, seat, share)));
        if (from.length === 0) return;
        relocate(t, { seat, unit: 'infantry' }, { from, to: gathered(to) });
        yield* enforce(t);
      },
    },
  ],
};

/** What goes to the same planet together. */
function gathered(all: readonly Share[]): Share[] {
  return [...new Set(all.map(({ at }) => at))].map((at) => ({
    at,
    count: all.reduce((sum, share) => sum + (share.at === at ? share.count : 0), 0),
  }));
}
