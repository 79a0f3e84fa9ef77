import type { MessageSlot } from '#app/app.ts';
import { textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { peopleText } from '../messages/quote.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';

const PANEL = /^(hand|held):(\d+):(.+)$/;

/** A private panel of a seat that somebody else has by now. */
interface OldPanel {
  readonly name: string;
  readonly kind: string;
  readonly seat: number;
  readonly user: string;
  readonly slot: MessageSlot;
}

/** The hands of those who had a seat before, which stand in their direct messages still. */
export function oldPanels({ slots, look }: DeliveryContext): OldPanel[] {
  return slots.entries().flatMap(([name, slot]) => {
    const [, kind = '', number = '', user = ''] = PANEL.exec(name) ?? [];
    const seat = Number(number);
    return kind === '' || look.seats[seat]?.user === user ? [] : [{ name, kind, seat, user, slot }];
  });
}

/** Such a hand dies: it shows no cards, and says who has the seat now. If it comes back, so does a new hand. */
export async function retireHand(context: DeliveryContext, panel: OldPanel): Promise<void> {
  try {
    await retire(context, panel);
  } catch (error) {
    if (failureOf(error) === 'later') throw error;
  }
  await context.slots.remove([panel.name]);
}

async function retire(context: DeliveryContext, { name, kind, seat, user, slot }: OldPanel): Promise<void> {
  const { bot, api, look, nonce } = context;
  if (kind === 'held' && slot.message !== null) return await api.remove(slot.channel, slot.message);
  const language = (await bot.app.language(user)) ?? look.table.language;
  const { say } = speakerAt(bot, look, language);
  const text = words('seat.gone', {
    table: look.table.name,
    seat,
    name: look.seats[seat]?.name ?? peopleText(''),
  });
  const editable = { name, channel: slot.channel, nonce: nonce(`g${kind[1]}${seat}`) };
  await showEditable(context, editable, { components: [textLine(say(text))] });
}
