import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { isWebAddress } from '../addresses.ts';
import { h } from '../dom.ts';
import { emojiView } from '../emoji.ts';
import { icon } from '../icons.ts';
import { type Host, use } from './host.ts';

const LOOKS: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'primary',
};

export function buttonView(host: Host, button: APIButtonComponent): HTMLElement {
  const look = `button ${LOOKS[button.style]}`;
  const label = [
    'emoji' in button && button.emoji !== undefined && h('span', {}, emojiView(button.emoji)),
    'label' in button && button.label !== undefined && h('span', {}, button.label),
  ];
  if (button.style === ButtonStyle.Link && !button.disabled && isWebAddress(button.url)) {
    return h(
      'a',
      { href: button.url, target: '_blank', rel: 'noopener noreferrer', class: look },
      ...label,
      icon('external'),
    );
  }
  if (!('custom_id' in button)) return h('button', { type: 'button', class: look, disabled: true }, ...label);
  const { custom_id: customId, disabled } = button;
  const { channel, message } = host;
  const element = h(
    'button',
    {
      type: 'button',
      class: look,
      disabled,
      data: { key: customId },
      on: { click: () => void use(host, element, { do: 'press', channel, message, customId }) },
    },
    ...label,
  );
  return element;
}
