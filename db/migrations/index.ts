import type { Kysely } from 'kysely';
import { up as tables } from './0001-tables.ts';
import { up as log } from './0002-log.ts';
import { up as desk } from './0003-desk.ts';
import { up as discord } from './0004-discord.ts';
import { up as versions } from './0005-versions.ts';
import { up as unheard } from './0006-unheard.ts';
import { up as time } from './0007-time.ts';
import { up as seats } from './0008-seats.ts';
import { up as coaching } from './0009-coaching.ts';
import { up as seatColours } from './0010-seat-colours.ts';

/** One step of the database's own history; never changed once released, only followed by another. */
export type Step = { readonly up: (db: Kysely<unknown>) => Promise<void> };

/** All steps, in the order of their names. */
export const migrations: Readonly<Record<string, Step>> = {
  '0001-tables': { up: tables },
  '0002-log': { up: log },
  '0003-desk': { up: desk },
  '0004-discord': { up: discord },
  '0005-versions': { up: versions },
  '0006-unheard': { up: unheard },
  '0007-time': { up: time },
  '0008-seats': { up: seats },
  '0009-coaching': { up: coaching },
  '0010-seat-colours': { up: seatColours },
};
