import { describe, expect, it } from 'vitest';
import { heardBy } from '../../../support/driver.ts';
import { Scene } from '../scene.ts';

const scene = () =>
  new Scene().strategy(0, { id: 'politics', exhausted: false }).with((s) => {
    s.decks.action = ['bunker', 'fire-team', 'plague', 'spy', 'summit', 'upgrade'];
    s.decks.agenda = ['mutiny', 'core-mining', 'archived-secret'];
  });

/** Seat 0 has named a speaker and drawn its cards. */
function looking() {
  const table = scene().play();
  table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:2']);
  return table;
}

describe('TI4 56 Politics', () => {
  it('56.0 56.1 56.2 56.2a 58.6 another seat than the speaker becomes speaker, also the holder', () => {
    const table = scene()
      .with((s) => {
        s.speaker = 1;
      })
      .play();
    table.answer(0, 'action', 'strategic:politics');
    expect(table).toOfferExactly(0, 'speaker', ['seat:0', 'seat:2']);
    table.answer(0, 'speaker', 'seat:0');
    expect(table.state.speaker).toBe(0);
  });

  it('56.2b 24.2 its holder draws two action cards', () => {
    const table = looking();
    expect(table.seat(0).hand).toEqual(['bunker', 'fire-team']);
    expect(table.state.decks.action).toEqual(['plague', 'spy', 'summit', 'upgrade']);
  });

  it('56.2c the two top agendas are seen by its holder alone', () => {
    const table = looking();
    const facts = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const seen = { key: 'fact.agendasSeen', args: { seat: 0, agendas: ['mutiny', 'core-mining'] } };
    expect(heardBy(0, facts)).toContainEqual(seen);
    expect(heardBy(1, facts).map(({ key }) => key)).not.toContain('fact.agendasSeen');
    expect(heardBy(1, facts).map(({ key }) => key)).toContain('fact.lookedAtAgendas');
  });

  it('56.2c both go on top or under the deck, in any order, or one here and one there', () => {
    const table = looking();
    expect(table).toOfferExactly(0, 'agenda-order', [
      'mutiny+core-mining/none',
      'core-mining+mutiny/none',
      'mutiny/core-mining',
      'core-mining/mutiny',
      'none/mutiny+core-mining',
      'none/core-mining+mutiny',
    ]);
    table.answer(0, 'agenda-order', 'core-mining/mutiny');
    expect(table.state.decks.agenda).toEqual(['core-mining', 'archived-secret', 'mutiny']);
  });

  it('56.2c in the order chosen', () => {
    const top = looking();
    top.answer(0, 'agenda-order', 'core-mining+mutiny/none');
    expect(top.state.decks.agenda).toEqual(['core-mining', 'mutiny', 'archived-secret']);
    const bottom = looking();
    bottom.answer(0, 'agenda-order', 'none/core-mining+mutiny');
    expect(bottom.state.decks.agenda).toEqual(['archived-secret', 'core-mining', 'mutiny']);
  });

  it('56.2c what was seen cannot be unseen: the answer before it is not taken back for free', () => {
    const table = looking();
    expect(table.undo(0)).not.toBeNull();
  });

  it('56.3 24.2 75.1 the others may draw two action cards for a token, clockwise from one deck', () => {
    const table = looking();
    table.answer(0, 'agenda-order', 'mutiny+core-mining/none');
    expect(table).toWaitFor([1, 'follow-politics'], [2, 'follow-politics']);
    table.answer(2, 'follow-politics', 'yes');
    expect(table.seat(2).hand).toEqual([]);
    table.answer(1, 'follow-politics', 'yes');
    expect(table.seat(1).hand).toEqual(['plague', 'spy']);
    expect(table.seat(2).hand).toEqual(['summit', 'upgrade']);
    expect(table.seat(1).pools.strategy).toBe(1);
  });

  it('42.4 an agenda deck that has run out is made of its discards', () => {
    const table = scene()
      .with((s) => {
        s.decks.agenda = [];
        s.discards.agenda = ['mutiny', 'core-mining'];
      })
      .play();
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:2']);
    expect(table.offers(0, 'agenda-order')).toHaveLength(6);
    expect(table.state.discards.agenda).toEqual([]);
  });

  it('42.4 56.2c with one agenda left the second one comes of the discards', () => {
    const table = scene()
      .with((s) => {
        s.decks.agenda = ['mutiny'];
        s.discards.agenda = ['core-mining', 'archived-secret'];
      })
      .play();
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:2']);
    expect(table.state.decks.agenda).toHaveLength(3);
    const [first, second, third] = table.state.decks.agenda;
    expect(first).toBe('mutiny');
    expect(table.state.discards.agenda).toEqual([]);
    table.answer(0, 'agenda-order', `${second}/${first}`);
    expect(table.state.decks.agenda).toEqual([second, third, 'mutiny']);
  });

  it('42.4 56.2c with two left the discards stay where they are', () => {
    const table = scene()
      .with((s) => {
        s.decks.agenda = ['mutiny', 'core-mining'];
        s.discards.agenda = ['archived-secret'];
      })
      .play();
    table.answers([0, 'action', 'strategic:politics'], [0, 'speaker', 'seat:2']);
    expect(table.state.discards.agenda).toEqual(['archived-secret']);
  });
});
