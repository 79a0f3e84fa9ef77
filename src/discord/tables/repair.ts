import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { MAX_CHANGES, MAX_NOTE_LENGTH } from '#app/votes/repair-motion.ts';
import type { Language, Message } from '#core/message.ts';
import { fitsInput, type RepairValue, shownValue } from '#core/repairs.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { mayKnow } from '../interactions/table-handler.ts';
import { byHandle, encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { proposeAt, voteScreen } from './proposing.ts';
import { dropDraft, keepDraft, repairDraft } from './repair-draft.ts';
import {
  knownCursor,
  NO_CURSOR,
  type RepairCursor,
  type RepairPanel,
  type RepairStep,
  reached,
  repairPanel,
} from './repair-panel.ts';

interface Field {
  readonly id: string;
  readonly label: string;
  readonly most: number;
  readonly style?: TextInputStyle;
  readonly placeholder?: string;
  readonly value?: string;
}

function formOf(id: string, title: string, fields: readonly Field[]): ModalScreen {
  return {
    modal: {
      custom_id: id,
      title: clip(title, LIMITS.modalTitle),
      components: fields.map(({ id: name, label, most, style, placeholder, value }) => ({
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.TextInput as const,
            custom_id: name,
            label: clip(label, LIMITS.modalLabel),
            style: style ?? TextInputStyle.Short,
            required: true,
            max_length: most,
            ...(placeholder === undefined ? {} : { placeholder }),
            ...(value === undefined ? {} : { value }),
          },
        ],
      })),
    },
  };
}

/** The form for those who keep order: what is wrong, and a patch of the state. */
export function patchForm(table: string, language: Language): ModalScreen {
  const { say } = wordsIn(language);
  const id = encode({ action: 'repair.propose', table, args: [] });
  return formOf(id, say(words('repair.title', {})), [
    { id: 'note', label: say(words('repair.note', {})), most: MAX_NOTE_LENGTH },
    {
      id: 'patch',
      label: say(words('repair.patch', {})),
      most: LIMITS.modalText,
      style: TextInputStyle.Paragraph,
      placeholder: say(words('repair.hint', {})),
    },
  ]);
}

/** What was typed as JSON; undefined for what is not. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the patch that was written down to the vote. */
async function proposePatch({ target, values, context }: Press, bot: BotContext): Promise<Screen> {
  const { language, user } = context;
  const [note = '', text = ''] = values;
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind === 'done' && !mayKnow(context, look))
    return textScreen(language, words('command.noTables', {}));
  const patch = parsed(text);
  if (patch === undefined) return textScreen(language, words('repair.notJson', {}));
  // Whether it is a patch at all is for the use case to say.
  return await proposeAt(
    { bot, context, table: target.table, language },
    { kind: 'repair', note, patch: patch as never },
  );
}

/** A panel, or what is shown instead of it. */
type Opened = { readonly panel: RepairPanel } | { readonly screen: Screen };

/** The form as things stand now. What was collected at a former checkpoint is gone, and whoever collected it is told. */
async function opened(
  bot: BotContext,
  { table, context }: { readonly table: string; readonly context: InteractionContext },
  cursor: RepairCursor,
): Promise<Opened> {
  const { language, user } = context;
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return { screen: textScreen(language, look.refusal.message) };
  const state = await bot.app.repairable({ table, actor: actorOf(context) });
  if (state.kind !== 'done') return { screen: textScreen(language, state.refusal.message) };
  const repairs = bot.app.games.get(look.table.game)?.repairs;
  if (repairs === undefined) return { screen: textScreen(language, words('repair.nothing', {})) };
  const kept = await repairDraft(bot, { table, user });
  const isPast = kept !== null && kept.base !== state.base && kept.changes.length > 0;
  const draft = kept !== null && kept.base === state.base ? kept : { base: state.base, changes: [] };
  const notes = isPast ? [words('repair.moved', {})] : [];
  if (isPast) await dropDraft(bot, { table, user });
  const speaker = speakerAt(bot, look, language);
  const panel = { look, repairs, view: state.view, draft, cursor, speaker, notes };
  return { panel: { ...panel, cursor: knownCursor(panel) } };
}

/** Opens the form. */
export async function repairScreen(
  bot: BotContext,
  context: InteractionContext,
  table: string,
): Promise<Screen> {
  const found = await opened(bot, { table, context }, NO_CURSOR);
  return 'screen' in found ? found.screen : repairPanel(found.panel);
}

function cursorIn(args: readonly string[]): RepairCursor {
  const [kind = '', seat = '', place = '', thing = '', page = '0'] = args;
  return { kind, seat, place, thing, page: Number(page) || 0 };
}

const STEPS: readonly RepairStep[] = ['kind', 'seat', 'place', 'thing', 'page'];

/** The cursor after a choice: what was chosen further on no longer holds. */
function moved(cursor: RepairCursor, step: string, value: string): RepairCursor {
  const at = STEPS.indexOf(step as RepairStep);
  if (at < 0 || at > STEPS.indexOf('thing')) return cursor;
  const cleared = Object.fromEntries(STEPS.slice(at, -1).map((name) => [name, '']));
  return { ...cursor, ...cleared, page: 0, [step]: value };
}

async function go({ target, values, context }: Press, bot: BotContext): Promise<Screen> {
  const [step = '', ...args] = target.args;
  const cursor = moved(cursorIn(args), step, values[0] ?? '');
  const found = await opened(bot, { table: target.table, context }, cursor);
  return 'screen' in found ? found.screen : repairPanel(found.panel);
}

async function turn({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const found = await opened(bot, { table: target.table, context }, cursorIn(target.args));
  return 'screen' in found ? found.screen : repairPanel(found.panel);
}

/** Puts a value among what is collected; the same thing again replaces what was said of it before. */
async function collect(
  { target, context }: Press,
  bot: BotContext,
  valueFor: (panel: RepairPanel) => RepairValue | Message,
): Promise<Screen> {
  const cursor = cursorIn(target.args);
  const found = await opened(bot, { table: target.table, context }, cursor);
  if ('screen' in found) return found.screen;
  const { panel } = found;
  const { kind, seat, thing } = reached(panel);
  const again = (note: Message) => repairPanel({ ...panel, notes: [...panel.notes, note] });
  if (kind === undefined || thing === undefined) return again(words('play.stale', {}));
  const value = valueFor(panel);
  if (typeof value === 'object') return again(value);
  if (!fitsInput(thing.input, value)) return again(words('play.stale', {}));
  const others = panel.draft.changes.filter(
    (change) => change.kind !== kind.id || change.seat !== seat || change.thing !== thing.id,
  );
  if (value === thing.now) return again(words('repair.same', {}));
  if (others.length >= MAX_CHANGES) return again(words('repair.full', { most: MAX_CHANGES }));
  const draft = { ...panel.draft, changes: [...others, { kind: kind.id, seat, thing: thing.id, value }] };
  await keepDraft(bot, { table: target.table, user: context.user }, draft);
  return repairPanel({ ...panel, draft, cursor: { ...cursor, thing: '', page: 0 } });
}

async function choose(press: Press, bot: BotContext): Promise<Screen> {
  const [handle = ''] = press.values;
  return await collect(press, bot, (panel) => {
    const input = reached(panel).thing?.input;
    if (input?.kind === 'number') return Number(handle);
    return byHandle(input?.options ?? [], handle)?.id ?? '';
  });
}

/** Opens a form for a number, with the present one in it. */
async function type({ target, context }: Press, bot: BotContext): Promise<ModalScreen | Screen> {
  const found = await opened(bot, { table: target.table, context }, cursorIn(target.args));
  if ('screen' in found) return found.screen;
  const { thing } = reached(found.panel);
  if (thing?.input.kind !== 'number') return repairPanel(found.panel);
  const { say } = found.panel.speaker;
  const { min, max } = thing.input;
  const id = encode({ action: 'repair.typed', table: target.table, args: target.args });
  return formOf(id, say(thing.label), [
    {
      id: 'value',
      label: say(words('repair.number', { min, max })),
      most: 9,
      value: `${thing.now}`,
      placeholder: say(words('repair.now', { value: shownValue(thing, thing.now) })),
    },
  ]);
}

async function typed(press: Press, bot: BotContext): Promise<Screen> {
  const said = (press.values[0] ?? '').trim();
  return await collect(press, bot, (panel) => {
    const input = reached(panel).thing?.input;
    if (input?.kind !== 'number') return words('play.stale', {});
    const number = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN;
    return fitsInput(input, number) ? number : words('repair.notNumber', { min: input.min, max: input.max });
  });
}

/** Takes the last change out again. */
async function dropLast({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const found = await opened(bot, { table: target.table, context }, cursorIn(target.args));
  if ('screen' in found) return found.screen;
  const { panel } = found;
  const draft = { ...panel.draft, changes: panel.draft.changes.slice(0, -1) };
  await keepDraft(bot, { table: target.table, user: context.user }, draft);
  return repairPanel({ ...panel, draft });
}

/** Asks for a few words before it is put to the vote. */
function note({ target, context }: Press): Promise<ModalScreen> {
  const { say } = wordsIn(context.language);
  const id = encode({ action: 'repair.send', table: target.table, args: [] });
  const field = { id: 'note', label: say(words('repair.note', {})), most: MAX_NOTE_LENGTH };
  return Promise.resolve(formOf(id, say(words('repair.title', {})), [field]));
}

/** Puts what is collected to the vote. */
async function send({ target, values, context }: Press, bot: BotContext): Promise<Screen> {
  const { language, user } = context;
  const author = { table: target.table, user };
  const draft = await repairDraft(bot, author);
  if (draft === null || draft.changes.length === 0) return textScreen(language, words('repair.empty', {}));
  const changes = draft.changes.map((change) => ({ ...change }));
  const motion = { kind: 'repair' as const, note: values[0] ?? '', base: draft.base, changes };
  const reply = await bot.app.propose({ table: target.table, actor: actorOf(context), motion });
  // Whoever was refused finds what they had collected when they open the form again.
  if (reply.kind === 'done') await dropDraft(bot, author);
  return voteScreen(language, reply);
}

/** Filling in and sending the forms of a repair. */
export const repairActions = {
  'repair.propose': { answers: 'privately', run: proposePatch },
  'repair.go': { answers: 'inPlace', run: go },
  'repair.back': { answers: 'inPlace', run: turn },
  'repair.on': { answers: 'inPlace', run: turn },
  'repair.value': { answers: 'inPlace', run: choose },
  'repair.type': { answers: 'form', run: type },
  'repair.typed': { answers: 'inPlace', run: typed },
  'repair.drop': { answers: 'inPlace', run: dropLast },
  'repair.note': { answers: 'form', run: note },
  'repair.send': { answers: 'privately', run: send },
} as const satisfies Record<string, PressAction>;
