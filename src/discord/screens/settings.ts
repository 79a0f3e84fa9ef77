import type { Look } from '#app/records/look.ts';
import type { Setting, SettingValue } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { words } from '../text/lexicon.ts';

/** What a table of this game can settle before it begins. */
export function settingsAt({ app }: BotContext, { table }: Pick<Look, 'table'>): readonly Setting[] {
  return app.games.get(table.game)?.presentation.settings ?? [];
}

/** What a setting is set to; undefined for what was typed. */
export function valueAt({ table }: Pick<Look, 'table'>, { values }: Setting): SettingValue | undefined {
  const options = table.options as { readonly [name: string]: Json };
  return values.find(({ sets }) =>
    Object.entries(sets).every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value)),
  );
}

/** Everything that is settled, a line each. */
export function settled(bot: BotContext, look: Look): Message[] {
  return settingsAt(bot, look).map((setting) => {
    const value = valueAt(look, setting)?.label ?? setting.typed?.label ?? null;
    return words('setup.line', { setting: setting.label, value });
  });
}
