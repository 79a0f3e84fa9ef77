import { describe, expect, it } from 'vitest';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { imperiumOf } from '#games/twilight-imperium/game.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { start } from '../../../support/driver.ts';
import { Imperium, Scene } from '../scene.ts';

/** Something that belongs to nobody: whoever has no goods when a status phase starts may take one. */
const common = (anybody: { readonly anybody?: true }): Component => ({
  abilities: [
    {
      at: 'status-phase-starts',
      ...anybody,
      when: (s, { seat }) => s.seats[seat]?.goods === 0,
      *resolve(t, { by }) {
        addGoods(t, by.seat, 1);
      },
    },
  ],
});

/** A status phase of three, seat 1 with a trade good; the rule is there where its module is played. */
function statusPhase(component: Component, { played = true } = {}): Imperium {
  const { setup, invalid } = new Scene()
    .stage({ kind: 'status' })
    .with((s) => {
      s.box = { ...s.box, modules: played ? ['se.nexus'] : [] };
      for (const [seat, row] of s.seats.entries()) row.goods = seat === 1 ? 1 : 0;
    })
    .game();
  const components = { ...contents.components, 'rule:se.nexus': component };
  const game = { ...imperiumOf({ ...contents, components }, []), setup, invalid };
  return new Imperium(start(game, { seats: 3, seed: 1 }).journal);
}

const goods = ({ state }: Imperium) => state.seats.map((seat) => seat.goods);
const TOPIC = 'status-phase-starts';
const asked = ({ session }: Imperium) =>
  session.waiting().flatMap(({ seat, topic }) => (topic === TOPIC ? [seat] : []));

describe('an ability of what belongs to nobody', () => {
  it('74.19 is offered to every seat that could use it, and to no other', () => {
    expect(asked(statusPhase(common({ anybody: true })))).toEqual([0, 2]);
  });

  it('works for whoever uses it; the others go on as they are', () => {
    const table = statusPhase(common({ anybody: true }));
    const use = table.session.openFor(2).find(({ topic }) => topic === TOPIC);
    const option = use?.form.kind === 'choose' ? use.form.options.find(({ id }) => id !== 'pass') : undefined;
    table.answer(0, TOPIC, 'pass');
    table.answer(2, TOPIC, option?.id ?? '');
    expect(goods(table)).toEqual([0, 1, 1]);
    while (asked(table).length > 0) table.answer(asked(table)[0] ?? 0, TOPIC, 'pass');
    expect(table.session.waiting().map(({ topic }) => topic)).not.toContain(TOPIC);
  });

  it('26.4 is nobody’s to use unless it says that anybody may', () => {
    expect(asked(statusPhase(common({})))).toEqual([]);
  });

  it('is not there where its module is not played', () => {
    expect(asked(statusPhase(common({ anybody: true }), { played: false }))).toEqual([]);
  });
});
