import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

describe('Sift: one cube more is drawn, and one put back before placing', () => {
  it('draws four, puts one of choice back, and leaves three to place', () => {
    const table = new Scene().card(0, 'council-of-formulas').bag(0, 'r b y g').play();
    expect(table.bag(0)).toEqual(counted(''));
    expect(table).toOfferExactly(0, 'sift', ['0', '1', '2', '3']);
    const drawn = [...table.state.turn.drawn];
    table.answer(0, 'sift', ['2']);
    expect(table.state.turn.drawn).toEqual(drawn.filter((_, i) => i !== 2));
    expect(table.bag(0)[drawn[2] ?? 'black']).toBe(1);
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('exactly one goes back, no fewer and no more', () => {
    const table = new Scene().card(0, 'council-of-formulas').bag(0, 'r b y g').play();
    expect(table).toRefuse(0, 'sift', [], 'core.pickRange');
    expect(table).toRefuse(0, 'sift', ['0', '1'], 'core.pickRange');
  });

  it('a bag of three gives three, and nothing goes back', () => {
    const table = new Scene().card(0, 'council-of-formulas').bag(0, 'r b y').play();
    expect(table.state.turn.drawn).toHaveLength(3);
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('two of them draw five and put two back; with four cubes in the bag one goes back', () => {
    const both = () => new Scene().card(0, 'council-of-formulas').working(0, 'thinking-moon');
    const table = both().bag(0, 'r b y g r r').play();
    expect(table.state.turn.drawn).toHaveLength(5);
    table.answer(0, 'sift', ['0', '4']);
    expect(table.state.turn.drawn).toHaveLength(3);

    const fewer = both().bag(0, 'r b y g').play();
    expect(fewer).toRefuse(0, 'sift', ['0', '1'], 'core.pickRange');
    fewer.answer(0, 'sift', ['0']);
    expect(fewer.state.turn.drawn).toHaveLength(3);
  });

  it('does not work on a development that is not implemented, nor for a rival', () => {
    const bare = new Scene().card(0, 'thinking-moon', 'b b b y r .').bag(0, 'r b y g').play();
    expect(bare).toWaitFor([0, 'distribute']);
    expect(bare.state.turn.drawn).toHaveLength(3);

    const rival = new Scene().card(1, 'council-of-formulas').bag(0, 'r b y g').play();
    expect(rival).toWaitFor([0, 'distribute']);
  });

  it('works for a leader only with his symbols', () => {
    const symbols = () => new Scene().working(0, 'ore-barges').working(0, 'border-bazaars').bag(0, 'r b y g');
    expect(symbols().card(0, 'archivist-quen').play()).toWaitFor([0, 'distribute']);
    expect(symbols().working(0, 'plasma-lenses').card(0, 'archivist-quen').play()).toWaitFor([0, 'sift']);
  });
});
