import type { Seat } from '#core/seat.ts';
import type { Fight, Roll } from '../hooks/moments.ts';
import { companyAt, fieldOf, fights } from '../rules/combat/sides.ts';
import { isGround, stacksOf } from '../rules/units.ts';
import type { FightRecord } from '../state/fight.ts';
import { type Galaxy, type State, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { type Place, placesIn } from '../tables/places.ts';

type Round = FightRecord['rounds'][number];
type Means = NonNullable<FightRecord['means']>['attacker'];
type Toll = Readonly<Round['lost'][number]>;

/** Dice of the same unit and value together. */
export interface Group {
  readonly unit: Roll['unit'];
  readonly hitOn: number;
  readonly bonus: number;
  readonly results: readonly number[];
}

/** A long combat is looked back at no further than this. */
const MAX_ROUNDS = 10;

/** Two sides meet: a new record begins, and the one before is gone. */
export function openFight(t: ImperiumTable, fight: Fight): void {
  const { kind, system, planet, attacker, defender } = fight;
  const at = fieldOf(fight);
  const company = (seat: Seat) =>
    companyAt(t.state, seat, at).map(({ unit, count, damaged }) => ({ unit, count, damaged }));
  t.write.fought = {
    number: (t.state.fought?.number ?? 0) + 1,
    ...{ kind, system, planet, attacker, defender },
    began: { attacker: company(attacker), defender: company(defender) },
    means: { attacker: meansOf(t.state, attacker, fight), defender: meansOf(t.state, defender, fight) },
    rounds: [],
    over: false,
    winner: null,
  };
}

/** In space everything in the system; on a planet what stands there, and ships above: ground forces aboard or elsewhere have no part in it. */
function meansOf(s: Galaxy, seat: Seat, { kind, system, planet }: Fight): Means {
  const at = fieldOf({ system, planet });
  const places = planet === null ? placesIn(system) : [system, planet];
  const units = places
    .flatMap((place) => stacksOf(s, seat, place).map(({ unit, count }) => ({ unit, count, place })))
    .filter(({ unit, place }) => place !== at || !fights(s, { seat, at, unit }))
    .filter(({ unit }) => kind === 'space' || !isGround(unit))
    .map(({ unit, count }) => ({ unit, count }));
  // 45.4: what is exhausted is of no use.
  const ready = seatOf(s, seat).technologies.filter(({ exhausted }) => !exhausted);
  return { units, technologies: ready.flatMap(({ id, as }) => [id, ...(as ? [as] : [])]) };
}

export function closeFight(t: ImperiumTable, winner: Seat | null): void {
  const { fought } = t.write;
  if (fought) Object.assign(fought, { over: true, winner });
}

export function noteRound(t: ImperiumTable, number: number): void {
  const { fought } = t.write;
  if (!fought) return;
  fought.rounds.push({
    round: number,
    barrage: [],
    rolls: [],
    hits: { attacker: null, defender: null },
    sustained: [],
    lost: [],
    retreat: null,
  });
  if (fought.rounds.length > MAX_ROUNDS) fought.rounds.shift();
}

/** The round being fought; null where no combat is. */
function roundOf({ fought }: State): Round | null {
  return fought && !fought.over ? (fought.rounds.at(-1) ?? null) : null;
}

const ofSeat = (seat: Seat, groups: readonly Group[]) =>
  groups.map((group) => ({ seat, ...group, results: [...group.results] }));

/** The combat rolls of a side, after what has been done about them so far. */
export function noteRolls(
  t: ImperiumTable,
  seat: Seat,
  { groups, hits }: { readonly groups: readonly Group[]; readonly hits: number },
): void {
  const { fought } = t.write;
  const round = roundOf(t.write);
  if (!fought || !round) return;
  round.rolls = [...round.rolls.filter((dice) => dice.seat !== seat), ...ofSeat(seat, groups)];
  round.hits[seat === fought.attacker ? 'attacker' : 'defender'] = hits;
}

export function noteBarrage(t: ImperiumTable, seat: Seat, groups: readonly Group[]): void {
  const round = roundOf(t.write);
  if (round) round.barrage.push(...ofSeat(seat, groups));
}

/** Units of either side sustain damage or are lost where the combat is; a negative count takes it back. */
export function noteToll(
  t: ImperiumTable,
  at: Place,
  { seat, unit, count, what }: Toll & { readonly what: 'sustained' | 'lost' },
): void {
  const { fought } = t.write;
  const round = roundOf(t.write);
  if (!fought || !round || at !== (fought.planet ?? fought.system) || count === 0) return;
  const known = round[what].find((one) => one.seat === seat && one.unit === unit);
  if (known) known.count += count;
  else round[what].push({ seat, unit, count });
  round[what] = round[what].filter((one) => one.count > 0);
}

export function noteRetreat(t: ImperiumTable, seat: Seat | null): void {
  const round = roundOf(t.write);
  if (round) round.retreat = seat;
}
