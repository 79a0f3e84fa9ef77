import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import type { Frozen } from '#core/json.ts';
import { choose } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import { sequence } from '#core/sequence.ts';
import { shape } from '#core/shape.ts';
import type { Table } from '#core/table.ts';
import { plainFace } from '../../plain-face.ts';
import { after, corners, GRID, gained, isRowFull, isUnfinished, marks, ROWS, type Sheet } from './sheet.ts';
import { en, msg, ru, type Words } from './text.ts';

const MAX_MARKS = 20;

const count = z.int().min(0);
const sheetSchema = z.object({
  marked: z.array(z.string()),
  ink: count,
  stars: count,
  flags: count,
  wells: count,
});
const stateSchema = z.object({
  round: count,
  rounds: count,
  /** Who filled a row first, all of the same round together; nobody yet: null. */
  first: z.array(z.array(count).nullable()),
  /** The row for which a seat scores in the end is its secret. */
  seats: z.array(z.object({ sheet: sheetSchema, goal: count })),
});
export type State = z.infer<typeof stateSchema>;
const optionsSchema = z.object({ rounds: z.int().default(5) });
type Options = z.infer<typeof optionsSchema>;
type SurveyTable = Table<State, Words>;

const sheetOf = (t: SurveyTable, seat: Seat) => t.state.seats[seat]!.sheet;

function marksQuestion(sheet: Frozen<Sheet>) {
  return sequence(
    msg('survey.ask', { ink: sheet.ink }),
    { from: sheet, marks, after },
    {
      min: 0,
      max: MAX_MARKS,
      check: ({ end }) =>
        isUnfinished(end) ? { message: msg('survey.unused', { ink: end.ink }), rule: '2.1' } : null,
      sum: ({ end: { ink, stars, wells } }) => msg('survey.sum', { ink, stars, wells }),
    },
  );
}

function* surveying(t: SurveyTable, seat: Seat): Flow<void> {
  const drawn = yield* t.ask(seat, 'marks', () => marksQuestion(sheetOf(t, seat)));
  t.write.seats[seat]!.sheet = structuredClone(drawn.end) as Sheet;
  t.tell(msg('survey.marked', { seat, cells: drawn.marks.flatMap(({ cells }) => cells) }));
  while (sheetOf(t, seat).wells > 0) draw(t, seat);
  const corner = yield* t.ask(seat, 'corner', () => {
    const turns = t.state.round % 2 === 0 ? corners(sheetOf(t, seat)) : [];
    return turns.length > 0 ? shape(msg('survey.lay', {}), { sheet: GRID.id, turns }) : null;
  });
  if (corner) lay(t, seat, corner.cells);
  const boasts = yield* t.ask(seat, 'ready', () =>
    choose(msg('survey.ready', {}), [
      { id: 'ready', label: msg('survey.ready', {}), value: false },
      { id: 'boast', label: msg('survey.boast', {}), value: true },
    ]),
  );
  if (boasts) t.tell(msg('survey.boasted', { seat }));
}

function draw(t: SurveyTable, seat: Seat): void {
  const stars = t.roll('well', 1, 3)[0]!;
  t.write.seats[seat]!.sheet.wells -= 1;
  t.write.seats[seat]!.sheet.stars += stars;
  t.tell(msg('survey.drew', { seat, stars }));
  t.tell(msg('survey.hint', { seat }), [(seat + 1) % t.state.seats.length]);
}

function lay(t: SurveyTable, seat: Seat, cells: readonly string[]): void {
  const { sheet } = t.write.seats[seat]!;
  sheet.marked.push(...cells);
  gained(sheet, cells);
  t.tell(msg('survey.marked', { seat, cells: [...cells] }));
}

/** All get the same ink and draw behind their screens; whoever fills a row in the same round is first together. */
function* round(t: SurveyTable): Flow<void> {
  t.write.round += 1;
  const ink = t.roll('ink', 1, 3)[0]! + 1;
  t.tell(msg('survey.rolled', { ink }));
  for (const { sheet } of t.write.seats) sheet.ink = ink;
  const seats = t.state.seats.map((_, seat) => seat);
  yield* t.behindScreens(seats, 'survey', (seat) => surveying(t, seat));
  for (const [at, row] of ROWS.entries()) {
    const full = seats.filter((seat) => isRowFull(sheetOf(t, seat), row));
    if (t.state.first[at] !== null || full.length === 0) continue;
    t.write.first[at] = full;
    t.tell(msg('survey.first', { seats: [...full], row }));
  }
}

export interface View {
  readonly round: number;
  readonly first: Frozen<State>['first'];
  readonly sheets: readonly Frozen<Sheet>[];
  readonly goal: number | null;
}

function view({ round: n, first, seats }: Frozen<State>, viewer: Viewer): View {
  const goal = viewer === 'table' ? null : (seats[viewer]?.goal ?? null);
  return { round: n, first, sheets: seats.map(({ sheet }) => sheet), goal };
}

function scoreOf({ seats, first }: Frozen<State>, seat: Seat): number {
  const { sheet, goal } = seats[seat]!;
  const prizes = first.filter((winners) => winners?.includes(seat)).length;
  return sheet.stars + 3 * prizes + (isRowFull(sheet, goal) ? 2 : 0);
}

/** A roll-and-write whose marks build on each other: sheets, shapes, gains in chains, and a barrier at the end of a round. */
export const survey: Game<State, Words, Options, View> = {
  id: 'survey',
  version: 1,
  seats: [1, 2, 3, 4],
  options: optionsSchema,
  state: stateSchema,
  setup: ({ rounds }, seats, chance) => {
    const blank = (): Sheet => ({ marked: [], ink: 0, stars: 0, flags: 0, wells: 0 });
    const goals = chance.roll('goals', seats, ROWS.length);
    const first = ROWS.map(() => null);
    return { round: 0, rounds, first, seats: goals.map((goal) => ({ sheet: blank(), goal: goal + 1 })) };
  },
  next: (t) => (t.state.round < t.state.rounds ? round(t) : null),
  ownParts: (seat) => [['seats', seat, 'sheet']],
  view,
  invalid: ({ seats }) => {
    const isTwice = seats.some(({ sheet: { marked } }) => new Set(marked).size < marked.length);
    return isTwice ? 'a cell is marked twice' : null;
  },
  result: (state) => {
    const scores = state.seats.map((_, seat) => scoreOf(state, seat));
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { winners, scores, rounds: state.round };
  },
  bots: { random: randomBot },
  texts: { en, ru },
  presentation: plainFace,
};
