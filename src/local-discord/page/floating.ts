import { type Child, h } from './dom.ts';
import { type IconName, icon } from './icons.ts';

const GAP = 6;

/** Shows a small panel beside an element. Escape and a click elsewhere close it, and focus goes back. */
export function float(panel: HTMLElement, at: Element): void {
  panel.popover = 'auto';
  panel.classList.add('floating');
  // Whatever is outside an open dialog cannot be used, so a panel of a dialog lives in it.
  (at.closest('dialog') ?? document.body).append(panel);
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') panel.remove();
  });
  panel.showPopover();
  place(panel, at.getBoundingClientRect());
}

/** Below the element if there is room, else above it, and never outside the window. */
function place(panel: HTMLElement, beside: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = beside.bottom + GAP;
  const top = below + height <= innerHeight - GAP ? below : beside.top - GAP - height;
  panel.style.top = `${clamp(top, innerHeight - height - GAP)}px`;
  panel.style.left = `${clamp(beside.left, innerWidth - width - GAP)}px`;
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}

/** One thing to choose from a menu. */
export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  choose(): void;
}

/** A menu beside an element, to be walked through with the arrow keys. */
export function openMenu(entries: readonly MenuEntry[], at: HTMLElement, label: string): void {
  const panel = h('div', { role: 'menu', class: 'menu', 'aria-label': label });
  for (const entry of entries) {
    const item = h(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        tabindex: -1,
        class: entry.isDangerous ? 'menu-item dangerous' : 'menu-item',
        on: {
          click: () => {
            panel.hidePopover();
            entry.choose();
          },
        },
      },
      h('span', {}, entry.label),
      icon(entry.icon),
    );
    panel.append(item);
  }
  panel.addEventListener('keydown', (event) => walk(panel, event));
  float(panel, at);
  (panel.firstElementChild as HTMLElement | null)?.focus();
}

function walk(panel: HTMLElement, event: KeyboardEvent): void {
  const items = [...panel.children] as HTMLElement[];
  const here = items.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: items.length - 1,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  items.at(step % items.length)?.focus();
}

/** A native dialog that takes itself away when it closes. */
export function openDialog(
  attributes: { readonly class: string; readonly label: string },
  ...children: readonly Child[]
): HTMLDialogElement {
  const dialog = h('dialog', { class: attributes.class, 'aria-label': attributes.label }, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A button that shows only a drawing. */
export function iconButton(name: IconName, label: string, press: (event: MouseEvent) => void) {
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, on: { click: press } },
    icon(name),
  );
}
