import { createHash } from 'node:crypto';
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import { paceMessage } from '#app/tables/pace.ts';
import type { LivePanel } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { type QuotedText, quotedText, rawText } from '#core/people-text.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { ownSeats } from '../interactions/own-seats.ts';
import { buttonRows, type Row, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { mention, quote } from '../messages/quote.ts';
import type { MessageFile, PlainScreen, Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { modulesAt, modulesLine, settingsAt, settled } from './settings.ts';

/** How somebody at the table is addressed: people by a mention (and by which of their seats), programs by name. */
export function whoSits(look: Look, seat: number): QuotedText {
  const row = look.seats[seat];
  if (!row?.user) return quotedText(`**${row === undefined ? seat + 1 : quote(row.name)}**`);
  const called = mention(row.user);
  return ownSeats(look, row.user).length > 1 ? quotedText(`${called} (${quote(row.name)})`) : called;
}

/** What is played; a game that is no longer known goes by its id. */
export function titleOf({ app }: BotContext, { table }: Look): Message {
  return app.games.get(table.game)?.presentation.title ?? words('table.unknownGame', { id: table.game });
}

/** The game's title beside a table's name; null where the name says it already. */
export function besideName({ table }: Look, title: string): string | null {
  return rawText(table.name).includes(title) ? null : title;
}

const button = (table: string, action: string, label: string) => ({
  id: encode({ action, table, args: [] }),
  label,
});

/** The table as its channel sees it: who sits there, and how to join, or where it is played. */
export function lobbyScreen(
  bot: BotContext,
  look: Look,
  at: { speaker: Speaker; thread: string | null },
): Screen {
  const { table, seats } = look;
  const { say } = at.speaker;
  const game = bot.app.games.get(table.game);
  const about = [
    words('lobby.title', { name: table.name, game: besideName(look, say(titleOf(bot, look))) }),
    words('lobby.seats', {
      seats: seats.map(({ seat, colour }) => ({ seat, colour })),
      allowed: game?.seats ?? [],
    }),
    ...settled(bot, look),
    paceMessage(table),
    ...(table.status === 'lobby' ? [words('lobby.commitment', { commitment: table.commitment })] : []),
    ...standingOf(look, at.thread),
  ];
  const text = textLine(about.map(say).join('\n'));
  if (table.status === 'over' || table.status === 'abandoned')
    return { components: [text, ...rematchButton(look, at.speaker)] };
  const begin = {
    ...button(table.id, 'lobby.start', say(words('lobby.start', {}))),
    style: ButtonStyle.Success as const,
  };
  const buttons =
    table.status === 'lobby'
      ? [
          {
            ...button(table.id, 'lobby.join', say(words('lobby.join', {}))),
            style: ButtonStyle.Primary as const,
          },
          button(table.id, 'lobby.leave', say(words('lobby.leave', {}))),
          button(table.id, 'lobby.addBot', say(words('lobby.addBot', {}))),
          ...(settingsAt(bot, look).length + modulesAt(bot, look).length > 0
            ? [button(table.id, 'lobby.setUp', say(words('lobby.setUp', {})))]
            : []),
          begin,
          ...(game?.colours === undefined
            ? []
            : [button(table.id, 'lobby.colour', say(words('lobby.colour', {})))]),
          button(table.id, 'pace.open', say(words('pace.open', {}))),
        ]
      : [
          {
            ...button(table.id, 'play.open', say(words('play.open', {}))),
            style: ButtonStyle.Primary as const,
          },
        ];
  return { components: [text, ...buttonRows(buttons)] };
}

/** Whoever played a game to its end, or a part of it, may want another. */
export function rematchButton({ table }: Look, { say }: Speaker): Row[] {
  return table.head < 0 ? [] : buttonRows([button(table.id, 'rematch', say(words('rematch.offer', {})))]);
}

function standingOf({ table, result }: Look, thread: string | null): Message[] {
  if (table.status === 'over') return [words('lobby.over', { winners: result?.winners ?? [] })];
  if (table.ending !== null) return [words('end.pending', { until: table.ending.endsAt })];
  if (table.status === 'abandoned') return [words('lobby.abandoned', {})];
  return thread === null ? [] : [words('lobby.playing', { thread })];
}

/** How the table stands, for everybody: in words, then in pictures below each other. */
export function statusScreen(
  bot: BotContext,
  look: Look,
  at: { speaker: Speaker; pictures: readonly MessageFile[] },
): Screen {
  const { say } = at.speaker;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const lines = [
    ...stuckLines(look),
    ...(look.view === null ? [] : (presentation?.status(look.view) ?? [])),
  ].map(say);
  const game = besideName(look, say(titleOf(bot, look)));
  const title = say(words('play.header', { table: look.table.name, game }));
  const buttons = (['open', 'board', 'hand'] as const).map((action) =>
    button(look.table.id, `play.${action}`, say(words(`play.${action}`, {}))),
  );
  return {
    components: [
      textLine(clip([title, ...modulesLine(bot, look).map(say), ...lines].join('\n'), LIMITS.text)),
      ...at.pictures.map(gallery),
      ...buttonRows(buttons),
    ],
    files: [...at.pictures],
  };
}

/** Said first of a table that a fault of ours keeps from going on. */
function stuckLines({ table, stuck }: Look): Message[] {
  return stuck && (table.status === 'playing' || table.status === 'paused') ? [words('play.stuck', {})] : [];
}

/** Something that goes on at the table, with a way to take part in it while it does. */
export function liveScreen(
  { look, speaker }: { readonly look: Look; readonly speaker: Speaker },
  { lines, open }: LivePanel,
): Screen {
  const text = textLine(lines.map(speaker.say).join('\n'));
  const play = button(look.table.id, 'play.open', speaker.say(words('play.open', {})));
  return { components: [text, ...buttonRows(open === true ? [play] : [])] };
}

export function gallery({ name, alt }: MessageFile): APIMessageTopLevelComponent {
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${name}` }, description: clip(rawText(alt), LIMITS.altText) }],
  };
}

/** The veiled windows that are open, each with all whom it is open to. */
export function windowsOf(
  look: Look,
): readonly { readonly topic: string; readonly who: readonly QuotedText[] }[] {
  const open = look.waiting.filter(({ window }) => window);
  return [...new Set(open.map(({ topic }) => topic))].map((topic) => ({
    topic,
    who: open.flatMap((one) => (one.topic === topic ? [whoSits(look, one.seat)] : [])),
  }));
}

/** Whom the table waits for, and for what. */
export function waitingScreen(bot: BotContext, look: Look, speaker: Speaker): Screen {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const called = look.waiting.filter(({ window }) => !window);
  const seats = [...new Set(called.map(({ seat }) => seat))].map((seat) => ({
    who: whoSits(look, seat),
    topics: called.flatMap((one) =>
      one.seat === seat && presentation ? [presentation.topic(one.topic)] : [],
    ),
  }));
  const windows = windowsOf(look).map(({ topic, who }) =>
    words('window.waiting', { who, topic: presentation?.topic(topic) ?? words('play.open', {}) }),
  );
  const lines = [...(seats.length === 0 ? [] : [words('table.waiting', { seats })]), ...windows];
  const text = (lines.length === 0 ? [words('table.nobody', {})] : lines).map(speaker.say).join('\n');
  const play = {
    ...button(look.table.id, 'play.open', speaker.say(words('play.open', {}))),
    style: ButtonStyle.Primary as const,
  };
  return { components: [textLine(text), ...buttonRows(lines.length === 0 ? [] : [play])] };
}

/** What a seat holds, in words. */
export function handLines(bot: BotContext, look: Look, speaker: Speaker): string[] {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const held = look.view === null ? [] : (presentation?.hand(look.view) ?? []);
  return held.length === 0 ? [speaker.say(words('hand.empty', {}))] : held.map(speaker.say);
}

/** Tells two screens apart without keeping them. */
export function screenKey(screen: Screen | PlainScreen): string {
  const { components, files } = screen;
  const hash = createHash('sha256').update(JSON.stringify(components));
  if ('content' in screen) hash.update(screen.content);
  for (const { bytes } of files ?? []) hash.update(bytes);
  return hash.digest('base64url');
}
