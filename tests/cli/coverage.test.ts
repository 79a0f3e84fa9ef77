import { describe, expect, it } from 'vitest';
import type { Journal } from '#core/journal.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { coverage, told } from '../../tools/rigs/coverage/coverage.ts';
import { type Item, inventory, KINDS, nameOf } from '../../tools/rigs/coverage/inventory.ts';
import { PlayCounts } from '../../tools/rigs/coverage/play-counts.ts';
import { scenario } from '../../tools/rigs/coverage/scenario.ts';

const all = inventory();
const of = (kind: Item['kind']) => all.filter((item) => item.kind === kind);
const begun = (game: ReturnType<typeof scenario>) => game.setup({}, 0, null as never) as State;

describe('the inventory of Twilight Imperium', () => {
  it('holds everything once', () => {
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
    expect(KINDS.map((kind) => [kind, of(kind).length])).toEqual([
      ['faction', 17],
      ['ability', 37],
      ['technology', 59],
      ['unit', 50],
      ['strategy card', 8],
      ['action card', 59],
      ['agenda', 50],
      ['law', 34],
      ['public objective', 20],
      ['secret objective', 20],
      ['note', 21],
    ]);
  });

  it('follows the box of its tables', () => {
    // The nexus brings a tile: nothing that is drawn or played.
    expect(inventory(['se.nexus'])).toEqual(all);
    const s = begun(scenario({ seats: 3, missing: all, seed: 'nexus', modules: ['se.nexus'] }));
    expect(s.box.modules).toEqual(['se.nexus']);
    expect(twilightImperium.invalid(s)).toBeNull();
  });

  it('knows what is used by choice and what only works', () => {
    const chosen = (kind: Item['kind'], id: string) => of(kind).find((item) => item.id === id)?.chosen;
    expect(chosen('ability', 'star-forge')).toBe(true);
    expect(chosen('ability', 'armada')).toBe(false);
    expect(chosen('note', 'support-for-the-throne')).toBe(false);
    expect(chosen('technology', 'gravity-drive')).toBe(false);
  });
});

describe('a prepared position', () => {
  it.each([3, 4, 5, 6])('of %i seats is possible, whatever is missing', (seats) => {
    const s = begun(scenario({ seats, missing: all, seed: `test ${seats}` }));
    expect(twilightImperium.invalid(s)).toBeNull();
    expect(s.custodians).toBe(false);
  });

  it('has in hands and on top what is missing', () => {
    const missing = all.filter(({ id }) =>
      ['war-funding', 'letnev', 'sabotage', 'mutiny', 'unveil-flagship'].includes(id),
    );
    const s = begun(scenario({ seats: 3, missing, seed: 'hands' }));
    const letnev = s.seats.findIndex(({ faction }) => faction === 'letnev');
    expect(letnev).toBeGreaterThanOrEqual(0);
    expect(s.seats[(letnev + 1) % 3]?.notes).toContainEqual({ id: 'war-funding', owner: letnev });
    expect(s.seats.some(({ hand }) => hand.includes('sabotage'))).toBe(true);
    expect(s.seats.some(({ secrets }) => secrets.held.includes('unveil-flagship'))).toBe(true);
    expect(s.decks.agenda[0]).toBe('mutiny');
  });
});

describe('coverage', () => {
  it('counts what was drawn apart from what was played', () => {
    const census = new PlayCounts();
    const { look, close } = census.watch();
    const fact = (key: string, args: object) => ({ message: { key, args }, to: 'all' });
    const facts = [
      fact('fact.agendaRevealed', { seat: 0, agenda: 'mutiny' }),
      fact('fact.cardPlayed', { seat: 0, card: 'sabotage' }),
      fact('fact.used', { seat: 0, component: 'ability:star-forge' }),
    ];
    look({ entries: [{ kind: 'start', facts }], checkpoints: [] } as unknown as Journal);
    close();
    const counted = (name: string) => {
      const { drawn, played } = census.counts.get(name) ?? { drawn: -1, played: -1 };
      return [drawn, played];
    };
    expect(counted('agenda:mutiny')).toEqual([1, 0]);
    expect(counted('action card:sabotage')).toEqual([1, 1]);
    expect(counted('ability:star-forge')).toEqual([1, 1]);
    expect(census.missing().map(nameOf)).toContain('agenda:mutiny');
    expect(census.missing().map(nameOf)).not.toContain('action card:sabotage');
  });

  it('has most of the components played after a few prepared games, without a failure', () => {
    const report = coverage({ random: 0, greedy: 0, scenarios: 3, seed: 'short' });
    expect(report.failures).toEqual([]);
    const played = report.kinds.reduce((sum, kind) => sum + kind.played, 0);
    expect(played).toBeGreaterThan(all.length / 3);
    for (const { kind, all: many, played: some } of report.kinds) {
      expect(many).toBe(of(kind).length);
      expect(some, kind).toBeGreaterThan(0);
    }
    expect(report.missing).toHaveLength(all.length - played);
    expect(told(report).at(-1)).toContain('3 games, 0 failed');
  }, 120_000);
});
