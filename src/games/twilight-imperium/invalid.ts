import type { Galaxy } from './state.ts';

/** What is impossible about a state, if anything. */
export function invalid(_s: Galaxy): string | null {
  return null;
}
