import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../world/world.ts';

/** For a world that is forgotten with its server. */
export function memoryFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    put: (id, bytes) => void files.set(id, bytes),
    get: (id) => files.get(id),
    remove: (id) => void files.delete(id),
  };
}

/** Files in a folder, each named by its id; what is no id is no file. */
export function diskFiles(folder: string): Files {
  const fileOf = (id: string): string | undefined =>
    /^\d{1,20}$/.test(id) ? path.join(folder, id) : undefined;
  return {
    put(id, bytes) {
      const file = fileOf(id);
      if (file === undefined) throw new Error(`no id for a file: ${id}`);
      writeFileSync(`${file}.draft`, bytes, { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
    get(id) {
      const file = fileOf(id);
      return file !== undefined && existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
    },
    remove(id) {
      const file = fileOf(id);
      if (file !== undefined) rmSync(file, { force: true });
    },
  };
}

/** Throws away files that a world no longer speaks of, such as uploads that were never sent. */
export function sweepFiles(folder: string, stateText: string): void {
  for (const name of readdirSync(folder))
    if (!stateText.includes(`"${name}"`)) rmSync(path.join(folder, name), { force: true });
}
