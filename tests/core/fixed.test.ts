import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Flow } from '#core/flow.ts';
import type { Game } from '#core/game.ts';
import { bringUp } from '#core/migrate.ts';
import { lineageOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import type { Table } from '#core/table.ts';
import { isOfToday, replay } from '#core/verify.ts';
import { start } from '../support/driver.ts';
import { oneOf, type Scripted, scripted } from '../support/scripted.ts';

type Drawing = { box: { cards: string[] }; hand: string[] };

function* draw(t: Table<Scripted<Drawing>>): Flow<void> {
  const card = yield* t.ask(0, 'card', () => oneOf(...t.state.box.cards));
  t.write.hand.push(card);
}

const drawing = (write: (t: Table<Scripted<Drawing>>) => unknown = () => null, cards = ['ace', 'king']) => ({
  ...scripted<Drawing>({ box: { cards }, hand: [] }, draw, function* (t) {
    yield* draw(t);
    write(t);
  }),
  fixed: ['box'] as const,
});

const game = drawing();
const begun = () => start(game, { seats: 1 }).answers([0, 'card', 'ace']);

describe('what is fixed at set-up', () => {
  it('is in the state and no part of a checkpoint: the keys are those of the same table without it', () => {
    const table = begun();
    expect(table.session.state).toEqual({ box: { cards: ['ace', 'king'] }, hand: ['ace'], turn: 2 });
    for (const { state } of table.journal.checkpoints) expect(state).not.toContain('box');
    const plain = scripted<{ hand: string[] }>({ hand: [] }, function* (t) {
      t.write.hand.push(yield* t.ask(0, 'card', () => oneOf('ace', 'king')));
    });
    expect(start(plain, { seats: 1 }).key(0, 'card')).toBe(start(game, { seats: 1 }).key(0, 'card'));
  });

  it('is kept once with the table and found again when it is taken up, before the other fields', () => {
    const table = begun();
    const { config } = table.session;
    expect(config.fixed).toEqual({ box: { cards: ['ace', 'king'] } });
    expect(Object.keys(table.reloaded().state)).toEqual(['box', 'hand', 'turn']);
    const [segment] = lineageOf(table.journal, 1);
    const stored = { version: 1, config: JSON.parse(JSON.stringify(config)), segment: segment! };
    const brought = bringUp(game as unknown as Game, stored);
    if (brought.kind !== 'fit') throw new Error(brought.reason);
    expect(Session.load(game, brought.config, brought.segment).session.state).toEqual(table.session.state);
  });

  it.each<[string, (t: Table<Scripted<Drawing>>) => unknown]>([
    ['taken out for writing', (t) => t.write.box.cards],
    ['set', (t) => Object.assign(t.write, { box: { cards: [] } })],
    ['deleted', (t) => Reflect.deleteProperty(t.write, 'box')],
    ['changed behind the back of the table', (t) => (t.state.box.cards as string[]).push('joker')],
  ])('cannot be %s', (_, write) => {
    const table = start(drawing(write), { seats: 1 }).answers([0, 'card', 'ace']);
    expect(table.fault(0, 'card', 'king')).toMatch(/fixed|extensible/);
    expect(table.session.state.box.cards).toEqual(['ace', 'king']);
  });

  it('stays through an undo and a repair of something else', () => {
    const table = begun();
    expect(table.undo(0)).toBeNull();
    expect(table.session.state.box.cards).toEqual(['ace', 'king']);
    expect(table.journal.repair([{ op: 'add', path: '/hand/0', value: 'king' }]).kind).toBe('repaired');
    expect(table.session.state).toMatchObject({ box: { cards: ['ace', 'king'] }, hand: ['king'] });
    expect(table.session.segment.state).not.toContain('box');
  });

  it.each([
    [[{ op: 'replace', path: '/box/cards/0', value: 'joker' }]],
    [[{ op: 'remove', path: '/box' }]],
    [[{ op: 'replace', path: '/box', value: { cards: [] } }]],
  ])('is not changed by a repair: %j', (patch) => {
    const table = begun();
    expect(table.journal.repair(patch)).toMatchObject({
      refusal: { message: { key: 'core.repairFixed', args: { reason: 'box' } } },
    });
    expect(table.session.state.box.cards).toEqual(['ace', 'king']);
  });

  it('is given by a repair to a table that has none yet', () => {
    const { journal, session } = begun();
    const { fixed: _, ...bare } = session.config;
    const shaped = {
      ...game,
      state: z.looseObject({ box: z.object({ cards: z.array(z.string()) }) }) as never,
    };
    const [segment] = lineageOf(journal, 1);
    const stranded = Session.stranded(shaped, bare, { segment: segment!, reason: 'no box' });
    expect(stranded.stuck).toBe('no box');
    journal.session = stranded;
    expect(journal.repair([{ op: 'add', path: '/box', value: { cards: ['ace'] } }]).kind).toBe('repaired');
    expect(journal.session.stuck).toBeNull();
    expect(journal.session.config.fixed).toEqual({ box: { cards: ['ace'] } });
  });

  it('is in the record, with which the table can be played again; under another box only its dice can be checked', () => {
    const table = begun().answers([0, 'card', 'king']);
    const record = JSON.parse(JSON.stringify(table.journal.record()));
    expect(record.fixed).toEqual({ box: { cards: ['ace', 'king'] } });
    expect(replay(game as never, record).problems).toEqual([]);
    const fuller = drawing(undefined, ['ace', 'king', 'queen']);
    expect(isOfToday(fuller as never, record)).toBe(false);
    expect(isOfToday(game as never, record)).toBe(true);
  });

  it('is missing from the record of a game that has nothing fixed', () => {
    const bare = scripted({}, (t) => t.until(() => true));
    expect(start(bare, { seats: 1 }).journal.record()).not.toHaveProperty('fixed');
  });
});
