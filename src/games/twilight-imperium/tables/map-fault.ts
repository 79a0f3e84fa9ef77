/** What can be wrong with one entry of a map string. */
export type TileFault = 'unknown' | 'hyperlane' | 'home' | 'centre' | 'twice';

/** What is wrong with a map string: which entry, and why. */
export type MapFault =
  | { readonly kind: 'length'; readonly found: number; readonly wanted: number }
  | { readonly kind: TileFault; readonly entry: string; readonly place: number }
  | { readonly kind: 'homes'; readonly blank: readonly number[] };
