import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '#games/index.ts';
import { crashSoak, type SoakReport } from './crash.ts';
import { progress } from './progress.ts';

/** Runs a crash soak against this very program, in a folder of its own. */
export async function soak(order: { game: string; kills: number; tables: number }): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emissary-crash-'));
  const bar = progress('kills', order.kills);
  try {
    return await crashSoak({
      ...order,
      file: join(folder, 'crash.db'),
      games,
      command: [process.execPath, process.argv[1] ?? '', 'crash-child'],
      onKill: bar.step,
    });
  } finally {
    bar.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
