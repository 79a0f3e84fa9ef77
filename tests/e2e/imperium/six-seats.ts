import { onTestFinished } from 'vitest';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Pictures } from '../../../src/render/pictures.ts';
import { drawingProcess } from '../../render/studio.ts';
import { textOf } from '../friday.ts';
import { isPing } from '../ping.ts';
import { tableScene } from '../scene.ts';
import { pictureInput } from '../secrets/marked-game.ts';
import { brandedGame } from './branded-game.ts';
import { Listener, Listeners } from './listeners.ts';
import { Rights } from './rights.ts';

const SEED = '5e'.repeat(32);
const PEOPLE = ['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid', 'Dan', 'Eva', 'Fay'];

/** In place of most pictures what they would be drawn from; some are really drawn. */
async function studio() {
  const pictures = new Pictures({ entry: await drawingProcess(), limit: 60_000 });
  onTestFinished(() => pictures.close());
  const real = { wanted: false };
  const picture: BotContext['picture'] = async (look, language, sight) => {
    const input = pictureInput(look, language, sight);
    if (!real.wanted || input === null || look.view === null) return input;
    const names = look.seats.map(({ name }) => name);
    const shown = await pictures.render({
      game: look.table.game,
      view: look.view,
      picture: sight,
      language,
      names,
    });
    return shown && { ...input, alt: shown.alt, bytes: shown.bytes };
  };
  return { real, picture };
}

/** Six people open a table of Twilight Imperium and begin; somebody looks on. All that anybody hears is remembered. */
export async function sixSeats() {
  const games = new Map([[brandedGame.id, brandedGame]]);
  const { real, picture } = await studio();
  const scene = await tableScene([...PEOPLE, 'Zoe'], { games, seed: () => SEED }, { picture });
  const { local, app, store, log, players } = scene;
  const all = new Listeners(local.world);
  const listeners = players.map(({ id }) => new Listener(local.world, id, all));
  const seated = players.slice(0, PEOPLE.length);
  const [ann] = seated as [Player];
  await ann.slash('/game new', { game: brandedGame.id, name: 'Six' }, { until: 'final' });
  await ann.waitFor((message) => textOf(message).includes('## Six'));
  const { message } = await ann.click('Set up', { until: 'final' });
  await ann.select('Factions', ['Each picks one of 2'], { message, until: 'final' });
  for (const one of seated.slice(1)) await one.click('Join', { until: 'final' });
  await ann.click('Start', { until: 'final' });
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const [face] = await app.tablesOf(ann.id);
  const table = face?.id ?? '';
  const users = seated.map(({ id }) => id);
  const rights = new Rights(defaultDependencies({ store, games, log }), { app, table, users });
  const people = seated.map((one) => one.in({ id: ping.channel_id }));
  const view = async () => {
    const look = await app.look({ table });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    return { status: look.table.status, view: look.view as View };
  };
  return { ...scene, table, people, zoe: players[PEOPLE.length] as Player, listeners, rights, real, view };
}

export type SixSeats = Awaited<ReturnType<typeof sixSeats>>;
