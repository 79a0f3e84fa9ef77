import type { APIMessage } from 'discord-api-types/v10';
import type { Dependencies } from '#app/runner/dependencies.ts';
import { rawText } from '#core/people-text.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { type Player, player } from '#local-discord/driver/player.ts';
import { addAccount } from '#local-discord/world/accounts.ts';
import { addGuild, joinGuild } from '#local-discord/world/guilds.ts';
import { isPing } from './ping.ts';
import { type SceneSettings, tableScene } from './scene.ts';

/** Everything that is written in a message: its own words, and those of its components. */
export function textOf({ content, components }: Pick<APIMessage, 'content' | 'components'>): string {
  const parts = partsOf(components ?? []);
  return [content, ...parts.flatMap(({ content: words }) => words ?? [])].join('\n');
}

/** What the bot says in the end to a command. */
export async function told(
  who: Player,
  line: string,
  options: Parameters<Player['slash']>[1] = {},
): Promise<string> {
  return textOf((await who.slash(line, options, { until: 'final' })).message);
}

const SEED = 'a5'.repeat(32);

/**
 * A Discord with everybody a command may meet: Ann keeps the server in order, Bob opens tables, Cid (who reads
 * Russian) and Dan play, Eve only looks on, and Zoe is in another server.
 */
export async function friday(settings: SceneSettings = {}, besides: Partial<Dependencies> = {}) {
  const clock = { skew: 0 };
  const people = ['Ann', 'Bob', { name: 'Cid', locale: 'ru' as const }, 'Dan', 'Eve'];
  const around = { seed: () => SEED, now: () => Date.now() + clock.skew, ...besides };
  const scene = await tableScene(people, around, settings);
  const { local, app } = scene;
  const [ann, bob, cid, dan, eve] = scene.players as [Player, Player, Player, Player, Player];
  const stranger = addAccount(local.world, { name: 'Zoe', locale: 'en-US' });
  const elsewhere = addGuild(local.world, { name: 'Elsewhere', ownerId: stranger.id, channels: ['lounge'] });
  joinGuild(local.world, elsewhere, local.world.bot);
  const zoe = player(local, 'Zoe');
  const pass = (ms: number) => {
    clock.skew += ms;
  };

  /** Bob opens a table. */
  async function lobby(name: string): Promise<string> {
    await bob.slash('/game new', { game: 'master-of-the-galaxy', name }, { until: 'final' });
    const found = (await app.tablesOf(bob.id)).find((table) => rawText(table.name) === name);
    await bob.waitFor((message) => textOf(message).includes(`## ${name}`));
    return found?.id ?? '';
  }

  /** A game of Bob, Cid and Dan, in its thread. */
  async function game(name = 'Friday') {
    const table = await lobby(name);
    for (const one of [cid, dan]) await app.join({ table, user: one.id, name: one.name });
    await app.start({ table, actor: { user: bob.id } });
    scene.running.wake();
    const ping = await bob.waitFor(isPing, { where: 'anywhere' });
    await app.settled(table);
    const thread = ping.channel_id;
    const at = (who: Player) => who.in({ id: thread });
    /** Whoever is waited for. */
    const onTurn = async (): Promise<Player> => {
      const look = await app.look({ table });
      const seat = look.kind === 'done' ? look.waiting[0]?.seat : undefined;
      return at([bob, cid, dan][seat ?? 0] ?? bob);
    };
    /** Takes the harmless answer for whoever is waited for, so many times. */
    const move = async (count = 1) => {
      for (let n = 0; n < count; n++) {
        const who = await onTurn();
        const look = await app.look({ table, user: who.id });
        const question = look.kind === 'done' ? look.questions.find(({ optional }) => !optional) : undefined;
        if (question === undefined) throw new Error('nobody is asked');
        await app.answer({ table, user: who.id, key: question.key, choice: question.fallback as string });
        await app.settled(table);
      }
      scene.running.wake();
    };
    return { table, thread, at, onTurn, move };
  }

  return { ...scene, ann, bob, cid, dan, eve, zoe, pass, lobby, game };
}
