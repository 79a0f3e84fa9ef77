import type { APIMessage, APIReaction } from 'discord-api-types/v10';
import { h } from '../dom.ts';
import { emojiKey, emojiText, emojiView, USUAL_EMOJI } from '../emoji.ts';
import { float, iconButton } from '../floating.ts';
import type { Sitting } from '../sitting.ts';

/** The reactions to a message; pressing one adds or takes back one's own. */
export function reactionsView(sitting: Sitting, message: APIMessage): HTMLElement | null {
  const reactions = message.reactions ?? [];
  if (reactions.length === 0) return null;
  const add = iconButton('smile', sitting.words.addReaction, () => pickReaction(sitting, message, add));
  return h(
    'div',
    { class: 'reactions', slot: 'reactions', role: 'group', 'aria-label': sitting.words.reactions },
    ...reactions.map((one) => reactionView(sitting, message, one)),
    add,
  );
}

function reactionView(sitting: Sitting, message: APIMessage, { emoji, count, me }: APIReaction): HTMLElement {
  const { channel_id: channel, id } = message;
  return h(
    'button',
    {
      type: 'button',
      class: 'reaction',
      'aria-pressed': me ? 'true' : 'false',
      'aria-label': sitting.words.reaction(emojiText(emoji), count),
      data: { key: `reaction-${emojiKey(emoji)}` },
      on: {
        click: () =>
          void sitting.attempt({
            do: me ? 'unreact' : 'react',
            channel,
            message: id,
            emoji: emojiKey(emoji),
          }),
      },
    },
    h('span', {}, emojiView(emoji)),
    h('span', { class: 'reaction-count' }, String(count)),
  );
}

/** Offers the usual emoji, and a field for any other. */
export function pickReaction(sitting: Sitting, message: APIMessage, at: HTMLElement): void {
  const { words } = sitting;
  const { channel_id: channel, id } = message;
  const react = (emoji: string): void => {
    panel.hidePopover();
    void sitting.attempt({ do: 'react', channel, message: id, emoji });
  };
  const other = h('input', {
    type: 'text',
    class: 'input',
    'aria-label': words.otherEmoji,
    placeholder: words.otherEmoji,
    maxlength: 32,
  });
  const panel = h(
    'form',
    { class: 'emoji-panel', 'aria-label': words.addReaction },
    h(
      'div',
      { class: 'emoji-grid' },
      ...USUAL_EMOJI.map((emoji) =>
        h(
          'button',
          { type: 'button', class: 'emoji', 'aria-label': emoji, on: { click: () => react(emoji) } },
          emojiView({ name: emoji }),
        ),
      ),
    ),
    other,
  );
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    if (other.value.trim() !== '') react(other.value.trim());
  });
  float(panel, at);
  panel.querySelector('button')?.focus();
}
