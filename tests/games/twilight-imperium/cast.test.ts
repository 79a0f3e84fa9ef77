import { describe, expect, it } from 'vitest';
import { StateMemo } from '#core/state-memo.ts';
import { attachBook, bookOf } from '#games/twilight-imperium/hooks/book.ts';
import { memoizeByComponents } from '#games/twilight-imperium/hooks/memoize-by-components.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { fleetLimit } from '#games/twilight-imperium/rules/fleet.ts';
import { initiative } from '#games/twilight-imperium/rules/initiative.ts';
import { controlledBy, resourcesOf } from '#games/twilight-imperium/rules/planets.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { Galaxy, State } from '#games/twilight-imperium/state.ts';
import { UNIT_TYPES } from '#games/twilight-imperium/tables/kinds.ts';
import { openOffers } from '#games/twilight-imperium/timing/candidates.ts';
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
        const fresh = structuredClone(state) as Galaxy;
        attachBook(fresh, bookOf(state));
        expect(values(state)).toEqual(values(fresh));
      });
  }, 120_000);

  const fresh = () => {
    const { state } = newTable(3).session;
    const copy = structuredClone(state) as State;
    attachBook(copy, bookOf(state));
    return copy;
  };
  const law: State['laws'][number] = {
    id: 'fleet-regulations',
    seat: null,
    planet: null,
    exhausted: false,
    data: null,
  };
  const effect: State['effects'][number] = {
    component: 'card:flank-speed',
    seat: 0,
    until: 'action',
    data: null,
  };

  /** One of three seats has a technology, and a note before it; there is a law and an effect. */
  function richScene() {
    const s = fresh();
    const [seat] = s.seats as [State['seats'][number]];
    const card: State['seats'][number]['technologies'][number] = { id: 'gravity-drive', exhausted: false };
    seat.technologies.push(card);
    const note: State['seats'][number]['area'][number] = { id: 'support-for-the-throne', owner: 1 };
    seat.area.push(note);
    const one = { law: { ...law }, effect: { ...effect } };
    s.laws.push(one.law);
    s.effects.push(one.effect);
    return { s, seat, card, note, ...one };
  }

  type Rich = ReturnType<typeof richScene>;
  const changes: Readonly<Record<string, (scene: Rich) => void>> = {
    'another faction': ({ seat }) => Object.assign(seat, { faction: 'nekro' }),
    'a seat that has fallen': ({ seat }) => Object.assign(seat, { eliminated: true }),
    'another technology': ({ seat }) => seat.technologies.push({ id: 'fleet-logistics', exhausted: false }),
    'an exhausted technology': ({ card }) => Object.assign(card, { exhausted: true }),
    'a technology that copies another': ({ card }) => Object.assign(card, { as: 'neural-motivator' }),
    'one technology less': ({ seat }) => seat.technologies.splice(0),
    "a note of somebody else's": ({ note }) => Object.assign(note, { owner: 2 }),
    'another note': ({ note }) => Object.assign(note, { id: 'alliance' }),
    'no note': ({ seat }) => seat.area.splice(0),
    'another law': ({ s }) => s.laws.push({ ...law, id: 'conventions-of-war' }),
    'an exhausted law': ({ law: one }) => Object.assign(one, { exhausted: true }),
    'a law before somebody else': ({ law: one }) => Object.assign(one, { seat: 1 }),
    'a law on a planet': ({ law: one }) => Object.assign(one, { planet: 'wellon' }),
    'a law that says something else': ({ law: one }) => Object.assign(one, { data: 2 }),
    'no law': ({ s }) => s.laws.splice(0),
    'another lasting effect': ({ s }) => s.effects.push({ ...effect, seat: 2 }),
    'an effect for somebody else': ({ effect: one }) => Object.assign(one, { seat: 1 }),
    'an effect of something else': ({ effect: one }) =>
      Object.assign(one, { component: 'card:morale-boost' }),
    'an effect that says something else': ({ effect: one }) => Object.assign(one, { data: 2 }),
    'no effect': ({ s }) => s.effects.splice(0),
    'a module': ({ s }) => s.box.modules.push('se.nexus'),
  };

  it('is known for each state by itself, whatever two of them share', () => {
    const known = memoizeByComponents((s, _: string) => ({ laws: s.laws.length }));
    const { s } = richScene();
    const other: State = { ...s, laws: [] };
    new StateMemo(s).look(() => {
      expect(known(s, 'x')).toEqual({ laws: 1 });
      expect(known(other, 'x')).toEqual({ laws: 0 });
      expect(known(s, 'x')).toEqual({ laws: 1 });
    });
  });

  for (const [name, change] of Object.entries(changes))
    it(`is worked out anew with ${name}, and not otherwise`, () => {
      let times = 0;
      const known = memoizeByComponents((_, about: string) => ({ about, times: ++times }));
      const scene = richScene();
      expect(known(scene.s, 'x')).toEqual({ about: 'x', times: 1 });
      for (const seat of scene.s.seats) seat.goods += 1;
      expect(known(scene.s, 'x')).toEqual({ about: 'x', times: 1 });
      expect(known(scene.s, 'y')).toEqual({ about: 'y', times: 2 });
      change(scene);
      expect(known(scene.s, 'x')).toEqual({ about: 'x', times: 3 });
    });
});
