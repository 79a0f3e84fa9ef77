import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Language } from '#core/message.ts';
import { mayKnow } from './at-table.ts';
import type { Bot } from './bot.ts';
import { encode } from './custom-id.ts';
import { clip, LIMITS } from './limits.ts';
import type { Press, Verb } from './press.ts';
import { proposeAt } from './proposing.ts';
import { plain } from './say.ts';
import type { ModalScreen, Screen } from './screen.ts';
import { words } from './text/lexicon.ts';
import { wordsIn } from './words.ts';

const LONGEST_NOTE = 300;

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
      custom_id: encode({ verb: 'repair.propose', table, args: [] }),
      title: clip(say(words('repair.title', {})), LIMITS.modalTitle),
      components: [
        field('note', { max_length: LONGEST_NOTE }),
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
async function propose({ act, values, visit }: Press, bot: Bot): Promise<Screen> {
  const { language, user } = visit;
  const [note = '', text = ''] = values;
  const look = await bot.app.look({ table: act.table, user });
  if (look.kind === 'done' && !mayKnow(visit, look)) return plain(language, words('command.noTables', {}));
  const patch = parsed(text);
  if (patch === undefined) return plain(language, words('repair.notJson', {}));
  // Whether it is a patch at all is for the use case to say.
  return await proposeAt(
    { bot, visit, table: act.table, language },
    { kind: 'repair', note, patch: patch as never },
  );
}

/** Sending the form of a repair. */
export const repairVerbs = {
  'repair.propose': { answers: 'privately', run: propose },
} as const satisfies Record<string, Verb>;
