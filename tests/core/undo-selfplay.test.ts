import { describe, expect, it } from 'vitest';
import { Journal } from '#core/journal.ts';
import type { Message } from '#core/message.ts';
import { lineageOf, type Row } from '#core/record.ts';
import { type AcceptedAnswer, Session } from '#core/session.ts';
import { oneOf, randomOf } from '../support/chance.ts';
import { type Driver, start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import { expectSame, shown, unnumbered } from '../support/shown.ts';
import { type AnyGame, sittingsOf, toys } from '../support/toys/all.ts';

type AnyDriver = Driver<unknown, Message, unknown, unknown>;

/** All answers in force, from the start of the game. */
const inForce = ({ journal }: AnyDriver): Row[] =>
  lineageOf(journal, Number.POSITIVE_INFINITY).flatMap(({ rows }) => rows);

/** A table on which only the answers in force were ever given. */
function neverAnswered(table: AnyDriver): string {
  const { game, config } = table.session;
  const journal = Journal.start(game, config);
  for (const { key, seat, choice, by } of inForce(table)) {
    const answered = journal.answer({ key, seat, choice, by });
    if (answered.kind !== 'taken')
      throw new Error(`${JSON.stringify(choice)} is not taken: ${JSON.stringify(answered)}`);
  }
  return shown(journal.session);
}

/** What came of an answer, wherever it stands in the log. */
const outcomeOf = ({ row, facts, draws }: AcceptedAnswer) => JSON.stringify([unnumbered(row), facts, draws]);

/** Every checkpoint on the way leads to the next by its answers. */
function expectLineage({ journal, session }: AnyDriver): void {
  const lineage = lineageOf(journal, Number.POSITIVE_INFINITY);
  expect(lineage[0]?.parent).toBeNull();
  for (const [i, segment] of lineage.slice(1).entries()) {
    const { session: replayed, lost } = Session.load(session.game, session.config, lineage[i]!);
    expect(lost).toEqual([]);
    expect(replayed.segment.state).toBe(segment.state);
    expect(replayed.segment.n).toBe(segment.n);
  }
}

/** Plays at random, and before every answer does something to the table. */
function playing(
  game: AnyGame,
  count: number,
  interrupt: (table: AnyDriver, random: () => number) => void,
): void {
  for (const sitting of sittingsOf(game, count)) {
    const table = start(game, sitting);
    const random = randomOf(sitting.seed + 1_000);
    for (let answers = 0; answers < 60 && !table.session.over; answers++) {
      answerAtRandom(table, random);
      interrupt(table, random);
    }
  }
}

describe.each(toys.map((game) => [game.id, game] as const))('in random games of %s', (_, game) => {
  it('an answer taken back at once and given again leads to the same, or is refused and nothing changes', () => {
    const seen = { free: 0, refused: 0 };
    for (const sitting of sittingsOf(game, 20)) {
      const table = start(game, sitting);
      const random = randomOf(sitting.seed);
      for (let answers = 0; answers < 60 && !table.session.over; answers++) {
        const before = shown(table.session);
        const { question, taken } = answerAtRandom(table, random);
        const after = shown(table.session);
        const refusal = table.undo(question.seat);
        seen[refusal ? 'refused' : 'free'] += 1;
        expectSame(shown(table.session), refusal ? after : before);
        if (refusal) continue;
        const again = table.click(question.key, question.seat, taken.row.choice);
        if (again.kind !== 'taken') throw new Error('the same answer is not taken again');
        expectSame(outcomeOf(again), outcomeOf(taken));
        expectSame(shown(table.session), after);
      }
    }
    expect(seen.free).toBeGreaterThan(100);
  });

  it('any undo, free or by vote, leaves what would be if the fallen answers had never been given', () => {
    const seen = { free: 0, voted: 0, unknown: 0 };
    playing(game, 12, (table, random) => {
      if (random() > 0.25) return;
      const row = oneOf(inForce(table).slice(-10), random);
      const refusal = table.undo(row.seat, row.seq);
      const fallen = refusal ? table.undoByVote(row.seat, row.seq) : [];
      seen[refusal ? 'voted' : 'free'] += 1;
      expect(new Set(fallen).size).toBe(fallen.length);
      const written = table.journal.checkpoints.map(({ seq }) => seq);
      expect(new Set(written).size).toBe(written.length);
      const standing = inForce(table).map(({ seq }) => seq);
      expect(standing.filter((seq) => fallen.includes(seq))).toEqual([]);
      expect(shown(table.session)).toBe(shown(table.reloaded()));
      expect(shown(table.session)).toBe(neverAnswered(table));
      if (random() < 0.2) expectLineage(table);
    });
    expect(seen.free).toBeGreaterThan(10);
    expect(seen.voted).toBeGreaterThan(10);
  });

  it('a free undo drops no answer of another that had been opened, and changes nobody’s outcome', () => {
    let free = 0;
    playing(game, 12, (table, random) => {
      if (random() > 0.25) return;
      const before = inForce(table);
      const sealed = new Set(table.session.open().flatMap(({ key, held }) => (held === null ? [] : [key])));
      const target = oneOf(before.slice(-10), random);
      if (table.undo(target.seat, target.seq) !== null) return;
      free += 1;
      const after = inForce(table);
      const fallen = before.filter(({ seq }) => !after.some((row) => row.seq === seq));
      for (const row of fallen) {
        if (row.seat === target.seat) expect(row.revealed).toBe(false);
        else expect(sealed.has(row.key)).toBe(true);
      }
      expect(after).toEqual(before.filter((row) => !fallen.includes(row)));
    });
    expect(free).toBeGreaterThan(10);
  });
});
