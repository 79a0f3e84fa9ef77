import { beforeAll, describe, expect, it } from 'vitest';
import { commitmentOf } from '#core/dice.ts';
import type { Entry, TableRecord } from '#core/record.ts';
import { replay, verifyDice } from '#core/verify.ts';
import { randomOf, seedOf, oneOf as someOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { oneOf, play } from '../support/scripted.ts';
import { answerAtRandom, selfPlay } from '../support/selfplay.ts';
import { sittingsOf, toys } from '../support/toys/all.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';

type Answer = Extract<Entry, { kind: 'answer' }>;

/** A record as a file would give it back. */
const exported = (record: TableRecord): TableRecord => JSON.parse(JSON.stringify(record));

/** A finished game with undos and a repair in it. */
function troubled(seed: number): TableRecord {
  const table = start(skirmish, { seats: 3, seed });
  const random = randomOf(seed);
  for (let answers = 0; !table.session.over; answers++) {
    const { question } = answerAtRandom(table, random);
    if (table.session.over) break;
    if (random() < 0.2)
      table.journal.undo({ seat: question.seat, seq: table.lastOf(question.seat), voted: random() < 0.5 });
    if (answers === 15) table.journal.repair([{ op: 'replace', path: '/seats/0/points', value: 0 }]);
  }
  return exported(table.journal.record());
}

describe('the record of a finished game', () => {
  it('holds dice and answers that can be verified, in every game', () => {
    for (const game of toys) {
      for (const sitting of sittingsOf(game, 12)) {
        const record = exported(selfPlay(game, sitting).journal.record());
        expect(verifyDice(record).problems).toEqual([]);
        const { problems, answers, checkpoints } = replay(game, record);
        expect(problems).toEqual([]);
        expect(answers).toBe(record.entries.length - 1);
        expect(checkpoints).toBe(record.checkpoints.length);
      }
    }
  });

  it('can be verified with its undos and repairs', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const record = troubled(seed);
      for (const { kind } of record.entries) kinds.add(kind);
      expect(verifyDice(record).problems).toEqual([]);
      expect(replay(skirmish as never, record).problems).toEqual([]);
    }
    expect([...kinds].sort()).toEqual(['answer', 'repair', 'start', 'undo']);
  });

  it('may hold other dice on the same path after an undo by vote: that is no fraud', () => {
    const table = play({}, function* (t) {
      const dice = yield* t.ask(0, 'dice', () => oneOf('2', '3'));
      t.roll('combat', Number(dice), 6);
    });
    table.answer(0, 'dice', '2');
    table.undoByVote(0);
    table.answer(0, 'dice', '3');
    const record = exported(table.journal.record());
    expect(
      record.entries.flatMap((entry) => ('draws' in entry ? entry.draws.map(({ path }) => path) : [])),
    ).toEqual(['1/!combat', '1/!combat']);
    expect(verifyDice(record)).toMatchObject({ draws: 2, problems: [] });
  });
});

describe('the record of a game under way', () => {
  it('keeps the seed to itself and cannot be verified yet', () => {
    const table = start(skirmish, { seats: 3 });
    const record = table.journal.record();
    expect(record).toMatchObject({ seed: null, over: false, commitment: commitmentOf(seedOf(1)) });
    expect(JSON.stringify(record)).not.toContain(seedOf(1));
    expect(verifyDice(record).problems).toHaveLength(1);
    expect(replay(skirmish as never, record).problems).toHaveLength(1);
  });
});

describe('tampering is found:', () => {
  let record: TableRecord;
  let answers: Answer[];
  const problems = (tampered: TableRecord) => [
    ...verifyDice(tampered).problems,
    ...replay(skirmish as never, tampered).problems,
  ];
  const withEntry = (seq: number, change: (entry: Answer) => Entry): TableRecord => ({
    ...record,
    entries: record.entries.map((entry) => (entry.seq === seq ? change(entry as Answer) : entry)),
  });

  beforeAll(() => {
    record = exported(selfPlay(skirmish, { seats: 3, seed: 4, options: { turns: 12 } }).journal.record());
    answers = record.entries.filter((entry) => entry.kind === 'answer');
    expect(problems(record)).toEqual([]);
  });

  it('a changed draw, any of them', () => {
    const rolled = answers.filter(({ draws }) => draws.length > 0);
    expect(rolled.length).toBeGreaterThan(1);
    for (const { seq } of rolled) {
      const tampered = withEntry(seq, (entry) => {
        const [draw, ...more] = entry.draws;
        const results = draw!.results.map((n) => (n + 1) % draw!.sides);
        return { ...entry, draws: [{ ...draw!, results }, ...more] };
      });
      expect(verifyDice(tampered).problems).toEqual([
        expect.stringMatching(new RegExp(`^entry ${seq}: the draw`)),
      ]);
    }
  });

  it('a removed draw, a die left out, a draw made up, sides that no die has', () => {
    const { seq } = answers.find(({ draws }) => draws.length > 0)!;
    const other = (change: (draws: Answer['draws']) => Answer['draws']) =>
      problems(withEntry(seq, (entry) => ({ ...entry, draws: change(entry.draws) })));
    expect(other(() => [])).not.toEqual([]);
    expect(
      other(([first, ...more]) => [{ ...first!, results: first!.results.slice(1) }, ...more]),
    ).not.toEqual([]);
    expect(other((draws) => [...draws, draws[0]!])).toContainEqual(expect.stringContaining('drawn twice'));
    expect(other(([first, ...more]) => [{ ...first!, sides: 0 }, ...more])).not.toEqual([]);
  });

  it('a changed deal at the start', () => {
    const [first, ...more] = record.entries as [Extract<Entry, { kind: 'start' }>, ...Entry[]];
    const draws = first.draws.map((draw) => ({ ...draw, results: draw.results.toReversed() }));
    expect(problems({ ...record, entries: [{ ...first, draws }, ...more] })).not.toEqual([]);
  });

  it('a changed seed', () => {
    expect(verifyDice({ ...record, seed: seedOf(99) }).problems).toEqual([
      'the seed is not the one committed to',
    ]);
    expect(verifyDice({ ...record, seed: 'nonsense' }).problems).toEqual([
      'the seed is not the one committed to',
    ]);
    const both = { ...record, seed: seedOf(99), commitment: commitmentOf(seedOf(99)) };
    expect(verifyDice(both).problems.length).toBeGreaterThan(0);
    expect(replay(skirmish as never, both).problems.length).toBeGreaterThan(0);
  });

  it('a changed answer, any of them', () => {
    const random = randomOf(1);
    for (let i = 0; i < 30; i++) {
      const { seq, row } = someOf(answers, random);
      const choice = row.choice === 'rest' ? 'scout' : 'rest';
      const tampered = withEntry(seq, (entry) => ({ ...entry, row: { ...entry.row, choice } }));
      expect(replay(skirmish as never, tampered).problems).toHaveLength(1);
    }
  });

  it.each(['path', 'key', 'seat', 'topic', 'digest', 'revealed'] as const)(
    'a row with another %s',
    (field) => {
      const { seq } = answers[3]!;
      const value = field === 'revealed' ? !answers[3]!.row.revealed : field === 'seat' ? 7 : 'other';
      const tampered = withEntry(seq, (entry) => ({
        ...entry,
        row: { ...entry.row, [field]: value } as never,
      }));
      expect(replay(skirmish as never, tampered).problems).toHaveLength(1);
    },
  );

  it('a changed fact', () => {
    const { seq } = answers.find(({ facts }) => facts.length > 0)!;
    const tampered = withEntry(seq, (entry) => ({ ...entry, facts: entry.facts.slice(1) }));
    expect(replay(skirmish as never, tampered).problems).toEqual([
      `entry ${seq}: what was told or drawn differs`,
    ]);
  });

  it('a changed checkpoint, any of them', () => {
    for (const [i, { state }] of record.checkpoints.entries()) {
      const changed = { ...JSON.parse(state), supply: 99 };
      const checkpoints = record.checkpoints.with(i, {
        ...record.checkpoints[i]!,
        state: JSON.stringify(changed),
      });
      expect(replay(skirmish as never, { ...record, checkpoints }).problems).toHaveLength(1);
    }
  });

  it('a checkpoint or an entry left out, any of them, and also the whole end of the game', () => {
    for (const i of record.checkpoints.keys()) {
      expect(problems({ ...record, checkpoints: record.checkpoints.toSpliced(i, 1) })).not.toEqual([]);
    }
    for (const i of record.entries.keys()) {
      expect(problems({ ...record, entries: record.entries.toSpliced(i, 1) }), `entry ${i}`).not.toEqual([]);
    }
    const entries = record.entries.slice(0, -1);
    expect(problems({ ...record, entries, checkpoints: record.checkpoints.slice(0, -1) })).not.toEqual([]);
  });

  it('another game, other rules, other options, another number of seats', () => {
    expect(problems({ ...record, game: 'chess' })).not.toEqual([]);
    expect(problems({ ...record, version: 2 })).not.toEqual([]);
    expect(problems({ ...record, options: { turns: 3 } })).not.toEqual([]);
    expect(problems({ ...record, seats: 4 })).not.toEqual([]);
    const upgrade: Entry = { kind: 'upgrade', seq: record.entries.length, version: 1, dropped: [] };
    expect(problems({ ...record, entries: [...record.entries, upgrade] })).not.toEqual([]);
  });
});
