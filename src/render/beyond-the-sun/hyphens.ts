/** Vowels of both languages; hard and soft signs stay with the consonant before them. */
const VOWELS = 'aeiouyаеёиоуыэюя';
const SIGNS = 'ъь';

const isVowel = (letter = '') => VOWELS.includes(letter.toLowerCase());
const isConsonant = (letter = '') => /\p{L}/u.test(letter) && !isVowel(letter) && !SIGNS.includes(letter);

/** Whether a word can be broken before this letter: between a vowel and a consonant with its vowel, or between two consonants. */
function canBreak(word: string, at: number): boolean {
  const [before, here, after] = [word[at - 1], word[at], word[at + 1]];
  if (!isConsonant(here) || !isVowel(after)) return false;
  return isVowel(before) || (isConsonant(before) && isVowel(word[at - 2]));
}

const SHORTEST = 4;

function brokenWord(word: string, longest: number): string {
  if (word.length <= longest) return word;
  const own = word.indexOf('-');
  if (own > 0) return `${word.slice(0, own + 1)} ${brokenWord(word.slice(own + 1), longest)}`;
  const middle = word.length / 2;
  const [best] = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST) }, (_, i) => i + SHORTEST)
    .filter((at) => at < longest && canBreak(word, at))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? word : `${word.slice(0, best)}- ${word.slice(best)}`;
}

/** A name for a narrow place: words of more letters than fit a line are broken, at a hyphen of their own if they have one. */
export const brokenName = (name: string, longest: number): string =>
  name
    .split(' ')
    .map((word) => brokenWord(word, longest))
    .join(' ');
