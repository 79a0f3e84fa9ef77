/** The pieces of one message, each built anew only when what it shows has changed. */
export class Parts {
  private readonly shown = new Map<string, { of: string; node: ChildNode }>();

  constructor(private readonly host: Element) {}

  /** `of` is everything the piece is made from. A piece keeps its place while it is not there. */
  show(name: string, of: unknown, build: () => ChildNode | null): void {
    const signature = JSON.stringify(of) ?? '';
    const before = this.shown.get(name);
    if (before?.of === signature) return;
    const node = build() ?? document.createComment(name);
    if (before === undefined) this.host.append(node);
    else before.node.replaceWith(node);
    this.shown.set(name, { of: signature, node });
  }
}
