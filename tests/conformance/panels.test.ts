import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import type { Form } from '#core/question.ts';
import { NO_DRAFT } from '#discord/ask/draft.ts';
import { panel } from '#discord/ask/panel.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { detailsScreen } from '#discord/play/option-details.ts';
import { expectFit } from '../discord/fit.ts';
import { randomOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import { sittings } from './games.ts';

const ANSWERS = 400;
/** Checking costs more than playing; every question of this many is shown. */
const EVERY = 5;

/** What everything that can be chosen is called. */
function labelsOf(form: Form): readonly Message[] {
  const options = 'options' in form ? form.options : form.kind === 'order' ? form.items : [];
  return options.map(({ label }) => label);
}

describe.each(sittings)('$title', ({ game, seats }) => {
  it('asks every question within the limits of Discord, in both languages, explains every component it names, suggests nothing that would be refused, and says how it stands', () => {
    const table = start(game, { seats, seed: 3 });
    const random = randomOf(3);
    const named = new Set<Json>(
      game.presentation.cards.flatMap(({ id }) => [id, id.slice(id.indexOf(':') + 1)]),
    );
    const topics = new Set(game.presentation.topics.map(({ id }) => id));
    const speakers = LANGUAGES.map((language) => wordsIn(language, game, (seat) => `seat ${seat}`));
    for (let given = 0; given < ANSWERS && !table.session.over; given++) {
      answerAtRandom(table, random);
      if (given % EVERY !== 0) continue;
      const { session } = table;
      for (const speaker of speakers) {
        const explain = (label: Message) => {
          const text = game.presentation.explain?.(label) ?? null;
          return text === null ? null : speaker.say(text);
        };
        for (const question of session.open()) {
          const asked = { table: 'abcdefg', question, speaker, explain };
          expectFit(panel({ ...asked, draft: NO_DRAFT }));
          expectFit(detailsScreen({ ...asked, draft: NO_DRAFT }, question.form).components);
          for (const label of labelsOf(question.form))
            if (Object.values(label.args).some((name) => named.has(name)))
              expect({ label, text: explain(label) }).toEqual({ label, text: expect.stringMatching(/\S/) });
          for (const value of [question.fallback, question.suggestion ?? question.fallback]) {
            const weighed = session.previewAnswer(question.seat, question.key, value);
            expect(weighed?.refusal).toBeNull();
            expectFit(panel({ ...asked, draft: { page: 0, value }, preview: weighed }));
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
