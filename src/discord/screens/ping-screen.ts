import { ButtonStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { plainScreen } from '../messages/say.ts';
import type { PlainScreen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { whoSits, windowsOf } from './table-screens.ts';

/** The way to whatever somebody is asked. */
export function playButton({ table }: Look, { say }: Speaker): ButtonSpec {
  const id = encode({ action: 'play.open', table: table.id, args: [] });
  return { id, label: say(words('play.open', {})), style: ButtonStyle.Primary };
}

/** Whether one of those a table waits for is a person. */
export function isPersonWaited({ waiting, seats }: Look): boolean {
  return waiting.some(({ seat }) => (seats[seat]?.user ?? null) !== null);
}

/** Whom the table calls, for what, and at which table: a line for all who are asked the same. */
export function pingScreen(bot: BotContext, look: Look, speaker: Speaker): PlainScreen {
  const { say } = speaker;
  const calls = [...callsIn(bot, look), ...windowCalls(bot, look)];
  const { name: table } = look.table;
  const lines = calls.map((call, at) => say(call(at === 0 ? table : null)));
  if (lines.length > 0) return plainScreen(lines.join('\n'), [playButton(look, speaker)]);
  const bots = [...new Set(look.waiting.map(({ seat }) => seat))].map((seat) => whoSits(look, seat));
  return plainScreen(
    say(bots.length === 0 ? words('ping.nobody', { table }) : words('ping.bots', { who: bots, table })),
  );
}

/** A line of a ping; the first one names the table. */
type Line = (table: Look['table']['name'] | null) => Message;

function callsIn({ app }: BotContext, look: Look): Line[] {
  const presentation = app.games.get(look.table.game)?.presentation;
  const called = look.waiting.filter(({ seat, window }) => !window && look.seats[seat]?.user);
  const topicsOf = (seat: number) => called.flatMap((one) => (one.seat === seat ? [one.topic] : []));
  const seats = [...new Set(called.map(({ seat }) => seat))];
  const groups = [...new Set(seats.map((seat) => topicsOf(seat).join()))].map((asked) =>
    seats.filter((seat) => topicsOf(seat).join() === asked),
  );
  const standing = look.view === null ? null : (presentation?.guide?.standing(look.view) ?? null);
  const key = seats.length === 1 ? 'ping.turn' : 'ping.answer';
  return groups.map((group) => {
    const who = group.map((seat) => whoSits(look, seat));
    const topics = topicsOf(group[0] ?? 0).flatMap((topic) => presentation?.topic(topic) ?? []);
    return (table) => words(key, { who, topics, standing, table });
  });
}

function windowCalls({ app }: BotContext, look: Look): Line[] {
  const presentation = app.games.get(look.table.game)?.presentation;
  if (!isPersonWaited(look)) return [];
  return windowsOf(look).map(({ topic, who }) => {
    const about = presentation?.topic(topic) ?? words('play.open', {});
    return (table) => words('ping.window', { who, topic: about, table });
  });
}
