import { describe, expect, it } from 'vitest';
import type { Language } from '#core/message.ts';
import { type Imperium, Scene } from '../games/twilight-imperium/scene.ts';
import type { Driver } from '../support/driver.ts';
import { Clicker } from './clicker.ts';

// 14 (home of seat 0), 29 (Qucenn, Rarron), 20 (Vefut II) and 28 beside both; 18 is Mecatol Rex.

const clicker = (table: Imperium, language: Language = 'en') =>
  new Clicker(table as unknown as Driver, 0, language);

const fleets = () =>
  new Scene()
    .units(0, '29', { cruiser: 2 })
    .units(0, '28', { carrier: 1 })
    .units(0, '14', { carrier: 1 })
    .units(1, '20', { destroyer: 1 });

async function activating(scene: Scene, language: Language = 'en') {
  const player = await clicker(scene.play(), language).open();
  return await player.press(language === 'en' ? 'Tactical action' : 'Тактическое действие');
}

const about = ({ listed }: Clicker, name: string) => listed.find((line) => line.includes(name));

describe('the choice of a system to activate', () => {
  it('says by which ships it is within reach, and whom one would meet with which odds', async () => {
    const player = await activating(fleets());
    expect(about(player, 'Vefut II')).toContain(
      'within reach: carrier, 2 cruisers; ships: Seat 1 · battle, you win 99 %',
    );
  });

  it('says so in Russian, numbers behind the names', async () => {
    const player = await activating(fleets(), 'ru');
    expect(about(player, 'Вефут II')).toContain(
      'долетят: транспортник, крейсер ×2; корабли: Seat 1 · бой, победа 99 %',
    );
  });

  it('says where nothing could bring ground forces, but not of a system without planets', async () => {
    const player = await activating(new Scene().tile(9, '39').units(0, '14', { cruiser: 1 }));
    expect(about(player, 'Vefut II')).toContain('within reach: cruiser, no transport');
    expect(about(player, 'Alpha Wormhole')).toMatch(/within reach: cruiser(?!, no transport)/);
  });

  it('speaks of no battle where nobody is met, nor where no ship can come', async () => {
    const player = await activating(fleets().units(1, '18', { cruiser: 1 }));
    expect(about(player, "Qucen'n")).not.toContain('battle');
    expect(about(player, 'Mecatol Rex')).not.toContain('battle');
  });
});

describe('a drafted move', () => {
  const moving = async (scene: Scene, language: Language = 'en') => {
    const player = await activating(scene, language);
    return await player.select(language === 'en' ? 'Vefut II' : 'Вефут II');
  };

  it('says whom it meets, and the odds of what is ticked', async () => {
    const player = await moving(fleets());
    expect(player.text).toContain('In space — Seat 1: destroyer');
    expect(player.text).not.toContain('Odds:');
    await player.select('Carrier');
    expect(player.text).toMatch(/Odds: you win \*\*\d\d %\*\*, .*\(space only; cards unknown\)/);
    const alone = Number(/you win \*\*(\d+) %/.exec(player.text)?.[1]);
    await player.press('Everything that fits');
    const all = Number(/you win \*\*(\d+) %/.exec(player.text)?.[1]);
    expect(all).toBeGreaterThan(alone);
  });

  it('counts ships that are there already', async () => {
    const few = await moving(fleets());
    await few.select('Carrier');
    const more = await moving(fleets().units(0, '20', { dreadnought: 1 }));
    await more.select('Carrier');
    const won = ({ text }: Clicker) => Number(/you win \*\*(\d+) %/.exec(text)?.[1]);
    expect(won(more)).toBeGreaterThan(won(few));
  });

  it('has no odds where nobody is met', async () => {
    const player = await moving(new Scene().units(0, '29', { cruiser: 1 }));
    expect(player.text).toContain('Nobody else is there.');
    await player.select('Cruiser');
    expect(player.text).not.toContain('Odds:');
  });

  it('has them in Russian', async () => {
    const player = await moving(fleets(), 'ru');
    expect(player.text).toContain('В космосе — Seat 1: эсминец');
    await player.select('Крейсер');
    expect(player.text).toMatch(/Шансы: победа \*\*\d+ %\*\*, .*\(только космос, без карт\)/);
  });
});
