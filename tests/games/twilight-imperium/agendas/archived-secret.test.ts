import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () =>
  revealing('archived-secret').with((s) => {
    s.decks.secret = ['forge-an-alliance', 'mine-rare-metals'];
  });

describe('Archived Secret', () => {
  it('the elected player draws a secret objective', () => {
    const table = decided(scene().play(), 'seat:1');
    expect(table.state.seats.map(({ secrets }) => secrets.held)).toEqual([[], ['forge-an-alliance'], []]);
    expect(table.state.discards.agenda).toEqual(['archived-secret']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('30.21 30.21a who has three gives one back', () => {
    const table = scene()
      .secret(1, 'cut-supply-lines', 'threaten-enemies')
      .with((s) => s.seats[1]?.secrets.scored.push('form-a-spy-network'))
      .play();
    decided(table, 'seat:1');
    expect(table).toOfferExactly(1, 'return-secret', [
      'cut-supply-lines',
      'threaten-enemies',
      'forge-an-alliance',
    ]);
    table.answer(1, 'return-secret', 'threaten-enemies');
    expect(table.seat(1).secrets.held).toEqual(['cut-supply-lines', 'forge-an-alliance']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
