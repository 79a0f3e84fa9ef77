import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Nobody but the owner: a database holds every hand, and the seeds of all dice to come. */
const OWNER_FILE = 0o600;
const OTHERS = 0o077;
/** A database, and what SQLite keeps beside it while it is open. */
const PARTS = ['', '-wal', '-shm'];
/** Where rights are no bits there is nothing to set. */
const HAS_RIGHTS = process.platform !== 'win32';

/** Takes away from others what they could read of a database; what belongs to somebody else stays as it is. */
export function closeToOthers(file: string): void {
  if (!HAS_RIGHTS) return;
  for (const part of PARTS.map((ending) => `${file}${ending}`)) {
    if (!existsSync(part) || !isOpenToOthers(part)) continue;
    try {
      chmodSync(part, OWNER_FILE);
    } catch {
      // Then whoever reads the warnings learns of it.
    }
  }
}

/** Whatever others may read or enter though it holds secrets: the parts of a database, and the folder they lie in. */
export function openToOthers(file: string): string[] {
  if (!HAS_RIGHTS) return [];
  const places = [
    path.dirname(path.resolve(file)),
    ...PARTS.map((ending) => `${path.resolve(file)}${ending}`),
  ];
  return places.filter((place) => existsSync(place) && isOpenToOthers(place));
}

function isOpenToOthers(place: string): boolean {
  return (statSync(place).mode & OTHERS) !== 0;
}
