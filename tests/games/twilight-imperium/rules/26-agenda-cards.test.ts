import { describe, expect, it } from 'vitest';
import { agendaCards } from '#games/twilight-imperium/components/agendas/index.ts';
import type { AgendaCard } from '#games/twilight-imperium/hooks/component.ts';
import { commodityLimit } from '#games/twilight-imperium/rules/commodities.ts';
import { agendas } from '#games/twilight-imperium/tables/agendas.ts';
import { gainPoints } from '#games/twilight-imperium/verbs/points.ts';
import { decided, inForce, revealing } from '../agendas/voting.ts';

/** A law that gives its owner a point, and a commodity more while it is in force. */
const crown: AgendaCard = {
  *electedPlayer(t, seat) {
    gainPoints(t, { seat, points: 1 });
  },
  law: {
    standing: {
      commodities: {
        tier: 'adjust',
        apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
      },
    },
  },
};
const withCrown = { agendas: { ...agendaCards, 'the-crown-of-emphidia': crown } };

describe('TI4 26 Agenda cards', () => {
  it('26.1 every agenda is a law or a directive; a law lies somewhere, a directive nowhere', () => {
    const all = Object.values(agendas);
    expect(all.filter(({ type }) => type === 'law')).toHaveLength(34);
    expect(all.filter(({ type }) => type === 'directive')).toHaveLength(16);
    expect(all.every(({ type, lies }) => (type === 'law') === (lies !== null))).toBe(true);
  });

  it('26.3 a law lies where it says: common area, in front of the elected player, at the elected planet', () => {
    for (const { type, elect, lies } of Object.values(agendas)) {
      if (type === 'directive') continue;
      const where =
        elect === 'player'
          ? 'owner'
          : elect === 'for-against' || elect === 'scored-secret'
            ? 'common'
            : 'attached';
      expect(lies).toBe(where);
    }
  });

  it('26.2 26.4 a law changes the rules for whom it belongs to, while it is in force', () => {
    const table = revealing('the-crown-of-emphidia').plus(withCrown).play();
    const limits = () => [1, 2].map((seat) => commodityLimit(table.state, seat));
    const [other, before = 0] = limits();
    decided(table, 'seat:2');
    expect(limits()).toEqual([other, before + 1]);
    expect(table.state.laws).toMatchObject([{ id: 'the-crown-of-emphidia', seat: 2 }]);
    expect(table.seat(2).points).toBe(1);
  });

  it('51.6 T62 26.5 a point gained by a law stays when the law is discarded, and the law stops', () => {
    const table = inForce(revealing('judicial-abolishment'), 'the-crown-of-emphidia', { seat: 2 })
      .plus(withCrown)
      .seat(2, { points: 3 })
      .play();
    const before = commodityLimit(table.state, 2);
    decided(table, 'law:the-crown-of-emphidia');
    expect(commodityLimit(table.state, 2)).toBe(before - 1);
    expect(table.state.laws).toEqual([]);
    expect(table.seat(2).points).toBe(3);
    expect(table.state.discards.agenda[0]).toBe('the-crown-of-emphidia');
  });
});
