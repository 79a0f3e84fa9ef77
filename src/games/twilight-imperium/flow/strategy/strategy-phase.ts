import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { initiativeOrder } from '../../rules/initiative.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { StrategyCardId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { after } from '../../timing/steps.ts';
import { endEffects } from '../../verbs/effects.ts';
import { endTurn, raiseBonus, takeStrategyCard } from '../../verbs/rounds.ts';
import { gainGoods } from '../goods.ts';

/** With so few seats, counted when the game began, everyone takes two cards (85.1c, 65.9). */
const FEW = 4;

/** The strategy phase (85). */
export function* strategyPhase(t: ImperiumTable): Flow<void> {
  yield* moment(t, 'strategy-phase-starts', { event: {} });
  // Who was let keep cards does not choose.
  const choosing = clockwise(t.state, t.state.speaker).filter(
    (seat) => seatOf(t.state, seat).strategy.length === 0,
  );
  const rounds = t.state.seats.length <= FEW ? 2 : 1;
  for (let round = 0; round < rounds; round++) for (const seat of choosing) yield* chooseCard(t, seat);
  yield* after(t, 'strategy cards chosen', {});
  raiseBonus(t, freeCards(t.state));
  yield* moment(t, 'strategy-phase-ends', { event: {} });
  endEffects(t, 'phase');
  endTurn(t, initiativeOrder(t.state)[0] ?? null);
}

/** Cards of the common area (27.8a). */
function freeCards(s: Galaxy): StrategyCardId[] {
  const taken = s.seats.flatMap(({ strategy }) => strategy.map(({ id }) => id));
  return s.box.strategyCards.filter((card) => !taken.includes(card));
}

/** A seat chooses a card (85.1); a pick that is undone is made again, from the others if there are any. */
function* chooseCard(t: ImperiumTable, seat: Seat): Flow<void> {
  let refused: StrategyCardId | null = null;
  for (;;) {
    const able = choices(t.state, refused);
    if (able.length === 0) return;
    const only: StrategyCardId | undefined = able.length === 1 ? able[0] : undefined;
    const card: StrategyCardId =
      only ?? (yield* t.ask(seat, 'strategy-card', () => cardQuestion(t.state, able)));
    const event = { seat, card, stands: true };
    yield* moment(t, 'strategy-card-chosen', { event });
    if (event.stands || card === refused) {
      const goods = takeStrategyCard(t, seat, card);
      // 85.1a: goods on the card go to whoever takes it.
      yield* gainGoods(t, seat, goods);
      return;
    }
    refused = card;
  }
}

function choices(s: Galaxy, refused: StrategyCardId | null): StrategyCardId[] {
  const free = freeCards(s);
  return free.length > 1 ? free.filter((card) => card !== refused) : free;
}

function cardQuestion(s: Galaxy, able: readonly StrategyCardId[]) {
  const options = able.map((card) => ({
    id: card,
    label: msg('option.strategyCard', { card, goods: s.bonus[card] ?? 0 }),
    value: card,
  }));
  return choose<StrategyCardId>(msg('ask.strategyCard', {}), options);
}
