import type { Act } from '../../people/act.ts';
import { h } from '../dom.ts';
import { interact } from '../interact.ts';
import type { Sitting } from '../sitting.ts';

/** The message that components stand in. */
export interface Host {
  readonly sitting: Sitting;
  readonly channel: string;
  readonly message: string;
  /** Holds all of the message's components. */
  readonly element: HTMLElement;
}

/** Uses a component: until the bot has answered the message's components wait, then a failure is told beside them. */
export async function use(host: Host, control: HTMLElement, act: Act): Promise<void> {
  const { element, sitting } = host;
  if (element.ariaBusy === 'true') return;
  element.querySelector(':scope > .failed')?.remove();
  element.ariaBusy = 'true';
  control.classList.add('waiting');
  const outcome = await interact(sitting, act);
  element.ariaBusy = null;
  control.classList.remove('waiting');
  if (outcome === 'failed')
    element.append(h('p', { class: 'failed', role: 'alert' }, sitting.words.interactionFailed));
}
