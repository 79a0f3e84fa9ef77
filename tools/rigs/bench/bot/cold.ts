import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game } from '#core/game.ts';
import type { Options } from '#local-discord/driver/command-line.ts';
import { type Player, player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { Store } from '#store/store.ts';
import { round } from '../clock.ts';
import { insertLateTable } from './late-table.ts';
import { BotProcess } from './process.ts';

/** What somebody does first after the bot has started. */
type Deed = (who: Player, table: string) => Promise<unknown>;

const PATIENCE = { until: 'final', withinMs: 60_000 } as const;

const slash =
  (line: string, options: Options = {}): Deed =>
  (who) =>
    who.slash(line, options, PATIENCE);
const typing =
  (line: string, focused: string, typed = ''): Deed =>
  (who) =>
    who.autocomplete(line, { [focused]: typed }, focused);
const press =
  (action: string): Deed =>
  async (who, table) => {
    await who.slash('/play', {}, PATIENCE);
    await who.click(`1|${action}|${table}`, PATIENCE);
  };

const BATTLE = {
  attacker: '2 war suns, 4 dreadnoughts, 6 fighters',
  defender: '3 dreadnoughts, 2 carriers, 8 fighters',
};

/** Every command, and what is worked out while one is typed. */
const DEEDS: Readonly<Record<string, Deed>> = {
  '/play': slash('/play'),
  '/hand': slash('/hand'),
  '/board': slash('/board'),
  '/board seat': slash('/board', { seat: '2' }),
  '/status': slash('/status'),
  '/log': slash('/log'),
  '/log all': slash('/log', { all: true }),
  '/undo': slash('/undo'),
  '/orders list': slash('/orders list'),
  '/orders set …': typing('/orders set', 'topic'),
  '/away': slash('/away', { days: 3 }),
  '/remind': slash('/remind'),
  '/pace': slash('/pace'),
  '/pause': slash('/pause'),
  '/replace': slash('/replace', { bot: 'greedy' }),
  '/deal': slash('/deal'),
  '/deal with …': typing('/deal', 'with'),
  '/card': slash('/card', { name: 'warfare' }),
  '/card …': typing('/card', 'name', 'sab'),
  '/card with slips …': typing('/card', 'name', 'saboteg of the galactik treshold'),
  '/rules': slash('/rules', { words: 'retreat' }),
  '/rules …': typing('/rules', 'words', 're'),
  '/rules with slips …': typing(
    '/rules',
    'words',
    'how many dreadnoghts mey retraet threw wormholle to bombardmnt',
  ),
  '/odds': slash('/odds', BATTLE),
  '/odds system …': typing('/odds', 'system'),
  '/language': slash('/language', { language: 'en' }),
  '/verify': slash('/verify'),
  '/export': slash('/export'),
  '/help': slash('/help'),
  '/game new': slash('/game new', { game: 'twilight-imperium', name: 'Another' }),
  '/game list': slash('/game list'),
  '/repair': slash('/repair'),
  'press Board': press('play.board'),
};

/** How long one deed held up a bot that has just started. */
export interface Hold {
  readonly deed: string;
  /** Processor time between two looks of a timer, at most. */
  readonly heldMs: number;
  readonly processorMs: number;
  readonly error?: string;
}

/** Does everything once, each at a bot that has just started, at a late table of all the seats of a game. */
export async function benchCold(game: Game, only: string | null): Promise<readonly Hold[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-cold-'));
  const file = path.join(folder, 'cold.sqlite');
  const names = Array.from(
    { length: Math.max(...game.seats.filter((n) => n <= 6)) },
    (_, at) => `Person ${at + 1}`,
  );
  const people = names.map((name, at) => ({ name, locale: at % 2 === 0 ? 'en-US' : 'ru' }) as const);
  const local = await LocalDiscord.open({ begin: { people }, rateLimits: false });
  try {
    const players = names.map((name) => player(local, name));
    const [channel] = [...local.world.state.channels.values()].filter(({ guildId }) => guildId !== null);
    const store = await Store.openAlone({ file });
    const place = { guild: channel?.guildId ?? '', channel: channel?.id ?? '', people: players };
    const table = await insertLateTable(store, game, place);
    await store.close();
    const holds: Hold[] = [];
    for (const [deed, act] of Object.entries(DEEDS))
      if (only === null || deed === only)
        holds.push(await held(local, file, { deed, act: () => act(players[0] as Player, table) }));
    return holds;
  } finally {
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function held(
  local: LocalDiscord,
  file: string,
  { deed, act }: { deed: string; act: () => Promise<unknown> },
): Promise<Hold> {
  const bot = await BotProcess.start(local, file);
  try {
    await bot.begin();
    let error: string | undefined;
    await act().catch((fault: unknown) => {
      error = String(fault).slice(0, 200);
    });
    const { heldMs, processor, seconds } = await bot.report();
    return {
      deed,
      heldMs: round(heldMs),
      processorMs: round(processor * seconds * 1000),
      ...(error && { error }),
    };
  } finally {
    await bot.stop();
  }
}
