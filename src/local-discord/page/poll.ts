import type { APIMessage, APIPoll, APIPollAnswer } from 'discord-api-types/v10';
import { h } from './dom.ts';
import { emojiText } from './emoji.ts';
import { icon } from './icons.ts';
import type { Sitting } from './sitting.ts';

interface Standing {
  readonly answer: APIPollAnswer;
  readonly count: number;
  readonly isMine: boolean;
  readonly share: number;
  readonly leads: boolean;
}

/** A poll: to vote in, or how the vote stands. */
export class PollView {
  readonly element = h('section', { class: 'poll', slot: 'components' });
  /** Whether somebody who has not voted wants to see how the vote stands. */
  private peeks = false;
  private message: APIMessage;

  constructor(
    private readonly sitting: Sitting,
    message: APIMessage,
  ) {
    this.message = message;
    this.element.setAttribute('aria-label', message.poll?.question.text ?? '');
  }

  update(message: APIMessage): void {
    this.message = message;
    const { poll } = message;
    if (poll === undefined) return;
    const { words } = this.sitting;
    const standings = standingsOf(poll);
    const isOver = poll.results?.is_finalized === true || closingTime(poll) <= Date.now();
    const hasVoted = standings.some(({ isMine }) => isMine);
    const showsResults = isOver || hasVoted || this.peeks;
    const focused = this.element.contains(document.activeElement);
    this.element.replaceChildren(
      h('h3', { class: 'poll-question' }, poll.question.text ?? ''),
      h(
        'p',
        { class: 'hint' },
        isOver ? words.pollOver : poll.allow_multiselect ? words.selectSeveral : words.selectOne,
      ),
      showsResults ? this.results(standings, isOver) : this.ballot(poll),
      this.foot(poll, { standings, isOver, hasVoted }),
    );
    if (focused) this.element.querySelector<HTMLElement>('input, button')?.focus();
  }

  private ballot(poll: APIPoll): HTMLElement {
    const type = poll.allow_multiselect ? 'checkbox' : 'radio';
    const form = h(
      'form',
      { class: 'poll-ballot', id: `ballot-${this.message.id}` },
      ...poll.answers.map((answer) =>
        h(
          'label',
          { class: 'poll-answer' },
          h('input', {
            type,
            name: `poll-${this.message.id}`,
            value: answer.answer_id,
            required: type === 'radio',
          }),
          h('span', {}, answerText(answer)),
        ),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const ticked = [...form.querySelectorAll<HTMLInputElement>('input:checked')];
      if (ticked.length > 0) this.vote(ticked.map(({ value }) => Number(value)));
    });
    return form;
  }

  private results(standings: readonly Standing[], isOver: boolean): HTMLElement {
    const { words } = this.sitting;
    return h(
      'ul',
      { class: 'poll-results' },
      ...standings.map(({ answer, count, isMine, share, leads }) => {
        const bar = h('div', {
          class: 'poll-bar',
          role: 'meter',
          'aria-valuenow': share,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-label': `${answerText(answer)}: ${words.votes(count)}, ${share}%`,
        });
        bar.style.width = `${share}%`;
        return h(
          'li',
          { class: isMine ? 'poll-answer mine' : 'poll-answer', data: isOver && leads ? { winner: '' } : {} },
          bar,
          h('span', { class: 'poll-text' }, answerText(answer)),
          isMine &&
            h(
              'span',
              { class: 'poll-mine', title: words.yourVote, 'aria-label': words.yourVote, role: 'img' },
              icon('check'),
            ),
          h('span', { class: 'poll-count', 'aria-hidden': 'true' }, `${words.votes(count)} · ${share}%`),
        );
      }),
    );
  }

  private foot(
    poll: APIPoll,
    { standings, isOver, hasVoted }: { standings: readonly Standing[]; isOver: boolean; hasVoted: boolean },
  ): HTMLElement {
    const { words, times } = this.sitting;
    const total = standings.reduce((sum, { count }) => sum + count, 0);
    const closes = new Date(closingTime(poll));
    const button = (label: string, press: () => void) =>
      h('button', { type: 'button', class: 'button secondary', on: { click: press } }, label);
    return h(
      'div',
      { class: 'poll-foot' },
      h(
        'span',
        { class: 'hint' },
        words.votes(total),
        ' • ',
        isOver ? words.pollClosed : `${words.closes} `,
        !isOver &&
          h('time', { datetime: closes.toISOString(), data: { relative: '' } }, times.relative(closes)),
      ),
      !isOver && hasVoted && button(words.removeVote, () => this.vote([])),
      !isOver && !hasVoted && button(this.peeks ? words.backToVote : words.showResults, () => this.peek()),
      !isOver &&
        !hasVoted &&
        !this.peeks &&
        h(
          'button',
          { type: 'submit', form: `ballot-${this.message.id}`, class: 'button primary' },
          words.vote,
        ),
    );
  }

  private peek(): void {
    this.peeks = !this.peeks;
    this.update(this.message);
  }

  private vote(answers: readonly number[]): void {
    const { channel_id: channel, id: message } = this.message;
    this.peeks = false;
    void this.sitting.attempt({ do: 'vote', channel, message, answers });
  }
}

function standingsOf(poll: APIPoll): Standing[] {
  const counts = new Map(poll.results?.answer_counts.map((one) => [one.id, one]));
  const all = poll.answers.map((answer) => counts.get(answer.answer_id)?.count ?? 0);
  const total = all.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...all);
  return poll.answers.map((answer, index) => {
    const count = all[index] ?? 0;
    return {
      answer,
      count,
      isMine: counts.get(answer.answer_id)?.me_voted ?? false,
      share: total === 0 ? 0 : Math.round((100 * count) / total),
      leads: count > 0 && count === most,
    };
  });
}

function closingTime({ expiry }: APIPoll): number {
  return expiry === null ? Number.POSITIVE_INFINITY : Date.parse(expiry);
}

function answerText({ poll_media: { text, emoji } }: APIPollAnswer): string {
  return [emoji && emojiText(emoji), text].filter(Boolean).join(' ');
}
