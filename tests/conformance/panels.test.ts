import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { NO_DRAFT } from '#discord/ask/draft.ts';
import { panel } from '#discord/ask/panel.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { expectFit } from '../discord/fit.ts';
import { randomOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import { sittings } from './games.ts';

const ANSWERS = 400;
/** Checking costs more than playing; every question of this many is shown. */
const EVERY = 5;

describe.each(sittings)('$title', ({ game, seats }) => {
  it('asks every question within the limits of Discord, in both languages, suggests nothing that would be refused, and says how it stands', () => {
    const table = start(game, { seats, seed: 3 });
    const random = randomOf(3);
    const topics = new Set(game.presentation.topics.map(({ id }) => id));
    const speakers = LANGUAGES.map((language) => wordsIn(language, game, (seat) => `seat ${seat}`));
    for (let given = 0; given < ANSWERS && !table.session.over; given++) {
      answerAtRandom(table, random);
      if (given % EVERY !== 0) continue;
      const { session } = table;
      for (const speaker of speakers) {
        for (const question of session.open()) {
          expectFit(panel({ table: 'abcdefg', question, draft: NO_DRAFT, speaker }));
          for (const value of [question.fallback, question.suggestion ?? question.fallback]) {
            const weighed = session.previewAnswer(question.seat, question.key, value);
            expect(weighed?.refusal).toBeNull();
            expectFit(
              panel({ table: 'abcdefg', question, draft: { page: 0, value }, speaker, preview: weighed }),
            );
          }
          expect(topics).toContain(question.topic);
        }
        for (const seat of Array(seats).keys()) {
          const said = [
            ...game.presentation.status(session.view('table')),
            ...game.presentation.hand(session.view(seat)),
          ];
          expect(said.map(speaker.say).join('\n').length).toBeLessThan(4000);
        }
        for (const { topic } of session.waiting())
          expect(speaker.say(game.presentation.topic(topic))).not.toBe('');
      }
    }
  });
});
