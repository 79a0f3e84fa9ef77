import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { offeredMarks } from '#core/choice.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { Form } from '#core/question.ts';
import { worthOfAll } from '../ask/about.ts';
import { encode, type PressTarget } from '../messages/custom-id.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { ModalScreen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';

const MAX_NUMBER_LENGTH = 9;
const MAX_SEARCH_LENGTH = 60;
/** Enough for more marks than are read at once. */
const MAX_MARKS_LENGTH = 1000;
/** Marks that are named as an example. */
const MAX_EXAMPLES = 2;

/** What is typed into a form of one field, and what its press is called then. */
interface Field {
  readonly action: 'found' | 'written' | 'numbered' | 'typed';
  readonly label: Message;
  readonly style: TextInputStyle;
  readonly max_length: number;
  readonly required?: boolean;
  readonly placeholder?: string;
}

function fieldFor(form: Form, action: string): Field {
  const { prompt: label } = form;
  const short = { label, style: TextInputStyle.Short };
  if (form.kind === 'sequence') {
    const examples = offeredMarks(form).filter(({ barred }) => barred === undefined);
    return {
      action: 'typed',
      label: words('panel.typedMarks', {}),
      style: TextInputStyle.Paragraph,
      max_length: MAX_MARKS_LENGTH,
      placeholder: clip(
        examples
          .slice(0, MAX_EXAMPLES)
          .map(({ id }) => id)
          .join(' '),
        LIMITS.modalPlaceholder,
      ),
    };
  }
  if (action === 'find') return { ...short, action: 'found', max_length: MAX_SEARCH_LENGTH };
  if (form.kind === 'text')
    return {
      action: 'written',
      label,
      style: TextInputStyle.Paragraph,
      max_length: Math.min(form.maxLength, LIMITS.modalText),
      required: false,
    };
  const asked = form.kind === 'pick' ? words('panel.aboutHowMuch', { most: worthOfAll(form) }) : label;
  return { ...short, action: 'numbered', label: asked, max_length: MAX_NUMBER_LENGTH };
}

/** A form of one field: a number, words, a part of a name, or marks. */
export function textForm(form: Form, target: PressTarget, { say }: Speaker): ModalScreen {
  const { action, label, ...input } = fieldFor(form, target.action);
  const [key = ''] = target.args;
  return {
    modal: {
      custom_id: encode({ action, table: target.table, args: [key] }),
      title: clip(say(form.prompt), LIMITS.modalTitle),
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.TextInput,
              custom_id: 'value',
              label: clip(say(label), LIMITS.modalLabel),
              ...input,
            },
          ],
        },
      ],
    },
  };
}
