import type { StoreError } from './store-error.ts';

/** The right to be the only process that works with a store. */
export interface Claim {
  /** Resolves if somebody else has it now: then this process must stop. */
  readonly lost: Promise<StoreError>;
  release(): Promise<void>;
}
