import type { OutboxRow } from '#app/app.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import { offerShown } from '../deal/screen.ts';
import { buttonRows } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { PlainScreen } from '../messages/screen.ts';
import { closedDmSlot } from '../play/closed-dms.ts';
import { dealsAt } from '../play/dealing.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { postOnce } from './post-once.ts';
import type { Reader } from './readers.ts';
import { toldTo } from './told.ts';

interface Addressee extends Reader {
  readonly rows: readonly OutboxRow[];
}

/** What others did about offers comes as a message of its own, since nobody notices a hand that changes in place. */
export async function sendDealNotice(context: DeliveryContext, addressee: Addressee): Promise<void> {
  const { seat, user, rows, look: own, language } = addressee;
  const { bot, api, look, slots } = context;
  const deals = dealsAt(bot, look);
  const news =
    deals === undefined ? [] : toldTo(rows, seat).filter((fact) => deals.news(fact, seat) !== null);
  if (deals === undefined || news.length === 0) return;
  if (own.view === null || slots.get(closedDmSlot(user)) !== undefined) return;
  const speaker = speakerAt(bot, own, language);
  const question = own.questions.find(({ topic }) => topic === deals.topics.deal);
  const offers = deals.offers(own.view).filter(({ to }) => to === seat);
  // What stands is shown below, with what can be said to it.
  const facts = news.filter((fact) => offers.length === 0 || deals.news(fact, seat) === 'answer');
  const shown = offers
    .slice(0, LIMITS.rows)
    .map((offer) => offerShown(offer, { look: own, question, speaker }));
  const screen = noticeScreen(speaker, { facts, shown, table: look.table.name });
  try {
    const channel = await api.dmTo(user);
    await postOnce(context, `d${seat}`, { channel, ...screen, pings: [] });
  } catch (error) {
    // What cannot be sent is found with the command and on the panel.
    if (failureOf(error) === 'later' || failureOf(error) === 'invalid') throw error;
  }
}

interface DealNotice {
  readonly facts: readonly Message[];
  readonly shown: readonly ReturnType<typeof offerShown>[];
  readonly table: PeopleText;
}

/** What was said to offers of one's own, then each offer that stands; several are told apart by numbers, on their buttons too. */
function noticeScreen({ say }: Speaker, { facts, shown, table }: DealNotice): PlainScreen {
  const isOne = shown.length === 1;
  const numbered = (what: Message, at: number) =>
    isOne ? what : words('ping.numbered', { number: at + 1, what });
  const offers = shown.flatMap(({ lines: [offer, ...rest] }, at) =>
    offer === undefined ? [] : [numbered(offer, at), ...rest],
  );
  const rows = shown.flatMap(({ replies }, at) =>
    buttonRows(isOne ? replies : replies.map((one) => ({ ...one, label: `${at + 1}: ${one.label}` }))),
  );
  const text = say(words('ping.deal', { facts, offers, table }));
  return { content: clip(text, LIMITS.content), components: rows.slice(0, LIMITS.rows) };
}
