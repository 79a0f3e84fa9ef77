import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { controlledBy } from '../../rules/planets.ts';
import { standing } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import type { Place } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { relocate } from '../../verbs/relocate.ts';

/** Ground forces that may be moved. */
const MAX = 4;

type Shares = ReadonlyMap<string, number>;

/** Where the seat has infantry that could go elsewhere, and how much. */
function camps(s: Galaxy, seat: Seat): { readonly at: Place; readonly count: number }[] {
  return [...standing(s, seat)]
    .filter(({ at, stack }) => stack.unit === 'infantry' && havens(s, seat, [at]).length > 0)
    .map(({ at, stack }) => ({ at, count: stack.count }));
}

/** Where infantry may be set down: not where some of it was lifted from, or it would not have moved. */
function havens(s: Galaxy, seat: Seat, left: readonly string[]): PlanetId[] {
  const may = (at: PlanetId) =>
    !left.includes(at) &&
    modified(s, 'placing', { value: true, about: { seat, unit: 'infantry', at, how: 'place' } });
  return controlledBy(s, seat).filter(may);
}

const leftIn = (from: Shares): string[] => [...from.keys()].filter((at) => (from.get(at) ?? 0) > 0);

function whence(s: Galaxy, seat: Seat): Question<Shares> | null {
  const all = camps(s, seat);
  if (all.length === 0) return null;
  const slots = all.map(({ at, count }) => ({
    id: at,
    label: msg('option.camp', { at, count }),
    min: 0,
    max: Math.min(count, MAX),
  }));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return allocate(msg('ask.transitFrom', { count: MAX }), slots, {
    min: 0,
    max: Math.min(MAX, total),
    check: (from) =>
      havens(s, seat, leftIn(from)).length === 0 ? { message: msg('no.transitNowhere', {}) } : null,
  });
}

function whither(s: Galaxy, seat: Seat, from: Shares): Question<Shares> | null {
  const count = sum(from);
  const slots = havens(s, seat, leftIn(from)).map((planet) => ({
    id: planet,
    label: msg('option.planet', { planet }),
    min: 0,
    max: count,
  }));
  return slots.length === 0
    ? null
    : allocate(msg('ask.transitTo', { count }), slots, { min: count, max: count });
}

/** At the start of an own turn up to four ground forces change places. */
export const transitDiodes: Component = {
  abilities: [
    {
      at: 'turn-starts',
      exhausts: true,
      when: (s, by, event) => event.seat === by.seat && camps(s, by.seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const from = yield* t.ask(seat, 'transit-from', () => whence(t.state, seat));
        if (!from || sum(from) === 0) return;
        const [only, ...others] = havens(t.state, seat, leftIn(from));
        const to =
          only !== undefined && others.length === 0
            ? new Map([[only, sum(from)]])
            : yield* t.ask(seat, 'transit-to', () => whither(t.state, seat, from));
        if (!to) return;
        relocate(t, { seat, unit: 'infantry' }, { from: chosen(from), to: chosen(to) });
        yield* enforce(t);
      },
    },
  ],
};

const sum = (shares: Shares) => [...shares.values()].reduce((all, share) => all + share, 0);

const chosen = (shares: Shares) =>
  [...shares].filter(([, count]) => count > 0).map(([at, count]) => ({ at: at as Place, count }));
