import { describe, expect, it } from 'vitest';
import { type Odds, oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { type BattleOrder, readOrder } from '#games/twilight-imperium/odds/order.ts';
import { agreed } from './agree.ts';
import { simulate } from './simulate.ts';

function order(given: unknown): BattleOrder {
  const read = readOrder(given);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
const odds = (given: unknown): Odds => oddsOf(order(given));
const space = (attacker: object, defender: object) => ({
  place: 'space',
  attacker: { units: attacker },
  defender: { units: defender },
});

describe('odds by hand', () => {
  it('one cruiser against one: each hits on 7', () => {
    // In a round that decides something (0.64 of all) both fall in 0.16, one side alone in 0.24 each.
    expect(odds(space({ cruiser: 1 }, { cruiser: 1 }))).toEqual({
      attacker: 0.375,
      draw: 0.25,
      defender: 0.375,
      survivors: { attacker: { cruiser: 0.375 }, defender: { cruiser: 0.375 } },
    });
  });

  it('a dreadnought has to be hit twice', () => {
    // The cruiser hits with 0.4, the dreadnought with 0.6. Undamaged: win 0.6, damaged otherwise 0.4 × 0.4; damaged: as a ship of 0.6.
    const { attacker, draw, defender } = odds(space({ dreadnought: 1 }, { cruiser: 1 }));
    const later = { win: (0.6 * 0.6) / 0.76, draw: (0.6 * 0.4) / 0.76, lose: (0.4 * 0.4) / 0.76 };
    const hurt = 0.16 / 0.76;
    expect(attacker).toBeCloseTo(0.6 / 0.76 + hurt * later.win, 10);
    expect(draw).toBeCloseTo(hurt * later.draw, 10);
    expect(defender).toBeCloseTo(hurt * later.lose, 10);
  });

  it('a barrage takes fighters before they roll', () => {
    // Two dice on 9 against the only fighter beside a carrier that never matters here.
    const with_ = odds(space({ destroyer: 1 }, { fighter: 1 }));
    const none = 0.8 * 0.8;
    const round = { win: 0.2 * 0.8, draw: 0.2 * 0.2, lose: 0.2 * 0.8 };
    const all = round.win + round.draw + round.lose;
    expect(with_.attacker).toBeCloseTo(1 - none + (none * round.win) / all, 10);
    expect(with_.defender).toBeCloseTo((none * round.lose) / all, 10);
  });

  it('space cannons of both sides fire first', () => {
    // The PDS hits on 6 and takes the only ship; then two ships that hit on 7.
    const { attacker, defender } = odds(space({ cruiser: 1 }, { cruiser: 1, pds: 1 }));
    expect(attacker).toBeCloseTo(0.5 * 0.375, 10);
    expect(defender).toBeCloseTo(0.5 + 0.5 * 0.375, 10);
  });

  it('on the ground ships bombard, unless a shield is there; and space cannons fire at what lands', () => {
    const ground = (attacker: object, defender: object) => ({
      place: 'ground',
      attacker: { units: attacker },
      defender: { units: defender },
    });
    const even = { win: 0.3 * 0.7, draw: 0.09, all: 0.51 };
    const plain = odds(ground({ infantry: 1 }, { infantry: 1 }));
    expect(plain.attacker).toBeCloseTo(even.win / even.all, 10);
    expect(plain.draw).toBeCloseTo(even.draw / even.all, 10);
    const bombed = odds(ground({ infantry: 1, dreadnought: 1 }, { infantry: 1 }));
    expect(bombed.attacker).toBeCloseTo(0.6 + (0.4 * even.win) / even.all, 10);
    const shielded = odds(ground({ infantry: 1, dreadnought: 1 }, { infantry: 1, pds: 1 }));
    expect(shielded.attacker).toBeCloseTo((0.5 * even.win) / even.all, 10);
    const sun = odds(ground({ infantry: 1, 'war-sun': 1 }, { infantry: 1, pds: 1 }));
    expect(sun.attacker).toBeCloseTo(0.5 * (1 - 0.2 ** 3) + (0.5 * 0.2 ** 3 * even.win) / even.all, 10);
  });
});

describe('odds of a battle in a nebula', () => {
  const foggy = (attacker: object, defender: object) => ({ ...space(attacker, defender), nebula: true });

  it('80.3 its defender adds 1 to each combat roll', () => {
    // The attacker hits with 0.4, the defender with 0.5; 0.7 of all rounds decide something.
    const { attacker, draw, defender } = odds(foggy({ cruiser: 1 }, { cruiser: 1 }));
    expect(attacker).toBeCloseTo((0.4 * 0.5) / 0.7, 10);
    expect(draw).toBeCloseTo((0.4 * 0.5) / 0.7, 10);
    expect(defender).toBeCloseTo((0.6 * 0.5) / 0.7, 10);
    expect(odds({ ...space({ cruiser: 1 }, { cruiser: 1 }), nebula: false }).draw).toBeCloseTo(0.25, 10);
  });

  it('80.3 to no other roll: a barrage is as ever', () => {
    const destroyer = { destroyer: 1 };
    const none = 0.8 * 0.8;
    const { defender } = odds(foggy({ fighter: 1 }, destroyer));
    const round = { win: 0.3 * 0.8, all: 1 - 0.8 * 0.7 };
    expect(defender).toBeCloseTo(1 - none + (none * round.win) / round.all, 10);
  });

  it('34.3c a nebula has no planets: only space cannons that reach it from next door fire', () => {
    const given = foggy({ cruiser: 2 }, { cruiser: 1 });
    const with_ = (technologies: string[]) =>
      odds({ ...given, defender: { units: { cruiser: 1, pds: 2 }, technologies } });
    expect(with_([]).defender).toBe(odds(given).defender);
    expect(with_(['pds-ii']).defender).toBeGreaterThan(odds(given).defender);
  });

  it('agrees with the flows of the game', { timeout: 60_000 }, () => {
    agreed({ ...foggy({}, {}), attacker: FLEETS[0], defender: FLEETS[3] }, 500);
    // Ground forces that fight in space are sheltered like ships.
    const nekro = { faction: 'nekro', units: { flagship: 1, infantry: 2 } };
    const sheltered = agreed({ ...foggy({ cruiser: 5 }, {}), defender: nekro }, 500);
    const open = odds({ ...space({ cruiser: 5 }, {}), defender: nekro });
    expect(sheltered.defender).toBeGreaterThan(open.defender);
  });
});

describe('odds of what comes in every round of a ground combat', () => {
  const ground = (attacker: object, defender: object, rest: object = {}) => ({
    place: 'ground',
    attacker,
    defender,
    ...rest,
  });
  const mindnet = { faction: 'l1z1x', units: { infantry: 2, dreadnought: 1 } };

  it('8.1 ships of the L1Z1X bombard as each round ends', () => {
    // Begun: nothing was bombarded before. A round: infantry on 8 against infantry on 8, then the dreadnought on 5 at what is left.
    const duel = { faction: 'l1z1x', units: { infantry: 1, dreadnought: 1 } };
    const { attacker, draw, defender } = odds(ground(duel, { units: { infantry: 1 } }, { begun: true }));
    const still = 0.7 * 0.7 * 0.4;
    expect(attacker).toBeCloseTo((0.3 * 0.7 + 0.7 * 0.7 * 0.6) / (1 - still), 10);
    expect(draw).toBeCloseTo((0.3 * 0.3 + 0.7 * 0.3 * 0.6) / (1 - still), 10);
    expect(defender).toBeCloseTo((0.7 * 0.3 * 0.4) / (1 - still), 10);
  });

  it('48.2 but not against a shield', () => {
    const shielded = { units: { infantry: 2, pds: 1 } };
    const begun = { begun: true };
    expect(odds(ground(mindnet, shielded, begun))).toEqual(
      odds(ground({ units: { infantry: 2 } }, shielded, begun)),
    );
  });

  it('agrees with the flows of the game, also against infantry that may come back', {
    timeout: 60_000,
  }, () => {
    agreed(ground(mindnet, { units: { infantry: 4 } }), 800);
    const revived = { units: { infantry: 6 }, technologies: ['infantry-ii'] };
    agreed(ground({ ...mindnet, technologies: ['plasma-scoring'] }, revived, { begun: true }), 800);
  });

  it('45.4 Magen Defense Grid silences the attacker in the first round, and no other', {
    timeout: 60_000,
  }, () => {
    const grid = { units: { infantry: 1, pds: 1 }, technologies: ['magen-defense-grid'] };
    const begun = { begun: true };
    const { defender, draw } = odds(ground({ units: { infantry: 1 } }, grid, begun));
    const even = { win: (0.3 * 0.7) / 0.51, draw: 0.09 / 0.51 };
    expect(defender).toBeCloseTo(0.3 + 0.7 * even.win, 10);
    expect(draw).toBeCloseTo(0.7 * even.draw, 10);
    const more = { ...grid, units: { infantry: 4, pds: 1 } };
    agreed(ground({ units: { infantry: 6 } }, more), 800);
    // 48.3: a war sun takes the shield away, and with it the grid.
    agreed(ground({ faction: 'muaat', units: { infantry: 3, 'war-sun': 1 } }, more), 800);
  });
});

const FLEETS: readonly object[] = [
  {
    faction: 'winnu',
    units: { cruiser: 2, 'war-sun': 1, pds: 1 },
    technologies: ['cruiser-ii', 'duranium-armor'],
  },
  {
    faction: 'sol',
    units: { carrier: 2, fighter: 6, dreadnought: 1, flagship: 1 },
    technologies: ['assault-cannon'],
  },
  {
    faction: 'jolnar',
    units: { destroyer: 3, cruiser: 2, pds: 2 },
    technologies: ['plasma-scoring', 'destroyer-ii'],
  },
  { units: { fighter: 8, carrier: 2 }, technologies: ['antimass-deflectors', 'fighter-ii'] },
];

describe('odds as a whole', () => {
  it('probabilities sum to 1, and a battle of equals is even', () => {
    for (const side of FLEETS) {
      const { units, ...rest } = side as { units: Record<string, number> };
      // Who fires its space cannons first has an edge: without them nobody has.
      const fair = { ...rest, units: { ...units, pds: 0 }, technologies: ['duranium-armor'] };
      const { attacker, draw, defender, survivors } = odds({
        place: 'space',
        attacker: fair,
        defender: fair,
      });
      expect(attacker + draw + defender).toBeCloseTo(1, 10);
      expect(attacker).toBeCloseTo(defender, 10);
      for (const [unit, left] of Object.entries(survivors.attacker))
        expect(survivors.defender[unit as never]).toBeCloseTo(left, 10);
    }
  });

  it('turning the sides round turns the odds round', () => {
    const [a, , , b] = FLEETS;
    const one = odds({ place: 'space', attacker: { ...a, units: { cruiser: 3 } }, defender: b });
    const other = odds({ place: 'space', attacker: b, defender: { ...a, units: { cruiser: 3 } } });
    expect(one.attacker).toBeCloseTo(other.defender, 10);
    expect(one.draw).toBeCloseTo(other.draw, 10);
  });

  it('28.21 an upgrade of another faction is in force for whoever has copied it', () => {
    const defender = { units: { cruiser: 5 } };
    const dreadnoughts = { units: { dreadnought: 3 }, technologies: ['super-dreadnought-ii'] };
    const copied = odds({ place: 'space', attacker: { ...dreadnoughts, faction: 'nekro' }, defender });
    const own = odds({ place: 'space', attacker: { ...dreadnoughts, faction: 'l1z1x' }, defender });
    expect(copied).toEqual(own);
    const plain = { units: { dreadnought: 3 } };
    expect(copied).not.toEqual(odds({ place: 'space', attacker: plain, defender }));
  });

  it('agrees with the flows of the game, fought many times', { timeout: 60_000 }, () => {
    const times = 1_500;
    const battles = [
      ...FLEETS.flatMap((attacker, i) => [
        { place: 'space', attacker, defender: FLEETS[(i + 1) % FLEETS.length] },
      ]),
      {
        place: 'ground',
        attacker: {
          faction: 'sol',
          units: { infantry: 5, dreadnought: 2 },
          technologies: ['plasma-scoring'],
        },
        defender: { faction: 'xxcha', units: { infantry: 4 }, technologies: ['infantry-ii'] },
      },
      {
        place: 'ground',
        attacker: { faction: 'muaat', units: { infantry: 4, 'war-sun': 1 } },
        defender: { faction: 'sardakk', units: { infantry: 5, pds: 2 } },
      },
    ];
    for (const given of battles) {
      const exact = odds(given);
      const seen = simulate(order(given), times);
      for (const way of ['attacker', 'draw', 'defender'] as const) {
        const error = Math.sqrt((exact[way] * (1 - exact[way])) / times);
        expect(Math.abs(seen[way] - exact[way]), JSON.stringify({ given, exact, seen })).toBeLessThan(
          4.5 * error + 1e-9,
        );
      }
    }
  });
});

describe('odds of what cannot be', () => {
  const side = { units: { cruiser: 1 } };
  const cases: readonly (readonly [string, unknown])[] = [
    ['the battle: 5 is not what belongs there.', 5],
    ['place is missing.', { attacker: side, defender: side }],
    ['place: "sea" is not known here.', { place: 'sea', attacker: side, defender: side }],
    [
      'attacker.faction: "romans" is not known here.',
      { place: 'space', attacker: { ...side, faction: 'romans' }, defender: side },
    ],
    [
      'attacker.technologies.0: "fire" is not known here.',
      { place: 'space', attacker: { ...side, technologies: ['fire'] }, defender: side },
    ],
    [
      'defender.units.cruiser: there are only 8 figures of it.',
      { place: 'space', attacker: side, defender: { units: { cruiser: 9 } } },
    ],
    [
      'attacker: a flagship needs a faction.',
      { place: 'space', attacker: { units: { flagship: 1 } }, defender: side },
    ],
    [
      'defender.technologies: sol has "spec-ops-ii" in the place of "infantry-ii".',
      {
        place: 'space',
        attacker: side,
        defender: { ...side, faction: 'sol', technologies: ['infantry-ii'] },
      },
    ],
    [
      'The attacker has no ships for a battle in space.',
      { place: 'space', attacker: { units: { infantry: 2 } }, defender: side },
    ],
    [
      'The defender has neither ships nor PDS for a battle in space.',
      { place: 'space', attacker: side, defender: { units: {} } },
    ],
    [
      'nebula: there are no planets in a nebula.',
      {
        place: 'ground',
        nebula: true,
        attacker: { units: { infantry: 1 } },
        defender: { units: { infantry: 1 } },
      },
    ],
    ['nebula: "thick" is not what belongs there.', { ...space({}, {}), nebula: 'thick' }],
    [
      'The attacker has no ground forces for a battle on the ground.',
      { place: 'ground', attacker: side, defender: { units: { infantry: 1 } } },
    ],
  ];

  it.each(cases)('%s', (sentence, given) => {
    expect(readOrder(given)).toBe(sentence);
  });

  it('names the units there are', () => {
    const said = readOrder({ place: 'space', attacker: { units: { bomber: 1 } }, defender: side });
    expect(said).toMatch(/^attacker\.units: nothing is called "bomber"\. There are carrier, /);
  });

  it('refuses numbers that are none', () => {
    expect(readOrder({ place: 'space', attacker: { units: { cruiser: -1 } }, defender: side })).toMatch(
      /from 0 to 60/,
    );
    expect(readOrder({ place: 'space', attacker: { units: { cruiser: 1.5 } }, defender: side })).toMatch(
      /^attacker\.units\.cruiser/,
    );
  });
});
