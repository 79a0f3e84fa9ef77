import type { Clock } from '../clock.ts';
import type { Happening, Viewer } from './happening.ts';
import { Ids } from './ids.ts';
import type {
  Account,
  Application,
  Channel,
  Guild,
  Interaction,
  PendingUpload,
  ShownModal,
} from './records.ts';

/** All that outlives a restart. */
export interface State {
  readonly application: Application;
  readonly accounts: Map<string, Account>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  /** The newest message each person has read, by person and channel. */
  readonly readMarks: Map<string, Map<string, string>>;
}

/** Bytes of what was sent, by attachment id. */
export interface Files {
  put(id: string, bytes: Uint8Array): void;
  get(id: string): Uint8Array | undefined;
  remove(id: string): void;
}

/** One small Discord: what is in it, what time it is there, and who listens. */
export class World {
  readonly ids: Ids;
  /** By token; short-lived, so a restart forgets them. */
  readonly interactions = new Map<string, Interaction>();
  /** Forms that people have before them, by the interaction that was answered with them. */
  readonly modals = new Map<string, ShownModal>();
  /** Files that people have uploaded and not used yet, by their ids. */
  readonly uploads = new Map<string, PendingUpload>();
  /** Ephemeral messages that their owners have dismissed: the bot can still change them, nobody sees them. */
  readonly dismissed = new Set<string>();
  /** Files that edits of messages have lately replaced, oldest first. */
  readonly replaced: string[] = [];
  /** Where the server is reached; known once it listens. */
  origin = '';
  private readonly listeners = new Set<(happening: Happening) => void>();
  private readonly keepers = new Set<() => void>();

  constructor(
    readonly state: State,
    readonly clock: Clock,
    readonly files: Files,
  ) {
    this.ids = new Ids(clock, newestId(state));
  }

  get bot(): Account {
    return this.account(this.state.application.botId);
  }

  /** How the bot sees things through REST. */
  get botViewer(): Viewer {
    return { userId: this.bot.id, readsContent: this.readsContent };
  }

  get readsContent(): boolean {
    return (this.state.application.privilegedIntents & (1 << 15)) !== 0;
  }

  /** Somebody who must be there. */
  account(id: string): Account {
    const account = this.state.accounts.get(id);
    if (account === undefined) throw new Error(`no account ${id}`);
    return account;
  }

  timestamp(at = this.clock.now()): string {
    return new Date(at).toISOString().replace('Z', '000+00:00');
  }

  publish(happening: Happening): void {
    for (const listener of [...this.listeners]) listener(happening);
    this.changed();
  }

  /** To be called when the state changes without anybody being told. */
  changed(): void {
    for (const keeper of this.keepers) keeper();
  }

  /** For whoever keeps the state. */
  onChange(keeper: () => void): void {
    this.keepers.add(keeper);
  }

  subscribe(listener: (happening: Happening) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

function newestId({ accounts, channels }: State): string {
  let newest = '0';
  const see = (id: string): void => {
    if (BigInt(id) > BigInt(newest)) newest = id;
  };
  for (const id of accounts.keys()) see(id);
  for (const channel of channels.values()) {
    see(channel.id);
    for (const message of channel.messages.slice(-1)) see(message.id);
  }
  return newest;
}
