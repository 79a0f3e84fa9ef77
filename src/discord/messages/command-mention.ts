/** As long as any id of Discord's, so that no text grows when the true one takes its place. */
const UNKNOWN_ID = '0'.repeat(20);
/** Nobody's own words: in those the first sign is escaped. */
const MENTIONS = /(?<!\\)<\/([\p{L}\p{N}_ -]+):(\d+)>/gu;

/**
 * A command as texts name it. Its id is known only to whoever registered it, and takes its place on the way out. Discord shows and obeys
 * no other name than the one it is registered under, in whatever language.
 */
export const command = (name: string): string => `</${name}:${UNKNOWN_ID}>`;

/** A text in which every command has its id; one that is not registered can only be typed. */
export function withCommandIds(text: string, ids: ReadonlyMap<string, string>): string {
  if (!text.includes(UNKNOWN_ID)) return text;
  return text.replaceAll(MENTIONS, (whole, name: string, id: string) => {
    if (id !== UNKNOWN_ID) return whole;
    const known = ids.get(name.split(' ')[0] ?? '');
    return known === undefined ? `\`/${name}\`` : `</${name}:${known}>`;
  });
}

/** Where nothing can be clicked. */
export const withPlainCommands = (text: string): string =>
  text.includes('</') ? text.replaceAll(MENTIONS, (_, name: string) => `/${name}`) : text;
