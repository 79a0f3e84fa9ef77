/** What comes again comes soon: Discord repeats to a connection what it may have missed. */
const MAX_REMEMBERED = 1_000;

/** The interactions that we were told of lately, to know one that comes for the second time. */
export class HeardInteractions {
  private readonly ids = new Set<string>();

  isFirst(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > MAX_REMEMBERED && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
