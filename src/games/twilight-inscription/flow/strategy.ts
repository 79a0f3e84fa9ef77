import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { withChange } from '../marking/context.ts';
import { tasksOf } from '../marking/gains.ts';
import { triggered } from '../marking/triggers.ts';
import { type Dice, playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { BLACK_DICE, blackDie, colouredDie } from '../tables/dice.ts';
import { events } from '../tables/events.ts';
import { RESOURCES, SHEETS } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { advanceAutomaton } from './automaton.ts';
import { begin, handed, mark, resolve } from './marking.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';
import { collectRelics, dealRelics } from './relics.ts';

/** A strategy event: sheet and card, dice, and what they are spent on (5). Nobody waits but at the two barriers. */
export function* strategy(t: InscriptionTable): Flow<void> {
  dealRelics(t);
  yield* t.behindScreens(seatsOf(t.state), 'card', (seat) => cardStep(t, seat)); // 5.1
  collectRelics(t);
  rollDice(t); // 5.2
  advanceAutomaton(t); // 23.6
  dealRelics(t);
  yield* t.behindScreens(seatsOf(t.state), 'dice', (seat) => diceStep(t, seat)); // 5.3
  collectRelics(t);
}

function eventOf({ state }: InscriptionTable) {
  if (state.event === null) throw new Error('there is no event');
  return { id: state.event, ...events[state.event] };
}

function* cardStep(t: InscriptionTable, seat: Seat): Flow<void> {
  const { resources, effects } = eventOf(t);
  const sheet = yield* t.ask(seat, 'sheet', () => sheets(t, seat));
  changePlayer(t, seat, (player) => withChange(player, { active: sheet }));
  t.tell(msg('fact.active', { seat, sheet }));
  begin(t, seat, triggered(contextOf(t.state, seat), playerOf(t.state, seat), { on: 'activate', sheet })); // 24.2
  changePlayer(t, seat, (player) => handed(player, resources));
  yield* mark(t, seat, { topic: 'card', strategy: true });
  changePlayer(t, seat, (player) => handed(player, []));
  const tasks = tasksOf(effects, contextOf(t.state, seat), playerOf(t.state, seat));
  yield* resolve(t, seat, { topic: 'event', tasks });
}

function sheets(t: InscriptionTable, seat: Seat) {
  const { id, resources } = eventOf(t);
  const { dice } = playerOf(t.state, seat);
  return choose(
    msg('ask.sheet', { event: id, resources }),
    SHEETS.map((sheet) => ({
      id: sheet,
      label: msg('option.sheet', { sheet, dice: dice[sheet] }),
      value: sheet,
    })),
  );
}

function rollDice(t: InscriptionTable): void {
  const black = t.roll('black', BLACK_DICE, blackDie.length).map((face) => blackDie[face] ?? 'M');
  const [red = 0, green = 0, blue = 0] = t.roll('coloured', RESOURCES.length, colouredDie.length);
  const shown = (face: number) => colouredDie[face] ?? 1;
  const dice: Dice = { black, coloured: { M: shown(red), I: shown(green), R: shown(blue) } };
  t.write.dice = { black: [...dice.black], coloured: { ...dice.coloured } };
  t.tell(msg('fact.dice', dice));
}

/** The black dice are everybody's (5.9); of the coloured ones those unlocked on the active sheet (18.3). */
function* diceStep(t: InscriptionTable, seat: Seat): Flow<void> {
  const { dice } = t.state;
  changePlayer(t, seat, (player) => {
    const unlocked = player.active === null ? [] : player.dice[player.active];
    const coloured = unlocked.flatMap((r) => Array.from({ length: dice?.coloured[r] ?? 0 }, () => r));
    return handed(player, [...(dice?.black ?? []), ...coloured]);
  });
  yield* mark(t, seat, { topic: 'dice', strategy: true });
  changePlayer(t, seat, (player) => handed(player, []));
}
