import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Look } from '#app/look.ts';
import type { Reply } from '#app/reply.ts';
import type { Setting, SettingValue } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { buttonRows, type Line, selectRow, textLine } from './ask/controls.ts';
import { actorOf, type Bot } from './bot.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import { speakerAt } from './play/screen.ts';
import type { Press, Verb } from './press.ts';
import { plain } from './say.ts';
import type { ModalScreen, Screen } from './screen.ts';
import { settingsAt, valueAt } from './settings.ts';
import { words } from './text/lexicon.ts';

/** Where somebody settles something. */
type At = Pick<Press, 'act' | 'visit'>;

/** What there is to settle, what each choice means, and how it stands. */
async function setUpScreen(bot: Bot, { act, visit }: At, note?: Message): Promise<Screen> {
  const look = await bot.app.look({ table: act.table, user: visit.user });
  if (look.kind !== 'done') return plain(visit.language, look.refusal.message);
  const speaker = speakerAt(bot, look, visit.language);
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
    id: encode({ verb: 'setup.choose', table: look.table.id, args: [id] }),
    placeholder: say(label),
    options: values.map((value) => ({
      label: say(value.label),
      value: value.id,
      description: clip(say(value.about), LIMITS.optionDescription),
      ...(value === now ? { default: true } : {}),
    })),
  });
  const type = typed && {
    id: encode({ verb: 'setup.type', table: look.table.id, args: [id] }),
    label: `${say(typed.label)} …`,
  };
  const about = now === undefined ? [] : [`-# ${say(now.about)}`];
  return [textLine([say(line), ...about].join('\n')), select, ...buttonRows(type ? [type] : [])];
}

/** Whoever may settle things gets to; others are told whose it is. */
async function open({ act, visit }: Press, bot: Bot): Promise<Screen> {
  return await setUpScreen(bot, { act, visit });
}

async function choose({ act, visit, values }: Press, bot: Bot): Promise<Screen> {
  const setting = await settingOf(bot, act);
  const value = setting?.values.find(({ id }) => id === values[0]);
  if (value === undefined) return await setUpScreen(bot, { act, visit }, words('play.stale', {}));
  return await settle(bot, { act, visit }, value.sets);
}

async function settingOf({ app }: Bot, { table, args }: Press['act']): Promise<Setting | undefined> {
  const look = await app.look({ table });
  const settings = look.kind === 'done' ? (app.games.get(look.table.game)?.face.settings ?? []) : [];
  return settings.find(({ id }) => id === args[0]);
}

async function settle(bot: Bot, { act, visit }: At, options: SettingValue['sets']): Promise<Screen> {
  const reply: Reply = await bot.app.setUp({
    table: act.table,
    actor: actorOf(visit),
    options: { ...options } as Record<string, never>,
  });
  if (reply.kind === 'done') return await setUpScreen(bot, { act, visit });
  const { message: reason, rule } = reply.refusal;
  return await setUpScreen(bot, { act, visit }, words('play.refused', { reason, rule: rule ?? null }));
}

/** Opens a form for what can be typed. */
async function type({ act, visit }: Press, bot: Bot): Promise<ModalScreen | Screen> {
  const look = await bot.app.look({ table: act.table, user: visit.user });
  const setting = await settingOf(bot, act);
  if (look.kind !== 'done' || setting?.typed === undefined)
    return await setUpScreen(bot, { act, visit }, words('play.stale', {}));
  const label = speakerAt(bot, look, visit.language).say(setting.typed.label);
  return {
    modal: {
      custom_id: encode({ verb: 'setup.typed', table: act.table, args: [setting.id] }),
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

async function typed({ act, visit, values }: Press, bot: Bot): Promise<Screen> {
  const setting = await settingOf(bot, act);
  if (setting?.typed === undefined) return await setUpScreen(bot, { act, visit }, words('play.stale', {}));
  return await settle(bot, { act, visit }, setting.typed.sets(values[0] ?? ''));
}

/** Settling how a game is played, before it is. */
export const setUpVerbs = {
  'lobby.setUp': { answers: 'privately', run: open },
  'setup.choose': { answers: 'inPlace', run: choose },
  'setup.type': { answers: 'form', run: type },
  'setup.typed': { answers: 'inPlace', run: typed },
} as const satisfies Record<string, Verb>;
