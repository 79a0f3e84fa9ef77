import type { Clock } from '../clock.ts';
import type { Happening, Viewer } from './happening.ts';
import { Ids } from './ids.ts';
import type { Account, Application, Channel, Guild, Interaction } from './records.ts';

/** All that outlives a restart. */
export interface State {
  readonly application: Application;
  readonly accounts: Map<string, Account>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
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
  /** Where the server is reached; known once it listens. */
  origin = '';
  private readonly listeners = new Set<(happening: Happening) => void>();

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

  timestamp(): string {
    return new Date(this.clock.now()).toISOString().replace('Z', '000+00:00');
  }

  publish(happening: Happening): void {
    for (const listener of [...this.listeners]) listener(happening);
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
