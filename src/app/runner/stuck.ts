import { LANGUAGES } from '#core/message.ts';
import { bringUp } from '#core/migrate.ts';
import type { Viewer } from '#core/seat.ts';
import type { Session } from '#core/session.ts';
import { speaker } from '#core/speak.ts';
import { app } from '../text/lexicon.ts';
import type { LiveTable, TableChange } from './live-table.ts';
import { noticePost } from './plan-posts.ts';

/** What is kept with the table of a fault; never shown to players nor logged, for it may name what is hidden. */
const reasonOf = (fault: unknown): string =>
  fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);

/** Everything that a viewer can be shown of a table, made as for showing. Throws where it cannot be. */
function showTo(session: Session, viewer: Viewer): unknown {
  const { presentation: face, texts } = session.game;
  const view = session.view(viewer);
  const lines = [...face.status(view), ...(face.live?.(view) ?? []).flatMap((live) => live.lines)];
  if (viewer !== 'table') {
    lines.push(...face.hand(view), ...(face.held?.(view, []) ?? []));
    lines.push(...session.openFor(viewer).map(({ form }) => form.prompt));
    face.deals?.offers(view);
  }
  for (const language of LANGUAGES) lines.map(speaker(language, texts[language], String).say);
  return view;
}

/** What keeps a table from being played or shown to anybody who sits there; null if nothing does. */
export function faultOf(session: Session): unknown {
  if (session.stuck !== null) return session.stuck;
  try {
    for (const viewer of [
      'table' as const,
      ...Array.from({ length: session.config.seats }, (_, seat) => seat),
    ])
      showTo(session, viewer);
    return null;
  } catch (error) {
    return error;
  }
}

/** The view of somebody who looks at a table; of one that is stuck only if it can be shown. */
export function viewOf(session: Session | null, viewer: Viewer): unknown {
  if (session === null) return null;
  if (session.stuck === null) return session.view(viewer);
  try {
    return showTo(session, viewer);
  } catch {
    return null;
  }
}

/** What is written when a table cannot go on: why, and for those who play what they can do. Null if they were told before. */
export function stranding({ row }: LiveTable, fault: unknown): TableChange | null {
  const running = row.status === 'playing' || row.status === 'paused';
  if (!running || row.stuck !== null) return null;
  return { stuck: reasonOf(fault), posts: [noticePost(app('app.stuck', {}))] };
}

/** What is written when a table that was stuck goes on. */
export function freeing({
  row,
}: LiveTable): Pick<TableChange, 'stuck'> & Required<Pick<TableChange, 'posts'>> {
  return row.stuck === null ? { posts: [] } : { stuck: null, posts: [noticePost(app('app.unstuck', {}))] };
}

/** Whether a table that was stuck would be sound if it went on like this. */
export function isMended({ row }: LiveTable, session: Session): boolean {
  if (row.stuck === null) return true;
  const { game, config, segment } = session;
  return (
    bringUp(game, { version: game.version, config, segment }).kind === 'fit' && faultOf(session) === null
  );
}
