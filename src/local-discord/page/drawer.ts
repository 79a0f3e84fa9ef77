const narrow = matchMedia('(max-width: 720px)');

/** The channel list: beside the messages where there is room, else drawn over them. */
export class Drawer {
  private isOpen = false;
  private readonly follow = (): void => this.show();

  constructor(
    private readonly panel: HTMLElement,
    private readonly parts: { readonly backdrop: HTMLElement; readonly opener: HTMLElement },
  ) {
    parts.opener.setAttribute('aria-controls', panel.id);
    parts.opener.addEventListener('click', () => this.open());
    parts.backdrop.addEventListener('click', () => this.close());
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.isOpen) this.close();
    });
    narrow.addEventListener('change', this.follow);
    this.show();
  }

  /** Gives focus back to what opened it. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.show();
    this.parts.opener.focus();
  }

  /** Whether it covers the messages, as on a phone. */
  static get isNarrow(): boolean {
    return narrow.matches;
  }

  leave(): void {
    narrow.removeEventListener('change', this.follow);
  }

  private open(): void {
    this.isOpen = true;
    this.show();
    const { panel } = this;
    const first = panel.querySelector<HTMLElement>('[aria-current]') ?? panel.querySelector<HTMLElement>('a');
    first?.focus();
  }

  private show(): void {
    const isShown = this.isOpen || !narrow.matches;
    this.panel.classList.toggle('open', this.isOpen);
    this.panel.inert = !isShown;
    this.parts.backdrop.hidden = !this.isOpen || !narrow.matches;
    this.parts.opener.ariaExpanded = String(this.isOpen);
  }
}
