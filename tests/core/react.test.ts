import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Table, Window } from '#core/table.ts';
import { start } from '../support/driver.ts';
import { play, type Scripted, words } from '../support/scripted.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';
import type { State } from '../support/toys/skirmish/state.ts';
import '../support/matchers.ts';

type Hands = { hands: string[][]; played: string[] };

/** A window in which seats 0, 1, 2 may play a card from hand, one after another. */
function* window(t: Table<Scripted<Hands>>, more: Partial<Window>): Flow<void> {
  const playing = (seat: Seat, card: string) =>
    function* (): Flow<void> {
      t.write.hands[seat] = t.state.hands[seat]!.filter((one) => one !== card);
      t.write.played.push(`${seat} ${card}`);
    };
  yield* t.react({
    topic: 'reply',
    order: () => [0, 1, 2],
    offers: (seat) =>
      t.state.hands[seat]!.map((card) => ({ id: card, label: words(card), resolve: playing(seat, card) })),
    ...more,
  });
}

const opened = (hands: string[][], more: Partial<Window> = {}) =>
  play<Hands>({ hands, played: [] }, (t) => window(t, more));
const played = (table: ReturnType<typeof opened>) => table.session.state.played;

describe('a sealed window', () => {
  it('asks everybody at once, lets the first in order act, and asks everybody again', () => {
    const table = opened([['a'], ['b'], ['c']]);
    expect(table).toWaitFor([0, 'reply'], [1, 'reply'], [2, 'reply']);
    table.answers([2, 'reply', 'c'], [1, 'reply', 'b']);
    expect(played(table)).toEqual([]);
    table.answer(0, 'reply', 'pass');
    expect(played(table)).toEqual(['1 b']);
    expect(table).toWaitFor([0, 'reply'], [2, 'reply']);
    table.answers([0, 'reply', 'pass'], [2, 'reply', 'pass']);
    expect(played(table)).toEqual(['1 b']);
    expect(table.session.over).toBe(true);
  });

  it('asks only those who can reply, unless it is veiled', () => {
    expect(opened([['a'], [], ['c']])).toWaitFor([0, 'reply'], [2, 'reply']);
    const veiled = opened([['a'], [], ['c']], { veiled: true });
    expect(veiled).toWaitFor([0, 'reply'], [1, 'reply'], [2, 'reply']);
    expect(veiled).toOfferExactly(1, 'reply', ['pass']);
    expect(veiled.session.openFor(1)).toMatchObject([{ veiled: true, fallback: 'pass' }]);
  });

  it('that nobody can reply to is not opened', () => {
    expect(opened([[], [], []]).session.over).toBe(true);
    expect(opened([['a'], ['b'], []], { order: () => [] }).session.over).toBe(true);
  });

  it('closes when the rules say so, also with cards left', () => {
    const table = play<Hands>({ hands: [['a', 'b'], [], []], played: [] }, (t) =>
      window(t, { closed: () => t.state.played.length > 0 }),
    );
    table.answer(0, 'reply', 'b');
    expect(table.session.over).toBe(true);
    expect(table.session.state.hands[0]).toEqual(['a']);
  });

  it('puts its own prompt if it has one', () => {
    const prompt = words('Anybody against?');
    expect(opened([['a'], [], []], { prompt }).session.openFor(0)[0]?.form.prompt).toEqual(prompt);
    expect(opened([['a'], [], []]).session.openFor(0)[0]?.form.prompt.key).toBe('core.react');
  });
});

describe('a window in turns', () => {
  it('asks one after another and begins again from the first after each act', () => {
    const table = opened([['a'], ['b', 'd'], ['c']], { mode: 'turns' });
    expect(table).toWaitFor([0, 'reply']);
    table.answer(0, 'reply', 'pass');
    expect(table).toWaitFor([1, 'reply']);
    table.answer(1, 'reply', 'b');
    expect(played(table)).toEqual(['1 b']);
    expect(table).toWaitFor([0, 'reply']);
    table.answers([0, 'reply', 'pass'], [1, 'reply', 'pass'], [2, 'reply', 'pass']);
    expect(table.session.over).toBe(true);
  });

  it('passes over those who have nothing to play', () => {
    expect(opened([[], [], ['c']], { mode: 'turns' })).toWaitFor([2, 'reply']);
  });
});

describe.each(['sealed', 'turns', 'race'] as const)('a veiled window (%s)', (mode) => {
  const HANDS = [
    [['a'], [], []],
    [[], ['b'], []],
    [[], [], ['c']],
    [['a'], ['b'], ['c']],
    [[], [], []],
  ];

  it.each(HANDS)(
    'names everybody it is open to until it closes, whatever they hold: %j %j %j',
    (...hands) => {
      const table = opened(hands, { veiled: true, mode });
      const { session } = table;
      const all = [0, 1, 2].map((seat) => ({ seat, topic: 'reply', window: true }));
      expect(session.summoned()).toEqual(all);
      for (const seat of [0, 1, 2]) {
        expect(session.summoned()).toEqual(all);
        table.answer(seat, 'reply', 'pass');
      }
      expect(session.over).toBe(true);
    },
  );

  it('shows who has yet to answer only where nothing has to be hidden', () => {
    const table = opened([['a'], ['b'], []], { veiled: true, mode });
    table.answer(0, 'reply', 'pass');
    const left = mode === 'turns' ? [1] : [1, 2];
    expect(table.session.waiting()).toEqual(left.map((seat) => ({ seat, topic: 'reply' })));
  });

  it('knows that an answer is hidden for as long as it is open', () => {
    const table = opened([['a'], ['b'], []], { veiled: true, mode });
    table.answer(0, 'reply', 'pass');
    const [row] = table.session.answers;
    expect(row && table.session.isHidden(row)).toBe(true);
    table.answers([1, 'reply', 'pass'], [2, 'reply', 'pass']);
    expect(row && table.session.isHidden(row)).toBe(false);
  });
});

describe('a window as a race', () => {
  it('is decided by the first act, whoever has yet to answer', () => {
    const table = opened([['a'], ['b'], ['c']], { mode: 'race' });
    const late = table.key(0, 'reply');
    table.answer(1, 'reply', 'pass');
    expect(played(table)).toEqual([]);
    table.answer(2, 'reply', 'c');
    expect(played(table)).toEqual(['2 c']);
    expect(table.click(late, 0, 'a')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    table.answers([0, 'reply', 'pass'], [1, 'reply', 'pass']);
    expect(table.session.over).toBe(true);
  });

  it('is over when all have passed', () => {
    const table = opened([['a'], ['b'], []], { mode: 'race' });
    table.answers([1, 'reply', 'pass'], [0, 'reply', 'pass']);
    expect(table.session.over).toBe(true);
  });
});

/** Skirmish with hands as wanted: the first seat attacks the second. */
function attack(mode: State['mode'], hands: readonly string[][]) {
  const setup: typeof skirmish.setup = (options, seats, chance) => {
    const state = skirmish.setup(options, seats, chance);
    const cards = [...state.deck, ...state.seats.flatMap(({ hand }) => hand)];
    for (const [seat, hand] of hands.entries()) state.seats[seat]!.hand = [...hand];
    return { ...state, deck: cards.filter((card) => !hands.flat().includes(card)) };
  };
  return start({ ...skirmish, setup }, { seats: 3, options: { mode } }).answers(
    [0, 'action', 'attack'],
    [0, 'target', '1'],
  );
}

describe('a card that can be cancelled by a card that can be cancelled', () => {
  const HANDS = [['sabotage.0'], ['ambush.0', 'sabotage.1'], ['sabotage.2']];
  const facts = (table: ReturnType<typeof attack>) =>
    table.journal.entries.flatMap((entry) =>
      entry.kind === 'answer'
        ? entry.facts.map(({ message }) => JSON.stringify(Object.values(message.args)))
        : [],
    );

  it('takes effect when the cancelling is cancelled', () => {
    const table = attack('sealed', HANDS);
    table.answers([1, 'ambush', 'ambush.0'], [2, 'ambush', 'pass']);
    expect(table.session.view(0).stack).toEqual(['ambush.0']);
    expect(table).toWaitFor([0, 'sabotage'], [2, 'sabotage']);
    table.answers([0, 'sabotage', 'sabotage.0'], [2, 'sabotage', 'pass']);
    expect(table.session.view(0).stack).toEqual(['ambush.0', 'sabotage.0']);
    table.answers([1, 'sabotage', 'sabotage.1'], [2, 'sabotage', 'pass']);
    expect(table.session.view(0).stack).toEqual(['ambush.0', 'sabotage.0', 'sabotage.1']);
    table.answer(2, 'sabotage', 'pass');
    expect(table.session.view(0).discard).toEqual(['sabotage.1', 'sabotage.0']);
    expect(facts(table)).toContain('["sabotage.0"]');
    table.answer(2, 'sabotage', 'pass');
    expect(table.session.view(0).stack).toEqual([]);
    expect(table.session.view(0).discard).toEqual(['sabotage.1', 'sabotage.0', 'ambush.0']);
    expect(facts(table)).not.toContain('["ambush.0"]');
  });

  it('has no effect when it is cancelled, and a second cancelling is not spent', () => {
    const table = attack('sealed', HANDS);
    table.answers([1, 'ambush', 'ambush.0'], [2, 'ambush', 'pass']);
    table.answers([2, 'sabotage', 'sabotage.2'], [0, 'sabotage', 'sabotage.0']);
    expect(table.session.view(0).stack).toEqual(['ambush.0', 'sabotage.2']);
    table.answers([0, 'sabotage', 'pass'], [1, 'sabotage', 'pass']);
    expect(table.session.view(0).stack).toEqual([]);
    expect(facts(table)).toContain('["ambush.0"]');
    expect(table.session.view(0).hand).toEqual(['sabotage.0']);
  });

  it.each(['turns', 'race'] as const)('works the same in a window of mode %s', (mode) => {
    const table = attack(mode, HANDS);
    table.answer(1, 'ambush', 'ambush.0');
    if (mode === 'turns') table.answer(2, 'sabotage', 'pass');
    table.answer(0, 'sabotage', 'sabotage.0');
    table.answer(1, 'sabotage', 'sabotage.1');
    expect(table.session.view('table').stack).toEqual(['ambush.0', 'sabotage.0', 'sabotage.1']);
    table.answer(2, 'sabotage', 'sabotage.2');
    expect(table.session.view('table').stack.length).toBeLessThanOrEqual(2);
    expect(facts(table)).toContain('["sabotage.1"]');
  });
});
