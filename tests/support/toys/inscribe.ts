import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import type { Frozen } from '#core/json.ts';
import { type MessageOf, type Texts, teller } from '#core/message.ts';
import { allocate, choose, place } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { Table } from '#core/table.ts';
import { plainFace } from '../plain-face.ts';

const ROWS = 3;
const COLUMNS = 2;
const DICE = 2;

const count = z.int().min(0);
const sheet = z.array(count.nullable()).length(ROWS * COLUMNS);
const stateSchema = z.object({
  round: count,
  rounds: count,
  dice: z.array(z.int().min(1).max(6)),
  seats: z.array(z.object({ cells: sheet, shown: sheet, gold: count, ink: count })),
});
type State = z.infer<typeof stateSchema>;
const optionsSchema = z.object({ rounds: z.int().default(4) });
type Options = z.infer<typeof optionsSchema>;

type Lexicon = {
  'inscribe.ask': { readonly what: string };
  'inscribe.option': { readonly id: string };
  'inscribe.rolled': { readonly dice: readonly number[] };
  'inscribe.bonus': { readonly seat: Seat; readonly stars: number };
  'inscribe.shown': { readonly seat: Seat; readonly cells: readonly (number | null)[] };
};
type Words = MessageOf<Lexicon>;
type InscribeTable = Table<State, Words>;
const msg = teller<Lexicon>();

const en: Texts<Lexicon> = {
  'inscribe.ask': ({ what }) => `Your ${what}?`,
  'inscribe.option': ({ id }) => id,
  'inscribe.rolled': ({ dice }, say) => `The dice show ${say.list(dice.map(String))}.`,
  'inscribe.bonus': ({ stars }, say) =>
    `A full row: ${stars} ${say.plural(stars, { one: 'star', other: 'stars' })}.`,
  'inscribe.shown': ({ seat, cells }, say) => `${say.seat(seat)} shows ${cells.join(' ')}.`,
};

const ru: Texts<Lexicon> = {
  'inscribe.ask': ({ what }) => `Ваш выбор (${what})?`,
  'inscribe.option': ({ id }) => id,
  'inscribe.rolled': ({ dice }, say) => `На костях ${say.list(dice.map(String))}.`,
  'inscribe.bonus': ({ stars }, say) =>
    `Полный ряд: ${stars} ${say.plural(stars, { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' })}.`,
  'inscribe.shown': ({ seat, cells }, say) => `${say.seat(seat)} показывает ${cells.join(' ')}.`,
};

const ask = (what: string) => msg('inscribe.ask', { what });
const label = (id: string) => msg('inscribe.option', { id });

function cellQuestion(state: Frozen<State>, seat: Seat, die: number) {
  const cells = state.seats[seat]!.cells.map((_, cell) => cell);
  const taken = { message: label('taken'), rule: '2.3' };
  const options = cells.map((cell) => {
    const barred = state.seats[seat]!.cells[cell] !== null && { barred: taken };
    const at = `r${Math.floor(cell / COLUMNS)}c${cell % COLUMNS}`;
    return { id: at, label: label(at), value: cell, at, ...barred };
  });
  const nowhere = { id: 'none', label: label('none'), value: null, at: 'margin' };
  return place(ask(`place for ${state.dice[die]}`), [...options, nowhere], { fallback: 'none' });
}

function isRowFull(state: Frozen<State>, seat: Seat, cell: number): boolean {
  const row = Math.floor(cell / COLUMNS) * COLUMNS;
  return state.seats[seat]!.cells.slice(row, row + COLUMNS).every((value) => value !== null);
}

function* round(t: InscribeTable): Flow<void> {
  t.write.round += 1;
  t.write.dice = t.roll('dice', DICE, 6).map((n) => n + 1);
  t.tell(msg('inscribe.rolled', { dice: [...t.state.dice] }));
  const seats = t.state.seats.map((_, seat) => seat);
  yield* t.behindScreens(seats, 'round', (seat) => inscriptions(t, seat));
  for (const seat of seats) {
    const sheet = t.write.seats[seat]!;
    sheet.shown = [...sheet.cells];
    t.tell(msg('inscribe.shown', { seat, cells: [...sheet.shown] }));
  }
}

function* inscriptions(t: InscribeTable, seat: Seat): Flow<void> {
  for (let die = 0; die < DICE; die++) {
    const cell = yield* t.ask(seat, 'cell', () => cellQuestion(t.state, seat, die));
    if (cell === null) continue;
    t.write.seats[seat]!.cells[cell] = t.state.dice[die]!;
    if (isRowFull(t.state, seat, cell)) yield* bonus(t, seat);
  }
  yield* t.ask(seat, 'ready', () =>
    choose(ask('ready'), [{ id: 'ready', label: label('ready'), value: true }]),
  );
}

function* bonus(t: InscribeTable, seat: Seat): Flow<void> {
  const stars = t.roll('bonus', 1, 6)[0]! + 1;
  t.tell(msg('inscribe.bonus', { seat, stars }), [seat]);
  const slot = (id: string) => ({ id, label: label(id), min: 0, max: 4 });
  const parts = yield* t.ask(seat, 'bonus', () =>
    allocate(ask('bonus'), [slot('gold'), slot('ink')], { min: stars, max: stars }),
  );
  t.write.seats[seat]!.gold += parts.get('gold')!;
  t.write.seats[seat]!.ink += parts.get('ink')!;
}

export interface View {
  readonly round: number;
  readonly dice: readonly number[];
  readonly sheets: readonly (readonly (number | null)[])[];
  readonly own: { readonly gold: number; readonly ink: number } | null;
}

function view({ round, dice, seats }: Frozen<State>, viewer: Viewer): View {
  const sheets = seats.map(({ cells, shown }, seat) => (seat === viewer ? cells : shown));
  const own = viewer === 'table' ? undefined : seats[viewer];
  return { round, dice, sheets, own: own ? { gold: own.gold, ink: own.ink } : null };
}

function scoreOf({ cells, gold, ink }: Frozen<State>['seats'][number]): number {
  return cells.reduce<number>((sum, value) => sum + (value ?? 0), gold + ink);
}

/** A roll-and-write: the same dice for all, sheets hidden until everybody is ready. */
export const inscribe: Game<State, Words, Options, View> = {
  id: 'inscribe',
  version: 1,
  seats: [1, 2, 3, 4, 5, 6],
  options: optionsSchema,
  state: stateSchema,
  setup: ({ rounds }, seats) => {
    const blank = () => Array<number | null>(ROWS * COLUMNS).fill(null);
    const sheets = Array.from({ length: seats }, () => ({ cells: blank(), shown: blank(), gold: 0, ink: 0 }));
    return { round: 0, rounds, dice: [], seats: sheets };
  },
  next: (t) => (t.state.round < t.state.rounds ? round(t) : null),
  view,
  invalid: ({ seats }) => {
    const isHidden = seats.some(({ cells, shown }) => cells.join() !== shown.join());
    return isHidden ? 'a sheet is still hidden' : null;
  },
  result: ({ seats, round: rounds }) => {
    const scores = seats.map(scoreOf);
    const best = Math.max(...scores);
    return { winners: seats.flatMap((_, seat) => (scores[seat] === best ? [seat] : [])), scores, rounds };
  },
  bots: { random: randomBot },
  texts: { en, ru },
  presentation: plainFace,
};
