import type { Seat } from '#core/seat.ts';
import type { Chance } from '#core/table.ts';
import type { Fight } from '../hooks/moments.ts';
import { optionsSchema } from '../options.ts';
import { type Company, fieldOf, fights } from '../rules/combat/sides.ts';
import { TOKENS } from '../rules/tokens.ts';
import { isShip, isStructure, unitsAt } from '../rules/units.ts';
import { setup } from '../setup.ts';
import { type Stack, type State, seatOf } from '../state.ts';
import { baseBox } from '../tables/box.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place } from '../tables/places.ts';
import { technologies as cards } from '../tables/technologies.ts';
import type { BattleOrder, SideOrder } from './order.ts';

export const ATTACKER: Seat = 0;
export const DEFENDER: Seat = 1;
const BYSTANDER: Seat = 2;

/** A system with two planets, for structures of both sides. */
const SYSTEM: SystemId = '27';
const CONTESTED: PlanetId = 'new-albion';
const OTHER: PlanetId = 'starpoint';
/** A nebula has no planets: structures stand next door. */
const NEBULA: SystemId = '42';

/** What both sides have to fight with. */
export interface Position {
  readonly attacker: Company;
  readonly defender: Company;
}

/** Nothing is left to chance in an empty galaxy. */
const noChance: Chance = {
  roll: (_topic, count) => Array.from({ length: count }, () => 0),
  deal: (_topic, count) => Array.from({ length: count }, (_, i) => i),
  shuffle: (_topic, items) => [...items],
};

/** A galaxy with nothing in it but the battle: the same state that a game has, for the same rules. */
export function theatreOf({ place, nebula, attacker, defender }: BattleOrder): State {
  const field = nebula ? NEBULA : SYSTEM;
  const s = setup({ options: optionsSchema.parse({}), seats: 3, box: baseBox() }, noChance);
  s.decks = { action: [], agenda: [], secret: [], stageOne: [], stageTwo: [] };
  s.objectives = [];
  s.round = 1;
  s.speaker = ATTACKER;
  s.stage = { kind: 'turn', seat: ATTACKER };
  s.turn = { seat: ATTACKER, actions: 1, traded: [], near: [], refreshed: [], lingers: false, scored: [] };
  s.tactical = { seat: ATTACKER, system: field, step: place === 'space' ? 'combat' : 'invasion' };
  s.board = nebula ? { [NEBULA]: 0, [SYSTEM]: 1 } : { [SYSTEM]: 0 };
  s.systems = s.systems.map((_, tile) =>
    `${tile}` in s.board ? { tokens: `${tile}` === field ? [ATTACKER] : [], units: [] } : null,
  );
  s.planets = {
    [CONTESTED]: { controller: DEFENDER, exhausted: false, units: [] },
    [OTHER]: { controller: ATTACKER, exhausted: false, units: [] },
  };
  seatOf(s, BYSTANDER).eliminated = true;
  join(s, ATTACKER, attacker);
  join(s, DEFENDER, defender);
  const where = place === 'ground' ? CONTESTED : field;
  for (const [seat, { units }] of [
    [ATTACKER, attacker],
    [DEFENDER, defender],
  ] as const)
    for (const [unit, count] of Object.entries(units) as [UnitType, number][])
      if (count > 0) stacksAt(s, standOf(unit, { seat, where })).push({ seat, unit, count, damaged: 0 });
  return s;
}

function join(s: State, seat: Seat, { faction, technologies, goods = 0 }: SideOrder): void {
  const mine = seatOf(s, seat);
  mine.faction = faction;
  mine.goods = goods;
  // How they came to be there is no matter of odds: the fleet pool holds them.
  mine.pools = { tactic: 0, fleet: TOKENS, strategy: 0 };
  mine.technologies = [...new Set(technologies)].map((id) => {
    const { faction: of } = cards[id];
    // 28.16: another faction's technology can only be a copy.
    return { id, exhausted: false, ...(of !== null && of !== faction && { as: id }) };
  });
}

/** Where units of a type stand: ships in space, structures on their owner's planet, ground forces where they fight. */
function standOf(unit: UnitType, { seat, where }: { seat: Seat; where: Place }): Place {
  if (isShip(unit)) return isPlanet(where) ? SYSTEM : where;
  const own = seat === DEFENDER ? CONTESTED : OTHER;
  if (isStructure(unit)) return own;
  return seat === DEFENDER && where !== NEBULA ? own : where;
}

function stacksAt(s: State, place: Place): Stack[] {
  const found = isPlanet(place) ? s.planets[place] : s.systems[place];
  if (!found) throw new Error(`${place} is not on the board`);
  return found.units;
}

/** The battle, in its first round or a later one. */
export function fightIn({ tactical }: State, round: number): Fight {
  if (!tactical) throw new Error('nobody fights');
  const { step, system } = tactical;
  const inSpace = step === 'combat';
  return {
    kind: inSpace ? 'space' : 'ground',
    system,
    planet: inSpace ? null : CONTESTED,
    attacker: ATTACKER,
    defender: DEFENDER,
    round,
  };
}

export const planetIn = ({ planet }: Fight): PlanetId => planet ?? CONTESTED;

/** What both sides have to fight with now. */
export function positionIn(s: State, fight: Fight): Position {
  const at = fieldOf(fight);
  const of = (seat: Seat) =>
    unitsAt(s, at)
      .filter(({ seat: owner, unit }) => owner === seat && fights(s, { seat, at, unit }))
      .map(({ unit, count, damaged }) => ({ unit, count, damaged }));
  return { attacker: of(ATTACKER), defender: of(DEFENDER) };
}

/** Puts both sides where they are to stand, whatever stood there before. */
export function setPosition(s: State, fight: Fight, { attacker, defender }: Position): void {
  const at = fieldOf(fight);
  const stacks = stacksAt(s, at);
  const others = stacks.filter(({ seat, unit }) => !fights(s, { seat, at, unit }));
  stacks.length = 0;
  for (const rank of attacker) stacks.push({ seat: ATTACKER, ...rank });
  for (const rank of defender) stacks.push({ seat: DEFENDER, ...rank });
  stacks.push(...others);
}
