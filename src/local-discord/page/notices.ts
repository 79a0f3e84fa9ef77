import { h } from './dom.ts';

const PASSING_MS = 6000;

/** Tells things in passing: to be seen, and to be heard by those who do not see. */
export class Notices {
  /** Stands above the messages for as long as something is amiss. */
  readonly bar = h('div', { class: 'notice-bar', role: 'status' });
  /** Passing notices. */
  readonly toasts = h('div', { class: 'toasts', role: 'alert' });
  /** Only for screen readers. */
  readonly spoken = h('div', { class: 'hidden-text', 'aria-live': 'polite' });

  /** What is amiss now; nothing takes the bar away. */
  show(text: string | undefined): void {
    if (this.bar.textContent !== (text ?? '')) this.bar.textContent = text ?? '';
    this.bar.hidden = text === undefined;
  }

  warn(text: string): void {
    const toast = h('p', { class: 'toast' }, text);
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), PASSING_MS);
  }

  announce(text: string): void {
    const line = h('p', {}, text);
    this.spoken.append(line);
    setTimeout(() => line.remove(), PASSING_MS);
  }
}
