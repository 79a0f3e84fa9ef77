import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { Ready, Seatable, ToPage } from '../chat/protocol.ts';
import { ChatView } from './chat-view.ts';
import { h } from './dom.ts';
import { Interactions } from './interactions.ts';
import { type ModalShown, openModal } from './modal/modal.ts';
import { Notices } from './notices.ts';
import type { Sitting } from './sitting.ts';
import { Link, type LinkState, NotDone } from './socket.ts';
import { type Handler, messageEvents } from './store/message-events.ts';
import { placeEvents } from './store/place-events.ts';
import { Store } from './store/store.ts';
import { wordsFor } from './text/words-for.ts';
import { keepRelative, Times } from './times.ts';
import { upload } from './upload.ts';

const EVENTS: Readonly<Record<string, Handler>> = { ...messageEvents, ...placeEvents };

/** Who sits at the page, and where they look first. */
export interface SeatOptions {
  readonly person: Seatable;
  /** Everybody one may sit as. */
  readonly people: readonly Seatable[];
  readonly channel: string | undefined;
  /** Somebody else is to sit here. */
  sit(id: string): void;
  /** Another channel is looked at. */
  opened(channel: string): void;
  /** The server cannot be reached. */
  lost(): void;
}

/** Somebody's place at the page. Leaving it takes everything away that they saw. */
export class Seat {
  readonly element = h('div', { class: 'seat' });
  private readonly link: Link;
  private readonly notices = new Notices();
  private readonly interactions = new Interactions();
  private readonly words;
  private view: ChatView | undefined;
  private sitting: Sitting | undefined;
  private state: LinkState = 'connecting';
  private stopTicking: (() => void) | undefined;

  constructor(private readonly options: SeatOptions) {
    const { id, locale } = options.person;
    this.words = wordsFor(locale);
    document.documentElement.lang = locale;
    this.element.append(
      h('p', { class: 'connecting', role: 'status' }, this.words.connecting),
      this.notices.toasts,
      this.notices.spoken,
    );
    this.link = new Link(id, {
      heard: (message) => this.hear(message),
      changed: (state) => this.stateChanged(state),
    });
  }

  leave(): void {
    this.link.close();
    this.interactions.giveUp();
    this.stopTicking?.();
    this.view?.leave();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    for (const panel of document.querySelectorAll<HTMLElement>('.floating')) panel.remove();
    this.element.remove();
  }

  private hear(message: ToPage): void {
    if (message.op === 'ready') this.begin(message);
    const { sitting } = this;
    if (sitting === undefined) return;
    const { store } = sitting;
    if (message.op === 'people') {
      store.people = message.people;
      store.me = message.people.find(({ id }) => id === store.me.id) ?? store.me;
      store.tell({ of: 'people' });
    } else if (message.op === 'dispatch') this.dispatch(sitting, message);
  }

  private begin(ready: Ready): void {
    if (this.sitting !== undefined) {
      this.sitting.store.begin(ready);
      return;
    }
    const store = new Store(ready, this.options.people);
    const sitting = this.sitDown(store);
    this.sitting = sitting;
    const { sit, opened } = this.options;
    this.view = new ChatView(sitting, { notices: this.notices, sit, opened });
    this.element.querySelector('.connecting')?.replaceWith(this.view.element);
    this.stopTicking = keepRelative(document, sitting.times);
    store.subscribe((change) => {
      if (change.of === 'everything' || change.of === 'presence') this.showState();
      this.view?.changed(change);
    });
    this.view.start(this.options.channel);
    this.showState();
  }

  private dispatch(sitting: Sitting, { t, d }: { readonly t: string; readonly d: unknown }): void {
    const answered = d as {
      readonly id: string;
      readonly choices: readonly APIApplicationCommandOptionChoice[];
    };
    if (t === 'INTERACTION_SUCCESS') this.interactions.settle(answered.id, 'answered');
    else if (t === 'INTERACTION_FAILURE') this.interactions.settle(answered.id, 'failed');
    else if (t === 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE')
      this.interactions.suggest(answered.id, answered.choices);
    else if (t === 'INTERACTION_MODAL_CREATE') this.showForm(sitting, d as ModalShown);
    else EVENTS[t]?.(sitting.store, d as never);
  }

  /** Somebody who has gone elsewhere meanwhile is not asked there. */
  private showForm(sitting: Sitting, form: ModalShown): void {
    this.interactions.showForm(form.id, () => {
      if (this.view?.isAt(form.channel_id) === true) openModal(sitting, form);
    });
  }

  private stateChanged(state: LinkState): void {
    this.state = state;
    if (state === 'lost') {
      this.interactions.giveUp();
      this.options.lost();
    }
    this.showState();
  }

  /** What is amiss, the worst first. */
  private showState(): void {
    const { words, sitting } = this;
    if (sitting === undefined) return;
    const { store } = sitting;
    const isAway = !store.bot.online;
    this.notices.show(
      this.state !== 'open' ? words.serverGone : isAway ? words.botAway(store.bot.user.username) : undefined,
    );
  }

  private sitDown(store: Store): Sitting {
    const { words, notices, link, interactions } = this;
    const reason = (error: unknown): string => {
      if (!(error instanceof NotDone)) throw error;
      return error.why === 'offline' ? words.offline : error.message;
    };
    return {
      store,
      words,
      interactions,
      times: new Times(store.me.locale, words),
      act: (act) => link.act(act),
      attempt: (act) =>
        link.act(act).then(
          () => true,
          (error) => {
            notices.warn(reason(error));
            return false;
          },
        ),
      reason,
      upload: (file) => upload(store.me.id, file),
      go: (channel, message) => this.view?.go(channel, message),
      fillIn: (path) => this.view?.fillIn(path),
      reply: (message) => this.view?.reply(message),
      announce: (text) => notices.announce(text),
      warn: (text) => notices.warn(text),
    };
  }
}
