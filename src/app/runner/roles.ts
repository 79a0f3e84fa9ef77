import type { PeopleText } from '#core/people-text.ts';
import type { Author } from '#core/record.ts';
import { type Refused, refused } from '../requests/reply.ts';
import { app } from '../text/lexicon.ts';
import type { LiveTable } from './live-table.ts';

/** Who acts at a table. */
export interface Actor {
  readonly user: string;
  /** Keeps the place in order (a moderator, the operator): may do what the table's owner may. */
  readonly admin?: boolean | undefined;
  /** The server whose order they keep; an operator, who keeps order everywhere, names none. */
  readonly guild?: string | null | undefined;
  readonly name?: PeopleText | undefined;
}

/** Who acts, by id and name, for everything that is told of it afterwards. */
export function authorOf({ seats }: Pick<LiveTable, 'seats'>, { user, name }: Actor): Author {
  return { user, name: seats.find((row) => row.user === user)?.name ?? name ?? null };
}

/** Whoever manages one server has no say at the tables of another. */
export function canManage({ row }: LiveTable, { user, admin, guild }: Actor): boolean {
  return row.owner === user || (admin === true && (guild === undefined || guild === row.guild));
}

/** Refuses everybody but the owner and those who keep order; the players may vote on it instead. */
export function requireManager(table: LiveTable, who: Actor): Refused | null {
  return canManage(table, who) ? null : refused(app('app.notOwner', {}));
}

/** The same for what nobody votes on, above all before the start. */
export function requireOpener(table: LiveTable, who: Actor): Refused | null {
  return canManage(table, who) ? null : refused(app('app.openerOnly', {}));
}

/** Refuses unless the game is under way, paused or not. */
export function requireStarted({ row }: LiveTable): Refused | null {
  switch (row.status) {
    case 'lobby':
      return refused(app('app.notBegun', {}));
    case 'over':
      return refused(app('app.isOver', {}));
    case 'abandoned':
      return refused(app('app.isAbandoned', {}));
    case 'playing':
    case 'paused':
      return null;
  }
}

/** Refuses unless people are still gathering. */
export function requireLobby({ row }: LiveTable): Refused | null {
  if (row.status === 'lobby') return null;
  return row.status === 'playing' || row.status === 'paused'
    ? refused(app('app.begun', {}))
    : requireStarted({ row } as LiveTable);
}
