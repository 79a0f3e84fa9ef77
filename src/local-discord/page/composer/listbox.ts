import { fill, freshId, h } from '../dom.ts';

/** One line of a list that is offered while somebody types. */
export interface Entry<T> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** A list under a text field. The field keeps focus; the arrow keys go through the list, Enter and Tab choose. */
export class Listbox<T> {
  readonly element: HTMLUListElement;
  private entries: readonly Entry<T>[] = [];
  private active = -1;

  constructor(
    private readonly field: HTMLElement,
    label: string,
    private readonly choose: (entry: Entry<T>) => void,
  ) {
    this.element = h('ul', {
      id: freshId('list'),
      class: 'listbox',
      role: 'listbox',
      'aria-label': label,
      hidden: true,
    });
    field.setAttribute('aria-controls', this.element.id);
    field.setAttribute('aria-autocomplete', 'list');
    // A press on the list must not take focus from the field, which would close the list.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  show(entries: readonly Entry<T>[]): void {
    this.entries = entries;
    this.element.hidden = entries.length === 0;
    this.field.setAttribute('aria-expanded', String(this.isOpen));
    fill(
      this.element,
      ...entries.map((entry) =>
        h(
          'li',
          { role: 'option', id: freshId('entry'), class: 'entry', on: { click: () => this.take(entry) } },
          h('span', { class: 'entry-label' }, entry.label),
          entry.detail ? h('span', { class: 'entry-detail' }, entry.detail) : null,
        ),
      ),
    );
    this.activate(entries.length > 0 ? 0 : -1);
  }

  hide(): void {
    this.show([]);
  }

  /** Whether a key was meant for the list. */
  key(event: KeyboardEvent): boolean {
    if (!this.isOpen || event.isComposing) return false;
    const { length } = this.entries;
    const entry = this.entries[this.active];
    if (event.key === 'ArrowDown') this.activate((this.active + 1) % length);
    else if (event.key === 'ArrowUp') this.activate((this.active + length - 1) % length);
    else if (event.key === 'Escape') this.hide();
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && entry) this.take(entry);
    else return false;
    event.preventDefault();
    return true;
  }

  private take(entry: Entry<T>): void {
    this.hide();
    this.choose(entry);
  }

  private activate(index: number): void {
    this.active = index;
    for (const [place, item] of [...this.element.children].entries()) {
      item.setAttribute('aria-selected', String(place === index));
      if (place === index) item.scrollIntoView({ block: 'nearest' });
    }
    const id = this.element.children[index]?.id;
    if (id === undefined) this.field.removeAttribute('aria-activedescendant');
    else this.field.setAttribute('aria-activedescendant', id);
  }
}
