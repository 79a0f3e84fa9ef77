import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progress } from '#cli/progress.ts';
import { games } from '#games/index.ts';
import { PostgresTrouble } from './crash/postgres-trouble.ts';
import { crashSoak, type SoakReport } from './crash.ts';
import { type BotSoakReport, crashBot } from './crash-bot.ts';

/** How long and how hard; without a game, with all there are. */
export interface SoakOrder {
  readonly game?: string | undefined;
  readonly kills: number;
  readonly answers: number;
  readonly tables: number;
}

/** The address of an empty database, and the command that restarts its server, if it may be restarted. */
export interface PostgresOrder {
  readonly postgres?: string | undefined;
  readonly restart?: string | undefined;
}

/** Restarts the server of a database. */
const restarting = (command: string) => (): void => {
  const { status, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the server could not be restarted: ${stderr}`);
};

/** Runs a crash soak against this very program: in a folder of its own, or in a PostgreSQL that has troubles. */
export async function soak(order: SoakOrder & PostgresOrder): Promise<SoakReport> {
  const { game, postgres, restart, ...rest } = order;
  const folder = mkdtempSync(join(tmpdir(), 'emissary-crash-'));
  const trouble =
    postgres === undefined
      ? undefined
      : await PostgresTrouble.at(postgres, restart === undefined ? undefined : restarting(restart));
  const bar = progress('kills', order.kills);
  try {
    return await crashSoak({
      ...rest,
      store: postgres === undefined ? { file: join(folder, 'crash.db') } : { address: postgres },
      trouble,
      played: game === undefined ? [...games.keys()] : [game],
      games,
      command: [process.execPath, process.argv[1] ?? '', 'crash-child'],
      onKill: bar.step,
    });
  } finally {
    bar.stop();
    await trouble?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same with the whole bot at a local Discord; `bot` is where its program lies. */
export async function botSoak(order: SoakOrder & { readonly bot: string }): Promise<BotSoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emissary-crash-bot-'));
  const bar = progress('kills', order.kills);
  const { bot, game, ...rest } = order;
  try {
    return await crashBot({
      ...rest,
      played: [...games.values()].filter(({ id }) => game === undefined || id === game),
      store: { file: join(folder, 'crash.db') },
      command: [process.execPath, fileURLToPath(bot)],
      onKill: bar.step,
    });
  } finally {
    bar.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
