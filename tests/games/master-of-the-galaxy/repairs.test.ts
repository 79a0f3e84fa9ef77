import { beforeAll, describe, expect, it } from 'vitest';
import { plannedRepair } from '#core/planned-repair.ts';
import { repair } from '#core/repair.ts';
import type { RepairChange } from '#core/repairs.ts';
import { checkpointState, type Session } from '#core/session.ts';
import { RESOURCES } from '#games/master-of-the-galaxy/content/kinds.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import type { Options } from '#games/master-of-the-galaxy/options.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import type { Words } from '#games/master-of-the-galaxy/text/lexicon.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import { playedInto } from '../../support/selfplay.ts';

type Table = Session<State, Words, Options, View>;

describe('what a form sets right', () => {
  let session: Table;
  let before: State;
  beforeAll(() => {
    // Somebody has a card beside its race.
    for (let answers = 100; ; answers += 60) {
      session = playedInto(masterOfTheGalaxy, { seats: 3, seed: 6 }, answers).session;
      before = checkpointState(session);
      if (before.seats.some(({ cards }) => cards.length > 1)) return;
    }
  });

  const repaired = (...changes: RepairChange[]): State | null => {
    const planned = plannedRepair(session, changes);
    const result = planned && repair(session, planned.patch, 9_999);
    if (result?.kind !== 'repaired') return null;
    return checkpointState(result.session as unknown as Table);
  };
  const of = ({ seats }: State, seat: number) => seats[seat] as State['seats'][number];
  const sizeOf = (bag: State['bank']) => RESOURCES.reduce((sum, colour) => sum + bag[colour], 0);

  it('are bases out of the reserve and back into it (5.2)', () => {
    const free =
      Object.entries(before.systems).find(([, { owner, hole }]) => owner === null && !hole)?.[0] ?? '';
    const change = { kind: 'bases', seat: 1, thing: free, value: 1 };
    const state = repaired(change);
    expect(state?.systems[free as keyof State['systems']]).toMatchObject({ owner: 1, bases: 1 });
    expect(state && of(state, 1).reserve).toBe(of(before, 1).reserve - 1);
    expect(state && of(state, 0)).toEqual(of(before, 0));
    expect(repaired({ ...change, value: 4 })).toBeNull();
    const foreign = Object.entries(before.systems).find(([, { owner }]) => owner === 0)?.[0] ?? '';
    expect(repaired({ ...change, thing: foreign })).toBeNull();
  });

  it('are cubes from the bank, by colour, and back, at random', () => {
    const state = repaired({ kind: 'cubes', seat: 2, thing: 'red', value: 3 });
    expect(state && of(state, 2).bag.red).toBe(of(before, 2).bag.red + 3);
    expect(state?.bank.red).toBe(before.bank.red - 3);
    expect(repaired({ kind: 'cubes', seat: 2, thing: 'red', value: before.bank.red + 1 })).toBeNull();
    const size = sizeOf(of(before, 2).bag);
    const taken = repaired({ kind: 'cubes', seat: 2, thing: 'out', value: 2 });
    expect(taken && sizeOf(of(taken, 2).bag)).toBe(size - 2);
    expect(taken && sizeOf(taken.bank)).toBe(sizeOf(before.bank) + 2);
    expect(repaired({ kind: 'cubes', seat: 2, thing: 'out', value: size + 1 })).toBeNull();
  });

  it('are cubes on planets, from the bank and back to it', () => {
    const place = Object.entries(before.systems).find(([, { planets }]) => planets[0] === null)?.[0] ?? '';
    const change = { kind: 'planets', seat: null, thing: `${place}.0`, value: 'blue' };
    const state = repaired(change);
    expect(state?.systems[place as keyof State['systems']].planets[0]).toBe('blue');
    expect(state?.bank.blue).toBe(before.bank.blue - 1);
    expect(repaired({ ...change, value: 'black' })).toBeNull();
  });

  it('are cards: from the top of a deck, and under it again', () => {
    const [top = ''] = before.decks.leader;
    const state = repaired({ kind: 'cards', seat: 0, thing: 'top.leader', value: top });
    expect(state && of(state, 0).cards.at(-1)?.id).toBe(top);
    expect(state?.decks.leader).toEqual(before.decks.leader.slice(1));
    expect(
      repaired({ kind: 'cards', seat: 0, thing: 'top.leader', value: before.decks.leader[1] ?? '' }),
    ).toBeNull();
    const seat = before.seats.findIndex(({ cards }) => cards.length > 1);
    const held = of(before, seat).cards.at(-1);
    const buried = repaired({ kind: 'cards', seat, thing: held?.id ?? '', value: 'buried' });
    const lying = held?.projects.flatMap(({ cells }) => cells).filter((cube) => cube !== null).length ?? 0;
    expect(buried && sizeOf(of(buried, seat).bag)).toBe(sizeOf(of(before, seat).bag) + lying);
    expect(Object.values(buried?.decks ?? {}).flat()).toContain(held?.id);
  });

  it('are whose turn it is, and turns to skip', () => {
    const next = (before.turn.seat + 1) % before.seats.length;
    expect(repaired({ kind: 'turn', seat: null, thing: 'turn', value: `${next}` })?.turn.seat).toBe(next);
    expect(repaired({ kind: 'turn', seat: null, thing: `skips.${next}`, value: 10 })).toBeNull();
    const skips = (value: number) => [{ op: 'replace', path: `/seats/${next}/skips`, value }];
    expect(repair(session, skips(99), 9_999).kind).toBe('repaired');
    expect(repair(session, skips(100), 9_999).kind).toBe('refused');
  });
});
