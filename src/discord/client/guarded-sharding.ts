import { SimpleShardingStrategy, WebSocketShardDestroyRecovery, WebSocketShardStatus } from 'discord.js';

/** What a shard does without waiting for how it ends; a rejection there would end the process. */
const UNAWAITED = ['internalConnect', 'onMessage', 'onClose', 'heartbeat'] as const;

type Unawaited = Record<(typeof UNAWAITED)[number], (...given: never[]) => Promise<void>>;

/** A connection to the gateway, as far as the library shows it. */
interface Shard extends Unawaited {
  connect(): Promise<void>;
  destroy(options: {
    readonly reason: string;
    readonly recover: WebSocketShardDestroyRecovery;
  }): Promise<void>;
  readonly status: WebSocketShardStatus;
}

/** The library's own connections, whose failures are told instead of ending the process. */
export class GuardedSharding extends SimpleShardingStrategy {
  constructor(
    manager: ConstructorParameters<typeof SimpleShardingStrategy>[0],
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(manager);
  }

  private get connections(): readonly Shard[] {
    const { shards } = this as unknown as { readonly shards: ReadonlyMap<number, Shard> };
    return [...shards.values()];
  }

  override async spawn(ids: number[]): Promise<void> {
    await super.spawn(ids);
    for (const shard of this.connections)
      for (const name of UNAWAITED) {
        const act = shard[name].bind(shard);
        shard[name] = (...given) => act(...given).catch(this.onFailure);
      }
  }

  /** Begins anew, whatever state a connection is in. */
  reconnect(): void {
    for (const shard of this.connections) {
      const begun =
        shard.status === WebSocketShardStatus.Idle
          ? shard.connect()
          : shard.destroy({ reason: 'No sign of life', recover: WebSocketShardDestroyRecovery.Reconnect });
      begun.catch(this.onFailure);
    }
  }
}
