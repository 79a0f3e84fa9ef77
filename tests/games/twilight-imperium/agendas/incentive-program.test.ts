import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () =>
  revealing('incentive-program')
    .objective('corner-the-market', { scored: [1] })
    .objective('develop-weaponry', { revealed: false })
    .with((s) => {
      s.decks.stageOne = ['erect-a-monument', 'expand-borders'];
      s.decks.stageTwo = ['conquer-the-weak'];
    });
const shown = (table: ReturnType<typeof decided>) =>
  table.state.objectives.filter(({ revealed }) => revealed).map(({ id }) => id);

describe('Incentive Program', () => {
  it('for: one more objective of stage I is revealed, from the deck and not from the row', () => {
    const table = decided(scene().play(), 'for');
    expect(shown(table)).toEqual(['corner-the-market', 'erect-a-monument']);
    expect(table.state.decks.stageOne).toEqual(['expand-borders']);
    expect(table.state.decks.stageTwo).toEqual(['conquer-the-weak']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('against: one more of stage II', () => {
    const table = decided(scene().play(), 'against');
    expect(shown(table)).toEqual(['corner-the-market', 'conquer-the-weak']);
    expect(table.state.decks.stageTwo).toEqual([]);
    expect(table.state.decks.stageOne).toHaveLength(2);
  });

  it('without a card in the deck nothing is revealed', () => {
    const empty = scene().with((s) => {
      s.decks.stageTwo = [];
    });
    const table = decided(empty.play(), 'against');
    expect(shown(table)).toEqual(['corner-the-market']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('84.2 30.14 the status phase goes on with the row', () => {
    const table = decided(scene().play(), 'for');
    expect(table.state.objectives.find(({ revealed }) => !revealed)?.id).toBe('develop-weaponry');
  });
});
