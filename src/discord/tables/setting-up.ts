import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import type { Message, Speaker } from '#core/message.ts';
import { modulesIn, moduleTrouble } from '#core/modules.ts';
import type { Setting, SettingValue } from '#core/setting.ts';
import { actorOf, type BotContext, canManageAt } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { buttonRows, type Line, textLine } from '../messages/controls.ts';
import { byHandle, encode, handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { mention } from '../messages/quote.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { chosenModules, modulesAt, seatsToCome, settingsAt } from '../screens/settings.ts';
import { type BlockMaker, moduleBlock, pagesOf, settingBlock } from '../set-up/blocks.ts';
import { chooseModules } from '../set-up/module-choice.ts';
import { moduleGroups } from '../set-up/module-groups.ts';
import { words } from '../text/lexicon.ts';

/** Where somebody settles something. */
type At = Pick<Press, 'target' | 'context'>;

/** The title and what is to be said beside it; the rest of a message is for what there is to settle. */
const MAX_TITLE = 900;

/** The page that a press was on. */
const pageIn = ({ args }: Press['target']) => Number(args[1] ?? 0) || 0;

/** What there is to settle, what each choice means, and how it stands. */
async function setUpScreen(
  bot: BotContext,
  { target, context }: At,
  notes: readonly Message[] = [],
): Promise<Screen> {
  const look = await bot.app.look({ table: target.table, user: context.user });
  if (look.kind !== 'done') return textScreen(context.language, look.refusal.message);
  const speaker = speakerAt(bot, look, context.language);
  const pages = pagesOf(blocksOf(bot, look, speaker));
  const page = Math.min(Math.max(0, pageIn(target)), pages.length - 1);
  const mayChange = look.table.status === 'lobby' && canManageAt(context, look);
  const title = [
    words('setup.title', { table: look.table.name }),
    ...notes,
    ...seatsNote(bot, look),
    ...(mayChange ? [] : [words('setup.byOwner', { who: mention(look.table.owner) })]),
  ];
  const lines = (pages[page] ?? []).flat();
  return {
    components: [
      textLine(clip(title.map(speaker.say).join('\n'), MAX_TITLE)),
      ...(mayChange ? lines : lines.filter(({ type }) => type === ComponentType.TextDisplay)),
      ...turning(look, { page, pages: pages.length }, speaker),
    ],
  };
}

/** What the game asks, then its modules, then what the chosen ones ask. */
function blocksOf(bot: BotContext, look: Look, speaker: Speaker): readonly BlockMaker[] {
  const game = bot.app.games.get(look.table.game);
  const own = game?.presentation.settings ?? [];
  const all = modulesAt(bot, look);
  const state = { chosen: modulesIn(look.table.options), seats: seatsToCome(game, look) };
  const setting = (one: Setting) => settingBlock(look, one, speaker);
  return [
    ...own.map(setting),
    ...moduleGroups(all).map((group) => moduleBlock({ table: look.table.id, all, state }, group, speaker)),
    ...chosenModules(bot, look).flatMap(({ settings = [] }) => settings.map(setting)),
  ];
}

/** What those who sit there by now could not play, though more may come. */
function seatsNote(bot: BotContext, look: Look): Message[] {
  const count = look.seats.length;
  const isEnough = bot.app.games.get(look.table.game)?.seats.includes(count) === true;
  const reason = isEnough && moduleTrouble(modulesAt(bot, look), modulesIn(look.table.options), count);
  return reason ? [words('play.refused', { reason, rule: null })] : [];
}

/** The way to the other pages, if there are any. */
function turning(
  { table }: Look,
  { page, pages }: { readonly page: number; readonly pages: number },
  { say }: Speaker,
): Line[] {
  if (pages < 2) return [];
  const to = (target: number, side: string) => ({
    id: encode({ action: 'setup.turn', table: table.id, args: [side, `${target}`] }),
    disabled: target < 0 || target >= pages,
  });
  const at = (shown: number) => say(words('panel.page', { page: shown + 1, pages }));
  return buttonRows([
    { ...to(page - 1, 'back'), label: `${say(words('panel.previous', {}))}` },
    { ...to(page + 1, 'on'), label: `${say(words('panel.next', {}))} · ${at(page)}` },
  ]);
}

/** Whoever may settle things gets to; others are told whose it is. */
async function open({ target, context }: Press, bot: BotContext): Promise<Screen> {
  return await setUpScreen(bot, { target, context });
}

async function choose({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const setting = await settingOf(bot, target);
  const value = byHandle(setting?.values ?? [], values[0] ?? '');
  if (value === undefined) return await setUpScreen(bot, { target, context }, [words('play.stale', {})]);
  return await settle(bot, { target, context }, { options: value.sets });
}

/** Modules of a group are ticked or not. */
async function tickModules({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const look = await bot.app.look({ table: target.table });
  if (look.kind !== 'done') return textScreen(context.language, look.refusal.message);
  const all = modulesAt(bot, look);
  const group = byHandle(moduleGroups(all), target.args[0] ?? '');
  if (group === undefined) return await setUpScreen(bot, { target, context }, [words('play.stale', {})]);
  const game = bot.app.games.get(look.table.game);
  const { chosen, notes } = chooseModules(
    all,
    { chosen: modulesIn(look.table.options), seats: seatsToCome(game, look) },
    {
      offered: group.modules,
      ticked: values.flatMap((value) => byHandle(group.modules, value)?.id ?? []),
    },
  );
  return await settle(bot, { target, context }, { options: { modules: [...chosen] }, notes });
}

async function settingOf(bot: BotContext, { table, args }: Press['target']): Promise<Setting | undefined> {
  const look = await bot.app.look({ table });
  return look.kind === 'done' ? byHandle(settingsAt(bot, look), args[0] ?? '') : undefined;
}

/** What is to change, and what is said about it once it has. */
interface Change {
  readonly options: SettingValue['sets'];
  readonly notes?: readonly Message[];
}

async function settle(
  bot: BotContext,
  { target, context }: At,
  { options, notes = [] }: Change,
): Promise<Screen> {
  const reply: Reply = await bot.app.setUp({
    table: target.table,
    actor: actorOf(context),
    options: { ...options } as Record<string, never>,
  });
  if (reply.kind === 'done') return await setUpScreen(bot, { target, context }, notes);
  const { message: reason, rule } = reply.refusal;
  return await setUpScreen(bot, { target, context }, [words('play.refused', { reason, rule: rule ?? null })]);
}

/** Opens a form for what can be typed. */
async function type({ target, context }: Press, bot: BotContext): Promise<ModalScreen | Screen> {
  const look = await bot.app.look({ table: target.table, user: context.user });
  const setting = await settingOf(bot, target);
  if (look.kind !== 'done' || setting?.typed === undefined)
    return await setUpScreen(bot, { target, context }, [words('play.stale', {})]);
  const label = speakerAt(bot, look, context.language).say(setting.typed.label);
  return {
    modal: {
      custom_id: encode({
        action: 'setup.typed',
        table: target.table,
        args: [handleOf(setting.id), `${pageIn(target)}`],
      }),
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
    return await setUpScreen(bot, { target, context }, [words('play.stale', {})]);
  return await settle(bot, { target, context }, { options: setting.typed.sets(values[0] ?? '') });
}

/** Settling how a game is played, before it is. */
export const setUpActions = {
  'lobby.setUp': { answers: 'privately', run: open },
  'setup.turn': { answers: 'inPlace', run: open },
  'setup.choose': { answers: 'inPlace', run: choose },
  'setup.modules': { answers: 'inPlace', run: tickModules },
  'setup.type': { answers: 'form', run: type },
  'setup.typed': { answers: 'inPlace', run: typed },
} as const satisfies Record<string, PressAction>;
