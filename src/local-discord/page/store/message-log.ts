import type { APIMessage } from 'discord-api-types/v10';
import { byAge } from '../../world/age.ts';

/** The messages of one channel as far as they were fetched; oldest first. */
export class MessageLog {
  private list: APIMessage[] = [];
  /** Whether the newest messages are here; what comes after them is then added as it happens. */
  fetched = false;
  /** Whether there are older ones to fetch. */
  more = true;

  get messages(): readonly APIMessage[] {
    return this.list;
  }

  find(id: string): APIMessage | undefined {
    const found = this.list[this.placeOf(id)];
    return found?.id === id ? found : undefined;
  }

  /** The message just before one, whether or not that one is here. */
  before(id: string): APIMessage | undefined {
    return this.list[this.placeOf(id) - 1];
  }

  after(id: string): APIMessage | undefined {
    const place = this.placeOf(id);
    return this.list[place]?.id === id ? this.list[place + 1] : this.list[place];
  }

  put(message: APIMessage): void {
    const place = this.placeOf(message.id);
    this.list.splice(place, this.list[place]?.id === message.id ? 1 : 0, message);
  }

  remove(id: string): void {
    const place = this.placeOf(id);
    if (this.list[place]?.id === id) this.list.splice(place, 1);
  }

  private placeOf(id: string): number {
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (byAge(this.list[middle]?.id ?? '', id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
