import type { LivePanel } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Steps } from '#core/steps.ts';
import { knownOddsOf } from './odds/known-odds.ts';
import type { BattleOrder, SideOrder } from './odds/order.ts';
import { anomalyOf } from './rules/board.ts';
import { isGround } from './rules/units.ts';
import type { UnitType } from './tables/kinds.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

type Fought = NonNullable<View['fought']>;
type Round = Fought['rounds'][number];

/** Lines before the odds: what is fought over, and both sides. */
const SIDES_SHOWN = 3;

/** The combat under way or the last one, in a message that grows round by round. */
export function battleLive(view: View): readonly LivePanel[] {
  const { fought } = view;
  return fought
    ? [
        {
          id: `battle:${fought.number}`,
          lines: battleLines(fought),
          slowLines: { before: SIDES_SHOWN, work: () => oddsLine(view, fought) },
          open: !fought.over,
        },
      ]
    : [];
}

function battleLines(fought: Fought): Message[] {
  const { kind, planet, system, attacker, defender, began, rounds, over, winner } = fought;
  return [
    msg('battle.title', { kind, at: planet ?? system, attacker, defender }),
    msg('battle.side', { seat: attacker, units: inOrder(began.attacker) }),
    msg('battle.side', { seat: defender, units: inOrder(began.defender) }),
    ...rounds.flatMap((round) => roundLines(fought, round)),
    ...(over ? [msg('battle.over', { winner })] : []),
  ];
}

/** The largest first; what is not among them comes last. */
const BY_SIZE: readonly UnitType[] = [
  'flagship',
  'war-sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
];

const sizeOf = (unit: UnitType) => (BY_SIZE.includes(unit) ? BY_SIZE.indexOf(unit) : BY_SIZE.length);

/** The same kinds in the same order on both sides. */
const inOrder = (units: Fought['began']['attacker']) =>
  [...units].sort((a, b) => sizeOf(a.unit) - sizeOf(b.unit));

function roundLines({ attacker, defender }: Fought, { round, ...told }: Round): Message[] {
  const sides = [
    { seat: attacker, hits: told.hits.attacker },
    { seat: defender, hits: told.hits.defender },
  ];
  const dice = (kind: 'combat' | 'barrage') =>
    sides.flatMap(({ seat, hits }) => {
      const groups = (kind === 'combat' ? told.rolls : told.barrage).filter((one) => one.seat === seat);
      return groups.length === 0
        ? []
        : [msg('battle.dice', { seat, kind, groups, hits: kind === 'combat' ? hits : null })];
    });
  return [
    msg('battle.round', { round }),
    ...dice('barrage'),
    ...(told.retreat === null ? [] : [msg('battle.retreat', { seat: told.retreat })]),
    ...dice('combat'),
    ...(told.sustained.length > 0 ? [msg('battle.sustained', { units: told.sustained })] : []),
    ...(told.lost.length > 0 ? [msg('battle.lost', { units: told.lost })] : []),
  ];
}

/** The odds with which the battle began, cards and trade goods aside, where they can be told without keeping anybody waiting. */
function* oddsLine(view: View, fought: Fought): Steps<Message[]> {
  const order = orderOf(view, fought);
  const odds = order && (yield* knownOddsOf(order));
  if (!odds) return [];
  const percent = (p: number) => Math.round(p * 100);
  const { attacker, defender } = fought;
  return [
    msg('battle.odds', {
      ...{ attacker, defender },
      wins: percent(odds.attacker),
      draw: percent(odds.draw),
      loses: percent(odds.defender),
    }),
  ];
}

/** The battle as it began; null if somebody was damaged already, fighters have landed, or it is not known what else the sides had. */
function orderOf({ seats }: View, fought: Fought): BattleOrder | null {
  const { kind, system, began, means } = fought;
  const all = [...began.attacker, ...began.defender];
  const landed = kind === 'ground' && all.some(({ unit }) => !isGround(unit));
  if (!means || landed || all.some(({ damaged }) => damaged > 0)) return null;
  const side = (name: 'attacker' | 'defender'): SideOrder => {
    const units: Partial<Record<UnitType, number>> = {};
    for (const { unit, count } of [...began[name], ...means[name].units])
      units[unit] = (units[unit] ?? 0) + count;
    return {
      faction: seats[fought[name]]?.faction ?? null,
      units,
      technologies: [...means[name].technologies],
    };
  };
  return {
    place: kind,
    nebula: kind === 'space' && anomalyOf(system) === 'nebula',
    begun: true,
    attacker: side('attacker'),
    defender: side('defender'),
  };
}
