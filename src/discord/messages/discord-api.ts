import {
  type APIChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  DiscordAPIError,
  HTTPError,
  MessageFlags,
  RateLimitError,
  type REST,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { rawText } from '#core/people-text.ts';
import { FileForm } from './file-form.ts';
import { clip, LIMITS } from './limits.ts';
import { labelText } from './quote.ts';
import type { MessageFile, PlainScreen, Screen } from './screen.ts';

/** A message to be sent: what it shows, whom it may ping, and the name under which it is sent once. */
export type OutgoingMessage = (Screen | PlainScreen) & {
  readonly nonce: string;
  readonly pings: readonly string[];
  /** Nobody's device rings for it. */
  readonly silent?: boolean;
};

/**
 * What may be the matter with a message: the channel is gone or closed to us, the thread is locked, there are too many
 * threads, the message is too old to be edited that often, what we sent is none, or it is just not reachable now.
 */
export type ApiFailure =
  | 'unknownMessage'
  | 'unknownChannel'
  | 'forbidden'
  | 'closedDm'
  | 'locked'
  | 'full'
  | 'tooOld'
  | 'invalid'
  | 'refused'
  | 'later';

/** The few things the bot does with Discord's messages, each safe to be done again. */
export class DiscordApi {
  constructor(private readonly rest: REST) {}

  /** Sends a message once: sent again under the same name within minutes, it is the same message. */
  async post(channel: string, { nonce, pings, silent, ...screen }: OutgoingMessage): Promise<string> {
    const shown = bodyOf(screen, pings);
    const flags = shown.flags | (silent === true ? MessageFlags.SuppressNotifications : 0);
    const body: RESTPostAPIChannelMessageJSONBody = { ...shown, flags, nonce, enforce_nonce: true };
    const request = requestOf(body, screen.files);
    const message = (await this.inOpenThread(channel, () =>
      this.rest.post(Routes.channelMessages(channel), request),
    )) as APIMessage;
    return message.id;
  }

  /** Changes what a message shows; pings nobody. */
  async edit(channel: string, message: string, screen: Screen | PlainScreen): Promise<void> {
    const request = requestOf(editOf(screen), screen.files);
    await this.inOpenThread(channel, () => this.rest.patch(Routes.channelMessage(channel, message), request));
  }

  async remove(channel: string, message: string): Promise<void> {
    await this.inOpenThread(channel, () => this.rest.delete(Routes.channelMessage(channel, message)));
  }

  async pin(channel: string, message: string): Promise<void> {
    await this.inOpenThread(channel, () => this.rest.put(Routes.channelMessagesPin(channel, message)));
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
    await this.inOpenThread(thread, () => this.rest.put(Routes.threadMembers(thread, user)));
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
    const body: RESTPostAPIChannelMessageJSONBody = {
      nonce,
      enforce_nonce: true,
      allowed_mentions: pingingOnly([]),
      poll: {
        question: { text: clip(labelText(poll.question), LIMITS.pollQuestion) },
        answers: poll.answers.map((text) => ({ poll_media: { text } })),
        duration: poll.hours,
        allow_multiselect: false,
      },
    };
    const message = (await this.inOpenThread(channel, () =>
      this.rest.post(Routes.channelMessages(channel), { body }),
    )) as APIMessage;
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
    await this.inOpenThread(channel, () => this.rest.post(Routes.expirePoll(channel, message)));
  }

  /** Does something in a channel. A thread that was archived meanwhile is brought back for it, if we may. */
  private async inOpenThread<T>(channel: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== ARCHIVED) throw error;
      await this.unarchive(channel, error);
      return await work();
    }
  }

  private async unarchive(thread: string, archived: unknown): Promise<void> {
    try {
      await this.rest.patch(Routes.channel(thread), { body: { archived: false } });
    } catch (error) {
      // It is locked: that is what is the matter, not how we tried to open it.
      throw codeOf(error) === MISSING_PERMISSIONS ? archived : error;
    }
  }
}

/** More than any table has seats. */
const MAX_VOTERS = new URLSearchParams({ limit: '100' });
const HAS_THREAD = 160_004;
const ARCHIVED = 50_083;
const MISSING_PERMISSIONS = 50_013;

/** What Discord's codes mean to us; an archived thread that we could not bring back is locked. */
const FAILURES: ReadonlyMap<number, ApiFailure> = new Map([
  [10_003, 'unknownChannel'],
  [10_008, 'unknownMessage'],
  [30_046, 'tooOld'],
  [50_001, 'forbidden'],
  [50_006, 'invalid'],
  [50_007, 'closedDm'],
  [MISSING_PERMISSIONS, 'forbidden'],
  [50_035, 'invalid'],
  [ARCHIVED, 'locked'],
  [160_005, 'locked'],
  [160_006, 'full'],
]);

function codeOf(error: unknown): number | null {
  return error instanceof DiscordAPIError ? Number(error.code) : null;
}

/** What an error of a request means for what is to be done next. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof DiscordAPIError)) return 'later';
  const known = FAILURES.get(Number(error.code));
  if (known !== undefined) return known;
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'later';
}

/** Whether an error is Discord's, or of the way there; any other is a fault of ours. */
export function isDiscords(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return failureOf(error) !== 'invalid';
  if (error instanceof HTTPError || error instanceof RateLimitError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || (error as { code?: unknown }).code === 'ECONNRESET';
}

/** Whom a message may ping; said with every message, since Discord would ping everybody who is named in it. */
export function pingingOnly(users: readonly string[]) {
  return { parse: [], users: [...new Set(users)] };
}

/** A screen in place of what a message shows now: components replace plain words, whatever they were; never the other way round. */
export function editOf(screen: Screen | PlainScreen) {
  return { content: null, ...bodyOf(screen) };
}

/** A screen as Discord takes it; pings nobody but those named. */
function bodyOf(screen: Screen | PlainScreen, pings: readonly string[] = []) {
  const { components, files } = screen;
  return {
    ...('content' in screen ? { content: screen.content } : {}),
    components: components as APIMessageTopLevelComponent[],
    flags: 'content' in screen ? 0 : MessageFlags.IsComponentsV2,
    allowed_mentions: pingingOnly(pings),
    attachments: (files ?? []).map(({ name, alt }, at) => ({
      id: `${at}`,
      filename: name,
      description: clip(rawText(alt), LIMITS.altText),
    })),
  };
}

/** A message and its files as a request to Discord. */
export function requestOf(body: object, files: readonly MessageFile[] = []) {
  return files.length === 0 ? { body } : new FileForm(JSON.stringify(body), files).request;
}
