/** What can be wrong with a store, in the order of who must act: nobody, the operator, us. */
export type StoreFault =
  | 'conflict'
  | 'locked'
  | 'full'
  | 'unreachable'
  | 'unsettled'
  | 'unwritable'
  | 'unopenable'
  | 'garbage'
  | 'foreign'
  | 'newer'
  | 'driver'
  | 'broken';

/**
 * The store could not do as asked. The message is a plain sentence that says what to do; nothing was written, unless it is `unsettled`: then
 * nobody could say yet.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly kind: StoreFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
