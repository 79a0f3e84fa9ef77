/** Where the bundle lies. */
export const BUNDLE: string;

/** Brings all that is made from sources up to date and resolves to the path of the command line's bundle. */
export function build(): Promise<string>;
