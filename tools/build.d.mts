/** Where the bundle lies. */
export const BUNDLE: string;

/** Brings the bundle up to date and resolves to its path. */
export function build(): Promise<string>;
