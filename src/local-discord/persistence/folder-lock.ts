import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders taken by this very process: its number alone would not tell, as it may have been another's before. */
const taken = new Set<string>();

/** Keeps two servers from writing into the same folder. */
export class FolderLock {
  private constructor(private readonly file: string) {}

  /** Nothing if somebody else has it. A process that died has none. */
  static take(folder: string): FolderLock | null {
    const file = path.resolve(folder, 'in-use');
    const holder = holderOf(file);
    const isHeld = holder === process.pid ? taken.has(file) : holder !== null && isAlive(holder);
    if (isHeld) return null;
    writeFileSync(file, String(process.pid), { mode: 0o600 });
    taken.add(file);
    return new FolderLock(file);
  }

  release(): void {
    taken.delete(this.file);
    rmSync(this.file, { force: true });
  }
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
