import { ButtonStyle } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { type Galaxy, Scene } from '../games/master-of-the-galaxy/scene.ts';
import type { Driver } from '../support/driver.ts';
import { Clicker } from './clicker.ts';

// What it takes at most, the click that opens the panel counted.
const WHOLE_TURN = 3;

const clicker = (table: Galaxy) => new Clicker(table as unknown as Driver, 0);
const holding = (cubes = 'r r b') => new Scene().bag(0, cubes).bag(1, 'k').card(0, 'ore-barges');

const PLANET = 'a planet of Karneol';
const ROUTE = 'the route Karneol (S0) → Halcyon';

describe('clicks for the cubes of a turn', () => {
  it('cubes are picked in one list and placed with the press that ends the turn', async () => {
    const table = holding().play();
    const player = await clicker(table).open();
    await player.select(`2 × red → ${ROUTE}`, `blue → ${PLANET}`);
    expect(player.text).toContain(`1. 2 × red → ${ROUTE} (A0)\n2. blue → ${PLANET} (S0)`);
    expect(player.text).toContain(`✅ Completes **${PLANET} (S0)** (+2 blue).`);
    expect(player.labels(ButtonStyle.Success)).toEqual(['Place 3 cubes', 'Place 3 cubes, end the turn']);
    await player.press('Place 3 cubes, end the turn');
    expect(table.state.routes['s0-a0']?.cubes).toBe(2);
    expect(table.state.turn.seat).toBe(1);
    expect(player.clicks).toBeLessThanOrEqual(WHOLE_TURN);
  });

  it('a suggestion holds all cubes, by their names, and is sent with one press', async () => {
    const table = holding().play();
    const player = await clicker(table).open();
    await player.press('Suggest');
    expect(player.text).toContain('Suggested: as ticked');
    expect(player.text).not.toContain('>');
    const [deed] = player.labels(ButtonStyle.Success);
    expect(deed).toMatch(/^Place 3 cubes/);
    await player.press(deed ?? '');
    expect(table.told().filter((key) => key === 'fact.placed')).toHaveLength(3);
    expect(player.clicks).toBeLessThanOrEqual(WHOLE_TURN);
  });

  it('nothing placed: the cubes go back with one press', async () => {
    const table = holding().play();
    const player = await clicker(table).open();
    await player.press('Return 2 red and 1 blue to the bag');
    expect(table.bag(0)).toMatchObject({ red: 2, blue: 1 });
    expect(player.asked).toEqual(['cards']);
  });

  it('some placed and the rest put back: one press, and the cards are asked about', async () => {
    const table = holding().play();
    const player = await clicker(table).open();
    await player.select(`blue → ${PLANET}`);
    expect(player.text).toContain('Still in hand: 2 red.');
    await player.press('Place 1 cube, rest to the bag');
    expect(player.asked).toEqual(['cards']);
    expect(table.bag(0)).toMatchObject({ red: 2, blue: 2 });
  });
});

describe('cubes picked together of which one does not fit', () => {
  it('MOG-7.3 the others are kept, and the reason is told', async () => {
    const table = holding('r b b').play();
    const player = await clicker(table).open();
    await player.select(`red → ${PLANET}`, `red → ${ROUTE}`, `blue → ${ROUTE}`);
    expect(player.text).toContain(
      `⚠️ Left out, the rest is kept:\n• **red → ${ROUTE} (A0)**: No red cube is left in your hand. (MOG-7.3)`,
    );
    expect(player.text).toContain(`1. red → ${PLANET} (S0)\n2. blue → ${ROUTE} (A0)`);
    await player.press('Place 2 cubes');
    expect(table.state.turn.drawn).toEqual(['blue']);
  });

  it('MOG-9.4 a route that another cube has begun takes its colour alone', async () => {
    const table = holding('r b').play();
    const player = await clicker(table).open();
    await player.select(`red → ${ROUTE}`, `blue → ${ROUTE}`);
    expect(player.text).toContain('No cell for a blue cube is free there any more. (MOG-7.3)');
    expect(player.text).toContain(`1. red → ${ROUTE}`);
  });
});
