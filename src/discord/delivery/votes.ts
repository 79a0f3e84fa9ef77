import type { OutboxRow } from '#app/app.ts';
import type { Message } from '#core/message.ts';
import { textLine } from '../ask/controls.ts';
import { words } from '../text/lexicon.ts';
import type { Round } from './home.ts';
import { troubleOf } from './office.ts';

/** Votes stay open for a week. */
const HOURS = 7 * 24;

interface Vote {
  readonly id: number;
  readonly message: Message;
  readonly status: 'open' | 'passed' | 'rejected' | 'failed';
}

/** Discord numbers the answers of a poll from 1. */
export const YES = 1;

/** Table votes as Discord's own polls: put when they open, closed with the result when they are decided. */
export async function showVotes(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  const latest = new Map<number, Vote>();
  for (const { kind, payload } of rows) {
    const vote = payload as unknown as Vote;
    if (kind === 'vote') latest.set(vote.id, vote);
  }
  for (const vote of latest.values()) await showVote(round, thread, vote);
}

async function showVote(round: Round, thread: string, { id, message: what, status }: Vote): Promise<void> {
  const { bot, office, look, speaker, nonce } = round;
  const { say } = speaker;
  const name = `vote:${id}`;
  const table = look.table.id;
  const place = (await bot.app.places.of(table)).get(name);
  if (place === undefined && status === 'open') {
    const answers = [say(words('vote.yes', {})), say(words('vote.no', {}))];
    const message = await office.poll(thread, nonce(`v${id}`), {
      question: say(what),
      answers,
      hours: HOURS,
    });
    await bot.app.places.put({ table, name, channel: thread, message, shown: null });
  }
  if (status === 'open') return;
  const result = textLine(say(words('vote.result', { what, status })));
  await office.post(thread, { components: [result], nonce: nonce(`w${id}`), pings: [] });
  if (place?.message == null) return;
  try {
    await office.closePoll(place.channel, place.message);
  } catch (error) {
    if (troubleOf(error) === 'later') throw error;
  }
  await bot.app.places.remove({ table, name });
}
