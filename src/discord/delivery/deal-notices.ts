import type { OutboxRow } from '#app/app.ts';
import { offerLines } from '../deal/screen.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { clip, LIMITS } from '../messages/limits.ts';
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
  const head = words('deal.letter', { table: look.table.name, facts });
  const components = [
    textLine(clip(speaker.say(head), LIMITS.text / 2)),
    ...offers.flatMap((offer) => offerLines(offer, { look: own, question, speaker })),
  ];
  try {
    const channel = await api.dmTo(user);
    await postOnce(context, `d${seat}`, { channel, components, pings: [] });
  } catch (error) {
    // What cannot be sent is found with the command and on the panel.
    if (failureOf(error) === 'later' || failureOf(error) === 'invalid') throw error;
  }
}
