import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import '@skyra/discord-components-core/discord-mention.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';

/**
 * The components paint with fixed colours, some of them too pale to read. Inside their shadow roots only a style
 * sheet of theirs reaches, so each gets one more, which takes the colours of the page and so follows its theme.
 */
const REPAINTED = [
  [
    DiscordMessage,
    `.discord-message-timestamp, :host .discord-message-timestamp { color: var(--faint) !important; margin-left: 4px; }
     .discord-message-inner-center { align-items: flex-start; }
     :host time.discord-message-body-only-indent { flex: 0 0 56px; line-height: 22px; margin-left: 0; }
     .discord-message-content { min-width: 0; line-height: 22px; }
     .discord-message-body { min-width: 0; }
     .discord-message-timestamp-hover::before { font-size: 11px; }`,
  ],
  [DiscordAuthorInfo, ':host .discord-author-username { color: var(--strong); }'],
  [
    DiscordEmbed,
    `:host { color: var(--text); }
     :host .discord-left-border { background-color: var(--line-strong); }
     :host .discord-embed-wrapper { background-color: var(--card); border-color: var(--line); max-width: min(520px, 100%); }
     :host .discord-embed-root { min-width: 0; }
     :host .discord-embed-wrapper .discord-embed-grid { grid-template-columns: minmax(0, 1fr) auto; }`,
  ],
  [
    DiscordSystemMessage,
    `:host .discord-message-timestamp { color: var(--faint); margin-left: 4px; }
     :host .discord-message-content { line-height: 22px; }`,
  ],
] as const;

/** To be called once, before the first component is made. */
export function repaintComponents(): void {
  for (const [component, css] of REPAINTED) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    component.elementStyles.push(sheet);
  }
}
