import { type Json, plainCopy } from '#core/json.ts';
import type { Viewer } from '#core/seat.ts';
import type { LiveTable } from './live-table.ts';
import { viewOf } from './stuck.ts';

/** Tables whose views are remembered: about as many as are looked at within moments of each other. */
const MAX_TABLES = 64;

interface Seen {
  readonly table: LiveTable;
  readonly revision: number;
  readonly views: Map<Viewer, unknown>;
  /** Copies of what several of them see alike, by what they are copies of. */
  readonly copies: Map<Json, Json>;
}

/**
 * What viewers see of tables, made once for as long as a table stands as it does. Each is a copy: a game goes on in its own state while
 * others still look at what it showed them.
 */
export class RecentViews {
  private readonly seen = new Map<string, Seen>();

  of(table: LiveTable, viewer: Viewer): unknown {
    const { session } = table;
    if (!session) return null;
    const { views, copies } = this.at(table);
    if (!views.has(viewer)) views.set(viewer, copyOfView(viewOf(session, viewer) as Json, copies));
    return views.get(viewer);
  }

  private at(table: LiveTable): Seen {
    const { id, revision } = table.row;
    const known = this.seen.get(id);
    const isKnown = known?.table === table && known.revision === revision;
    const seen = isKnown ? known : { table, revision, views: new Map(), copies: new Map() };
    this.seen.delete(id);
    this.seen.set(id, seen);
    if (this.seen.size > MAX_TABLES) this.seen.delete(this.seen.keys().next().value ?? '');
    return seen;
  }
}

/** The same data, none of it shared with the game; parts that are one in several views stay one. */
function copyOfView(view: Json, copies: Map<Json, Json>): Json {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return plainCopy(view);
  const fields = view as Readonly<Record<string, Json>>;
  const copy: Record<string, Json> = {};
  for (const key in fields) {
    const part = fields[key] as Json;
    const known = copies.get(part);
    const copied = known ?? plainCopy(part);
    if (known === undefined && typeof part === 'object' && part !== null) copies.set(part, copied);
    copy[key] = copied;
  }
  return copy;
}
