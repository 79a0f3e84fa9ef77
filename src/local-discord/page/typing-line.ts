import { h } from './dom.ts';
import type { Sitting } from './sitting.ts';
import { nameIn } from './store/names.ts';

/** Says who is typing in the channel that is open. */
export class TypingLine {
  readonly element = h('p', { class: 'typing', 'aria-hidden': 'true' });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: Sitting) {}

  show(channel: string): void {
    const { store, words } = this.sitting;
    clearTimeout(this.timer);
    const now = Date.now();
    const here = [...(store.typing.get(channel) ?? [])].filter(([, until]) => until > now);
    const names = here.map(([id]) => nameIn(store, channel, id));
    this.element.textContent = names.length === 0 ? '' : words.typing(names);
    if (here.length > 0) {
      const next = Math.min(...here.map(([, until]) => until));
      this.timer = setTimeout(() => this.show(channel), next - now + 1);
    }
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
