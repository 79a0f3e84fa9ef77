/** Endings of Russian words that are declined, the longest first; then of those that are conjugated. */
const DECLINED =
  /(?:иями|[аяыи]ми|[ое]го|[ое]му|и[ею]й|ием|иях|иям|[ыиеоюуая]й|[ыиоеая]е|[ыиеоая]м|[ыиая]х|[уюоеиь]ю|[аяиь]я|[ео]в|[ыи]и|[аяоеуюыиьй])$/u;
const CONJUGATED =
  /(?:[аяеи]ются|[аяеи]ется|[юуе]тся|[аяи]тся|[аяеи]ться|[аяеи]т|[аяеи][ею]т|[аяеи]л|[еи]ш|[ую]т)$/u;
const ENGLISH = /(?:ations?|ings?|ers?|ed|es|s|ly)$/;
const CYRILLIC = /[а-я]/;
/** What is left of a word must still tell it from others. */
const MIN_STEM = 3;

/** Lower case, and without what people leave out when they type. */
export const plainly = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

/** The part of a word that stays when it is declined, roughly; numbers and short words as they are. */
export function stemOf(word: string): string {
  const plain = plainly(word);
  if (/\p{N}/u.test(plain)) return plain;
  if (CYRILLIC.test(plain)) {
    const stem = without(without(plain, DECLINED), CONJUGATED);
    // мешок, мешка
    return stem.length > MIN_STEM ? stem.replace(/[ое](?=[кцн]$)/u, '') : stem;
  }
  // passing, pass; moves, move
  return without(without(plain, ENGLISH).replace(/([^aeiou])\1$/, '$1'), /[ey]$/);
}

function without(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  return stem.length >= MIN_STEM ? stem : word;
}
