import { keyOf, type Node } from './forces.ts';

interface Entry {
  readonly node: Node;
  p: number;
}

/** Battles still to be fought out, the strongest first: they only get weaker, but for repairs. */
export class Layers {
  private readonly layers: Map<number, Entry>[] = [];

  add(node: Node, p: number): void {
    const level = node.attacker.staying + node.defender.staying;
    while (this.layers.length <= level) this.layers.push(new Map());
    const layer = this.layers[level];
    const key = keyOf(node);
    const there = layer?.get(key);
    if (there) there.p += p;
    else layer?.set(key, { node, p });
  }

  take(): Readonly<Entry> | null {
    while (this.layers.length > 0) {
      const top = this.layers.at(-1);
      for (const [key, entry] of top ?? []) {
        top?.delete(key);
        return entry;
      }
      this.layers.pop();
    }
    return null;
  }
}
