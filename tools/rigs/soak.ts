import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progress } from '#cli/progress.ts';
import { games } from '#games/index.ts';
import { crashSoak, type SoakReport } from './crash.ts';
import { type BotSoakReport, crashBot } from './crash-bot.ts';

/** How long and how hard; without a game, with all there are. */
export interface SoakOrder {
  readonly game?: string | undefined;
  readonly kills: number;
  readonly answers: number;
  readonly tables: number;
}

/** Runs a crash soak against this very program, in a folder of its own. */
export async function soak(order: SoakOrder): Promise<SoakReport> {
  const { game, ...rest } = order;
  const folder = mkdtempSync(join(tmpdir(), 'emissary-crash-'));
  const bar = progress('kills', order.kills);
  try {
    return await crashSoak({
      ...rest,
      store: { file: join(folder, 'crash.db') },
      played: game === undefined ? [...games.keys()] : [game],
      games,
      command: [process.execPath, process.argv[1] ?? '', 'crash-child'],
      onKill: bar.step,
    });
  } finally {
    bar.stop();
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
