import type { Look, ShownQuestion } from '#app/look.ts';
import type { Json } from '#core/json.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import { buttonRows, type Line, selectRow, textLine } from '../ask/controls.ts';
import { type Draft, NO_DRAFT } from '../ask/draft.ts';
import { panel } from '../ask/panel.ts';
import type { Bot } from '../bot.ts';
import { encode } from '../custom-id.ts';
import { clip, LIMITS } from '../limits.ts';
import type { Screen } from '../screen.ts';
import { handLines, titleOf } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { wordsIn } from '../words.ts';

/** What somebody sees of their part in a game: what they are asked, and what became of what they just did. */
export interface PlayScreen {
  readonly table: string;
  readonly user: string;
  /** Whose view, for somebody who has several seats. */
  readonly seat?: number | undefined;
  readonly language: Language;
  /** The question to show, if there are several. */
  readonly key?: string | undefined;
  /** Said above the question: why the last answer was refused, or that it came too late. */
  readonly note?: Message | undefined;
}

/** Leaves room for the question in the same message. */
const LONGEST_NOTE = 1000;
const LONGEST_HAND = 1000;

/** The questions to a seat, those that are waited for first. */
export function inOrder(questions: readonly ShownQuestion[]): ShownQuestion[] {
  const weight = ({ held, optional }: ShownQuestion) => (held === null ? 0 : 2) + (optional ? 1 : 0);
  return [...questions].sort((a, b) => weight(a) - weight(b));
}

/** How people at a table are called there. */
export function speakerAt(bot: Bot, look: Look, language: Language): Speaker {
  const game = bot.app.games.get(look.table.game);
  return wordsIn(language, game, (seat) => look.seats[seat]?.name ?? `${seat + 1}`);
}

export async function draftOf(bot: Bot, table: string, key: string): Promise<Draft> {
  return ((await bot.app.drafts.find({ table, key })) as Draft | null) ?? NO_DRAFT;
}

/** The screen of /play at one table; it is what every press on it leads back to. */
export async function playScreen(bot: Bot, wanted: PlayScreen): Promise<Screen> {
  const { table, user, language, note } = wanted;
  const look = await bot.app.look({ table, user, seat: wanted.seat });
  if (look.kind !== 'done') {
    return { components: [textLine(wordsIn(language).say(look.refusal.message))] };
  }
  const speaker = speakerAt(bot, look, language);
  const game = titleOf(bot, look);
  const questions = inOrder(look.questions);
  const question = questions.find(({ key }) => key === wanted.key) ?? questions[0];
  const held = textLine(clip(handLines(bot, look, speaker).join('\n'), LONGEST_HAND));
  const lines: Line[] = [header(look, speaker, { game, note }), ...(look.viewer === 'table' ? [] : [held])];
  if (question === undefined) lines.push(textLine(standing(look, speaker)));
  else {
    const draft = await draftOf(bot, table, question.key);
    lines.push(...panel({ table, question, draft, speaker }));
    lines.push(
      ...others(
        table,
        questions.filter((one) => one !== question),
        speaker,
      ),
    );
  }
  return { components: [...lines, ...buttonRows(besides(table, speaker))] };
}

function header(
  { table }: Look,
  { say }: Speaker,
  { game, note }: { game: Message; note: Message | undefined },
): Line {
  const title = say(words('play.header', { table: table.name, game: say(game) }));
  return textLine(note === undefined ? title : `${title}\n${clip(say(note), LONGEST_NOTE)}`);
}

/** Why nothing is asked. */
function standing({ table, waiting, stuck }: Look, { say }: Speaker): string {
  if (table.status === 'lobby') return say(words('play.notBegun', {}));
  if (table.status === 'over' || table.status === 'abandoned') return say(words('play.over', {}));
  if (table.status === 'paused') return say(words('play.paused', {}));
  if (stuck) return say(words('play.stuck', {}));
  const seats = [...new Set(waiting.map(({ seat }) => seat))];
  const waits = seats.length === 0 ? [] : [say(words('play.waitingFor', { seats }))];
  return [say(words('play.nothing', {})), ...waits].join(' ');
}

/** More questions to the same seat, to switch to. */
function others(table: string, questions: readonly ShownQuestion[], speaker: Speaker): Line[] {
  if (questions.length === 0) return [];
  return [
    selectRow({
      id: encode({ verb: 'turnTo', table, args: [] }),
      placeholder: speaker.say(words('play.others', { count: questions.length })),
      options: questions.slice(0, LIMITS.selectOptions).map(({ key, form }) => ({
        label: clip(speaker.say(form.prompt), LIMITS.optionLabel),
        value: key,
      })),
    }),
  ];
}

function besides(table: string, { say }: Speaker) {
  return (['board', 'hand', 'undo', 'refresh'] as const).map((verb) => ({
    id: encode({ verb: `play.${verb}`, table, args: [] }),
    label: say(words(`play.${verb}`, {})),
  }));
}

export function asJson(draft: Draft): Json {
  return { page: draft.page, value: draft.value as Json };
}
