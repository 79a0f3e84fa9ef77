import {
  type APIChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  DiscordAPIError,
  MessageFlags,
  type REST,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { rawText } from '#core/people-text.ts';
import { clip, LIMITS } from './limits.ts';
import { labelText } from './quote.ts';
import type { MessageFile, Screen } from './screen.ts';

/** A message to be sent: what it shows, whom it may ping, and the name under which it is sent once. */
export interface OutgoingMessage extends Screen {
  readonly nonce: string;
  readonly pings: readonly string[];
}

/** What may be the matter with a message: the channel is gone, closed to us, or just not reachable now. */
export type ApiFailure = 'unknownMessage' | 'unknownChannel' | 'forbidden' | 'closedDm' | 'refused' | 'later';

/** The few things the bot does with Discord's messages, each safe to be done again. */
export class DiscordApi {
  constructor(private readonly rest: REST) {}

  /** Sends a message once: sent again under the same name within minutes, it is the same message. */
  async post(channel: string, { nonce, pings, ...screen }: OutgoingMessage): Promise<string> {
    const body: RESTPostAPIChannelMessageJSONBody = { ...bodyOf(screen, pings), nonce, enforce_nonce: true };
    const message = (await this.rest.post(Routes.channelMessages(channel), {
      body,
      files: filesOf(screen.files),
    })) as APIMessage;
    return message.id;
  }

  /** Changes what a message shows; pings nobody. */
  async edit(channel: string, message: string, screen: Screen): Promise<void> {
    const body = bodyOf(screen);
    await this.rest.patch(Routes.channelMessage(channel, message), { body, files: filesOf(screen.files) });
  }

  async remove(channel: string, message: string): Promise<void> {
    await this.rest.delete(Routes.channelMessage(channel, message));
  }

  async pin(channel: string, message: string): Promise<void> {
    await this.rest.put(Routes.channelMessagesPin(channel, message));
  }

  /** The thread that hangs on a message; a message has only one, so asking twice gives the same. */
  async openThreadOn(channel: string, message: string, name: string): Promise<string> {
    const body = {
      name: clip(name, LIMITS.threadName),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    };
    try {
      await this.rest.post(Routes.threads(channel, message), { body });
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== HAS_THREAD) throw error;
    }
    // A thread that was opened from a message has the message's id.
    return message;
  }

  async invite(thread: string, user: string): Promise<void> {
    await this.rest.put(Routes.threadMembers(thread, user));
  }

  /** The channel in which one writes to somebody alone. */
  async dmTo(user: string): Promise<string> {
    const channel = (await this.rest.post(Routes.userChannels(), {
      body: { recipient_id: user },
    })) as APIChannel;
    return channel.id;
  }

  /** Puts something to the vote; the poll is Discord's own. */
  async poll(
    channel: string,
    nonce: string,
    poll: { readonly question: string; readonly answers: readonly string[]; readonly hours: number },
  ): Promise<string> {
    const message = (await this.rest.post(Routes.channelMessages(channel), {
      body: {
        nonce,
        enforce_nonce: true,
        allowed_mentions: pingingOnly([]),
        poll: {
          question: { text: clip(labelText(poll.question), LIMITS.pollQuestion) },
          answers: poll.answers.map((text) => ({ poll_media: { text } })),
          duration: poll.hours,
          allow_multiselect: false,
        },
      } satisfies RESTPostAPIChannelMessageJSONBody,
    })) as APIMessage;
    return message.id;
  }

  /** Who voted for an answer so far. */
  async voters(channel: string, message: string, answer: number): Promise<string[]> {
    const found = (await this.rest.get(Routes.pollAnswerVoters(channel, message, answer), {
      query: MAX_VOTERS,
    })) as {
      users: readonly { readonly id: string }[];
    };
    return found.users.map(({ id }) => id);
  }

  async closePoll(channel: string, message: string): Promise<void> {
    await this.rest.post(Routes.expirePoll(channel, message));
  }
}

/** More than any table has seats. */
const MAX_VOTERS = new URLSearchParams({ limit: '100' });
const HAS_THREAD = 160_004;
const UNKNOWN_CHANNEL = 10_003;
const UNKNOWN_MESSAGE = 10_008;
const MISSING_ACCESS = 50_001;
const CLOSED_DM = 50_007;
const MISSING_PERMISSIONS = 50_013;

/** What an error of a request means for what is to be done next. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof DiscordAPIError)) return 'later';
  switch (error.code) {
    case UNKNOWN_CHANNEL:
      return 'unknownChannel';
    case UNKNOWN_MESSAGE:
      return 'unknownMessage';
    case CLOSED_DM:
      return 'closedDm';
    case MISSING_ACCESS:
    case MISSING_PERMISSIONS:
      return 'forbidden';
    default:
      return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'later';
  }
}

/** Whom a message may ping; said with every message, since Discord would ping everybody who is named in it. */
export function pingingOnly(users: readonly string[]) {
  return { parse: [], users: [...new Set(users)] };
}

/** A screen as Discord takes it; pings nobody but those named. */
export function bodyOf({ components, files }: Screen, pings: readonly string[] = []) {
  return {
    components: components as APIMessageTopLevelComponent[],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: pingingOnly(pings),
    attachments: (files ?? []).map(({ name, alt }, at) => ({
      id: `${at}`,
      filename: name,
      description: clip(rawText(alt), LIMITS.altText),
    })),
  };
}

/** The files of a screen as Discord takes them. */
export function filesOf(files: readonly MessageFile[] = []) {
  return files.map(({ name, bytes }) => ({ name, data: asBuffer(bytes) }));
}

/** The same bytes, not copied: a picture has a million of them. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
