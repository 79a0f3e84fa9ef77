import { describe, expect, it } from 'vitest';
import { UNIT_TYPES } from '#games/twilight-imperium/content/kinds.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { fleetLimit } from '#games/twilight-imperium/rules/fleet.ts';
import { initiative } from '#games/twilight-imperium/rules/initiative.ts';
import { controlledBy, resourcesOf } from '#games/twilight-imperium/rules/planets.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { Galaxy, State } from '#games/twilight-imperium/state.ts';
import { openOffers } from '#games/twilight-imperium/timing/candidates.ts';
import { onceForCast } from '#games/twilight-imperium/timing/cast.ts';
import { selfPlay } from '../../support/selfplay.ts';
import { newTable } from './scene.ts';

/** Values of the rules that components change, for everybody. */
const values = (s: Galaxy) =>
  s.seats.map(({ faction }, seat) => ({
    lines: faction && UNIT_TYPES.map((unit) => lineOf(s, seat, unit)),
    fleet: faction && fleetLimit(s, seat, '18'),
    initiative: initiative(s, seat),
    resources: controlledBy(s, seat).map((planet) => resourcesOf(s, planet)),
    offers: openOffers(s, { at: 'system-activated', event: { seat, system: '18', endsTurn: false } }).map(
      ({ name, by }) => [name, by],
    ),
  }));

describe('what follows from the components in play', () => {
  it('is what a table that knows nothing yet would find, after every answer of a game', () => {
    for (const seed of [1, 2, 3])
      selfPlay(twilightImperium, { seats: 6, seed }, ({ session }) => {
        const { state } = session;
        expect(values(state)).toEqual(values(structuredClone(state) as Galaxy));
      });
  }, 120_000);

  const fresh = () => structuredClone(newTable(3).session.state) as State;
  const law = { id: 'fleet-regulations', seat: null, planet: null, exhausted: false, data: null } as const;
  const changes: Readonly<Record<string, (s: State) => void>> = {
    'a faction': (s) => void (s.seats[0] = { ...s.seats[0], faction: 'nekro' } as State['seats'][number]),
    'a seat that falls': (s) => s.seats.forEach((seat) => void (seat.eliminated = true)),
    'a technology': (s) =>
      s.seats[1]?.technologies.push({ id: 'ai-development-algorithm', exhausted: false } as never),
    'a note in front of a seat': (s) => s.seats[2]?.area.push({ id: 'alliance', owner: 0 } as never),
    'a law': (s) => s.laws.push({ ...law }),
    'a lasting effect': (s) =>
      s.effects.push({ component: 'card:flank-speed', seat: 0, until: 'action', data: null }),
  };

  for (const [name, change] of Object.entries(changes))
    it(`is worked out anew with ${name}, and not otherwise`, () => {
      let times = 0;
      const known = onceForCast((_, about: string) => ({ about, times: ++times }));
      const s = fresh();
      expect(known(s, 'x')).toEqual({ about: 'x', times: 1 });
      for (const seat of s.seats) seat.goods += 1;
      expect(known(s, 'x')).toEqual({ about: 'x', times: 1 });
      expect(known(s, 'y')).toEqual({ about: 'y', times: 2 });
      change(s);
      expect(known(s, 'x')).toEqual({ about: 'x', times: 3 });
    });

  it('is worked out anew when a card is exhausted, copies another or changes its owner', () => {
    let times = 0;
    const known = onceForCast((_, __: string) => ({ times: ++times }));
    const s = fresh();
    s.seats[0]?.technologies.push({ id: 'gravity-drive', exhausted: false });
    s.laws.push({ ...law });
    s.effects.push({ component: 'card:flank-speed', seat: 0, until: 'action', data: 1 });
    expect(known(s, 'x')).toEqual({ times: 1 });
    const steps: ((card: State['seats'][number]['technologies'][number]) => void)[] = [
      (card) => void (card.exhausted = true),
      (card) => void (card.as = 'neural-motivator'),
      () => s.laws.forEach((one) => void (one.exhausted = true)),
      () => s.laws.forEach((one) => void (one.seat = 1)),
      () => s.laws.forEach((one) => void (one.data = 2)),
      () => s.effects.forEach((one) => void (one.data = 2)),
      () => s.effects.forEach((one) => void (one.seat = 2)),
      () => void s.effects.splice(0),
      () => void s.laws.splice(0),
    ];
    steps.forEach((step, i) => {
      step(s.seats[0]?.technologies.at(-1) as never);
      expect(known(s, 'x'), `step ${i}`).toEqual({ times: i + 2 });
    });
  });
});
