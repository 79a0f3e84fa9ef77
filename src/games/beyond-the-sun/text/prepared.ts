/** What is said of answers that are given beforehand. */
export type PreparedLexicon = {
  'prepared.production': { readonly way: 'growth' | 'ore' | 'trade' };
};
