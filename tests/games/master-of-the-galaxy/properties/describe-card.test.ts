import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { cards } from '#games/master-of-the-galaxy/content/cards.ts';
import { CARD_IDS } from '#games/master-of-the-galaxy/content/ids.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { describeCard } from '#games/master-of-the-galaxy/text/describe.ts';

const OWN_LETTERS = { en: /^[^А-яЁё]*[A-Za-z][^А-яЁё]*$/s, ru: /[А-яЁё]/ };

describe.each(LANGUAGES)('What a card says, in %s', (language) => {
  const { say } = speaker(language, masterOfTheGalaxy.texts[language], (seat) => `${seat}`);

  it.each(CARD_IDS)('%s', (id) => {
    const card = cards[id];
    const lines = describeCard(id).map(say);
    for (const line of lines) {
      expect(line.trim()).not.toBe('');
      expect(line).toMatch(OWN_LETTERS[language]);
      expect(line).not.toMatch(/undefined|null|NaN|\[object/);
    }
    const cells = card.projects.map(({ cells: printed }) => printed.length);
    for (const count of cells) expect(lines.some((line) => line.split(' · ').length === count)).toBe(true);
    const keys = describeCard(id).map(({ key }) => key);
    const hasProperty = 'property' in card && card.property !== undefined;
    expect(keys.some((key) => key.startsWith('property.'))).toBe(hasProperty);
    const symbols = card.kind === 'conflict' ? card.symbol : 'symbols' in card && card.symbols.length > 0;
    expect(keys.includes('card.symbols')).toBe(card.kind === 'race' || Boolean(symbols));
  });
});

describe('What a conflict says', () => {
  const { say } = speaker('en', masterOfTheGalaxy.texts.en, (seat) => `${seat}`);

  it('MOG-18.10 of a side what whoever fills it gets, which is printed on the other', () => {
    const conflicts = CARD_IDS.flatMap((id) => {
      const card = cards[id];
      return card.kind === 'conflict' ? [{ id, card }] : [];
    });
    for (const { id, card } of conflicts) {
      const sides = describeCard(id).filter(({ key }) => key === 'card.side');
      expect(sides.map(({ args }) => args)).toEqual([
        { side: 'red', cells: card.red.cells, goals: card.blue.goals },
        { side: 'blue', cells: card.blue.cells, goals: card.red.goals },
      ]);
      // MOG-18.13: it is no choice.
      for (const side of sides) expect(say(side)).not.toContain(' may ');
    }
  });
});
