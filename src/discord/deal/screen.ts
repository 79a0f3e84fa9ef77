import { ButtonStyle } from 'discord-api-types/v10';
import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Deals, Offer } from '#core/game.ts';
import type { Language, Message, Speaker } from '#core/message.ts';
import type { OptionForm } from '#core/question.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import { type ButtonSpec, buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode, handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { dealsAt, partnersOf } from '../play/dealing.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';

/** Somebody looks at the offers that lie between them and others. */
export interface DealView {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  /** Said above them: what became of what they just did. */
  readonly note?: Message | undefined;
}

/** As many as fit a message with their buttons. */
const MAX_OFFERS = 5;

/** Everything that is offered to somebody and by them, with what they can say to it, and a way to offer more. */
export async function dealScreen(
  bot: BotContext,
  { table, user, language, note }: DealView,
): Promise<Screen> {
  const reply = await looksOf(bot, { table, user });
  if (reply.kind !== 'done') return textScreen(language, reply.refusal.message);
  const [first] = reply.looks;
  const deals = dealsAt(bot, first);
  if (first.viewer === 'table') return textScreen(language, words('hand.notSeated', {}));
  if (deals === undefined) return textScreen(language, words('deal.none', {}));
  const { say } = speakerAt(bot, first, language);
  const head = [words('deal.title', { table: first.table.name }), ...(note === undefined ? [] : [note])];
  const seats = reply.looks.map((look) => seatLines(look, deals, speakerAt(bot, look, language)));
  const begins = seats.flatMap(({ begin }) => begin);
  const barred = seats.flatMap(({ bars }) => bars);
  const offers = seats.flatMap(({ offers: some }) => some).slice(0, MAX_OFFERS);
  return {
    components: [
      textLine(clip(head.map(say).join('\n'), LIMITS.text / 4)),
      ...offers.flat(),
      ...(offers.length === 0 ? [textLine(say(words('deal.nothing', {})))] : []),
      ...(begins.length === 0 ? [textLine(barred.map(say).join('\n'))] : begins),
    ],
  };
}

/** What one seat of somebody's is offered and may offer. */
function seatLines(look: Look, deals: Deals<unknown>, speaker: Speaker) {
  const question = look.questions.find(({ topic }) => topic === deals.topics.deal);
  const offers = look.view === null ? [] : deals.offers(look.view);
  return {
    offers: offers.map((offer) => offerLines(offer, { look, question, speaker })),
    begin: partnerLines(look, deals, speaker),
    bars: barsOf(look, deals, question),
  };
}

/** Why no offer can be made to anybody. */
function barsOf(look: Look, deals: Deals<unknown>, question: ShownQuestion | undefined): Message[] {
  const people = partnersOf(look);
  if (people.length === 0) return [words('deal.onlyBots', {})];
  const bars = people.flatMap(({ seat }) =>
    optionsOf(question).flatMap(({ id, barred }) =>
      barred !== undefined && deals.begin(seat).plain.includes(id) ? [barred] : [],
    ),
  );
  if (bars.length === 0) return [words('deal.notNow', { when: deals.when })];
  return bars.map(({ message: reason, rule }) => words('play.refused', { reason, rule: rule ?? null }));
}

interface Around {
  readonly look: Look;
  readonly question: ShownQuestion | undefined;
  readonly speaker: Speaker;
}

const optionsOf = (question: ShownQuestion | undefined): readonly OptionForm[] =>
  question !== undefined && 'options' in question.form ? question.form.options : [];

const STYLES: Partial<Record<Offer['replies'][number]['kind'], NonNullable<ButtonSpec['style']>>> = {
  accept: ButtonStyle.Success,
  decline: ButtonStyle.Danger,
};

function offerLines(offer: Offer, around: Around): Line[] {
  const { lines, replies } = offerShown(offer, around);
  return [textLine(lines.map(around.speaker.say).join('\n')), ...buttonRows(replies)];
}

/** An offer in words, why it cannot be accepted if it cannot, and what its viewer can say to it. */
export function offerShown(
  offer: Offer,
  { look, question, speaker: { say } }: Around,
): { readonly lines: readonly Message[]; readonly replies: readonly ButtonSpec[] } {
  const barred = optionsOf(question).find(
    ({ id, barred: why }) => why !== undefined && offer.replies.some(({ option }) => option === id),
  )?.barred;
  const why = barred && words('play.refused', { reason: barred.message, rule: barred.rule ?? null });
  return {
    lines: [offer.text, ...(why ? [why] : [])],
    replies: replyButtons(offer, { look, question, say }),
  };
}

/** Buttons that work for as long as the offer stands, wherever they are shown. */
function replyButtons(
  { id, replies }: Offer,
  { look, question, say }: Omit<Around, 'speaker'> & Pick<Speaker, 'say'>,
): ButtonSpec[] {
  const options = optionsOf(question);
  return replies.map(({ kind, option }) => {
    const style = STYLES[kind];
    const isBarred = options.some((one) => one.id === option && one.barred !== undefined);
    return {
      id: encode({ action: 'deal.reply', table: look.table.id, args: [handleOf(option), handleOf(id)] }),
      label: say(words(`deal.${kind}`, {})),
      ...(style === undefined ? {} : { style }),
      ...(isBarred ? { disabled: true } : {}),
    };
  });
}

/** Those to whom an offer can be made. */
function partnerLines(look: Look, deals: Deals<unknown>, { say, seat: name }: Speaker): Line[] {
  const { topics } = deals;
  // Whoever is in the midst of an offer can begin another instead.
  const question = look.questions.find(({ topic }) => Object.values(topics).includes(topic));
  if (question === undefined || look.viewer === 'table') return [];
  const open = optionsOf(question.topic === topics.deal ? question : undefined).filter(
    ({ barred }) => barred === undefined,
  );
  const people = partnersOf(look);
  const others =
    question.topic === topics.deal
      ? people.filter(({ seat }) =>
          deals.begin(seat).plain.some((id) => open.some((option) => option.id === id)),
        )
      : people;
  if (others.length === 0) return [];
  return [
    selectRow({
      id: encode({ action: 'deal.begin', table: look.table.id, args: [`${look.viewer}`] }),
      placeholder: say(words('deal.offerTo', {})),
      options: others.slice(0, LIMITS.selectOptions).map(({ seat }) => ({
        label: name(seat),
        value: `${seat}`,
      })),
    }),
  ];
}
