import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

/** Seat 0 at turn with Politics to play, which gives two action cards. */
const politics = () => new Scene().strategy(0, { id: 'politics', exhausted: false });
const SEVEN = ['bribery', 'bunker', 'disable', 'plague', 'spy', 'summit', 'veto'] as const;

function drawn(scene: Scene) {
  const table = scene.play();
  table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:1']);
  return table.quiet();
}

describe('TI4 24 Action cards', () => {
  it('24.2 24.3 drawn cards are the top ones of the deck', () => {
    const table = drawn(
      politics().with((s) => {
        s.decks.action.push('parley', 'upgrade', 'salvage');
      }),
    );
    expect(table.seat(0).hand).toEqual(['parley', 'upgrade']);
    expect(table.state.decks.action).toEqual(['salvage']);
  });

  it('24.4 seven may be held; of more the seat keeps those it likes', () => {
    const scene = (...hand: readonly (typeof SEVEN)[number][]) =>
      politics()
        .hand(0, ...hand)
        .with((s) => {
          s.decks.action.push('parley', 'upgrade');
        });
    expect(drawn(scene(...SEVEN.slice(0, 5))).seat(0).hand).toHaveLength(7);
    const table = drawn(scene(...SEVEN));
    expect(table).toWaitFor([0, 'discard']);
    expect(table).toRefuse(0, 'discard', ['bunker']);
    table.answer(0, 'discard', ['bunker', 'parley']);
    expect(table.seat(0).hand).toEqual(['bribery', 'disable', 'plague', 'spy', 'summit', 'veto', 'upgrade']);
    expect(table.state.discards.action).toEqual(['bunker', 'parley']);
  });

  it('24.4 of two copies either can be discarded', () => {
    const table = drawn(
      politics()
        .hand(0, 'sabotage', 'sabotage', ...SEVEN.slice(0, 5))
        .with((s) => {
          s.decks.action.push('parley', 'upgrade');
        }),
    );
    expect(table.offers(0, 'discard')).toContain('sabotage#2');
    table.answer(0, 'discard', ['sabotage', 'sabotage#2']);
    expect(table.seat(0).hand).not.toContain('sabotage');
  });

  it('24.5 nobody sees another’s hand, only how many cards it has', () => {
    const table = new Scene().hand(1, 'bunker', 'spy').play();
    const seen = JSON.stringify(table.session.view(0));
    expect(seen).not.toContain('bunker');
    expect(JSON.stringify(table.session.view(1))).toContain('bunker');
  });

  it('T8 24.5 who is asked follows from what all can see: whoever has a card, whatever it is', () => {
    const window = (card: 'sabotage' | 'bunker') => {
      const table = new Scene().hand(0, 'industrial-initiative').hand(1, card).control(0, 'wellon').play();
      table.answer(0, 'action', 'card:industrial-initiative');
      return table;
    };
    expect(window('bunker').session.waiting()).toEqual([{ seat: 1, topic: 'action-card-played' }]);
    expect(window('sabotage').session.waiting()).toEqual(window('bunker').session.waiting());
    expect(window('bunker')).toOfferExactly(1, 'action-card-played', ['pass']);
  });

  it('T8 nobody is asked when every copy is known to lie elsewhere', () => {
    const table = new Scene()
      .hand(0, 'industrial-initiative')
      .hand(1, 'bunker')
      .control(0, 'wellon')
      .with((s) => {
        s.discards.action.push('sabotage', 'sabotage', 'sabotage', 'sabotage');
      })
      .play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6 74.22 a card is offered only at its own moment', () => {
    const table = new Scene().hand(0, 'flank-speed', 'industrial-initiative').control(0, 'wellon').play();
    expect(table.offers(0, 'action')).toContain('card:industrial-initiative');
    expect(table.offers(0, 'action')).not.toContain('card:flank-speed');
    table.answers([0, 'action', 'tactical'], [0, 'activate', '19']);
    expect(table).toOfferExactly(0, 'system-activated', ['card:flank-speed', 'pass']);
  });

  it('24.7 a played card is on the table until it is resolved, then in the discard pile', () => {
    const table = new Scene().hand(0, 'mining-initiative').play();
    table.answer(0, 'action', 'card:mining-initiative');
    expect(table.state.playing).toEqual([{ seat: 0, card: 'mining-initiative' }]);
    expect(table.seat(0).hand).toEqual([]);
    table.answer(0, 'card-planet', 'archon-ren');
    expect(table.state.playing).toEqual([]);
    expect(table.state.discards.action).toEqual(['mining-initiative']);
  });

  it('74.6 “cannot” is absolute: who cannot play cards is offered none and asked for none', () => {
    const silence: Component = {
      standing: {
        mayPlayCards: { tier: 'overrule', apply: (_may, { seat }, { source }) => seat === source.seat },
      },
    };
    const table = new Scene()
      .hand(0, 'industrial-initiative')
      .hand(1, 'sabotage')
      .control(0, 'wellon')
      .tech(0, 'sarween-tools')
      .plus({ components: { 'technology:sarween-tools': silence } })
      .play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });
});

describe('TI4 42 Component limitations: decks', () => {
  it('42.4 when the deck has run out the discards are shuffled into a new one, in mid-draw too', () => {
    const table = drawn(
      politics().with((s) => {
        s.decks.action.push('parley');
        s.discards.action.push('upgrade', 'salvage', 'bunker');
      }),
    );
    expect(table.seat(0).hand[0]).toBe('parley');
    expect(table.seat(0).hand).toHaveLength(2);
    expect(table.state.discards.action).toEqual([]);
    const all = [...table.seat(0).hand, ...table.state.decks.action].sort();
    expect(all).toEqual(['bunker', 'parley', 'salvage', 'upgrade']);
  });

  it('42.4 with neither deck nor discards nothing is drawn', () => {
    const table = drawn(politics());
    expect(table.seat(0).hand).toEqual([]);
  });
});
