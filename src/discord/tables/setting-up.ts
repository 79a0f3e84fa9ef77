import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import type { Setting, SettingValue } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { settingsAt, valueAt } from '../screens/settings.ts';
import { words } from '../text/lexicon.ts';

/** Where somebody settles something. */
type At = Pick<Press, 'target' | 'context'>;

/** What there is to settle, what each choice means, and how it stands. */
async function setUpScreen(bot: BotContext, { target, context }: At, note?: Message): Promise<Screen> {
  const look = await bot.app.look({ table: target.table, user: context.user });
  if (look.kind !== 'done') return textScreen(context.language, look.refusal.message);
  const speaker = speakerAt(bot, look, context.language);
  const { say } = speaker;
  const title = [words('setup.title', { table: look.table.name }), ...(note === undefined ? [] : [note])];
  return {
    components: [
      textLine(title.map(say).join('\n')),
      ...settingsAt(bot, look).flatMap((setting) => settingLines(look, setting, speaker)),
    ],
  };
}

function settingLines(look: Look, setting: Setting, { say }: Speaker): Line[] {
  const { id, label, values, typed } = setting;
  const now = valueAt(look, setting);
  const line = words('setup.line', { setting: label, value: now?.label ?? typed?.label ?? null });
  const select = selectRow({
    id: encode({ action: 'setup.choose', table: look.table.id, args: [id] }),
    placeholder: say(label),
    options: values.map((value) => ({
      label: say(value.label),
      value: value.id,
      description: clip(say(value.about), LIMITS.optionDescription),
      ...(value === now ? { default: true } : {}),
    })),
  });
  const type = typed && {
    id: encode({ action: 'setup.type', table: look.table.id, args: [id] }),
    label: `${say(typed.label)} …`,
  };
  const about = now === undefined ? [] : [`-# ${say(now.about)}`];
  return [textLine([say(line), ...about].join('\n')), select, ...buttonRows(type ? [type] : [])];
}

/** Whoever may settle things gets to; others are told whose it is. */
async function open({ target, context }: Press, bot: BotContext): Promise<Screen> {
  return await setUpScreen(bot, { target, context });
}

async function choose({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const setting = await settingOf(bot, target);
  const value = setting?.values.find(({ id }) => id === values[0]);
  if (value === undefined) return await setUpScreen(bot, { target, context }, words('play.stale', {}));
  return await settle(bot, { target, context }, value.sets);
}

async function settingOf(
  { app }: BotContext,
  { table, args }: Press['target'],
): Promise<Setting | undefined> {
  const look = await app.look({ table });
  const settings = look.kind === 'done' ? (app.games.get(look.table.game)?.presentation.settings ?? []) : [];
  return settings.find(({ id }) => id === args[0]);
}

async function settle(
  bot: BotContext,
  { target, context }: At,
  options: SettingValue['sets'],
): Promise<Screen> {
  const reply: Reply = await bot.app.setUp({
    table: target.table,
    actor: actorOf(context),
    options: { ...options } as Record<string, never>,
  });
  if (reply.kind === 'done') return await setUpScreen(bot, { target, context });
  const { message: reason, rule } = reply.refusal;
  return await setUpScreen(bot, { target, context }, words('play.refused', { reason, rule: rule ?? null }));
}

/** Opens a form for what can be typed. */
async function type({ target, context }: Press, bot: BotContext): Promise<ModalScreen | Screen> {
  const look = await bot.app.look({ table: target.table, user: context.user });
  const setting = await settingOf(bot, target);
  if (look.kind !== 'done' || setting?.typed === undefined)
    return await setUpScreen(bot, { target, context }, words('play.stale', {}));
  const label = speakerAt(bot, look, context.language).say(setting.typed.label);
  return {
    modal: {
      custom_id: encode({ action: 'setup.typed', table: target.table, args: [setting.id] }),
      title: clip(label, LIMITS.modalTitle),
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.TextInput,
              custom_id: 'value',
              label: clip(label, LIMITS.modalLabel),
              style: TextInputStyle.Paragraph,
              max_length: setting.typed.most,
              required: false,
            },
          ],
        },
      ],
    },
  };
}

async function typed({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const setting = await settingOf(bot, target);
  if (setting?.typed === undefined)
    return await setUpScreen(bot, { target, context }, words('play.stale', {}));
  return await settle(bot, { target, context }, setting.typed.sets(values[0] ?? ''));
}

/** Settling how a game is played, before it is. */
export const setUpActions = {
  'lobby.setUp': { answers: 'privately', run: open },
  'setup.choose': { answers: 'inPlace', run: choose },
  'setup.type': { answers: 'form', run: type },
  'setup.typed': { answers: 'inPlace', run: typed },
} as const satisfies Record<string, PressAction>;
