import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const LEVEL_ONE = 'start:research-1:0';
const LEVEL_TWO = 'start:research-2:0';

describe('BTS-14 Researching a technology', () => {
  it('BTS-14.1 slot, cube, event, card and bonus come in this order', () => {
    const table = scene()
      .open('I1', 'narrow-beam-lasers')
      .researched(0, 'I1')
      .covered('IIA', 'asteroid-rush')
      .ore(0, 2)
      .play();
    const { facts } = table.answer(0, 'action', LEVEL_TWO);
    expect(facts.map(({ message }) => message.key)).toEqual([
      'fact.action',
      'fact.researched',
      'fact.event',
      'fact.ore',
      'fact.ore',
      'fact.ore',
      'fact.eventGone',
      'fact.drawn',
    ]);
    table.answer(0, 'card', table.offers(0, 'card')[0] ?? '');
    expect(table.state.slots.IIA.cubes).toEqual([0]);
    expect(table.state.slots.IIA.card).not.toBeNull();
  });

  it('BTS-14.2 only slots of the level that one has not researched', () => {
    const table = scene().researched(0, 'I1', 'I2').play();
    table.answer(0, 'action', LEVEL_ONE);
    expect(table).toOfferExactly(0, 'slot', ['I3', 'I4']);
  });

  it('BTS-14.3 all that lines join to a slot must have been researched', () => {
    const table = scene().researched(0, 'I1', 'I3').ore(0, 2).play();
    table.answer(0, 'action', LEVEL_TWO);
    expect(table).toOfferExactly(0, 'slot', ['IIA', 'IID']);
  });

  it('BTS-14.4 some slots of level IIII need two of three', () => {
    const table = scene().researched(0, 'IIIA', 'IIIC').guilds('transcendents').ore(0, 7).pop(0, 1).play();
    const { facts } = table.answer(0, 'action', 'guild:transcendents:0');
    expect(facts[1]?.message.args).toMatchObject({ slot: 'IIIIX' });
  });

  it('BTS-14.6 cubes of others do not block, and the cube is gone from the mat', () => {
    const table = scene().researched(1, 'I1').researched(0, 'I2', 'I3', 'I4').pop(0, 2).play();
    table.answer(0, 'action', LEVEL_ONE);
    expect(table.state.slots.I1.cubes).toEqual([1, 0]);
  });

  it('BTS-14.8 two types show: the type is asked after the event, before cards are drawn', () => {
    const table = scene()
      .open('I1', 'narrow-beam-lasers')
      .open('I2', 'terraforming')
      .researched(0, 'I1', 'I2', 'IIA', 'IIC')
      .covered('IIB', 'asteroid-rush')
      .ore(0, 2)
      .pop(0, 1)
      .play();
    table.answer(0, 'action', LEVEL_TWO);
    expect(table).toOfferExactly(0, 'type', ['military', 'commercial']);
    expect(table.state.discarded).toContain('asteroid-rush');
  });

  it('BTS-14.10, BTS-14.11: cards are turned over until two are of the type, a hybrid counting for both of its types', () => {
    const table = scene()
      .open('I1', 'narrow-beam-lasers')
      .researched(0, 'I1')
      .covered('IIA', 'asteroid-rush')
      .deck(2, 'mass-cloning', 'plasma-cannon', 'vertical-farms', 'war-college', 'modular-fleet')
      .ore(0, 2)
      .play();
    table.answer(0, 'action', LEVEL_TWO);
    expect(table).toOfferExactly(0, 'card', ['plasma-cannon', 'war-college']);
    const left = table.state.decks[2].length;
    table.answer(0, 'card', 'war-college');
    // 14.11: the others lie under the deck.
    expect(table.state.decks[2]).toHaveLength(left + 3);
    expect(table.state.decks[2].slice(-3).toSorted()).toEqual([
      'mass-cloning',
      'plasma-cannon',
      'vertical-farms',
    ]);
    expect(table.state.decks[2][0]).toBe('modular-fleet');
  });

  it('BTS-14.13 every researcher receives the immediate bonus, the first and all later ones', () => {
    const table = scene()
      .open('I1', 'advanced-robotics')
      .researched(0, 'I2', 'I3', 'I4')
      .researched(1, 'I1')
      .pop(0, 1)
      .play();
    table.answer(0, 'action', LEVEL_ONE);
    expect(table.faction(0).automation).toEqual(['ore']);
  });
});
