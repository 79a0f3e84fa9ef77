import type { DiscordSystemMessage } from '@skyra/discord-components-core/discord-system-message.js';
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { type Child, h } from '../dom.ts';
import { showPins } from '../pins.ts';
import type { Sitting } from '../sitting.ts';
import { nameIn } from '../store/names.ts';

/** Messages that announce something instead of saying it. */
export function isSystem({ type, referenced_message: starter }: APIMessage): boolean {
  if (type === MessageType.ThreadStarterMessage) return !starter;
  return (
    type !== MessageType.Default &&
    type !== MessageType.Reply &&
    type !== MessageType.ChatInputCommand &&
    type !== MessageType.ContextMenuCommand
  );
}

type Mark = NonNullable<DiscordSystemMessage['type']>;

/** What a system message says, and the drawing beside it. */
export function systemText(sitting: Sitting, message: APIMessage): { mark: Mark; text: Child[] } {
  const { store, words } = sitting;
  const { channel_id: channel } = message;
  const who = h('strong', {}, nameIn(store, channel, message.author.id));
  const link = (text: string, press: () => void) =>
    h('button', { type: 'button', class: 'link', on: { click: press } }, text);
  switch (message.type) {
    case MessageType.ChannelPinnedMessage: {
      const { message_id: pinned } = message.message_reference ?? {};
      return {
        mark: 'pin',
        text: [
          who,
          ` ${words.pinned} `,
          pinned === undefined ? words.aMessage : link(words.aMessage, () => sitting.go(channel, pinned)),
          '. ',
          link(words.seeAllPins, () => void showPins(sitting, channel)),
        ],
      };
    }
    case MessageType.ThreadCreated: {
      const thread = message.message_reference?.channel_id ?? message.thread?.id;
      const name = h('strong', {}, message.content);
      return {
        mark: 'thread',
        text: [
          who,
          ` ${words.startedThread} `,
          thread === undefined ? name : link(message.content, () => sitting.go(thread)),
        ],
      };
    }
    case MessageType.ThreadStarterMessage:
      return { mark: 'thread', text: [words.starterDeleted] };
    case MessageType.UserJoin:
      return { mark: 'join', text: [who, ` ${words.joined}`] };
    case MessageType.ChannelNameChange:
      return { mark: 'edit', text: [who, ` ${words.renamedChannel} `, h('strong', {}, message.content)] };
    case MessageType.RecipientAdd:
    case MessageType.RecipientRemove:
      return recipients(sitting, message, who);
    case MessageType.PollResult:
      return { mark: 'alert', text: pollResult(sitting, message) };
    default:
      return { mark: 'alert', text: [who, message.content === '' ? '' : `: ${message.content}`] };
  }
}

function recipients(sitting: Sitting, message: APIMessage, who: Child): { mark: Mark; text: Child[] } {
  const isAdded = message.type === MessageType.RecipientAdd;
  const { store, words } = sitting;
  const names = message.mentions.map(({ id }) => nameIn(store, message.channel_id, id)).join(', ');
  return {
    mark: isAdded ? 'join' : 'leave',
    text: [who, ` ${isAdded ? words.addedToThread : words.removedFromThread} `, h('strong', {}, names)],
  };
}

/** Discord puts a poll's outcome into the fields of an embed. */
function pollResult(sitting: Sitting, message: APIMessage): Child[] {
  const { store, words } = sitting;
  const fields = new Map(message.embeds[0]?.fields?.map(({ name, value }) => [name, value]));
  const winner = fields.get('victor_answer_text');
  const votes = Number(fields.get('victor_answer_votes') ?? 0);
  const total = Number(fields.get('total_votes') ?? 0);
  const poll = message.message_reference?.message_id;
  return [
    words.pollOfHasClosed(nameIn(store, message.channel_id, message.author.id)),
    ' ',
    h('strong', {}, fields.get('poll_question_text')),
    ' — ',
    winner === undefined
      ? words.noWinner
      : `${fields.get('victor_answer_emoji_name') ?? ''} ${winner} · ${words.votes(votes)} (${total === 0 ? 0 : Math.round((100 * votes) / total)}%)`.trim(),
    ' ',
    poll !== undefined &&
      h(
        'button',
        { type: 'button', class: 'link', on: { click: () => sitting.go(message.channel_id, poll) } },
        words.seePoll,
      ),
  ];
}
