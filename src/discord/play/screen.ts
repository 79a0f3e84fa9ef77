import type { Look, ShownQuestion } from '#app/records/look.ts';
import { done } from '#app/requests/reply.ts';
import type { AnswerPreview } from '#core/choice.ts';
import type { Json } from '#core/json.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import { begun, type Draft, draftedAnswer, NO_DRAFT } from '../ask/draft.ts';
import { panel } from '../ask/panel.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { looksOf, ownSeats } from '../interactions/own-seats.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { besideName, handLines, titleOf } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { askedOf, dealsAt } from './dealing.ts';
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
  /** What was asked before the last answer: what came of it is shown before anything else that nobody waits for. */
  readonly known?: readonly string[] | undefined;
  /** Said above the question: why the last answer was refused, or that it came too late. */
  readonly note?: Message | undefined;
  /** Something that was refused and that the table may vote on instead. */
  readonly proposal?: 'undo' | undefined;
}

/** Leaves room for the question in the same message. */
const MAX_NOTE_LENGTH = 1000;
const MAX_HAND_LENGTH = 1000;

/** The questions to a seat, those that are waited for first. */
export function inOrder(questions: readonly ShownQuestion[]): ShownQuestion[] {
  const weight = ({ held, optional }: ShownQuestion) => (held === null ? 0 : 2) + (optional ? 1 : 0);
  return [...questions].sort((a, b) => weight(a) - weight(b));
}

/** What is waited for, or else what has just come up. */
function nextOf(questions: readonly ShownQuestion[], known: readonly string[] = []) {
  const [first] = questions;
  if (first?.optional !== true) return first;
  return questions.find(({ key, held }) => held === null && !known.includes(key)) ?? first;
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
  const { table, user, language, note } = wanted;
  const reply = wanted.looks ? done({ looks: wanted.looks }) : await looksOf(bot, wanted);
  if (reply.kind !== 'done') {
    return { components: [textLine(wordsIn(language).say(reply.refusal.message))] };
  }
  const looks = firstOf(reply.looks, wanted);
  const questions = inOrder(looks.flatMap((look) => askedOf(bot, look)));
  const question = questions.find(({ key }) => key === wanted.key) ?? nextOf(questions, wanted.known);
  const look = looks.find(({ viewer }) => viewer === question?.seat) ?? looks[0] ?? reply.looks[0];
  const speaker = speakerAt(bot, look, language);
  const seat = ownSeats(look, user).length > 1 && look.viewer !== 'table' ? look.viewer : null;
  const held = textLine(clip(handLines(bot, look, speaker).join('\n'), MAX_HAND_LENGTH));
  const news = seatNews(look, user, speaker);
  if (look.viewer === 'table' && news.length > 0) return { components: news };
  const lines: Line[] = [
    ...news,
    header(look, speaker, { game: titleOf(bot, look), seat, note }),
    ...(look.viewer === 'table' ? [] : [held]),
  ];
  if (question === undefined) lines.push(textLine(standing(look, speaker)));
  else {
    const draft = await draftOf(bot, table, question.key);
    const preview = await weighedOf(bot, { table, user }, { question, draft });
    const explain = explainer(bot, look, speaker);
    lines.push(...panel({ table, question, draft, speaker, preview, explain }));
    if (question.optional || question.held !== null) lines.push(...waitedFor(look, speaker));
    lines.push(
      ...others(
        look,
        questions.filter((one) => one !== question),
        speaker,
      ),
    );
  }
  const propose = wanted.proposal === undefined ? [] : [proposeButton(table, wanted.proposal, speaker)];
  return { components: [...lines, ...buttonRows(propose), ...buttonRows(besides(bot, look, speaker))] };
}

/** The seats that are meant, the one that comes first at their head. */
function firstOf(looks: readonly Look[], { seat, first }: PlayScreen): readonly Look[] {
  const meant = looks.filter(({ viewer }) => seat === undefined || viewer === seat);
  return [...meant].sort((a, b) => Number(b.viewer === first) - Number(a.viewer === first));
}

interface Heading {
  readonly game: Message;
  /** Which seat this is about, where somebody has several. */
  readonly seat: number | null;
  readonly note: Message | undefined;
}

function header(look: Look, { say }: Speaker, { game, seat, note }: Heading): Line {
  const lines = [
    say(words('play.header', { table: look.table.name, game: besideName(look, say(game)) })),
    ...(seat === null ? [] : [say(words('play.seat', { seat }))]),
    ...(note === undefined ? [] : [clip(say(note), MAX_NOTE_LENGTH)]),
  ];
  return textLine(lines.join('\n'));
}

/** Why nothing is asked. */
function standing({ table, waiting, stuck }: Look, { say }: Speaker): string {
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
  if (questions.length === 0) return [];
  const titleIn = ({ prompt }: ShownQuestion['form']) => speaker.say(prompt).split('\n')[0] ?? '';
  const named = ({ seat, form }: ShownQuestion) =>
    seat === viewer ? titleIn(form) : `${speaker.seat(seat)}: ${titleIn(form)}`;
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

function besides(bot: BotContext, look: Look, { say }: Speaker) {
  const usual = ['board', 'hand', 'undo', 'refresh'] as const;
  const verbs = dealsAt(bot, look) === undefined ? usual : ([...usual, 'deals'] as const);
  return verbs.map((action) => ({
    id: encode({ action: `play.${action}`, table: look.table.id, args: [] }),
    label: say(words(`play.${action}`, {})),
  }));
}

export function asJson(draft: Draft): Json {
  const { page, value, find, self, turn } = draft;
  return {
    page,
    value: value as Json,
    ...(find !== undefined && { find }),
    ...(self !== undefined && { self }),
    ...(turn !== undefined && { turn }),
  };
}
