import { ButtonStyle } from 'discord-api-types/v10';
import type { Look, ShownQuestion } from '#app/records/look.ts';
import { done } from '#app/requests/reply.ts';
import type { AnswerPreview } from '#core/choice.ts';
import type { Json } from '#core/json.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import { begun, type Draft, draftedAnswer, NO_DRAFT } from '../ask/draft.ts';
import { panel } from '../ask/panel.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import {
  buttonRows,
  componentsIn,
  type Line,
  sectionLine,
  selectRow,
  textLine,
} from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { digestLines } from '../screens/chapters.ts';
import { handLines } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { coachLine } from './coach.ts';
import { askedOf } from './dealing.ts';
import { draftNotes, guideAt, helpFor } from './help-for.ts';
import { proposeButton, seatNews } from './seat-news.ts';

/** What somebody sees of their part in a game: what they are asked, and what became of what they just did. */
export interface PlayScreen {
  readonly table: string;
  readonly user: string;
  /** Only this seat of somebody who may have several. */
  readonly seat?: number | undefined;
  /** The seat that comes first, if somebody has several: the one they just played for. */
  readonly first?: number | undefined;
  readonly language: Language;
  /** The table as it is to be shown, if it was looked at already. */
  readonly looks?: readonly [Look, ...Look[]] | undefined;
  /** The question to show, if there are several. */
  readonly key?: string | undefined;
  /** What was asked before the last answer: what came of it is shown before anything else. */
  readonly known?: readonly string[] | undefined;
  /** Said above the question: why the last answer was refused, or that it came too late. */
  readonly note?: Message | undefined;
  /** Said below it: what somebody alone has just learned. */
  readonly news?: Message | undefined;
  /** Somebody comes back to the table: what it means to them that has happened meanwhile is said. */
  readonly opening?: true;
  /** Something that was refused and that the table may vote on instead. */
  readonly proposal?: 'undo' | undefined;
}

/** Leaves room for the question in the same message. */
const MAX_NOTE_LENGTH = 500;
const MAX_NEWS_LENGTH = 1000;
const MAX_HAND_LENGTH = 1000;

/** The questions to a seat, those that are waited for first. */
export function inOrder(questions: readonly ShownQuestion[]): ShownQuestion[] {
  const weight = ({ held, optional }: ShownQuestion) => (held === null ? 0 : 2) + (optional ? 1 : 0);
  return [...questions].sort((a, b) => weight(a) - weight(b));
}

/** What has just come up in consequence if it is waited for, then whatever is, then what else has come up. */
function nextOf(questions: readonly ShownQuestion[], known?: readonly string[]) {
  const [first] = questions;
  const isNew = ({ key, held }: ShownQuestion) => held === null && known?.includes(key) === false;
  const follows = questions.find((one) => !one.optional && isNew(one));
  if (follows !== undefined || first?.optional !== true) return follows ?? first;
  return questions.find(isNew) ?? first;
}

/** How people at a table are called there. */
export function speakerAt(bot: BotContext, look: Look, language: Language): Speaker {
  const game = bot.app.games.get(look.table.game);
  return wordsIn(language, game, (seat) => look.seats[seat]?.name ?? `${seat + 1}`);
}

/** What the things do that labels of options name, said by whoever speaks there. */
export function explainer(
  bot: BotContext,
  { table }: Look,
  { say }: Speaker,
): (label: Message) => string | null {
  const presentation = bot.app.games.get(table.game)?.presentation;
  return (label) => {
    const text = presentation?.explain?.(label) ?? null;
    return text === null ? null : say(text);
  };
}

export async function draftOf(bot: BotContext, table: string, key: string): Promise<Draft> {
  return ((await bot.app.drafts.find({ table, key })) as Draft | null) ?? NO_DRAFT;
}

/** What a draft would come to if it were confirmed now. */
export async function weighedOf(
  bot: BotContext,
  { table, user }: { table: string; user: string },
  { question, draft }: { question: ShownQuestion; draft: Draft },
): Promise<AnswerPreview | null> {
  const { form, key, suggestion } = question;
  const choice = draftedAnswer(form, begun(draft, suggestion));
  if (choice === null) return null;
  const reply = await bot.app.previewAnswer({ table, user, key, choice });
  return reply.kind === 'done' ? reply : null;
}

/** The screen of /play at one table; it is what every press on it leads back to. */
export async function playScreen(bot: BotContext, wanted: PlayScreen): Promise<Screen> {
  const { table, user, language } = wanted;
  const reply = wanted.looks ? done({ looks: wanted.looks }) : await looksOf(bot, wanted);
  if (reply.kind !== 'done') {
    return { components: [textLine(wordsIn(language).say(reply.refusal.message))] };
  }
  const looks = firstOf(reply.looks, wanted);
  const questions = inOrder(looks.flatMap((look) => askedOf(bot, look)));
  const question = questions.find(({ key }) => key === wanted.key) ?? nextOf(questions, wanted.known);
  const look = looks.find(({ viewer }) => viewer === question?.seat) ?? looks[0] ?? reply.looks[0];
  const speaker = speakerAt(bot, look, language);
  const news = seatNews(look, user, speaker);
  if (look.viewer === 'table' && news.length > 0) return { components: news };
  const propose = wanted.proposal === undefined ? [] : [proposeButton(table, wanted.proposal, speaker)];
  const around = [...buttonRows(propose), ...buttonRows(besides(bot, look, speaker))];
  const learned =
    wanted.news === undefined ? [] : [textLine(clip(speaker.say(wanted.news), MAX_NEWS_LENGTH))];
  const above = [
    ...news,
    headLine(bot, look, { speaker, note: wanted.note }),
    ...(wanted.opening ? await meanwhile({ bot, look, speaker }, user) : []),
  ];
  if (question === undefined)
    return { components: [...above, ...unasked(bot, look, speaker), ...learned, ...around] };
  const { coach, asked } = await askedIn(bot, { look, question, speaker, user });
  const more = [
    ...(question.optional || question.held !== null ? waitedFor(look, speaker) : []),
    ...learned,
    ...others(
      look,
      questions.filter((one) => one !== question),
      speaker,
    ),
  ];
  const lines = [...above, ...asked, ...more, ...around];
  // Advice for beginners is what can be done without.
  const room = LIMITS.components - sum([...lines, ...coach].map(componentsIn));
  return { components: room < 0 ? lines : [...above, ...coach, ...asked, ...more, ...around] };
}

/** The first of what somebody should know before they decide, and the way to the rest. */
async function meanwhile(
  telling: { readonly bot: BotContext; readonly look: Look; readonly speaker: Speaker },
  user: string,
): Promise<Line[]> {
  const [first] = await digestLines(telling, user);
  if (first === undefined) return [];
  const id = encode({ action: 'log.open', table: telling.look.table.id, args: [] });
  return [sectionLine(`-# ${first}`, { id, label: telling.speaker.say(words('play.read', {})) })];
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** For somebody who has nothing to do: why, and what they hold. */
function unasked(bot: BotContext, look: Look, speaker: Speaker): Line[] {
  const lines = [textLine(standing(look, speaker))];
  if (look.viewer === 'table') return lines;
  return [...lines, textLine(clip(handLines(bot, look, speaker).join('\n'), MAX_HAND_LENGTH))];
}

/** The seats that are meant, the one that comes first at their head. */
function firstOf(looks: readonly Look[], { seat, first }: PlayScreen): readonly Look[] {
  const meant = looks.filter(({ viewer }) => seat === undefined || viewer === seat);
  return [...meant].sort((a, b) => Number(b.viewer === first) - Number(a.viewer === first));
}

/** Where one is and who: the only thing above a question but a word on what was just done. */
export function headLine(
  bot: BotContext,
  look: Look,
  { speaker: { say }, note }: { readonly speaker: Speaker; readonly note: Message | undefined },
): Line {
  const { table, view, viewer } = look;
  const seat = viewer === 'table' ? null : viewer;
  const stands = view === null ? null : (guideAt(bot, look)?.standing(view) ?? null);
  const line = say(words('play.head', { table: table.name, standing: stands, seat }));
  return textLine([line, ...(note === undefined ? [] : [clip(say(note), MAX_NOTE_LENGTH)])].join('\n'));
}

interface Asking {
  readonly look: Look;
  readonly question: ShownQuestion;
  readonly speaker: Speaker;
  readonly user: string;
}

/** A question with what helps with it, and what a first game says above it. */
async function askedIn(
  bot: BotContext,
  { look, question, speaker, user }: Asking,
): Promise<{ readonly coach: readonly Line[]; readonly asked: readonly Line[] }> {
  const table = look.table.id;
  const draft = await draftOf(bot, table, question.key);
  const preview = await weighedOf(bot, { table, user }, { question, draft });
  const help = await helpFor(bot, look, { user, question });
  const explain = explainer(bot, look, speaker);
  return {
    coach: await coachLine(bot, look, { user, question, speaker }),
    asked: panel({
      ...{ table, question, draft, speaker, preview, help, explain },
      draftNotes: await draftNotes(bot, look, { question, draft }),
    }),
  };
}

/** Why nothing is asked. */
export function standing({ table, waiting, stuck }: Look, { say }: Speaker): string {
  if (table.status === 'lobby') return say(words('play.notBegun', {}));
  if (table.ending !== null) return say(words('end.pending', { until: table.ending.endsAt }));
  if (table.status === 'over' || table.status === 'abandoned') return say(words('play.over', {}));
  if (table.status === 'paused') return say(words('play.paused', {}));
  if (stuck) return say(words('play.stuck', {}));
  return [words('play.nothing', {}), ...waits({ waiting })].map(say).join(' ');
}

/** Whom the table waits for. */
function waits({ waiting }: Pick<Look, 'waiting'>): Message[] {
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  return seats.length === 0 ? [] : [words('play.waitingFor', { seats })];
}

/** Said under a question that the table does not wait for. */
function waitedFor({ table, waiting }: Look, { say }: Speaker): Line[] {
  if (table.status !== 'playing') return [];
  return waits({ waiting }).map((message) => textLine(`-# ${say(message)}`));
}

/** More questions to the same person, to switch to; those to another seat of theirs say so. */
function others({ table, viewer }: Look, questions: readonly ShownQuestion[], speaker: Speaker): Line[] {
  const [first, ...more] = questions;
  if (first === undefined) return [];
  const titleIn = ({ prompt }: ShownQuestion['form']) => speaker.say(prompt).split('\n')[0] ?? '';
  const named = ({ seat, form }: ShownQuestion) =>
    seat === viewer ? titleIn(form) : `${speaker.seat(seat)}: ${titleIn(form)}`;
  if (more.length === 0) {
    const id = encode({ action: 'turnTo', table: table.id, args: [first.key] });
    const label = speaker.say(words('play.other', { what: named(first) }));
    return buttonRows([{ id, label, style: ButtonStyle.Primary }]);
  }
  return [
    selectRow({
      id: encode({ action: 'turnTo', table: table.id, args: [] }),
      placeholder: speaker.say(words('play.others', { count: questions.length })),
      options: questions.slice(0, LIMITS.selectOptions).map((question) => ({
        label: clip(named(question), LIMITS.optionLabel),
        value: question.key,
      })),
    }),
  ];
}

/** What can be looked at from any question. */
function besides(bot: BotContext, look: Look, { say }: Speaker) {
  const held = look.view === null ? 0 : (guideAt(bot, look)?.handSize(look.view) ?? 0);
  const labels = {
    hand: held > 0 ? words('play.handOf', { count: held }) : words('play.hand', {}),
    board: words('play.board', {}),
    undo: words('play.undo', {}),
    refresh: words('play.refresh', {}),
    more: words('play.more', {}),
  };
  return Object.entries(labels).map(([action, label]) => ({
    id: encode({ action: `play.${action}`, table: look.table.id, args: [] }),
    label: say(label),
  }));
}

export function asJson(draft: Draft): Json {
  const { page, value, find, self, turn, advised, sure } = draft;
  return {
    page,
    value: value as Json,
    ...(find !== undefined && { find }),
    ...(self !== undefined && { self }),
    ...(turn !== undefined && { turn }),
    ...(advised && { advised }),
    ...(sure && { sure }),
  };
}
