import type { Flow, Pending } from '#core/flow.ts';
import type { AnyQuestion, Choice } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { SETUP, Table } from '#core/table.ts';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { bombardment } from '#games/twilight-imperium/flow/combat/bombardment.ts';
import { groundCombat } from '#games/twilight-imperium/flow/combat/ground-combat.ts';
import { spaceCannonDefense, spaceCannonOffense } from '#games/twilight-imperium/flow/combat/space-cannon.ts';
import { spaceCombat } from '#games/twilight-imperium/flow/combat/space-combat.ts';
import { attachBook, openBook } from '#games/twilight-imperium/hooks/book.ts';
import type { MomentName } from '#games/twilight-imperium/hooks/moments.ts';
import type { BattleOrder } from '#games/twilight-imperium/odds/order.ts';
import { ATTACKER, DEFENDER, fightIn, planetIn, theatreOf } from '#games/twilight-imperium/odds/theatre.ts';
import { fieldOf, strengthAt } from '#games/twilight-imperium/rules/combat/sides.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { ImperiumTable } from '#games/twilight-imperium/table.ts';
import type { Words } from '#games/twilight-imperium/text/lexicon.ts';

const BOOK = openBook(contents);

/** A table whose dice come from a small generator of numbers: many battles in a short time. */
class Sandbox extends Table<State, Words> {
  /** Who won the combat, if there was one. */
  winner: Seat | null | undefined;

  constructor(
    state: State,
    private readonly random: () => number,
  ) {
    super(state, '0'.repeat(64), { home: SETUP });
    attachBook(state, BOOK);
  }

  override roll(_topic: string, count: number, sides: number): number[] {
    return Array.from({ length: count }, () => Math.floor(this.random() * sides));
  }

  override tell({ key, args }: Words): void {
    if (key === 'fact.battleOver') this.winner = args.winner as Seat | null;
  }
}

/** Mulberry32: enough for tests. */
function generator(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Everybody answers as a careful seat does. */
function perform<T>(flow: Flow<T>): T {
  let step = flow.next(undefined);
  while (!step.done) step = flow.next(answered(step.value));
  return step.value;
}

function answered(pending: Pending): unknown {
  if (pending.kind === 'until') return undefined;
  if (pending.kind === 'fork')
    return new Map(pending.branches.map(({ seat, run }) => [seat, perform(run())]));
  return new Map(
    pending.asks.map(({ seat, make }) => {
      const question = make();
      return [seat, question ? question.read(carefully(pending.topic, question)) : undefined];
    }),
  );
}

/** Windows are used for what costs nothing or can be paid for; else as is suggested, or for somebody who is away. */
function carefully(topic: string, { form, fallback, suggestion }: AnyQuestion): Choice {
  const used = (BOOK.abilities.get(topic as MomentName) ?? []).filter(({ what }) => what.free || what.paid);
  const names = used.map(({ name }) => name);
  const chosen = form.kind === 'choose' ? form.options.find(({ id }) => names.includes(id)) : undefined;
  return chosen?.id ?? suggestion ?? fallback;
}

function* battle(t: ImperiumTable, { place, begun }: BattleOrder): Flow<void> {
  const { system } = fightIn(t.write, 1);
  if (place === 'space') {
    if (!begun) yield* spaceCannonOffense(t, system);
    return yield* spaceCombat(t, system);
  }
  const planet = planetIn(fightIn(t.write, 1));
  if (!begun) {
    yield* bombardment(t, ATTACKER, system);
    yield* spaceCannonDefense(t, planet);
  }
  yield* groundCombat(t, planet);
}

/** How often each side won when the flows of the game fought a battle so many times. */
export function simulate(
  order: BattleOrder,
  times: number,
): { attacker: number; draw: number; defender: number } {
  const random = generator(7);
  const start = JSON.stringify(theatreOf(order));
  const won = { attacker: 0, draw: 0, defender: 0 };
  for (let n = 0; n < times; n++) {
    const t = new Sandbox(JSON.parse(start) as State, random);
    perform(battle(t, order));
    const at = fieldOf(fightIn(t.write, 1));
    const standing = [ATTACKER, DEFENDER].find((seat) => strengthAt(t.state, seat, at) > 0) ?? null;
    const winner = t.winner === undefined ? standing : t.winner;
    won[winner === ATTACKER ? 'attacker' : winner === DEFENDER ? 'defender' : 'draw'] += 1 / times;
  }
  return won;
}
