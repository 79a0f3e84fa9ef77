import { expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { games } from '#games/index.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Scene } from '../games/twilight-imperium/scene.ts';
import { textOf, told } from './friday.ts';
import { tableScene } from './scene.ts';

const GAME = twilightImperium.id;

function setup() {
  const scene = new Scene()
    .units(0, '29', { cruiser: 2, carrier: 1, fighter: 2, infantry: 3 })
    .units(1, '20', { destroyer: 1 });
  scene.play();
  return JSON.parse(JSON.stringify(scene.state)) as typeof scene.state;
}

it('/odds weighs two sides, and an attack from the board for who sits there', async () => {
  const scened = { ...twilightImperium, setup } as unknown as Game;
  const people = ['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid', 'Eve'];
  const scene = await tableScene(people, { games: new Map([...games, [GAME, scened]]) });
  const { app, running, log } = scene;
  const [ann, boris, cid, eve] = scene.players as [Player, Player, Player, Player];
  const sides = { attacker: '2 cruisers, carrier', defender: 'dreadnought' };
  expect(await told(eve, '/odds', sides)).toMatch(/The attacker wins \*\*\d+ %\*\*/);
  expect(await told(eve.dm(), '/odds', sides)).toMatch(/The attacker wins \*\*\d+ %\*\*/);
  expect(await told(eve, '/odds', { ...sides, defender: '3 starfish' })).toContain(
    'Not understood: 3 starfish',
  );
  expect(await told(eve, '/odds')).toContain('Name a `system`');

  await ann.slash('/game new', { game: GAME, name: 'War' }, { until: 'final' });
  const table = (await app.tablesOf(ann.id))[0]?.id ?? '';
  for (const one of [boris, cid]) await app.join({ table, user: one.id, name: one.name });
  await app.prefer(boris.id, 'ru');
  await app.start({ table, actor: { user: ann.id } });
  running.wake();
  const ping = await ann.waitFor((message) => textOf(message).includes('<@'), { where: 'anywhere' });
  const at = (who: Player) => who.in({ id: ping.channel_id });

  const units = await at(ann).autocomplete('/odds', { attacker: '2 cru' }, 'attacker');
  expect(units).toEqual([{ name: '2 cruiser', value: '2 cruiser' }]);
  const places = await at(ann).autocomplete('/odds', { system: 'vef' }, 'system');
  expect(places).toEqual([{ name: 'Vefut II (20)', value: '20' }]);
  const attack = await told(at(ann), '/odds', { system: '20' });
  expect(attack).toContain('### Space combat: Vefut II (20)');
  expect(attack).toContain('Attacker (Ann): 1 carrier, 2 cruisers, 2 fighters');
  expect(attack).toMatch(/The attacker wins \*\*\d+ %\*\*/);
  expect(
    await told(at(boris), '/odds', { attacker: '2 крейсера', defender: 'дредноут', against: '1' }),
  ).toMatch(/Победа нападающего: \*\*\d+ %\*\*/);
  expect(await told(at(eve), '/odds', { system: '20' })).toContain('nowhere to attack');
  // Only who asked sees what they think of.
  expect(cid.sees((message) => textOf(message).includes('Space combat'))).toEqual([]);
  expect(log.troubles).toEqual([]);
});
