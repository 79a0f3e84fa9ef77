import type { Json } from '#core/json.ts';
import type { Viewer } from '#core/seat.ts';
import type { LiveTable } from './live-table.ts';
import { viewOf } from './stuck.ts';

/** Tables whose views are remembered: about as many as are looked at within moments of each other. */
const MAX_TABLES = 64;

interface Seen {
  readonly table: LiveTable;
  readonly revision: number;
  readonly views: Map<Viewer, unknown>;
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
    const { views } = this.at(table);
    if (!views.has(viewer)) views.set(viewer, copyOf(viewOf(session, viewer) as Json));
    return views.get(viewer);
  }

  private at(table: LiveTable): Seen {
    const { id, revision } = table.row;
    const known = this.seen.get(id);
    const seen =
      known?.table === table && known.revision === revision ? known : { table, revision, views: new Map() };
    this.seen.delete(id);
    this.seen.set(id, seen);
    if (this.seen.size > MAX_TABLES) this.seen.delete(this.seen.keys().next().value ?? '');
    return seen;
  }
}

/** The same data, none of it shared. */
function copyOf(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const fields = value as Readonly<Record<string, Json>>;
  const copy: Record<string, Json> = {};
  for (const key in fields) copy[key] = copyOf(fields[key] as Json);
  return copy;
}
