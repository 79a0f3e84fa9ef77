import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene(3).events('open-lanes').dice('MIR', { I: 2 });
const seats = [0, 1, 2];

describe('TIN-5 Strategy events', () => {
  it('TIN-5.1 everybody chooses one of four sheets and spends the card on it', () => {
    const table = lanes().play();
    expect(table).toOfferExactly(0, 'sheet', ['navigation', 'expansion', 'industry', 'warfare']);
    table.activate(0, 'industry');
    expect(table.player(0).active).toBe('industry');
    expect(table.player(0).hand.map(({ r }) => r)).toEqual(['M', 'I']);
    expect(table.player(1).active).toBeNull();
    table.mark(0, ['MxC2', 'I+B2']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'C2'], claimed: ['B2'] });
  });

  it('TIN-5.2 the six dice are rolled once the card is spent by all', () => {
    const table = lanes().play();
    table.rest('sheet').rest('card');
    expect(table.state.dice).toEqual({ black: ['M', 'I', 'R'], coloured: { M: 1, I: 2, R: 1 } });
    const waiting = lanes().play().activate(0, 'navigation').mark(0, ['M>b1', 'I+a1']);
    expect(waiting.state.dice).toBeNull();
  });

  it('TIN-5.3 then the black dice and one’s unlocked coloured dice are spent on the active sheet', () => {
    const table = lanes()
      .player(0, ({ dice }) => dice.navigation.push('I'))
      .player(1, ({ dice }) => dice.industry.push('I'))
      .play();
    for (const seat of seats) table.activate(seat, 'navigation');
    table.rest('card');
    const hands = seats.map((seat) =>
      table
        .player(seat)
        .hand.map(({ r }) => r)
        .join(''),
    );
    expect(hands).toEqual(['MIRII', 'MIR', 'MIR']);
    expect(table.offers(0, 'dice').every((id) => !id.includes('x'))).toBe(true);
    expect(table.asked()).toEqual(['0:dice', '1:dice', '2:dice']);
  });

  it('TIN-5.4 assets of any sheet may be spent on the active one', () => {
    const table = lanes()
      .player(0, ({ kept }) => kept.push({ asset: 'planet', at: 'a1', spent: false }))
      .play();
    table.activate(0, 'expansion').mark(0, ['u:A', 'M.Aa1', 'I.Ab1']);
    expect(table.player(0).expansion).toMatchObject({ unlocked: ['A'], crossed: ['Aa1', 'Ab1'] });
  });

  it('TIN-5.4 only during a strategy event', () => {
    const table = scene(3)
      .events('first-council')
      .with((s) => {
        s.agendas = ['levy'];
      })
      .votes(0, 3)
      .goods(0, 3)
      .kept(0, 'alloy', 'planet')
      .play();
    table.answers([0, 'vote', 'against'], [0, 'votes', 4], [1, 'vote', 'abstain'], [2, 'vote', 'abstain']);
    expect(table.offers(0, 'outcome').every((id) => id.startsWith('i@'))).toBe(true);
    table.mark(0, ['i@a1', 'i@b1'], 'outcome');
    expect(table.session.openFor(0).map(({ topic }) => topic)).toEqual([]);
  });

  it('TIN-5.4 while sheets are marked, not while the text of the event is resolved', () => {
    const table = scene(3).events('merchant-houses').goods(0, 2).kept(0, 'alloy').play();
    table.activate(0, 'warfare').mark(0, ['M.i@a1', 'I.i@b1']);
    expect(table).toOfferExactly(0, 'event', ['[P1]', '[P2]', '[P3]']);
    expect(table.after(0, ['[P1]'], 'event')).toEqual([]);
  });

  it('TIN-5.5 no marks on inactive sheets', () => {
    const table = lanes().kept(0, 'alloy', 'cipher', 'planet').unlocked(0, 'A').play();
    table.activate(0, 'navigation');
    expect(table).toOfferExactly(0, 'card', [
      ...['M>b1', 'M>b2', 'M>b3', 'M>b4', 'I+a1', 'I+a2', 'I+a3'],
      ...['t:gd!', 't:sr!'],
    ]);
    for (const id of ['MxC2', 'M.Aa1', 'M.i@a1', 'u:B', 't:nd!', 'u:dreadnought'])
      expect(table).toRefuse(0, 'card', [id]);
  });

  it('TIN-5.5 except the marks that an effect orders', () => {
    const table = lanes().faction(0, 'letnev').explored(0, 'a1>b2', 'b2>c2').play().activate(0, 'navigation');
    expect(table.after(0, ['M>b1'])).not.toContain('MxC2');
    const next = table.after(0, ['M>b1', 'I+c2']);
    expect(next).toEqual(expect.arrayContaining(['MxC2', 'M>b3', 'C1:M', 'X:M']));
    table.mark(0, ['M>b1', 'I+c2', 'MxC2', 'MxC3']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2', 'C3']);
    expect(table.player(0).active).toBe('navigation');
  });

  it('TIN-5.6 others do not see one’s marks before they have finished their own', () => {
    const table = lanes().play().activate(0, 'navigation').mark(0, ['M>b1', 'I+a1']);
    const seen = (viewer: 0 | 1 | 'table') => {
      const { navigation, active } = table.session.view(viewer).seats[0]!;
      return { claimed: navigation.claimed, active };
    };
    expect(seen(0)).toEqual({ claimed: ['a1'], active: 'navigation' });
    expect(seen(1)).toEqual({ claimed: [], active: null });
    expect(seen('table')).toEqual({ claimed: [], active: null });
    table.rest('sheet', 'card');
    expect(seen(1)).toEqual({ claimed: ['a1'], active: 'navigation' });
  });

  it('TIN-5.7 all act at the same time; the next step waits for everybody', () => {
    const table = lanes().play();
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
    table.activate(2, 'industry').activate(0, 'warfare');
    expect(table.asked()).toEqual(['0:card', '1:sheet', '2:card']);
    table.mark(2, ['MxC2', 'I+B2']).mark(0, ['M.i@a1', 'I.i@b1']);
    expect(table.asked()).toEqual(['1:sheet']);
    table.activate(1, 'industry').mark(1, ['MxC2', 'I+B2']);
    expect(table.asked()).toEqual(['0:dice', '1:dice', '2:dice']);
    table.mark(0, ['M.i@c1', 'I.i@d1', 'R.i@e1'], 'dice');
    expect(table.state.event).toBe('open-lanes');
  });

  it('TIN-5.8 the sheet is chosen before the roll and stays active for the round', () => {
    const table = lanes().play();
    expect(table.state.dice).toBeNull();
    const key = table.key(0, 'sheet');
    table.activate(0, 'industry').mark(0, ['MxC2', 'I+B2']);
    expect(table.click(key, 0, 'warfare').kind).toBe('refused');
    table.rest('sheet', 'card');
    expect(table.player(0).active).toBe('industry');
    expect(table.session.openFor(0).map(({ topic }) => topic)).toEqual(['dice']);
    expect(table.offers(0, 'dice')).toContain('MxB1');
    expect(table.offers(0, 'dice')).not.toContain('M>b1');
  });

  it('TIN-5.9 everybody uses the same dice, which nobody uses up', () => {
    const table = lanes().play();
    for (const seat of seats) table.activate(seat, 'warfare').mark(seat, ['M.i@a1', 'I.i@b1']);
    for (const seat of seats) {
      expect(table.player(seat).hand.map(({ r }) => r)).toEqual(['M', 'I', 'R']);
      table.mark(seat, ['M.i@c1', 'I.i@d1', 'R.i@e1'], 'dice');
    }
    expect(seats.map((seat) => table.player(seat).warfare.units.length)).toEqual([5, 5, 5]);
  });
});
