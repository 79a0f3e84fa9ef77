import type { Look } from '#app/records/look.ts';
import type { Language, Speaker } from '#core/message.ts';
import { peopleText, rawText } from '#core/people-text.ts';
import type { NamedPicture } from '../../render/drawing.ts';
import { boardPictures } from '../interactions/board-pictures.ts';
import { type BotContext, canManageAt } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { MessageFile, Screen } from '../messages/screen.ts';
import { type Drafts, heldCards, heldScreen } from '../screens/held.ts';
import { gallery, handLines, statusScreen } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { retryDm } from './closed-dms.ts';
import { dealsAt } from './dealing.ts';
import { draftOf, playScreen, speakerAt, weighedOf } from './screen.ts';
import { undoRefused } from './undo-refused.ts';

/** What is asked of somebody at a table, for them alone. */
function open({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  return playScreen(bot, { table: target.table, user, language, key: values[0] ?? target.args[0] });
}

/** Somebody needs no more lines for beginners, at this table and at any other of the game. */
async function enoughCoaching(press: Press, bot: BotContext): Promise<Screen> {
  const { target, context } = press;
  const look = await bot.app.look({ table: target.table, user: context.user });
  if (look.kind === 'done') await bot.app.coaching.enough(context.user, look.table.game, bot.app.now());
  return await open(press, bot);
}

/** What is rarely wanted beside a question. */
async function moreScreen(bot: BotContext, context: InteractionContext, table: string): Promise<Screen> {
  const { user, language } = context;
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const speaker = speakerAt(bot, look, language);
  const { say } = speaker;
  const id = (action: string) => encode({ action, table, args: [] });
  const deals = { id: id('play.deals'), label: say(words('play.deals', {})) };
  return {
    components: [
      textLine(say(words('play.moreTitle', { table: look.table.name }))),
      ...buttonRows([
        ...(dealsAt(bot, look) === undefined ? [] : [deals]),
        { id: id('log.open'), label: say(words('play.log', {})) },
      ]),
      ...substituteLines(context, look, speaker),
    ],
  };
}

/** Asks for a substitute: for oneself, and for others if one may give them notice. */
function substituteLines(context: InteractionContext, look: Look, { say, seat: nameOf }: Speaker): Line[] {
  const { table, seats, viewer } = look;
  if (viewer === 'table' || table.status !== 'playing') return [];
  const id = (...args: string[]) => encode({ action: 'seat.call', table: table.id, args });
  const others = seats.filter(({ user }) => user !== null && user !== context.user);
  const isOnly = new Set(others.map(({ user }) => user)).size === 1;
  const mayCall = others.length > 0 && (isOnly || canManageAt(context, look));
  return [
    ...buttonRows([{ id: id(`${viewer}`), label: say(words('seat.call', {})) }]),
    ...(mayCall
      ? [
          selectRow({
            id: id(),
            placeholder: say(words('seat.callFor', {})),
            options: others.map(({ seat }) => ({ label: nameOf(seat), value: `${seat}` })),
          }),
        ]
      : []),
  ];
}

/** Somebody comes to play: whatever is asked of them, and their hand to where hands go. */
export async function play(bot: BotContext, viewing: Viewing): Promise<Screen> {
  await retryDm(bot, viewing);
  return await playScreen(bot, { ...viewing, opening: true });
}

/** The board as the viewer sees it, with the words below. */
export async function boardScreen(bot: BotContext, { table, user, language }: Viewing): Promise<Screen> {
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const pictures = await boardPictures(bot, look, language);
  return statusScreen(bot, look, { speaker: speakerAt(bot, look, language), pictures });
}

/** A picture under some words, if there is one. */
function pictured(lines: readonly string[], picture: MessageFile | null): Screen {
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
  bot: BotContext,
  { table, user, language }: Viewing,
  seat: number,
): Promise<Screen> {
  const reply = await looksOf(bot, { table, user });
  if (reply.kind !== 'done') return textScreen(language, reply.refusal.message);
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
  bot: BotContext,
  { language }: Viewing,
  { look, place: slot }: PlaceSeen,
): Promise<Screen> {
  const { say } = speakerAt(bot, look, language);
  const title = say(words('board.place', { place: peopleText(slot.name), table: look.table.name }));
  const picture = await bot.picture(look, language, { kind: 'place', place: slot.id });
  const lines = [title, ...(picture === null ? [say(words('board.none', {}))] : [])];
  return pictured(lines, picture);
}

/** Something else about the table as the viewer sees it, in a picture and in words. */
export async function pageScreen(
  bot: BotContext,
  { language }: Viewing,
  { look, place: slot }: PlaceSeen,
): Promise<Screen> {
  const { say, quote } = speakerAt(bot, look, language);
  const title = say(words('board.place', { place: peopleText(slot.name), table: look.table.name }));
  const picture = await bot.picture(look, language, { kind: 'page', page: slot.id });
  const lines = [
    title,
    ...(picture === null ? [say(words('board.none', {}))] : rawText(picture.alt).split('\n').map(quote)),
  ];
  return pictured(lines, picture);
}

interface PlaceSeen {
  readonly look: Look;
  readonly place: NamedPicture;
}

/** Somebody looks at a table. */
export interface Viewing {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
}

/** What somebody holds, with a picture of their view: from each of their seats. */
export async function handScreen(bot: BotContext, { table, user, language }: Viewing): Promise<Screen> {
  await retryDm(bot, { table, user });
  const reply = await looksOf(bot, { table, user });
  if (reply.kind !== 'done') return textScreen(language, reply.refusal.message);
  const { looks } = reply;
  if (looks[0].viewer === 'table') return textScreen(language, words('hand.notSeated', {}));
  const { say } = speakerAt(bot, looks[0], language);
  const title = say(words('hand.title', { table: looks[0].table.name, thread: null }));
  const hands: Required<Screen>[] = [];
  for (const look of looks) {
    const seats = looks.length > 1 && look.viewer !== 'table' ? [look.viewer] : [];
    const heading = seats.map((seat) => say(words('play.seat', { seat })));
    hands.push(await heldBy(bot, look, { user, language, heading, most: LIMITS.text / looks.length - ROOM }));
  }
  return {
    components: [textLine(title), ...hands.flatMap(({ components }) => components)],
    files: hands.flatMap(({ files }) => files),
  };
}

/** The marks that somebody has ticked and not sent, and what they come to. */
async function draftsAt(bot: BotContext, { table, questions }: Look, user: string): Promise<Drafts> {
  const found = await Promise.all(
    questions.map(async (question) => {
      if (question.form.kind !== 'sequence') return [];
      const draft = await draftOf(bot, table.id, question.key);
      const preview = await weighedOf(bot, { table: table.id, user }, { question, draft });
      return preview?.sequence ? [[question.key, preview.sequence] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** For the title above the hands. */
const ROOM = 200;

async function heldBy(
  bot: BotContext,
  look: Look,
  {
    user,
    language,
    heading,
    most,
  }: { user: string; language: Language; heading: readonly string[]; most: number },
): Promise<Required<Screen>> {
  const speaker = speakerAt(bot, look, language);
  const held = heldCards(bot, look, { speaker, drafts: await draftsAt(bot, look, user) });
  if (held?.picture)
    return await heldScreen(bot, { look, held }, { title: heading.join('\n'), speaker, most });
  const lines = [...heading, ...handLines(bot, look, speaker)];
  const drawn = await bot.picture(look, language);
  // Files of one message need names of their own.
  const files = drawn === null ? [] : [{ ...drawn, name: `${look.viewer}-${drawn.name}` }];
  return { components: [textLine(clip(lines.join('\n'), most)), ...files.map(gallery)], files };
}

async function undo({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const reply = await bot.app.undo({ table: target.table, user: context.user });
  const { user, language } = context;
  if (reply.kind === 'done') return playScreen(bot, { table: target.table, user, language });
  const note = undoRefused(reply.refusal);
  const proposal = note.key === 'command.undoByVote' ? 'undo' : undefined;
  return playScreen(bot, { table: target.table, user, language, note, proposal });
}

const viewing = ({ target, context }: Press): Viewing => ({
  table: target.table,
  user: context.user,
  language: context.language,
});

/** What stands beside the questions, and under the public messages of a table. */
export const viewActions = {
  'play.open': { answers: 'privately', run: (press, bot) => play(bot, viewing(press)) },
  turnTo: { answers: 'inPlace', run: open },
  'play.refresh': { answers: 'inPlace', run: open },
  'play.more': {
    answers: 'privately',
    run: (press, bot) => moreScreen(bot, press.context, press.target.table),
  },
  'coach.enough': { answers: 'inPlace', run: enoughCoaching },
  'play.undo': { answers: 'inPlace', run: undo },
  'play.board': { answers: 'privately', run: (press, bot) => boardScreen(bot, viewing(press)) },
  'play.hand': { answers: 'privately', run: (press, bot) => handScreen(bot, viewing(press)) },
} as const satisfies Record<string, PressAction>;
