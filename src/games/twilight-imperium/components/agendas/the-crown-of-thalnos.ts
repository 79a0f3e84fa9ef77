import { allocate, type Question } from '#core/question.ts';
import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import type { Fight, Roll } from '../../hooks/moments.ts';
import { scoreOf } from '../../rules/combat/dice.ts';
import { companyAt, fieldOf } from '../../rules/combat/sides.ts';
import type { Galaxy } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';
import { reroll } from '../../verbs/battle.ts';
import type { Loss } from './losses.ts';

const component = 'law:the-crown-of-thalnos';

/** Who has rolled where. */
interface Rolled {
  readonly seat: number;
  readonly fight: Fight;
  readonly rolls: readonly Roll[];
}

const isHit = (s: Galaxy, { seat, fight }: Rolled, roll: Roll) =>
  scoreOf(s, { seat, kind: 'combat', at: fieldOf(fight) }, roll).hits > 0;

/** One unit and its dice; those of one type are told apart by the order of their dice. */
interface Figure {
  readonly number: number;
  readonly unit: Roll['unit'];
  readonly dice: readonly Roll[];
}

function figuresOf(s: Galaxy, { seat, fight, rolls }: Rolled): Figure[] {
  return companyAt(s, seat, fieldOf(fight)).flatMap(({ unit, count }) => {
    const all = rolls.filter((roll) => roll.unit === unit);
    const each = Math.floor(all.length / count);
    if (each === 0) return [];
    return Array.from({ length: count }, (_, i): Figure => {
      // A die more than the units have by themselves is the last one's.
      const dice = all.slice(i * each, i + 1 < count ? (i + 1) * each : all.length);
      return { number: each > 1 && count > 1 ? i + 1 : 0, unit, dice };
    });
  });
}

/** Dice between which nobody could tell: of units with one die, or of one unit. */
interface Kind {
  readonly id: string;
  readonly number: number;
  readonly first: Roll;
  readonly dice: readonly Roll[];
}

function kindsOf(figures: readonly Figure[]): Kind[] {
  const kinds = new Map<string, Kind & { dice: Roll[] }>();
  for (const { number, unit, dice } of figures)
    for (const roll of dice) {
      const id = `${unit}:${number === 0 ? '' : `${number}:`}${roll.result}`;
      const known = kinds.get(id);
      if (known) known.dice.push(roll);
      else kinds.set(id, { id, number, first: roll, dice: [roll] });
    }
  return [...kinds.values()];
}

function question(s: Galaxy, rolled: Rolled): Question<ReadonlyMap<string, number>> {
  const slots = kindsOf(figuresOf(s, rolled)).map(({ id, number, first, dice }) => ({
    id,
    label: msg('option.figureDice', {
      unit: first.unit,
      number,
      result: first.result,
      count: dice.length,
      hit: isHit(s, rolled, first),
    }),
    min: 0,
    max: dice.length,
  }));
  const max = slots.reduce((sum, slot) => sum + slot.max, 0);
  return allocate(msg('ask.agendaReroll', { agenda: 'the-crown-of-thalnos' }), slots, {
    min: 0,
    max,
    fallback: {},
  });
}

/** Units that have rolled again and made no hit with any of their dice. */
function doomed(s: Galaxy, rolled: Rolled): Loss[] {
  const { seat, fight } = rolled;
  return figuresOf(s, rolled)
    .filter(({ dice }) => dice.some(({ rerolledBy }) => rerolledBy.includes(component)))
    .filter(({ dice }) => !dice.some((roll) => isHit(s, rolled, roll)))
    .map(({ unit }) => ({ at: fieldOf(fight), seat, unit, count: 1, by: null, cause: 'effect' }));
}

/** Its owner may roll combat dice again; when all have rolled, units that did so in vain are destroyed. */
export const theCrownOfThalnos: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'dice-rolled',
        when: (_s, by, { seat }) => seat === by.seat,
        *resolve(t, { by: { seat }, event: { rolls, ...fight } }) {
          const rolled = { seat, fight, rolls };
          const kinds = kindsOf(figuresOf(t.state, rolled));
          const chosen = yield* t.ask(seat, 'agenda-reroll', () => question(t.state, rolled));
          const dice = kinds.flatMap((kind) => kind.dice.slice(0, chosen.get(kind.id) ?? 0));
          reroll(t, seat, { dice, by: component });
        },
      },
      {
        at: 'rolls-made',
        must: true,
        when: (_s, by, { attacker, defender }) => [attacker, defender].includes(by.seat),
        *resolve(t, { by: { seat }, event: { attackerRolls, defenderRolls, ...fight } }) {
          const rolls = seat === fight.attacker ? attackerRolls : defenderRolls;
          yield* destroyAll(t, doomed(t.state, { seat, fight, rolls }));
        },
      },
    ],
  },
};
