import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import { chapters } from '#games/beyond-the-sun/feed/chapters.ts';
import { msg } from '#games/beyond-the-sun/text/lexicon.ts';

const turn = (seat: number, round = 1) => msg('fact.turn', { seat, round });
const action = (seat: number) =>
  msg('fact.action', {
    seat,
    source: { kind: 'start', id: 'ship', n: 0 },
    option: null,
    cost: {},
    pushed: null,
  });
const vega = { place: 'A1', system: 'vega' } as const;
const took = (seat: number) => msg('fact.controlTaken', { seat, ...vega, disc: 'ore' });

/** The clauses that a turn's first line is made of. */
const deedsOf = (facts: readonly Message[]) => chapters(facts)[0]?.lines[0]?.texts[0]?.args.deeds;

describe('a turn of Beyond the Sun in its message', () => {
  it('tells control of a place instead of the way to it, and whose it was', () => {
    const flown = msg('fact.jumped', { seat: 0, moves: [{ level: 1, from: 'SOL', to: 'A1' }] });
    const lost = msg('fact.controlLost', { seat: 1, ...vega });
    expect(deedsOf([turn(0), action(0), flown, lost, took(0)])).toEqual([
      msg('feed.takes', { seat: 0, places: [{ ...vega, from: 1 }] }),
    ]);
  });

  it('tells ships that went elsewhere', () => {
    const elsewhere = { level: 2, from: 'SOL', to: 'Y1' } as const;
    const flown = msg('fact.jumped', { seat: 0, moves: [{ level: 1, from: 'SOL', to: 'A1' }, elsewhere] });
    expect(deedsOf([turn(0), action(0), flown, took(0)])).toEqual([
      msg('feed.jumps', { moves: [elsewhere] }),
      msg('feed.takes', { seat: 0, places: [{ ...vega, from: null }] }),
    ]);
  });

  it('adds up what was gained and says it once', () => {
    const ore = (n: number) => msg('fact.ore', { seat: 0, ore: n });
    const grown = msg('fact.population', { seat: 0, columns: ['A', 'B'] });
    expect(deedsOf([turn(0), action(0), ore(1), grown, ore(2)])).toEqual([
      msg('feed.gains', { ore: 3, pop: 2 }),
    ]);
  });

  it('tells what others lost to nobody in a line of theirs', () => {
    const lost = msg('fact.controlLost', { seat: 1, ...vega });
    expect(chapters([turn(0), action(0), lost])[0]?.lines[1]).toEqual({
      by: 1,
      texts: [msg('feed.deeds', { deeds: [msg('feed.loses', vega)] })],
      aside: false,
    });
  });

  it('keeps what an event brings apart from what the research brings', () => {
    const event = msg('fact.event', { seat: 0, event: 'asteroid-rush', slot: 'IIA' });
    const ore = (seat: number) => msg('fact.ore', { seat, ore: 2 });
    const card = 'spacetime-anomaly-studies';
    const found = msg('fact.discovered', { seat: 0, slot: 'IIA', card, type: 'scientific' });
    const facts = [turn(0), action(0), event, ore(0), ore(1), found, ore(0)];
    expect(deedsOf(facts)).toEqual([
      msg('feed.discovers', { slot: 'IIA', card, other: null }),
      msg('feed.gains', { ore: 2, pop: 0 }),
    ]);
    const deeds = [msg('feed.gains', { ore: 2, pop: 0 })];
    expect(chapters(facts)[0]?.lines[1]?.texts[0]?.args).toMatchObject({
      event: 'asteroid-rush',
      came: [
        { seat: 0, deeds },
        { seat: 1, deeds },
      ],
    });
  });

  it('says nothing of a production in which nothing was traded', () => {
    const lines = chapters([turn(0, 4), action(0), msg('fact.passed', { seat: 0 })])[0]?.lines;
    expect(lines?.at(-1)).toEqual({
      by: null,
      texts: [msg('feed.production', { round: 4, deeds: [] })],
      aside: true,
    });
  });
});
