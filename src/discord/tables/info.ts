import type { Look } from '#app/records/look.ts';
import { isOpenCall } from '#app/runner/open-call.ts';
import { paceMessage } from '#app/tables/pace.ts';
import type { Json } from '#core/json.ts';
import type { Language } from '#core/message.ts';
import { type PeopleText, peopleText } from '#core/people-text.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { mention } from '../messages/quote.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { modulesLine } from '../screens/settings.ts';
import { besideName, titleOf, whoSits } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';

/** Options as they can be typed; those of the rules are said in words. */
function pairs(options: Json): [PeopleText, PeopleText][] {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return [];
  return Object.entries(options)
    .filter(([name]) => name !== 'modules')
    .map(([name, value]) => {
      const shown = Array.isArray(value) ? value.join(',') || '–' : String(value);
      return [peopleText(name), peopleText(shown)];
    });
}

const BUTTONS: Partial<Record<Look['table']['status'], 'lobby.join' | 'play.open'>> = {
  lobby: 'lobby.join',
  playing: 'play.open',
  paused: 'play.open',
};

/** What everybody may know of a table: who sits there, how it was set up, where it is played. */
export async function infoScreen(bot: BotContext, look: Look, language: Language): Promise<Screen> {
  const { table, seats } = look;
  const { say } = speakerAt(bot, look, language);
  const thread = (await bot.app.messageSlots.of(table.id)).get('thread')?.channel ?? null;
  const options = pairs(table.options);
  const lines = [
    words('lobby.title', { name: table.name, game: besideName(look, say(titleOf(bot, look))) }),
    words('info.status', { status: words(`status.${table.status}`, {}), id: table.id }),
    words('info.owner', { who: mention(table.owner), since: table.createdAt }),
    ...seats.map(({ seat, bot: program, awayUntil }) => {
      const away = awayUntil !== null && awayUntil > bot.app.now() ? awayUntil : null;
      return words('info.seat', { seat, who: whoSits(look, seat), isBot: program !== null, away });
    }),
    ...look.transfers.map((transfer) => {
      const { seat, to, dueAt, lapsesAt } = transfer;
      return isOpenCall(transfer)
        ? words('seat.wanted', { seat, lapsesAt })
        : words('info.transfer', { seat, name: to.name, dueAt, lapsesAt });
    }),
    paceMessage(table),
    ...modulesLine(bot, look),
    ...(options.length === 0 ? [] : [words('info.options', { options })]),
    ...(thread === null ? [] : [words('lobby.playing', { thread })]),
    words('info.commitment', { commitment: table.commitment }),
  ];
  const action = BUTTONS[table.status];
  const buttons = (action ? ([action, 'pace.open'] as const) : []).map((one) => ({
    id: encode({ action: one, table: table.id, args: [] }),
    label: say(words(one, {})),
  }));
  return { components: [textLine(lines.map(say).join('\n')), ...buttonRows(buttons)] };
}
