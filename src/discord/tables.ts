import type { TableFace } from '#app/look.ts';
import type { Speaker } from '#core/message.ts';
import { type Line, selectRow, textLine } from './ask/controls.ts';
import { isUnknown } from './at-table.ts';
import type { Bot } from './bot.ts';
import { encode } from './custom-id.ts';
import { infoScreen } from './info.ts';
import { clip, LIMITS } from './limits.ts';
import { looksOf } from './own-seats.ts';
import { playScreen } from './play/screen.ts';
import type { Press, Verb } from './press.ts';
import { plain } from './say.ts';
import type { Screen } from './screen.ts';
import { ownTables, RUNNING } from './table-here.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';
import { wordsIn } from './words.ts';

/** A table to choose, and whether it waits for whoever chooses. */
interface Choice {
  readonly table: TableFace;
  readonly waits: boolean;
}

async function choiceOf(bot: Bot, user: string, table: TableFace): Promise<Choice> {
  const reply = await looksOf(bot, { table: table.id, user });
  const asked = reply.kind === 'done' ? reply.looks.flatMap(({ questions }) => questions) : [];
  return {
    table,
    waits: table.status === 'playing' && asked.some(({ held, optional }) => held === null && !optional),
  };
}

/** A list of tables to open one of; those that wait for the one who looks come first. */
export function tableSelect(
  bot: Bot,
  choices: readonly Choice[],
  { say, placeholder }: { say: Speaker['say']; placeholder: string },
): Line {
  const options = choices.slice(0, LIMITS.selectOptions).map(({ table, waits }) => {
    const game = bot.app.games.get(table.game);
    const title = game === undefined ? table.game : wordsIn(table.language, game).say(game.face.title);
    const state = say(waits ? words('play.waitsForYou', {}) : words(`status.${table.status}`, {}));
    return {
      label: clip(table.name, LIMITS.optionLabel),
      value: table.id,
      description: clip(`${title} · ${state}`, LIMITS.optionDescription),
      ...(waits ? { emoji: { name: '▶️' } } : {}),
    };
  });
  return selectRow({ id: encode({ verb: 'turnToTable', table: '', args: [] }), placeholder, options });
}

/** Tables as somebody finds them: those that wait for them first. */
export async function waitingFirst(
  bot: Bot,
  user: string,
  tables: readonly TableFace[],
): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const table of tables) choices.push(await choiceOf(bot, user, table));
  return choices.sort((a, b) => Number(b.waits) - Number(a.waits));
}

/** Somebody wants to play and did not say where. */
export async function tablesScreen(bot: Bot, visit: Visit): Promise<Screen> {
  const { say } = wordsIn(visit.language);
  const own = (await ownTables(bot, visit)).filter(({ status }) => RUNNING.includes(status));
  if (own.length === 0) return plain(visit.language, words('play.noTables', {}));
  const choices = await waitingFirst(bot, visit.user, own);
  return {
    components: [
      textLine(say(words('play.yourTables', {}))),
      tableSelect(bot, choices, { say, placeholder: say(words('play.chooseTable', {})) }),
    ],
  };
}

/** Opens the table that was chosen: the questions there for whoever sits there, else what anybody may know. */
async function turnToTable({ values, visit }: Press, bot: Bot): Promise<Screen> {
  const { user, language } = visit;
  const look = await bot.app.look({ table: values[0] ?? '', user });
  if (isUnknown(visit, look)) return plain(language, words('command.noTables', {}));
  if (look.kind !== 'done') return plain(language, look.refusal.message);
  const isSeated = look.viewer !== 'table' && look.table.status !== 'lobby';
  return isSeated
    ? await playScreen(bot, { table: look.table.id, user, language })
    : await infoScreen(bot, look, language);
}

/** Choosing among tables. */
export const tableVerbs = {
  turnToTable: { answers: 'inPlace', run: turnToTable },
} as const satisfies Record<string, Verb>;
