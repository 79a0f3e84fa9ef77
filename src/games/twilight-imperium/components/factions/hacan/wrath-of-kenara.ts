import { chooseDice } from '../../../flow/combat/choose-dice.ts';
import type { Ability, Component, Holder } from '../../../hooks/component.ts';
import type { Fight, Roll } from '../../../hooks/moments.ts';
import { needOf } from '../../../rules/combat/dice.ts';
import { countAt } from '../../../rules/units.ts';
import { type Galaxy, seatOf } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import { raise } from '../../../verbs/battle.ts';
import { spendGoods } from '../../../verbs/goods.ts';

interface Rolled extends Fight {
  readonly seat: number;
  readonly rolls: readonly Roll[];
}

/** Dice that one more would make a hit; more is of no use to the others. */
const nearly = (rolls: readonly Roll[]) => rolls.filter((roll) => roll.result + 1 === needOf(roll));

const useful = (s: Galaxy, { seat }: Holder, event: Rolled) =>
  event.kind === 'space' &&
  event.seat === seat &&
  countAt(s, { seat, at: event.system }, 'flagship') > 0 &&
  seatOf(s, seat).goods > 0 &&
  nearly(event.rolls).length > 0;

const boost = <K extends 'dice-rolled' | 'barrage-rolled'>(at: K): Ability<K> => ({
  at,
  when: useful,
  *resolve(t, { by: { seat, component }, event: { rolls } }) {
    const goods = () => seatOf(t.state, seat).goods;
    const dice = yield* chooseDice(t, seat, {
      topic: 'raise-dice',
      prompt: () => msg('ask.raiseDice', { component, goods: goods() }),
      dice: nearly(rolls),
      // 74.11: they may be given away while the question stands open.
      most: goods,
      costs: true,
    });
    spendGoods(t, seat, dice.length);
    raise(t, seat, { dice, by: component });
  },
});

/** In a space combat in its system: a trade good for 1 more on a die that was rolled, once for each die. */
export const wrathOfKenara: Component = { abilities: [boost('barrage-rolled'), boost('dice-rolled')] };
