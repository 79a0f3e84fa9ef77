import { text, whole } from './field.ts';

/** A component's number in its message; Discord finds one where none is given. */
export const id = whole({ max: 2 ** 31 - 1 }).nullish();

/** What a component is called by in interactions. */
export const customId = text({ min: 1, max: 100 });
