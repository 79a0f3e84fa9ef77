import type { PublicTable } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { isUnknown } from '../interactions/table-handler.ts';
import { ownTables, RUNNING } from '../interactions/table-here.ts';
import { type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { quote } from '../messages/quote.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { playScreen } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { infoScreen } from './info.ts';

/** A table to choose, and whether it waits for whoever chooses. */
interface Choice {
  readonly table: PublicTable;
  readonly waits: boolean;
}

async function choiceOf(bot: BotContext, user: string, table: PublicTable): Promise<Choice> {
  const reply = await looksOf(bot, { table: table.id, user });
  const asked = reply.kind === 'done' ? reply.looks.flatMap(({ questions }) => questions) : [];
  return {
    table,
    waits: table.status === 'playing' && asked.some(({ held, optional }) => held === null && !optional),
  };
}

/** A list of tables to open one of; those that wait for the one who looks come first. */
export function tableSelect(
  bot: BotContext,
  choices: readonly Choice[],
  { say, placeholder }: { say: Speaker['say']; placeholder: string },
): Line {
  const options = choices.slice(0, LIMITS.selectOptions).map(({ table, waits }) => {
    const game = bot.app.games.get(table.game);
    const title =
      game === undefined ? table.game : wordsIn(table.language, game).say(game.presentation.title);
    const state = say(waits ? words('play.waitsForYou', {}) : words(`status.${table.status}`, {}));
    return {
      label: quote(table.name),
      value: table.id,
      description: clip(`${title} · ${state}`, LIMITS.optionDescription),
      ...(waits ? { emoji: { name: '▶️' } } : {}),
    };
  });
  return selectRow({ id: encode({ action: 'turnToTable', table: '', args: [] }), placeholder, options });
}

/** Tables as somebody finds them: those that wait for them first. */
export async function waitingFirst(
  bot: BotContext,
  user: string,
  tables: readonly PublicTable[],
): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const table of tables) choices.push(await choiceOf(bot, user, table));
  return choices.sort((a, b) => Number(b.waits) - Number(a.waits));
}

/** Somebody wants to play and did not say where. */
export async function tablesScreen(bot: BotContext, context: InteractionContext): Promise<Screen> {
  const { say } = wordsIn(context.language);
  const own = (await ownTables(bot, context)).filter(({ status }) => RUNNING.includes(status));
  if (own.length === 0) return textScreen(context.language, words('play.noTables', {}));
  const choices = await waitingFirst(bot, context.user, own);
  return {
    components: [
      textLine(say(words('play.yourTables', {}))),
      tableSelect(bot, choices, { say, placeholder: say(words('play.chooseTable', {})) }),
    ],
  };
}

/** Opens the table that was chosen: the questions there for whoever sits there, else what anybody may know. */
async function turnToTable({ values, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const look = await bot.app.look({ table: values[0] ?? '', user });
  if (isUnknown(context, look)) return textScreen(language, words('command.noTables', {}));
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const isSeated = look.viewer !== 'table' && look.table.status !== 'lobby';
  return isSeated
    ? await playScreen(bot, { table: look.table.id, user, language })
    : await infoScreen(bot, look, language);
}

/** Choosing among tables. */
export const tableActions = {
  turnToTable: { answers: 'inPlace', run: turnToTable },
} as const satisfies Record<string, PressAction>;
