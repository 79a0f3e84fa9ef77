import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import { plannedRepair } from '#core/planned-repair.ts';
import { repair } from '#core/repair.ts';
import type { RepairChange } from '#core/repairs.ts';
import { checkpointState, type Session } from '#core/session.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { Options } from '#games/twilight-imperium/options.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { Words } from '#games/twilight-imperium/text/lexicon.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { playedInto } from '../../support/selfplay.ts';

type Table = Session<State, Words, Options, View>;

/** A table in its action phase, some cards already played. */
function inTurns(): Table {
  for (let answers = 250; ; answers += 40) {
    const { session } = playedInto(twilightImperium, { seats: 3, seed: 4 }, answers);
    const { stage, discards } = checkpointState(session);
    if (stage.kind === 'turn' && discards.action.length > 0) return session;
  }
}

describe('what a form sets right', () => {
  let session: Table;
  let before: State;
  beforeAll(() => {
    session = inTurns();
    before = checkpointState(session);
  });

  /** The state of the checkpoint after some changes; null if they are refused. */
  const repaired = (...changes: RepairChange[]): State | null => {
    const planned = plannedRepair(session, changes);
    const result = planned && repair(session, planned.patch, 9_999);
    if (result?.kind !== 'repaired') return null;
    return checkpointState(result.session as unknown as Table);
  };
  const set = (kind: string, seat: number | null, thing: string) => (value: RepairChange['value']) => ({
    kind,
    seat,
    thing,
    value,
  });
  const sorted = (cards: readonly string[]) => [...cards].sort();

  it('are points up to the last but one', () => {
    const points = set('points', 1, 'points');
    expect(repaired(points(9))?.seats.map((seat) => seat.points)).toEqual(
      before.seats.map((seat, at) => (at === 1 ? 9 : seat.points)),
    );
    expect(repaired(points(10))).toBeNull();
    expect(repaired(points(-1))).toBeNull();
  });

  it('are tokens, as far as the reinforcements go (18.3)', () => {
    const { pools } = before.seats[0] as State['seats'][number];
    const laid = before.systems.filter((system) => system?.tokens.includes(0)).length;
    const left = 16 - pools.tactic - pools.fleet - pools.strategy - laid;
    const tactic = set('tokens', 0, 'tactic');
    expect(repaired(tactic(pools.tactic + left))?.seats[0]?.pools.tactic).toBe(pools.tactic + left);
    expect(repaired(tactic(pools.tactic + left + 1))).toBeNull();
    // Each for itself is there, both together are not.
    expect(
      repaired(tactic(pools.tactic + left), set('tokens', 0, 'strategy')(pools.strategy + 1)),
    ).toBeNull();
  });

  it('are goods and commodities, these up to their limit', () => {
    expect(repaired(set('goods', 2, 'goods')(7))?.seats[2]?.goods).toBe(
      before.seats[2]?.goods === 7 ? undefined : 7,
    );
    expect(repaired(set('goods', 2, 'goods')(100))).toBeNull();
    expect(repaired(set('goods', 2, 'commodities')(99))).toBeNull();
  });

  it('are units out of the reinforcements, in an order that stays (42)', () => {
    const home = before.planets;
    const [planet, there] = Object.entries(home).find(([, one]) => one.controller === 0) ?? ['', undefined];
    const infantry = there?.units.find(({ unit }) => unit === 'infantry')?.count ?? 0;
    const state = repaired(set('units', 0, `${planet}.infantry`)(infantry + 2));
    const standing = state?.planets[planet as keyof State['planets']]?.units.find(
      ({ unit }) => unit === 'infantry',
    );
    expect(standing?.count).toBe(infantry + 2);
    expect(repaired(set('units', 0, `${planet}.infantry`)(100))).toBeNull();
    expect(repaired(set('units', 0, `${planet}.pds`)(7))).toBeNull();
    expect(repaired(set('units', 0, `${planet}.cruiser`)(1))).toBeNull();
  });

  it('is control of a planet, only together with who stands there', () => {
    const [planet, there] = Object.entries(before.planets).find(([, one]) => one.units.length > 0) ?? [
      '',
      undefined,
    ];
    const other = there?.controller === 1 ? 2 : 1;
    expect(repaired(set('planets', null, `${planet}.control`)(`${other}`))).toBeNull();
    const ready = there?.exhausted ? 'readied' : 'exhausted';
    const state = repaired(set('planets', null, `${planet}.ready`)(ready));
    expect(state?.planets[planet as keyof State['planets']]?.exhausted).toBe(!there?.exhausted);
  });

  it('are cards in hand by their number: unseen from the deck, at random to the discards', () => {
    const held = before.seats[0]?.hand ?? [];
    const more = repaired(set('cards', 0, 'action')(held.length + 2));
    expect(more?.seats[0]?.hand).toEqual([...held, ...before.decks.action.slice(0, 2)]);
    expect(more?.decks.action).toEqual(before.decks.action.slice(2));
    expect(repaired(set('cards', 0, 'action')(held.length + 6))).toBeNull();
    const giver = before.seats.findIndex(({ hand }) => hand.length > 0);
    const less = repaired(set('cards', giver, 'action')((before.seats[giver]?.hand.length ?? 0) - 1));
    const gone = less?.discards.action.at(-1) ?? '';
    expect(sorted([...(less?.seats[giver]?.hand ?? []), gone])).toEqual(
      sorted(before.seats[giver]?.hand ?? []),
    );
    const again = repaired(set('cards', giver, 'action')((before.seats[giver]?.hand.length ?? 0) - 1));
    expect(again?.discards).toEqual(less?.discards);
  });

  it('are secret objectives, back into the deck', () => {
    const keeper = before.seats.findIndex(({ secrets }) => secrets.held.length > 0);
    const held = before.seats[keeper]?.secrets.held ?? [];
    const state = repaired(set('cards', keeper, 'secrets')(0));
    expect(state?.seats[keeper]?.secrets.held).toEqual([]);
    expect(sorted(state?.decks.secret ?? [])).toEqual(sorted([...before.decks.secret, ...held]));
    expect(repaired(set('cards', keeper, 'secrets')(4))).toBeNull();
  });

  it('is a card from the discards, by its name', () => {
    const [card = ''] = before.discards.action;
    const state = repaired(set('cards', 1, 'discards')(card));
    expect(state?.seats[1]?.hand.at(-1)).toBe(card);
    expect(state?.discards.action).toHaveLength(before.discards.action.length - 1);
    expect(repaired(set('cards', 1, 'discards')(before.decks.action[0] ?? ''))).toBeNull();
  });

  it('is whose turn it is, and the table waits for them', () => {
    const { stage } = before;
    if (stage.kind !== 'turn') throw new Error('nobody is at turn');
    const next = before.seats.findIndex(({ passed }, seat) => !passed && seat !== stage.seat);
    const planned = plannedRepair(session, [set('turn', null, 'turn')(`${next}`)]);
    const result = planned && repair(session, planned.patch, 9_999);
    if (result?.kind !== 'repaired') throw new Error('refused');
    expect(result.session.waiting().map(({ seat }) => seat)).toContain(next);
    expect(repaired(set('turn', null, 'speaker')('2'))?.speaker ?? 2).toBe(2);
  });

  it('shows nothing of a hand, however it is changed', () => {
    const planned = plannedRepair(session, [
      set('cards', 0, 'action')((before.seats[0]?.hand.length ?? 0) + 1),
    ]);
    const drawn = before.decks.action[0] ?? '';
    const told = JSON.stringify(planned?.shown as readonly { what: Message }[]);
    expect(told).not.toContain(drawn);
    expect(JSON.stringify(planned?.patch)).not.toContain(drawn);
  });

  it('never leaves more than can be counted', () => {
    const patch = (value: number) => [{ op: 'replace', path: '/seats/0/goods', value }];
    expect(repair(session, patch(999), 9_999).kind).toBe('repaired');
    expect(repair(session, patch(1_000), 9_999).kind).toBe('refused');
  });
});
