import type {
  APIApplicationCommand,
  APIApplicationCommandPermission,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  APIOverwrite,
  APIPollMedia,
  APIRole,
  ChannelType,
  InteractionType,
  MessageType,
} from 'discord-api-types/v10';

/** Languages a person of the local Discord may choose. */
export type Language = 'en-US' | 'ru';

/** Somebody: a person who sits at the chat page, or the bot. */
export interface Account {
  readonly id: string;
  username: string;
  globalName: string | null;
  readonly bot: boolean;
  locale: Language;
  dmsOpen: boolean;
  /** Has the application for themselves, wherever they go. */
  hasApp?: boolean;
}

/** The bot's application. */
export interface Application {
  readonly id: string;
  readonly botId: string;
  name: string;
  description: string;
  readonly token: string;
  /** The privileged intents switched on in the developer portal. */
  privilegedIntents: number;
  readonly commands: Map<string, Command>;
  /** Its own emoji by id; worlds from before there were any have none. */
  emojis?: Map<string, ApplicationEmoji>;
}

/** An emoji of the application; its picture lies with the files of the world under the same id. */
export interface ApplicationEmoji {
  readonly id: string;
  name: string;
}

/** A registered command; of one guild, or of all. */
export interface Command {
  readonly id: string;
  readonly guildId: string | null;
  version: string;
  payload: Omit<APIApplicationCommand, 'id' | 'application_id' | 'version' | 'guild_id'>;
}

export interface Member {
  readonly userId: string;
  nick: string | null;
  roles: string[];
  readonly joinedAt: string;
  timedOutUntil: string | null;
}

export interface Guild {
  readonly id: string;
  name: string;
  readonly ownerId: string;
  locale: Language;
  readonly roles: Map<string, APIRole>;
  readonly members: Map<string, Member>;
  /** Who may use commands here and where, as administrators have set it: by the command's id, or the application's for all. */
  readonly commandPermissions: Map<string, readonly APIApplicationCommandPermission[]>;
}

export interface ThreadMember {
  readonly userId: string;
  readonly joinedAt: string;
}

/** What a channel has besides when it is a thread. */
export interface Thread {
  readonly ownerId: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchiveMinutes: number;
  archiveChangedAt: string;
  readonly createdAt: string;
  readonly members: Map<string, ThreadMember>;
  totalSent: number;
}

/** A place for messages: a guild's channel, a category, a thread or a DM. */
export interface Channel {
  readonly id: string;
  type: ChannelType;
  readonly guildId: string | null;
  name: string | null;
  parentId: string | null;
  topic: string | null;
  position: number;
  nsfw: boolean;
  rateLimitPerUser: number;
  /** What clients propose for new threads here; null where nothing was chosen. */
  defaultAutoArchiveMinutes: number | null;
  /** The slow mode that new threads begin with. */
  defaultThreadRateLimit: number;
  overwrites: APIOverwrite[];
  /** The two people of a DM. */
  readonly recipients: readonly string[];
  readonly thread: Thread | null;
  lastPinAt: string | null;
  lastMessageId: string | null;
  /** Oldest first. */
  readonly messages: Message[];
}

/** A file that was sent; its bytes lie with the files of the world. */
export interface Attachment {
  readonly id: string;
  readonly filename: string;
  title: string | null;
  description: string | null;
  readonly size: number;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
}

export interface Reaction {
  readonly emoji: { readonly id: string | null; readonly name: string };
  readonly users: string[];
}

export interface Poll {
  readonly question: APIPollMedia;
  readonly answers: readonly { readonly answer_id: number; readonly poll_media: APIPollMedia }[];
  expiry: string;
  readonly allowMultiselect: boolean;
  finalized: boolean;
  /** Who voted for which answer. */
  readonly votes: Map<number, string[]>;
}

/** Which interaction a message answers, and whose. */
export interface InteractionOrigin {
  readonly id: string;
  readonly type: InteractionType;
  readonly userId: string;
  /** The command's name; null for components and modals. */
  readonly name: string | null;
  /** The message whose component was used. */
  readonly sourceMessageId: string | null;
  /** For a modal: the interaction that opened it. */
  readonly openedBy: InteractionOrigin | null;
  /** For a command of a menu: what it was used on. */
  readonly target: { readonly userId: string } | { readonly messageId: string } | null;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type: MessageType;
  readonly timestamp: string;
  editedTimestamp: string | null;
  content: string;
  flags: number;
  tts: boolean;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  attachments: Attachment[];
  mentions: string[];
  mentionRoles: string[];
  mentionEveryone: boolean;
  pinnedAt: string | null;
  readonly nonce: string | number | null;
  /** What it answers or announces; a thread's announcement points to the thread alone. */
  readonly reference: { readonly channelId: string; readonly messageId: string | null } | null;
  poll: Poll | null;
  readonly reactions: Reaction[];
  readonly interaction: InteractionOrigin | null;
  /** The thread that was opened from this message. */
  threadId: string | null;
  /** An ephemeral message is seen by this person alone. */
  readonly onlyFor: string | null;
}

/** An interaction on its way: answered, or waited for. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly channelId: string;
  readonly createdAt: number;
  readonly origin: InteractionOrigin;
  /** What the answer turned out to be. */
  state: 'open' | 'answered' | 'failed';
  /** The message behind `@original`. */
  originalMessageId: string | null;
}

/** A form that the application has put before somebody, and the interaction it answered. */
export interface ShownModal {
  readonly interaction: Interaction;
  readonly form: APIModalInteractionResponseCallbackData;
}

/** A file somebody has uploaded for a message, a command's option or a form. */
export interface PendingUpload {
  readonly userId: string;
  readonly attachment: Attachment;
}
