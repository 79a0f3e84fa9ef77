import type { Look } from '#app/look.ts';
import type { Language } from '#core/message.ts';
import type { Place } from '../../render/drawing.ts';
import { textLine } from '../ask/controls.ts';
import type { Bot } from '../bot.ts';
import { knock } from '../closed-dms.ts';
import { heldIn, heldScreen } from '../held.ts';
import { clip, LIMITS } from '../limits.ts';
import { looksOf } from '../own-seats.ts';
import type { Press, Verb } from '../press.ts';
import { plain } from '../say.ts';
import type { Enclosure, Screen } from '../screen.ts';
import { gallery, handLines, statusScreen } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { undoRefused } from '../undo-refused.ts';
import { playScreen, speakerAt } from './screen.ts';

/** What is asked of somebody at a table, for them alone. */
function open({ act, visit, values }: Press, bot: Bot): Promise<Screen> {
  const { user, language } = visit;
  return playScreen(bot, { table: act.table, user, language, key: values[0] });
}

/** Somebody comes to play: whatever is asked of them, and their hand to where hands go. */
export async function play(bot: Bot, viewing: Viewing): Promise<Screen> {
  await knock(bot, viewing);
  return await playScreen(bot, viewing);
}

/** The board as the viewer sees it, with the words below. */
export async function boardScreen(bot: Bot, { table, user, language }: Viewing): Promise<Screen> {
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return plain(language, look.refusal.message);
  const picture = await bot.picture(look, language);
  return statusScreen(bot, look, { speaker: speakerAt(bot, look, language), picture });
}

/** A picture under some words, if there is one. */
function pictured(lines: readonly string[], picture: Enclosure | null): Screen {
  return {
    components: [
      textLine(clip(lines.join('\n'), LIMITS.text)),
      ...(picture === null ? [] : [gallery(picture)]),
    ],
    files: picture === null ? [] : [picture],
  };
}

/** One seat as the viewer sees it, large; their own with all that only they may know. */
export async function seatScreen(
  bot: Bot,
  { table, user, language }: Viewing,
  seat: number,
): Promise<Screen> {
  const reply = await looksOf(bot, { table, user });
  if (reply.kind !== 'done') return plain(language, reply.refusal.message);
  const look = reply.looks.find(({ viewer }) => viewer === seat) ?? reply.looks[0];
  const { say } = speakerAt(bot, look, language);
  const title = say(words('board.seat', { seat, table: look.table.name }));
  const own = look.viewer === seat ? handLines(bot, look, speakerAt(bot, look, language)) : [];
  const picture = await bot.picture(look, language, { kind: 'seat', seat });
  const lines = [title, ...own, ...(picture === null ? [say(words('board.none', {}))] : [])];
  return pictured(lines, picture);
}

/** One part of the board as the viewer sees it, large. */
export async function placeScreen(
  bot: Bot,
  { language }: Viewing,
  { look, place }: PlaceSeen,
): Promise<Screen> {
  const { say } = speakerAt(bot, look, language);
  const title = say(words('board.place', { place: place.name, table: look.table.name }));
  const picture = await bot.picture(look, language, { kind: 'place', place: place.id });
  const lines = [title, ...(picture === null ? [say(words('board.none', {}))] : [])];
  return pictured(lines, picture);
}

/** Something else about the table as the viewer sees it, in a picture and in words. */
export async function pageScreen(
  bot: Bot,
  { language }: Viewing,
  { look, place }: PlaceSeen,
): Promise<Screen> {
  const { say } = speakerAt(bot, look, language);
  const title = say(words('board.place', { place: place.name, table: look.table.name }));
  const picture = await bot.picture(look, language, { kind: 'page', page: place.id });
  const lines = [title, picture === null ? say(words('board.none', {})) : picture.alt];
  return pictured(lines, picture);
}

interface PlaceSeen {
  readonly look: Look;
  readonly place: Place;
}

/** Somebody looks at a table. */
export interface Viewing {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
}

/** What somebody holds, with a picture of their view: from each of their seats. */
export async function handScreen(bot: Bot, { table, user, language }: Viewing): Promise<Screen> {
  await knock(bot, { table, user });
  const reply = await looksOf(bot, { table, user });
  if (reply.kind !== 'done') return plain(language, reply.refusal.message);
  const { looks } = reply;
  if (looks[0].viewer === 'table') return plain(language, words('hand.notSeated', {}));
  const { say } = speakerAt(bot, looks[0], language);
  const title = say(words('hand.title', { table: looks[0].table.name, thread: null }));
  const hands: Required<Screen>[] = [];
  for (const look of looks) {
    const seats = looks.length > 1 && look.viewer !== 'table' ? [look.viewer] : [];
    const heading = seats.map((seat) => say(words('play.seat', { seat })));
    hands.push(await heldBy(bot, look, { language, heading, most: LIMITS.text / looks.length - ROOM }));
  }
  return {
    components: [textLine(title), ...hands.flatMap(({ components }) => components)],
    files: hands.flatMap(({ files }) => files),
  };
}

/** For the title above the hands. */
const ROOM = 200;

async function heldBy(
  bot: Bot,
  look: Look,
  { language, heading, most }: { language: Language; heading: readonly string[]; most: number },
): Promise<Required<Screen>> {
  const speaker = speakerAt(bot, look, language);
  const held = heldIn(bot, look, speaker);
  if (held?.sight) return await heldScreen(bot, { look, held }, { title: heading.join('\n'), speaker, most });
  const lines = [...heading, ...handLines(bot, look, speaker)];
  const drawn = await bot.picture(look, language);
  // Files of one message need names of their own.
  const files = drawn === null ? [] : [{ ...drawn, name: `${look.viewer}-${drawn.name}` }];
  return { components: [textLine(clip(lines.join('\n'), most)), ...files.map(gallery)], files };
}

async function undo({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.undo({ table: act.table, user: visit.user });
  const { user, language } = visit;
  if (reply.kind === 'done') return playScreen(bot, { table: act.table, user, language });
  return playScreen(bot, { table: act.table, user, language, note: undoRefused(reply.refusal) });
}

const viewing = ({ act, visit }: Press): Viewing => ({
  table: act.table,
  user: visit.user,
  language: visit.language,
});

/** What stands beside the questions, and under the public messages of a table. */
export const besideVerbs = {
  'play.open': { answers: 'privately', run: (press, bot) => play(bot, viewing(press)) },
  turnTo: { answers: 'inPlace', run: open },
  'play.refresh': { answers: 'inPlace', run: open },
  'play.undo': { answers: 'inPlace', run: undo },
  'play.board': { answers: 'privately', run: (press, bot) => boardScreen(bot, viewing(press)) },
  'play.hand': { answers: 'privately', run: (press, bot) => handScreen(bot, viewing(press)) },
} as const satisfies Record<string, Verb>;
