import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { type Imperium, Scene } from '../games/twilight-imperium/scene.ts';
import type { Driver } from '../support/driver.ts';
import { Clicker } from './clicker.ts';

// What it takes at most, the click that opens the panel counted.
const TACTICAL = 6;
const SECONDARY = 2;
const VOTE = 3;
const SCORING = 2;
const PRODUCTION = 4;

const clicker = (table: Imperium, seat: Seat = 0) => new Clicker(table as unknown as Driver, seat);

// 14 (home of seat 0, Archon Ren and Archon Tau), 29 (Qucenn, Rarron), 20 (Vefut II), 28 and 30 beside both.

describe('clicks for a tactical action without a battle', () => {
  it('a carrier takes two infantry to a free planet and lands them', async () => {
    const table = new Scene().units(0, '29', { carrier: 1 }).units(0, 'qucenn', { infantry: 2 }).play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    await player.select('Carrier', 'Aboard: 2 infantry');
    await player.press('Move 3 units');
    expect(player.text).toContain('Suggested:');
    await player.press('Land 2 units');
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(table).toWaitFor([1, 'action']);
    expect(player.clicks).toBeLessThanOrEqual(TACTICAL);
  });

  it('of units of a kind and place some stay behind', async () => {
    const table = new Scene()
      .units(0, '29', { carrier: 1, cruiser: 2, fighter: 2 })
      .units(0, 'qucenn', { infantry: 2 })
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    expect(player.listed.join()).not.toMatch(/#2|one more/);
    await player.select('Carrier', '2 cruisers', 'Aboard: 2 fighters', 'Aboard: 2 infantry');
    await player.type('Fewer…', '1', '1', '2');
    expect(player.listed).toEqual([
      "Carrier · Qucen'n / Rarron (29)",
      "Cruiser · Qucen'n / Rarron (29): 1 of 2",
      "Aboard: fighter · Qucen'n / Rarron (29): 1 of 2",
      "Aboard: 2 infantry · Qucen'n",
    ]);
    await player.type('Fewer…', 'some', '1', '2');
    expect(player.text).toContain('number');
    await player.press('Move 5 units');
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 1, 0:infantry 2');
  });

  it('several ships of several systems with passengers, no more clicks than one', async () => {
    const table = new Scene()
      .units(0, '29', { carrier: 1, cruiser: 1, fighter: 2 })
      .units(0, '28', { dreadnought: 1 })
      .units(0, 'archon-ren', { infantry: 1 })
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    await player.press('Everything that fits');
    expect(player.text).toContain('3 ships; 2 of 5 places aboard taken.');
    await player.press('Move 5 units');
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1, 0:dreadnought 1, 0:fighter 2');
    expect(table).toWaitFor([1, 'action']);
    expect(player.clicks).toBeLessThanOrEqual(TACTICAL);
  });

  it('everything that fits is no more than the fleet pool holds', async () => {
    const table = new Scene()
      .units(0, '29', { cruiser: 2, carrier: 1, fighter: 2 })
      .units(0, '28', { cruiser: 2 })
      .pools(0, { fleet: 3 })
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    await player.press('Everything that fits');
    expect(player.text).not.toContain('Not yet');
    await player.press('Move');
    const ships = [...table.at('20').matchAll(/(?:cruiser|carrier) (\d)/g)].map(([, count]) => Number(count));
    expect(ships.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('building at home and paying for it, with ships there that stay', async () => {
    const table = new Scene()
      .units(0, '29', { cruiser: 1 })
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .control(0, 'qucenn')
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Archon Ren');
    // Nothing shall move: no ship is ticked.
    await player.press('Move nothing');
    await player.select('Fighter', 'Infantry on Archon Ren', 'Infantry on Archon Ren');
    expect(player.text).toMatch(/Units 3\/\d+ · cost 2 of \d+ resources · fleet 0\/3 · aboard 1\/3/);
    await player.press('Build, pay for me');
    expect(table.at('archon-ren')).toBe('0:infantry 2, 0:space-dock 1');
    expect(table.at('14')).toBe('0:fighter 1');
    expect(table).toWaitFor([1, 'action']);
    expect(player.clicks).toBeLessThanOrEqual(TACTICAL);
  });

  it('a system can be typed instead of looked for', async () => {
    const table = new Scene(6).units(0, '29', { cruiser: 1 }).play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.type('Find…', '20');
    expect(table.state.tactical).toMatchObject({ system: '20' });
    expect(player.asked).toContain('move');
    expect(player.clicks).toBe(4);
  });

  it('a plan that does not hold says why before it is sent', async () => {
    const table = new Scene()
      .units(0, '29', { cruiser: 1, carrier: 1 })
      .units(0, 'qucenn', { infantry: 2 })
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    await player.select('Cruiser', 'Aboard: 2 infantry');
    expect(player.text).toContain('Not yet: There is room for 0, not for 2. (TI4 46.0)');
    await expect(player.press('Move 3 units')).rejects.toThrow('no button');
  });
});

describe('clicks in a battle', () => {
  it('losses are ticked as suggested and taken with one press, or changed', async () => {
    const fight = () => {
      for (let seed = 1; seed < 60; seed++) {
        const table = new Scene()
          .units(0, '29', { cruiser: 3, dreadnought: 2 })
          .pools(0, { fleet: 5 })
          .units(1, '20', { cruiser: 3, carrier: 2, fighter: 2 })
          .pools(1, { fleet: 5 })
          .play(seed);
        table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
        table.answer(0, 'move', { '29:cruiser': 3, '29:dreadnought': 2 });
        for (let steps = 0; steps < 9; steps++) {
          const open = table.session.open().filter(({ held, optional }) => held === null && !optional);
          if (open.some(({ topic, seat }) => topic === 'losses' && seat === 1)) return table;
          const next = open.find(({ topic }) => topic !== 'losses');
          if (!next) break;
          table.answer(next.seat, next.topic, next.fallback);
        }
      }
      throw new Error('no seed leads to losses');
    };
    const plain = await clicker(fight(), 1).open();
    expect(plain.text).toContain('Suggested:');
    await plain.press('Lose');
    expect(plain.clicks).toBe(2);
    expect(plain.text).not.toContain('⚠️');

    const picky = await clicker(fight(), 1).open();
    await picky.press('Start over');
    await expect(picky.press('Lose')).rejects.toThrow('no button');
  });
});

/** A table at which seat 0 has just used the primary of a card and seat 1 may follow. */
function following(card: StrategyCardId, scene: Scene, primary: (table: Imperium) => void = () => undefined) {
  const table = scene.strategy(0, { id: card, exhausted: false }).pools(1, { strategy: 2 }).play();
  table.answer(0, 'action', `strategic:${card}`);
  primary(table);
  return table;
}

const hacan = () =>
  new Scene().with((s) => {
    s.decks.secret = ['become-the-gatekeeper', 'cut-supply-lines', 'spark-a-rebellion'];
  });

describe('clicks for a secondary', () => {
  it('leadership: tokens bought, put into pools and paid for', async () => {
    const table = following(
      'leadership',
      hacan().control(1, 'tequran').control(1, 'torkan').control(1, 'vefut-ii'),
      (one) => one.answers([0, 'token-pool', { tactic: 3 }]),
    );
    if (table.session.waiting().some(({ topic }) => topic === 'leadership')) table.answer(0, 'leadership', 0);
    const before = table.seat(1).pools.tactic;
    const player = await clicker(table, 1).open();
    expect(player.text).toContain('Command tokens for 3 influence each.');
    await player.select('3 influence: +1 tactic');
    expect(table.seat(1).pools.tactic).toBe(before + 1);
    expect(player.asked.filter((topic) => topic !== 'deal')).toEqual([]);
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);
  });

  it('diplomacy: two planets readied', async () => {
    const scene = hacan()
      .control(1, 'vefut-ii', { exhausted: true })
      .control(1, 'tequran', { exhausted: true });
    const table = following('diplomacy', scene);
    const player = await clicker(table, 1).open();
    expect(player.text).toContain('Up to 2 exhausted planets are readied. It costs 1 strategy token.');
    await player.press('Ready');
    expect(table.planet('vefut-ii').exhausted).toBe(false);
    expect(table.planet('tequran').exhausted).toBe(false);
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);
  });

  it.each(['politics', 'trade', 'imperial'] as const)('%s: a plain yes', async (card) => {
    const table = following(card, hacan(), (one) => {
      for (let steps = 0; steps < 9; steps++) {
        const mine = one.session.open().find(({ seat, optional }) => seat === 0 && !optional);
        if (!mine) return;
        one.answer(0, mine.topic, mine.fallback);
      }
    });
    const player = await clicker(table, 1).open();
    await player.press('Yes, for 1 strategy token');
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);
  });

  it('construction: a structure on a planet', async () => {
    const table = following('construction', hacan().control(1, 'vefut-ii'), (one) => {
      one.answers([0, 'structure', 'none']);
    });
    const player = await clicker(table, 1).open();
    await player.select('PDS on Vefut II');
    expect(table.at('vefut-ii')).toBe('1:pds 1');
    expect(table.state.systems['20']?.tokens).toEqual([1]);
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);
  });

  it('warfare: units built at home and paid for', async () => {
    const table = following('warfare', hacan().units(1, 'arretze', { 'space-dock': 1 }), (one) => {
      one.answer(0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 });
    });
    const player = await clicker(table, 1).open();
    await player.select('2 infantry on Arretze');
    expect(table.at('arretze')).toBe('1:infantry 2, 1:space-dock 1');
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);
  });

  it('technology: researched and paid for; who wants to pay otherwise says so', async () => {
    const table = () =>
      following('technology', hacan().control(1, 'vefut-ii').control(1, 'tequran'), (one) =>
        one.answers([0, 'research', 'neural-motivator']),
      );
    const quick = table();
    if (quick.session.waiting().some(({ topic }) => topic === 'research-more'))
      quick.answer(0, 'research-more', 'no');
    const player = await clicker(quick, 1).open();
    await player.press('Sarween Tools');
    expect(quick.seat(1).technologies.map(({ id }) => id)).toContain('sarween-tools');
    expect(quick.seat(1).pools.strategy).toBe(1);
    expect(player.clicks).toBeLessThanOrEqual(SECONDARY);

    const careful = await clicker(table(), 1).open();
    await careful.press('☑ The table pays for you');
    await careful.press('Sarween Tools');
    expect(careful.asked).toContain('payment');
  });
});

describe('clicks for a vote', () => {
  it('an outcome and all there is to vote with', async () => {
    const table = new Scene()
      .stage({ kind: 'agenda', number: 1 })
      .control(1, 'vefut-ii')
      .with((state) => {
        state.custodians = false;
        state.decks.agenda = ['mutiny', 'economic-equality', 'arms-reduction'];
        for (const seat of state.seats) seat.strategy = [];
      })
      .play()
      .quiet();
    const player = await clicker(table, 1).open();
    await player.press('For');
    await player.press('Cast the votes');
    expect(table.state.agenda?.votes).toMatchObject([{ seat: 1, outcome: 'for' }]);
    expect(player.clicks).toBeLessThanOrEqual(VOTE);
  });
});

describe('clicks for scoring', () => {
  it('what can be scored is ticked ahead, what costs something too, and one press scores it', async () => {
    const table = new Scene()
      .stage({ kind: 'status' })
      .objective('expand-borders', { revealed: false })
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .play();
    const player = await clicker(table).open();
    expect(player.text).toContain('Suggested: **Negotiate Trade Routes');
    await player.press('Score it');
    expect(table.seat(0)).toMatchObject({ points: 1, goods: 0 });
    expect(player.clicks).toBeLessThanOrEqual(SCORING);
  });

  it('once nothing is ticked, the button says that nothing is scored', async () => {
    const table = new Scene()
      .stage({ kind: 'status' })
      .objective('expand-borders', { revealed: false })
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .play();
    const player = await clicker(table).open();
    await player.press('Start over');
    expect(player.labels(ButtonStyle.Secondary)).toContain('Score nothing');
    expect(player.labels(ButtonStyle.Success)).toEqual([]);
    await player.press('Score nothing');
    expect(table.seat(0)).toMatchObject({ points: 0, goods: 5 });
  });
});

describe('a suggestion', () => {
  const build = async () => {
    const table = new Scene()
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .control(0, 'qucenn')
      .control(0, 'archon-ren')
      .play();
    const player = await clicker(table).open();
    await player.press('Tactical action');
    await player.select('Archon Ren');
    return { table, player };
  };

  it('is ticked with its reason, sends nothing, and is taken or changed like any draft', async () => {
    const { table, player } = await build();
    expect(player.asked).toContain('production');
    const before = player.clicks;
    await player.press('Suggest');
    expect(player.text).toMatch(/Suggested: \*\*.+\*\* \(the most useful of what you can pay\)/);
    expect(table.at('archon-ren')).toBe('0:space-dock 1');
    await player.press('Build, pay for me');
    expect(table.at('archon-ren') + table.at('14')).not.toBe('0:space-dock 1');
    expect(player.clicks - before).toBeLessThanOrEqual(PRODUCTION);
  });

  it('of one out of several makes its button green and is not chosen by itself', async () => {
    const table = new Scene().units(0, '29', { carrier: 1 }).units(0, 'qucenn', { infantry: 2 }).play();
    const player = await clicker(table).open();
    await player.press('Suggest');
    expect(table).toWaitFor([0, 'action']);
    expect(player.text).toContain('Suggested: **');
    expect(player.labels(ButtonStyle.Success)).toHaveLength(1);
  });

  it('is no button where it would be nothing', async () => {
    const player = await clicker(playing(), 2).open();
    expect(player.text).toContain('Do you step in?');
    await expect(player.press('Suggest')).rejects.toThrow('no button');
  });
});

/** Somebody plays an action card that another can cancel, and would not. */
function playing(): Imperium {
  const table = new Scene(3, ['yssaril', 'hacan', 'xxcha'])
    .control(0, 'wellon')
    .hand(0, 'industrial-initiative')
    .hand(2, 'sabotage')
    .play();
  table.answer(0, 'action', 'card:industrial-initiative');
  return table;
}

describe('a window', () => {
  it('is let happen with one press, which is grey', async () => {
    const table = playing();
    const player = await clicker(table, 2).open();
    expect(player.labels(ButtonStyle.Secondary)).toContain('Let it happen');
    await player.press('Let it happen');
    expect(table.seat(0).goods).toBe(1);
    expect(player.orders).toEqual([]);
  });

  it('is let happen for the rest of the round by a standing order', async () => {
    const table = playing();
    const player = await clicker(table, 2).open();
    await player.press('Not again this round');
    expect(table.seat(0).goods).toBe(1);
    const order = { kind: 'fallback', until: 'round' };
    expect(player.orders).toEqual([
      { table: 'abcdefg', user: '2', seat: 2, topic: 'action-card-played', order },
    ]);
  });
});

describe('an explanation', () => {
  it('says what is asked, what bounds it and our words for the rules, by their numbers', async () => {
    const player = await clicker(new Scene().units(0, '29', { cruiser: 1 }).play()).open();
    await player.press('Tactical action');
    await player.select('Vefut II');
    const told = await player.explained();
    expect(told).toContain('**What is asked**');
    expect(told).toContain('**Limits here**');
    expect(told).toMatch(/-# \*\*47 Movement\*\*: \S/);
  });
});
