import type { Look } from '#app/records/look.ts';
import { app } from '#app/text/lexicon.ts';
import { SEAT_COLOURS } from '#core/seat.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { selectRow, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';

/** No colour in particular. */
const ANY = 'any';

/** Colours of the game that nobody else at the table has. */
function freeAt({ app }: BotContext, { table, seats }: Look, user: string) {
  const taken = seats.filter((row) => row.user !== user).map(({ colour }) => colour);
  return (app.games.get(table.game)?.colours ?? []).filter((colour) => !taken.includes(colour));
}

/** What whoever sits there can choose from. */
async function chooseColour({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind !== 'done') return replyScreen(language, look, words('lobby.colour', {}));
  const own = look.seats.find((row) => row.user === user);
  if (own === undefined) return textScreen(language, app('app.notSeated', {}));
  const { say } = speakerAt(bot, look, language);
  const colours = freeAt(bot, look, user).map((colour) => ({
    label: say(words('colour.name', { colour })),
    value: colour,
    ...(colour === own.colour ? { default: true } : {}),
  }));
  return {
    components: [
      textLine(say(words('colour.choose', { chosen: own.colour }))),
      selectRow({
        id: encode({ action: 'lobby.paint', table: target.table, args: [] }),
        placeholder: say(words('colour.placeholder', {})),
        options: [...colours, { label: say(words('colour.any', {})), value: ANY }],
      }),
    ],
  };
}

/** Gives their seat the colour that somebody chose. */
async function paint({ target, context, values: [value] }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const colour = SEAT_COLOURS.find((one) => one === value) ?? null;
  const reply = await bot.app.chooseColour({ table: target.table, user, colour });
  return replyScreen(language, reply, words('colour.done', { colour }));
}

/** What can be done about the colour of a seat. */
export const colourActions = {
  'lobby.colour': { answers: 'privately', run: chooseColour },
  'lobby.paint': { answers: 'inPlace', run: paint },
} as const satisfies Record<string, PressAction>;
