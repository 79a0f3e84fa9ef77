import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { cards, nekro, taking } from '../abilities/nekro.ts';
import { Scene } from '../scene.ts';

const CARD = 'valefar-assimilator-x';

/** Nekro with this assimilator only. */
const single = () =>
  nekro().with(({ seats }) => {
    const mine = seats[0]?.technologies ?? [];
    mine.splice(0, mine.length, { id: CARD, exhausted: false });
  });

describe('Valefar Assimilator X', () => {
  it('28.16 takes the text of a faction technology, and of another one later', () => {
    const table = taking(single().tech(1, 'exotrireme-ii'));
    expect(cards(table)).toEqual([`${CARD} > exotrireme-ii`]);
    const moved = taking(
      single()
        .tech(1, 'exotrireme-ii', 'valkyrie-particle-weave')
        .with(({ seats }) => {
          const [card] = seats[0]?.technologies ?? [];
          if (card) card.as = 'exotrireme-ii';
        }),
    );
    expect(cards(moved)).toEqual([`${CARD} > valkyrie-particle-weave`]);
  });

  it('28.5 generic technologies are taken as they are, without it', () => {
    const table = taking(single().tech(1, 'sarween-tools'));
    expect(cards(table)).toEqual([CARD, 'sarween-tools']);
  });

  it('everybody sees what it has become', () => {
    const scene = new Scene(3, ['nekro', 'sardakk', 'xxcha']).with(({ seats }) =>
      seats[0]?.technologies.push({ id: CARD, exhausted: false, as: 'exotrireme-ii' }),
    );
    const view = scene.play().session.view(2);
    expect(view.seats[0]?.technologies).toEqual([{ id: CARD, exhausted: false, as: 'exotrireme-ii' }]);
    expect(twilightImperium.presentation.status(view)).toContainEqual({
      key: 'status.copies',
      args: { seat: 0, copies: [{ card: CARD, as: 'exotrireme-ii' }] },
    });
  });
});
