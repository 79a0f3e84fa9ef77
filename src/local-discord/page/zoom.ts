const MAX = 12;
const STEP = 1.5;
const PAN = 60;

/** Enlarges and moves a picture on its stage: by wheel, fingers, mouse or keys. */
export class Zoom {
  private scale = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, PointerEvent>();
  /** Whether the last press moved the picture, and so was no click. */
  wasDragged = false;

  constructor(
    private readonly stage: HTMLElement,
    private readonly image: HTMLElement,
  ) {
    stage.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    stage.addEventListener('pointerdown', (event) => this.press(event));
    stage.addEventListener('pointermove', (event) => this.drag(event));
    for (const name of ['pointerup', 'pointercancel'] as const)
      stage.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    image.addEventListener('dblclick', (event) => (this.scale > 1 ? this.reset() : this.by(2.5, event)));
  }

  by(factor: number, at?: { clientX: number; clientY: number }): void {
    const next = Math.min(MAX, Math.max(1, this.scale * factor));
    const box = this.stage.getBoundingClientRect();
    const aimX = (at?.clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
    const aimY = (at?.clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
    // What lies under the pointer stays under it.
    this.x = aimX - ((aimX - this.x) * next) / this.scale;
    this.y = aimY - ((aimY - this.y) * next) / this.scale;
    this.scale = next;
    this.show();
  }

  reset(): void {
    this.scale = 1;
    this.show();
  }

  key(event: KeyboardEvent): void {
    const moves: Record<string, () => void> = {
      '+': () => this.by(STEP),
      '=': () => this.by(STEP),
      '-': () => this.by(1 / STEP),
      '0': () => this.reset(),
      ArrowLeft: () => this.move(PAN, 0),
      ArrowRight: () => this.move(-PAN, 0),
      ArrowUp: () => this.move(0, PAN),
      ArrowDown: () => this.move(0, -PAN),
    };
    const move = event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  private move(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.show();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), event);
  }

  private press(event: PointerEvent): void {
    this.wasDragged = false;
    this.fingers.set(event.pointerId, event);
    this.stage.setPointerCapture(event.pointerId);
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const other = [...this.fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other !== undefined)
      this.by(distance(event, other) / Math.max(1, distance(before, other)), middle(event, other));
    else this.move(event.clientX - before.clientX, event.clientY - before.clientY);
    if (distance(before, event) > 2) this.wasDragged = true;
    this.fingers.set(event.pointerId, event);
  }

  /** A picture that is not enlarged stands in the middle; an enlarged one cannot be lost out of sight. */
  private show(): void {
    const reach = (this.scale - 1) / 2;
    const { offsetWidth: width, offsetHeight: height } = this.image;
    this.x = Math.max(-width * reach, Math.min(width * reach, this.x));
    this.y = Math.max(-height * reach, Math.min(height * reach, this.y));
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle('enlarged', this.scale > 1);
  }
}

type Point = { readonly clientX: number; readonly clientY: number };

function distance(a: Point, b: Point): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function middle(a: Point, b: Point): Point {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}
