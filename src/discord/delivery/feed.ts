import type { OutboxRow } from '#app/app.ts';
import type { Result } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { textLine } from '../messages/controls.ts';
import { LIMITS, parts } from '../messages/limits.ts';
import { summaryPicture } from '../play/looking-back.ts';
import { gallery } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './thread.ts';

interface Over {
  /** Null for a game that was given up. */
  readonly result: Result | null;
  readonly seed: string;
  readonly commitment: string;
}

/** What a row tells whomever it is for. */
function told(kind: string, payload: OutboxRow['payload']): readonly Message[] {
  if (kind === 'feed') return (payload as unknown as { facts: readonly Message[] }).facts;
  return kind === 'notice' || kind === 'start' ? [(payload as unknown as { message: Message }).message] : [];
}

/** What a row says to everybody, if it says anything. */
function saidBy({ kind, seat, payload }: OutboxRow): readonly Message[] {
  if (seat !== null) return [];
  switch (kind) {
    case 'incident':
      return [words('table.incident', payload as { incident: string })];
    case 'over': {
      const { result, seed, commitment } = payload as unknown as Over;
      const { winners, scores } = result ?? { winners: [], scores: [] };
      const told = result === null ? [] : [words('table.over', { winners, scores })];
      return [...told, words('table.seed', { seed, commitment })];
    }
    default:
      return told(kind, payload);
  }
}

/** What only one seat is told. */
export function toldTo(rows: readonly OutboxRow[], seat: number): readonly Message[] {
  return rows.filter((row) => row.seat === seat).flatMap(({ kind, payload }) => told(kind, payload));
}

/** Tells the table what happened, in as few messages as it fits; the end with a picture of the whole game below. */
export async function tellTable(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, speaker, nonce } = context;
  const text = rows.flatMap(saidBy).map(speaker.say).join('\n');
  if (text === '') return;
  const isOver = rows.some(({ kind }) => kind === 'over');
  const summary = isOver ? await summaryPicture(bot, look.table.language, look) : null;
  const files = summary === null ? [] : [summary];
  const said = parts(text, LIMITS.text);
  for (const [at, part] of said.entries()) {
    const below = at === said.length - 1 ? files : [];
    const components = [textLine(part), ...below.map(gallery)];
    await api.post(thread, { components, files: below, nonce: nonce(`f${at}`), pings: [] });
  }
}
