/** Where a Chromium or Chrome lies, or null; EMISSARY_CHROMIUM names one that lies elsewhere. */
export function findBrowser(): string | null;

/** What a person without one is told. */
export function browserHint(): string;
