/** Something as high as it needs to be. */
interface High {
  readonly height: number;
}

/** Where something came to lie. */
export interface Stacked<T> {
  readonly item: T;
  readonly column: 0 | 1;
  readonly top: number;
}

/** Stacks things in two columns with gaps, each where there is room first; `height` is that of the higher column. */
export function inTwoColumns<T extends High>(
  items: readonly T[],
  gap: number,
): { readonly stacked: readonly Stacked<T>[]; readonly height: number } {
  let [left, right] = [0, 0];
  const stacked = items.map((item): Stacked<T> => {
    const column = left <= right ? 0 : 1;
    const top = column === 0 ? left : right;
    if (column === 0) left += item.height + gap;
    else right += item.height + gap;
    return { item, column, top };
  });
  return { stacked, height: Math.max(left, right, gap) - gap };
}
