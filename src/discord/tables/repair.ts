import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Language } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { mayKnow } from '../interactions/table-handler.ts';
import { encode } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import { proposeAt } from './proposing.ts';

const MAX_NOTE_LENGTH = 300;

/** The form for a repair: what is wrong, and what to change. */
export function repairForm(table: string, language: Language): ModalScreen {
  const { say } = wordsIn(language);
  const field = (id: 'note' | 'patch', input: object) => ({
    type: ComponentType.ActionRow as const,
    components: [
      {
        type: ComponentType.TextInput as const,
        custom_id: id,
        label: clip(say(words(`repair.${id}`, {})), LIMITS.modalLabel),
        style: TextInputStyle.Short,
        required: true,
        ...input,
      },
    ],
  });
  return {
    modal: {
      custom_id: encode({ action: 'repair.propose', table, args: [] }),
      title: clip(say(words('repair.title', {})), LIMITS.modalTitle),
      components: [
        field('note', { max_length: MAX_NOTE_LENGTH }),
        field('patch', {
          style: TextInputStyle.Paragraph,
          max_length: LIMITS.modalText,
          placeholder: say(words('repair.hint', {})),
        }),
      ],
    },
  };
}

/** What was typed as JSON; undefined for what is not. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the repair that was written down to the vote. */
async function propose({ target, values, context }: Press, bot: BotContext): Promise<Screen> {
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

/** Sending the form of a repair. */
export const repairActions = {
  'repair.propose': { answers: 'privately', run: propose },
} as const satisfies Record<string, PressAction>;
