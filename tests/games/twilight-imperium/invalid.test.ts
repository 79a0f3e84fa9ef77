import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { type Imperium, newTable } from './scene.ts';

/** A table at the first turn of the game, between two turns. */
function between(): State {
  const table: Imperium = newTable(3, { seatFactions: ['sol', 'yin', 'muaat'] });
  for (let answers = 0; table.state.stage.kind !== 'turn'; answers++) {
    const open = table.session.open().find(({ held }) => held === null);
    if (!open || answers > 60) throw new Error('no turn comes');
    table.answer(open.seat, open.topic, open.fallback);
  }
  const { segment, config } = table.session;
  return { ...JSON.parse(segment.state), ...structuredClone(config.fixed) } as State;
}

const WRONG: readonly (readonly [what: string, change: (s: State) => void, why: RegExp])[] = [
  [
    '42.3 more plastic than the box holds',
    (s) => s.planets.jord?.units.push({ seat: 0, unit: 'pds', count: 7, damaged: 0 }),
    /more than 6 pds/,
  ],
  [
    '18.3 more than sixteen tokens',
    (s) => Object.assign(s.seats[0]?.pools ?? {}, { tactic: 12 }),
    /command tokens/,
  ],
  [
    'more damaged than there are',
    (s) => Object.assign(s.systems['1']?.units[0] ?? {}, { damaged: 9 }),
    /damaged/,
  ],
  [
    'two stacks of one kind',
    (s) => s.planets.jord?.units.push({ seat: 0, unit: 'infantry', count: 1, damaged: 0 }),
    /two stacks/,
  ],
  ['an action card too few', (s) => s.decks.action.pop(), /action card .* missing/],
  [
    'an action card too many',
    (s) => s.seats[1]?.hand.push('sabotage', 'sabotage', 'sabotage', 'sabotage', 'sabotage'),
    /too often/,
  ],
  [
    'an agenda in two places',
    (s) => s.discards.agenda.push(s.decks.agenda[0] ?? 'core-mining'),
    /agenda .* too often/,
  ],
  [
    'a secret objective in two places',
    (s) => s.decks.secret.push(s.seats[0]?.secrets.held[0] ?? 'cut-supply-lines'),
    /too often/,
  ],
  ['a public objective too few', (s) => s.objectives.pop(), /missing/],
  ['25.0 a note in two hands', (s) => s.seats[1]?.notes.push({ id: 'ceasefire', owner: 0 }), /too often/],
  ['25.0 a note in no hand', (s) => s.seats[1]?.notes.pop(), /missing/],
  [
    '27.8 a strategy card before two seats',
    (s) => s.seats[1]?.strategy.push({ id: s.seats[0]?.strategy[0]?.id ?? 'trade', exhausted: false }),
    /before two seats/,
  ],
  [
    'goods on a card that somebody has',
    (s) => {
      s.bonus[s.seats[0]?.strategy[0]?.id ?? 'trade'] = 1;
    },
    /goods lie on/,
  ],
  ['51.4a points beyond the track', (s) => Object.assign(s.seats[0] ?? {}, { points: 11 }), /11 points/],
  [
    'ground forces of two seats on a planet',
    (s) => s.planets.jord?.units.push({ seat: 1, unit: 'infantry', count: 1, damaged: 0 }),
    /jord of 0 has infantry of seat 1/,
  ],
  [
    '32.5 a planet that belongs to nobody with units on it',
    (s) => Object.assign(s.planets.jord ?? {}, { controller: null }),
    /jord of nobody/,
  ],
  [
    '66.3 more ships than fleet tokens',
    (s) => Object.assign(s.seats[0]?.pools ?? {}, { fleet: 2 }),
    /ships too many/,
  ],
  [
    '38.3 fighters without room',
    (s) => s.systems['18']?.units.push({ seat: 0, unit: 'fighter', count: 1, damaged: 0 }),
    /without room/,
  ],
  [
    'a ship on a planet',
    (s) => s.planets.jord?.units.push({ seat: 0, unit: 'cruiser', count: 1, damaged: 0 }),
    /cruiser stands on/,
  ],
  [
    'two tiles on one place',
    (s) => {
      s.board['1'] = 0;
    },
    /two tiles/,
  ],
  [
    'a tile without its planets',
    (s) => {
      delete s.planets.jord;
    },
    /lacks a planet/,
  ],
];

describe('TI4 What cannot be', () => {
  it('a table between two turns is in order', () => {
    expect(twilightImperium.invalid(between())).toBeNull();
  });

  it.each(WRONG)('%s', (_, change, why) => {
    const state = between();
    change(state);
    expect(twilightImperium.invalid(state)).toMatch(why);
  });
});
