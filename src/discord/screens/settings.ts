import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import { type ModuleChoice, modulesIn } from '#core/modules.ts';
import type { Setting, SettingValue } from '#core/setting.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { words } from '../text/lexicon.ts';

type At = Pick<Look, 'table'>;

/** The options of the rules that a table can be played with. */
export function modulesAt({ app }: BotContext, { table }: At): readonly ModuleChoice[] {
  return app.games.get(table.game)?.presentation.modules ?? [];
}

/** Those that it is played with. */
export function chosenModules(bot: BotContext, look: At): readonly ModuleChoice[] {
  const chosen = modulesIn(look.table.options);
  return modulesAt(bot, look).filter(({ id }) => chosen.includes(id));
}

/** How many may come to play at a table that is still gathering. */
export function seatsToCome(game: Game | undefined, { seats }: Pick<Look, 'seats'>): readonly number[] {
  return game?.seats.filter((count) => count >= seats.length) ?? [];
}

/** What a table can settle before it begins: what its game asks, then what the modules do that it has chosen. */
export function settingsAt(bot: BotContext, look: At): readonly Setting[] {
  const own = bot.app.games.get(look.table.game)?.presentation.settings ?? [];
  return [...own, ...chosenModules(bot, look).flatMap(({ settings = [] }) => settings)];
}

/** What a setting is set to; undefined for what was typed. */
export function valueAt({ table }: At, { values }: Setting): SettingValue | undefined {
  const options = table.options as { readonly [name: string]: Json };
  return values.find(({ sets }) =>
    Object.entries(sets).every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value)),
  );
}

/** The options of the rules that a table is played with, in a line; nothing for the plain game. */
export function modulesLine(bot: BotContext, look: At): Message[] {
  const modules = chosenModules(bot, look).map(({ label }) => label);
  return modules.length === 0 ? [] : [words('table.modules', { modules })];
}

/** Everything that is settled, a line each. */
export function settled(bot: BotContext, look: Look): Message[] {
  const lines = settingsAt(bot, look).map((setting) => {
    const value = valueAt(look, setting)?.label ?? setting.typed?.label ?? null;
    return words('setup.line', { setting: setting.label, value });
  });
  return [...lines, ...modulesLine(bot, look)];
}
