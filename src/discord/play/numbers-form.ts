import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Speaker } from '#core/message.ts';
import type { Form } from '#core/question.ts';
import { type Draft, given } from '../ask/draft.ts';
import { fewerForm } from '../ask/entries.ts';
import { encode, type PressTarget } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { ModalScreen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';

const MAX_NUMBER_LENGTH = 3;

/** A form with a number for each of what goes together, as it is drafted now. */
export function numbersForm(
  form: Extract<Form, { kind: 'allocate' }>,
  { table, args: [key = '', first = ''] }: PressTarget,
  { draft, speaker: { say } }: { readonly draft: Draft; readonly speaker: Speaker },
): ModalScreen {
  const amounts = given(form, draft);
  return {
    modal: {
      custom_id: encode({ action: 'counted', table, args: [key, first] }),
      title: clip(say(words('panel.howMany', {})), LIMITS.modalTitle),
      components: fewerForm(form, first).map(({ id, label, min, max }, at) => ({
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.TextInput as const,
            custom_id: `number${at}`,
            label: clip(say(label), LIMITS.modalLabel),
            style: TextInputStyle.Short,
            max_length: MAX_NUMBER_LENGTH,
            placeholder: `${min}–${max}`,
            value: `${amounts[id] ?? min}`,
          },
        ],
      })),
    },
  };
}
