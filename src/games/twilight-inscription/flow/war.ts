import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { changed, withChange } from '../marking/context.ts';
import { triggered } from '../marking/triggers.ts';
import { sectionValue, struckOut } from '../rules/automaton.ts';
import { strengthIn, verdictOn } from '../rules/strength.ts';
import { victoryOf } from '../sheets/places.ts';
import { type Player, playerOf, type Side, type Verdict } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { events } from '../tables/events.ts';
import { factions } from '../tables/factions.ts';
import { type RelicId, relics } from '../tables/relics.ts';
import type { Effect } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { begin, mark } from './marking.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';
import { collectRelics, dealRelics } from './relics.ts';

const SIDES = ['left', 'right'] as const;

/** A war event: two wars for everybody, against both neighbours (12). */
export function* war(t: InscriptionTable): Flow<void> {
  const index = t.state.seats[0]?.warfare.wars.length ?? 0;
  for (const seat of seatsOf(t.state)) writeStrengths(t, seat, index);
  yield* addStrengths(t, index);
  const automated = automatedStrength(t);
  const verdicts = seatsOf(t.state).map((seat) =>
    SIDES.map((side) => verdictFor(t, { seat, side, index, automated })),
  );
  verdicts.forEach(([left = 'tied', right = 'tied'], seat) => conclude(t, { seat, index, left, right }));
  dealRelics(t);
  const asked = seatsOf(t.state).filter((seat) => playerOf(t.state, seat).tasks.length > 0);
  yield* t.behindScreens(asked, 'won', (seat) => mark(t, seat, { topic: 'won' }));
  collectRelics(t);
}

const withWar = (player: Player, index: number, change: Partial<Player['warfare']['wars'][number]>): Player =>
  withChange(player, {
    warfare: {
      ...player.warfare,
      wars: player.warfare.wars.map((one, at) => (at === index ? { ...one, ...change } : one)),
    },
  });

/** The deployment line moves up, and the sections below it are counted (12.3 to 12.5). */
function writeStrengths(t: InscriptionTable, seat: Seat, index: number): void {
  const ctx = contextOf(t.state, seat);
  const player = playerOf(t.state, seat);
  const [left, right] = SIDES.map((side) => strengthIn(ctx, player, { war: index, side }));
  const written = { left: left ?? 0, right: right ?? 0, verdicts: null };
  const line = (ctx.layout.warfare.wars[index]?.rows[1] ?? 0) + 1;
  changePlayer(t, seat, (one) =>
    withChange(one, { warfare: { ...one.warfare, line, wars: [...one.warfare.wars, written] } }),
  );
  t.tell(msg('fact.strengths', { seat, left: written.left, right: written.right }));
}

/** An addition to one of the own strengths, by the faction or by a relic. */
interface Addition {
  readonly side: Side;
  readonly n: number;
  readonly relic: RelicId | null;
}

const toOne = (effects: readonly Effect[]): number =>
  effects.reduce(
    (sum, effect) => sum + (effect.do === 'strength' && effect.side === 'one' ? effect.n : 0),
    0,
  );

/** What a seat may add after strengths are written: always by its faction, once by a relic if it likes. */
function additions(player: Player): readonly (readonly Addition[])[] {
  const { faction } = player;
  const own =
    faction !== null && factions[faction].on === 'warAfter' ? toOne(factions[faction].first ?? []) : 0;
  const relic = player.relics.find(({ id, played }) => !played && relics[id].when === 'warAfter')?.id;
  const byFaction = own === 0 ? [[]] : SIDES.map((side) => [{ side, n: own, relic: null }]);
  const byRelic =
    relic === undefined ? [] : SIDES.map((side) => ({ side, n: toOne(relics[relic].effects), relic }));
  return byFaction.flatMap((one) => [one, ...byRelic.map((other) => [...one, other])]);
}

const additionId = (all: readonly Addition[]) =>
  all.length === 0 ? 'none' : all.map(({ side, relic }) => `${relic ? 'relic' : 'own'}-${side}`).join('+');

/** Whoever could add to a strength is asked, in secret and together: everybody who holds a relic that is not played, so that nobody knows who has the one. */
function* addStrengths(t: InscriptionTable, index: number): Flow<void> {
  const asked = seatsOf(t.state).filter((seat) => {
    const { faction, relics: held } = playerOf(t.state, seat);
    return (faction !== null && factions[faction].on === 'warAfter') || held.some(({ played }) => !played);
  });
  if (asked.length === 0) return;
  const window = t.veiledWindow(asked);
  const chosen = yield* t.parallel(asked, 'strength', (seat) =>
    t.askInWindow(window, { seat, topic: 'strength', make: () => strengthQuestion(t, seat, index) }),
  );
  for (const [seat, all] of chosen) for (const one of all) add(t, seat, { ...one, index });
}

function strengthQuestion(t: InscriptionTable, seat: Seat, index: number) {
  const player = playerOf(t.state, seat);
  const { left = 0, right = 0 } = player.warfare.wars[index] ?? {};
  const options = additions(player).map((all): Option<readonly Addition[]> => {
    const [first, second] = all;
    const id = additionId(all);
    if (!first) return { id, label: msg('option.noStrength', {}), value: all };
    const label = second
      ? msg('option.strengths', {
          first: msg('option.strength', first),
          second: msg('option.strength', second),
        })
      : msg('option.strength', first);
    return { id, label, value: all };
  });
  return choose(msg('ask.strength', { left, right }), options, { veiled: true });
}

function add(
  t: InscriptionTable,
  seat: Seat,
  { side, n, relic, index }: Addition & { readonly index: number },
): void {
  changePlayer(t, seat, (player) => {
    const before = player.warfare.wars[index]?.[side] ?? 0;
    const stronger = withWar(player, index, { [side]: before + n });
    const played = changed(
      stronger.relics,
      ({ id }) => id === relic,
      (one) => ({ ...one, played: true }),
    );
    return relic === null ? stronger : withChange(stronger, { relics: played });
  });
  t.tell(msg('fact.strengthAdded', { seat, side, n, relic }));
}

/** The automated faction is as strong in every war of the event (23.10). */
function automatedStrength(t: InscriptionTable): number {
  const { automaton, event } = t.state;
  if (automaton === null || event === null) return 0;
  const { stage } = events[event];
  const strength = sectionValue(automaton, 'strength', stage);
  t.write.automaton = struckOut(automaton, 'strength', stage) as NonNullable<typeof t.write.automaton>;
  t.tell(msg('fact.automatonStrength', { strength }));
  return strength;
}

/** The own left box against the right box of the left neighbour, and the other way round (12.6, 12.7). */
function verdictFor(
  t: InscriptionTable,
  {
    seat,
    side,
    index,
    automated,
  }: { readonly seat: Seat; readonly side: Side; readonly index: number; readonly automated: number },
): Verdict {
  const own = playerOf(t.state, seat).warfare.wars[index]?.[side] ?? 0;
  const foe = t.state.neighbours[seat]?.[side] ?? null;
  const facing = side === 'left' ? 'right' : 'left';
  const other = foe === null ? automated : (playerOf(t.state, foe).warfare.wars[index]?.[facing] ?? 0);
  const verdict = verdictOn(own, other);
  const { win, loss } = contextOf(t.state, seat).layout.warfare.wars[index] ?? { win: [], loss: 0 };
  const prize = victoryOf(win[side === 'left' ? 0 : 1] ?? null);
  const vp = verdict === 'won' ? prize : verdict === 'lost' ? loss : 0;
  t.tell(msg('fact.war', { seat, side, foe, own, other, verdict, vp }));
  return verdict;
}

/** The verdicts written, the prizes gained, and what a faction makes of each war won. */
function conclude(
  t: InscriptionTable,
  {
    seat,
    index,
    left,
    right,
  }: { readonly seat: Seat; readonly index: number; readonly left: Verdict; readonly right: Verdict },
): void {
  changePlayer(t, seat, (player) => withWar(player, index, { verdicts: { left, right } }));
  const { win } = contextOf(t.state, seat).layout.warfare.wars[index] ?? { win: [] };
  const prizes = [left, right].flatMap((verdict, at) => {
    const asset = win[at];
    return verdict === 'won' && asset !== undefined ? [asset] : [];
  });
  for (const a of prizes) {
    const own = triggered(contextOf(t.state, seat), playerOf(t.state, seat), { on: 'warWon' });
    begin(t, seat, [{ do: 'gain', a, n: 1 }, ...own]);
  }
}
