import type { APIMessage } from 'discord-api-types/v10';
import { h } from '../dom.ts';
import { withMentions, withNames } from '../mention-text.ts';
import type { Sitting } from '../sitting.ts';

/** A field in the place of one's own message, to write it anew. */
export function editor(sitting: Sitting, message: APIMessage, leave: () => void): HTMLElement {
  const { words } = sitting;
  const { channel_id: channel, id } = message;
  const field = h('textarea', { class: 'input', rows: 2, maxlength: 2000, 'aria-label': words.edit });
  field.value = withNames(sitting.store, channel, message.content);
  const save = async (): Promise<void> => {
    const content = withMentions(sitting.store, channel, field.value.trim());
    const isDone =
      content === message.content || (await sitting.attempt({ do: 'edit', channel, message: id, content }));
    if (isDone) leave();
    else field.focus();
  };
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      void save();
    }
  });
  return h(
    'div',
    { class: 'editor' },
    field,
    h(
      'div',
      { class: 'editor-buttons' },
      h('button', { type: 'button', class: 'button secondary', on: { click: leave } }, words.cancel),
      h('button', { type: 'button', class: 'button primary', on: { click: () => void save() } }, words.save),
    ),
  );
}
