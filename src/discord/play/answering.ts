import type { Look, ShownQuestion } from '#app/records/look.ts';
import { type AnswerPreview, offeredMarks } from '#core/choice.ts';
import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Choice, Form } from '#core/question.ts';
import { isTicked } from '../ask/asked.ts';
import { begun, type Draft, type Move, move, NO_DRAFT, ticked } from '../ask/draft.ts';
import { foundIn } from '../ask/find.ts';
import { intentOf } from '../ask/intent.ts';
import { stepOf } from '../ask/marks-draft.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { botsFirst } from './bots-first.ts';
import { isGift, isOffer } from './dealing.ts';
import { explainScreen } from './explain.ts';
import { everythingThatFits, marksThatFit } from './fitting.ts';
import { canRest, helpFor, restBounds } from './help-for.ts';
import { numbersForm } from './numbers-form.ts';
import { detailsScreen } from './option-details.ts';
import { pastScreen } from './past.ts';
import { asJson, draftOf, explainer, playScreen, speakerAt, weighedOf } from './screen.ts';
import { textForm } from './text-form.ts';
import { typedMarks } from './typed-marks.ts';

interface Asking {
  readonly look: Look;
  readonly question: ShownQuestion;
}

/** The question a press is about, as it stands now; null when it is past or somebody else's. */
async function askingOf({ target, context }: Press, bot: BotContext): Promise<Asking | null> {
  const reply = await looksOf(bot, { table: target.table, user: context.user });
  if (reply.kind !== 'done') return null;
  for (const look of reply.looks) {
    const question = look.questions.find(({ key }) => key === target.args[0]);
    if (question !== undefined) return { look, question };
  }
  return null;
}

function back({ target, context }: Press, bot: BotContext, note?: Message): Promise<Screen> {
  const { user, language } = context;
  return playScreen(bot, { table: target.table, user, language, key: target.args[0], note });
}

interface Answering extends Asking {
  readonly choice: Choice;
  /** Whether what is asked in consequence is left to the table. */
  readonly onward?: boolean;
}

/** Everything that somebody is asked at the moment. */
async function askedNow({ target, context }: Press, bot: BotContext): Promise<readonly string[]> {
  const reply = await looksOf(bot, { table: target.table, user: context.user });
  return reply.kind === 'done' ? reply.looks.flatMap(({ questions }) => questions.map(({ key }) => key)) : [];
}

/** Gives the answer; what comes of it is the next screen. */
async function give(press: Press, bot: BotContext, answering: Answering): Promise<Screen> {
  const { question, choice, onward } = answering;
  const { table } = press.target;
  const { user, language, id } = press.context;
  const { key, seat } = question;
  const known = await askedNow(press, bot);
  const reply = await bot.app.answer({ table, user, key, choice, idempotencyKey: id });
  if (reply.kind === 'done') {
    await bot.app.drafts.drop({ table, key });
    // Sent twice it counts once: by now something else may be asked.
    if (onward && question.onward !== undefined && !reply.again) await goOn(press, bot, question);
    await botsFirst(bot, table);
    const note = isOffer(bot, answering) ? words('deal.made', {}) : undefined;
    return playScreen(bot, { table, user, language, first: seat, known, note });
  }
  const { message: reason, rule } = reply.refusal;
  return back(
    press,
    bot,
    reply.kind === 'refused'
      ? words('play.refused', { reason, rule: rule ?? null })
      : words('play.failed', { reason }),
  );
}

/** Answers what is asked in consequence as the table would; whatever comes in between is left to the person. */
async function goOn(
  { target, context }: Press,
  { app }: BotContext,
  { seat, onward }: ShownQuestion,
): Promise<void> {
  const { table } = target;
  const { user, id } = context;
  const look = await app.look({ table, user, seat });
  if (look.kind !== 'done') return;
  const next = look.questions.find(({ topic, held }) => topic === onward?.topic && held === null);
  if (next === undefined) return;
  const choice = next.suggestion ?? next.fallback;
  await app.answer({ table, user, key: next.key, choice, idempotencyKey: `${id}+` });
}

const isChosen = ({ form }: ShownQuestion) => form.kind === 'choose' || form.kind === 'place';

type Step = ReturnType<typeof stepOf>;

/** The form and its draft as they stand now: what may be marked next depends on the marks made so far. */
async function stepAt(
  { target, context }: Press,
  bot: BotContext,
  at: { question: ShownQuestion; draft: Draft },
): Promise<Step> {
  const { form } = at.question;
  const place = { table: target.table, user: context.user };
  return stepOf(form, at.draft, form.kind === 'sequence' ? await weighedOf(bot, place, at) : null);
}

async function made(
  press: Press,
  bot: BotContext,
  { look, question, what, onward = false }: Asking & { what: Move; onward?: boolean },
): Promise<Screen> {
  const { table } = press.target;
  const draft = begun(await draftOf(bot, table, question.key), question.suggestion);
  const step = await stepAt(press, bot, { question, draft });
  const moved = move(step.form, step.draft, what);
  if (moved === null) return await back(press, bot, words('play.notOffered', {}));
  // Whatever is chosen at once has no second button: what follows is the table's unless somebody said otherwise.
  const left = onward || (isChosen(question) && draft.self !== true);
  if ('answer' in moved) {
    if (draft.sure !== true && isGift(bot, { look, question, choice: moved.answer }))
      return await kept(press, bot, { key: question.key, draft: { ...draft, sure: true }, note: GIFT });
    return give(press, bot, { look, question, choice: moved.answer, onward: left });
  }
  if (what.kind === 'several') return await severalMarks(press, bot, { question, step, draft: moved.draft });
  const drafted =
    what.kind === 'everything' ? await fitted(press, bot, { question, draft: moved.draft }) : moved.draft;
  return await kept(press, bot, { key: question.key, draft: drafted });
}

/** What the rules say of an answer that nobody has given yet. */
const weigher =
  ({ target, context }: Press, { app }: BotContext, key: string) =>
  async (choice: Choice): Promise<AnswerPreview | null> => {
    const reply = await app.previewAnswer({ table: target.table, user: context.user, key, choice });
    return reply.kind === 'done' ? reply : null;
  };

/** All there is, or as much of it as the rules take. */
async function fitted(
  press: Press,
  bot: BotContext,
  { question, draft }: { readonly question: ShownQuestion; readonly draft: Draft },
): Promise<Draft> {
  const { form, key } = question;
  if (form.kind !== 'allocate') return draft;
  const value = await everythingThatFits(form, weigher(press, bot, key));
  return value === null ? draft : { ...draft, value };
}

interface PickedMarks {
  readonly question: ShownQuestion;
  /** The form and its draft before the marks were picked. */
  readonly step: Step;
  readonly draft: Draft;
}

/** Marks picked together are kept as far as the rules take them; why the others do not fit is said. */
async function severalMarks(
  press: Press,
  bot: BotContext,
  { question: { key }, step, draft }: PickedMarks,
): Promise<Screen> {
  const standing = ticked(step.draft);
  const picked = ticked(draft).slice(standing.length);
  const { marks, misfits } = await marksThatFit({ standing, picked }, weigher(press, bot, key));
  const offered = step.form.kind === 'sequence' ? offeredMarks(step.form) : [];
  const left = misfits.flatMap(({ id, refusal: { message: reason, rule = null } }) => {
    const mark = offered.find((one) => one.id === id);
    return mark ? [{ label: mark.label, reason, rule }] : [];
  });
  const note = left.length > 0 ? { note: words('play.leftOut', { marks: left }) } : {};
  return await kept(press, bot, { key, draft: { ...draft, value: marks }, ...note });
}

/** Marks that were typed are kept up to the first that cannot be made; why it cannot is said. */
async function typed(
  press: Press,
  bot: BotContext,
  { question, text }: { readonly question: ShownQuestion; readonly text: string },
): Promise<Screen> {
  const { key, form } = question;
  if (form.kind !== 'sequence') return await back(press, bot, words('play.notOffered', {}));
  const marked = ticked((await standing(press, bot, question)).draft);
  const { marks, note } = await typedMarks({ standing: marked, text }, weigher(press, bot, key));
  return await kept(press, bot, { key, draft: { page: 0, value: marks }, ...(note && { note }) });
}

const GIFT = words('play.gift', {});

/** Keeps a draft, and shows it. */
async function kept(
  press: Press,
  bot: BotContext,
  { key, draft, note }: { readonly key: string; readonly draft: Draft; readonly note?: Message },
): Promise<Screen> {
  await bot.app.drafts.keep({ table: press.target.table, key }, asJson(draft), bot.app.now());
  return await back(press, bot, note);
}

/** Ticks what the table's own player would answer, and leaves it there to be sent or changed. */
async function suggested(press: Press, bot: BotContext, { look, question }: Asking): Promise<Screen> {
  const { advice } = await helpFor(bot, look, { user: press.context.user, question });
  if (advice === null) return await back(press, bot);
  const draft: Draft = { page: 0, value: advice, advised: true };
  return await kept(press, bot, { key: question.key, draft });
}

/** Lets what a window is about happen, and whatever else it would ask about for a while. */
async function rested(press: Press, bot: BotContext, asking: Asking): Promise<Screen> {
  const { look, question } = asking;
  if (!canRest(bot, look, question)) return await back(press, bot);
  const { table } = press.target;
  const { topic, seat, fallback } = question;
  const order = { kind: 'fallback' as const, ...restBounds(bot, look, question) };
  await bot.app.setOrder({ table, user: press.context.user, seat, topic, order });
  return await give(press, bot, { ...asking, choice: fallback });
}

/** Leaves what is asked and the like to the table's own player, whose answer the person sees ticked. */
async function planned(press: Press, bot: BotContext, { look, question }: Asking): Promise<Screen> {
  const { user, language } = press.context;
  const { table } = press.target;
  const { topic, seat, key } = question;
  const { advice, canPlan } = await helpFor(bot, look, { user, question });
  const draft = await draftOf(bot, table, key);
  if (!canPlan || advice === null || !isTicked({ draft, question }, advice)) return await back(press, bot);
  const known = await askedNow(press, bot);
  const reply = await bot.app.setOrder({ table, user, seat, topic, order: { kind: 'plan' } });
  if (reply.kind !== 'done') return await back(press, bot, reply.refusal.message);
  await botsFirst(bot, table);
  const label = bot.app.games.get(look.table.game)?.presentation.topic(topic);
  const note = label && words('orders.set', { topic: label, does: words('orders.plan', {}), uses: null });
  return playScreen(bot, { table, user, language, first: seat, known, note });
}

/** Forms in which numbers are typed. */
const NUMBERS = ['numbered', 'counted'];

/** Any press on a question's panel, except those that open a form. */
async function pressed(press: Press, bot: BotContext): Promise<Screen> {
  const asking = await askingOf(press, bot);
  if (asking === null) return await pastScreen(press, bot);
  const { question } = asking;
  const intent = intentOf(press.target, press.values);
  switch (intent?.kind) {
    case 'move':
      return made(press, bot, { ...asking, what: intent.move });
    case 'onward':
      return made(press, bot, { ...asking, what: { kind: 'confirm' }, onward: true });
    case 'forMe':
      return give(press, bot, { ...asking, choice: question.fallback });
    case 'suggest':
      return await suggested(press, bot, asking);
    case 'plan':
      return await planned(press, bot, asking);
    case 'rest':
      return await rested(press, bot, asking);
    case 'written':
      return give(press, bot, { ...asking, choice: intent.text });
    case 'found':
      return searched(press, bot, { asking, text: intent.text });
    case 'typed':
      return typed(press, bot, { question, text: intent.text });
    case 'why':
      return back(press, bot, whyNot((await standing(press, bot, question)).form));
    default:
      return back(
        press,
        bot,
        NUMBERS.includes(press.target.action) ? words('panel.noNumber', {}) : words('play.notOffered', {}),
      );
  }
}

/** What was typed names one option, which is taken, or several, which are shown. */
async function searched(
  press: Press,
  bot: BotContext,
  { asking: { look, question }, text }: { asking: Asking; text: string },
): Promise<Screen> {
  const { form, key } = question;
  const options = form.kind === 'choose' || form.kind === 'place' ? form.options : [];
  const found = foundIn(options, text, speakerAt(bot, look, press.context.language));
  const [only, ...others] = found;
  if (only === undefined) return back(press, bot, words('panel.notFound', { text: peopleText(text) }));
  if (others.length === 0) return give(press, bot, { look, question, choice: only.id });
  return await kept(press, bot, { key, draft: { ...NO_DRAFT, find: text } });
}

/** The form of a question with what is drafted of its answer. */
async function standing(press: Press, bot: BotContext, question: ShownQuestion): Promise<Step> {
  const draft = begun(await draftOf(bot, press.target.table, question.key), question.suggestion);
  return await stepAt(press, bot, { question, draft });
}

/** What the options do that stand in a list, at length and for the one who is asked alone. */
async function detailed(press: Press, bot: BotContext): Promise<Screen> {
  const asking = await askingOf(press, bot);
  if (asking === null) return await pastScreen(press, bot);
  const { look, question } = asking;
  const { table } = press.target;
  const draft = await draftOf(bot, table, question.key);
  const speaker = speakerAt(bot, look, press.context.language);
  const asked = { table, question, draft, speaker, explain: explainer(bot, look, speaker) };
  return detailsScreen(asked, (await standing(press, bot, question)).form);
}

/** What a question is about, for the one who is asked alone. */
async function explained(press: Press, bot: BotContext): Promise<Screen> {
  const asking = await askingOf(press, bot);
  if (asking === null) return await pastScreen(press, bot);
  const { look, question } = asking;
  const { user, language } = press.context;
  const help = await helpFor(bot, look, { user, question });
  return explainScreen(bot, { look, question, help, speaker: speakerAt(bot, look, language) });
}

function whyNot(form: Form): Message {
  const options = 'options' in form ? form.options : [];
  const barred = options.flatMap(({ label, barred }) =>
    barred === undefined ? [] : [{ label, reason: barred.message, rule: barred.rule ?? null }],
  );
  return barred.length === 0 ? words('play.nothingBarred', {}) : words('panel.barred', { options: barred });
}

/** Opens a form for a number, for words or for marks. */
async function formFor(press: Press, bot: BotContext): Promise<ModalScreen | Screen> {
  const { target, context } = press;
  const asking = await askingOf(press, bot);
  if (asking === null) return await pastScreen(press, bot);
  const { question } = asking;
  const { form, key } = question;
  const speaker = speakerAt(bot, asking.look, context.language);
  if (target.action === 'fewer' && form.kind === 'allocate')
    return numbersForm(form, target, { draft: await draftOf(bot, target.table, key), speaker });
  return textForm((await standing(press, bot, question)).form, target, speaker);
}

const inPlace: PressAction = { answers: 'inPlace', run: pressed };
const form: PressAction = { answers: 'form', run: formFor };
const details: PressAction = { answers: 'privately', run: detailed };
const explain: PressAction = { answers: 'privately', run: explained };

/** What can be done with a question. */
export const answerActions = {
  choose: inPlace,
  select: inPlace,
  rank: inPlace,
  tick: inPlace,
  page: inPlace,
  step: inPlace,
  confirm: inPlace,
  startOver: inPlace,
  back: inPlace,
  everything: inPlace,
  self: inPlace,
  onward: inPlace,
  forMe: inPlace,
  suggest: inPlace,
  plan: inPlace,
  rest: inPlace,
  explain,
  why: inPlace,
  details,
  numbered: inPlace,
  written: inPlace,
  found: inPlace,
  counted: inPlace,
  typed: inPlace,
  number: form,
  write: form,
  find: form,
  type: form,
  fewer: form,
} as const satisfies Record<string, PressAction>;
