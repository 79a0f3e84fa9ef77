import { describe, expect, it } from 'vitest';
import { influenceOf, resourcesOf } from '#games/twilight-imperium/rules/planets.ts';
import { decided, revealing } from './voting.ts';

const worth = ({ state }: ReturnType<typeof decided>, planet: 'vefut-ii' | 'zohbat') => [
  resourcesOf(state, planet),
  influenceOf(state, planet),
];

describe('Terraforming Initiative', () => {
  it('83.11 a hazardous planet that somebody controls is elected', () => {
    const table = revealing('terraforming-initiative').control(0, 'vefut-ii').control(1, 'wellon').play();
    expect(table).toOfferExactly(1, 'vote', ['planet:vefut-ii', 'abstain']);
  });

  it('59.1 the resources and the influence of its planet are one higher, of others not', () => {
    const table = revealing('terraforming-initiative').control(0, 'vefut-ii').control(1, 'zohbat').play();
    decided(table, 'planet:vefut-ii');
    expect(table.state.laws).toMatchObject([{ id: 'terraforming-initiative', planet: 'vefut-ii' }]);
    expect(worth(table, 'vefut-ii')).toEqual([3, 3]);
    expect(worth(table, 'zohbat')).toEqual([3, 1]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('83.6a its votes are one more', () => {
    const table = revealing('terraforming-initiative').control(1, 'vefut-ii').play();
    decided(table, 'planet:vefut-ii');
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['vefut-ii']]);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 3 }]);
  });
});
