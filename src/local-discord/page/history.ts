import type { Sitting } from './sitting.ts';

const MAX_PAGES = 40;

/** Fetches messages of channels as they are wanted, one request at a time for each. */
export class History {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(private readonly sitting: Sitting) {}

  /** The newest messages, once. */
  async newest(channel: string): Promise<void> {
    if (!this.sitting.store.log(channel).fetched) await this.fetch(channel);
  }

  /** The next page of older ones, if there are any. */
  async older(channel: string): Promise<void> {
    if (this.sitting.store.log(channel).more) await this.fetch(channel);
  }

  /** Goes back until a message is there; false if it is not found. */
  async backTo(channel: string, message: string): Promise<boolean> {
    await this.newest(channel);
    const log = this.sitting.store.log(channel);
    for (let page = 0; page < MAX_PAGES && log.more && log.find(message) === undefined; page += 1)
      await this.fetch(channel);
    return log.find(message) !== undefined;
  }

  private fetch(channel: string): Promise<void> {
    const already = this.underWay.get(channel);
    if (already !== undefined) return already;
    const fetching = this.request(channel).finally(() => this.underWay.delete(channel));
    this.underWay.set(channel, fetching);
    return fetching;
  }

  private async request(channel: string): Promise<void> {
    const { store } = this.sitting;
    const log = store.log(channel);
    const before = log.fetched ? log.messages[0]?.id : undefined;
    const result = await this.sitting.act({
      do: 'history',
      channel,
      ...(before === undefined ? {} : { before }),
    });
    if (!('messages' in result) || result.messages === undefined) return;
    // A lost connection may have emptied the store meanwhile.
    if (store.log(channel) === log)
      store.addHistory(channel, { messages: result.messages, more: result.more });
  }
}
