import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import type { Form } from '#core/question.ts';
import { core } from '#core/text/lexicon.ts';
import { NO_DRAFT } from '#discord/ask/draft.ts';
import { panel } from '#discord/ask/panel.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { detailsScreen } from '#discord/play/option-details.ts';
import { playScreen } from '#discord/play/screen.ts';
import { botFor, TABLE } from '../discord/clicker.ts';
import { expectFit } from '../discord/fit.ts';
import { randomOf } from '../support/chance.ts';
import { type Driver, start } from '../support/driver.ts';
import { answerAtRandom } from '../support/selfplay.ts';
import { sittings } from './games.ts';

const ANSWERS = 400;
/** Checking costs more than playing; every question of this many is shown. */
const EVERY = 5;
/** Whole panels, with the table's advice, cost more still. */
const EVERY_PANEL = 25;
const MAX_LINES_ABOVE = 3;

/** What stands above the question on a panel, line by line. */
function above(components: readonly APIMessageTopLevelComponent[]): string[] {
  const texts = components.flatMap((line) => {
    if (line.type === ComponentType.TextDisplay) return line.content;
    return line.type === ComponentType.Section ? line.components.map(({ content }) => content) : [];
  });
  const lines = texts.join('\n').split('\n');
  return lines.slice(
    0,
    lines.findIndex((line) => /^(?:### |\*\*)/.test(line)),
  );
}

/** What everything that can be chosen is called. */
function labelsOf(form: Form): readonly Message[] {
  const options = 'options' in form ? form.options : form.kind === 'order' ? form.items : [];
  return options.map(({ label }) => label);
}

describe.each(sittings)('$title', ({ game, seats }) => {
  it('shows every question within the limits of Discord with all that helps, a first game too, and at most three lines above it', async () => {
    const table = start(game, { seats, seed: 4 });
    const random = randomOf(4);
    const bot = botFor(table as unknown as Driver, { isEnough: false });
    for (let given = 0; given < ANSWERS && !table.session.over; given++) {
      answerAtRandom(table, random);
      if (given % EVERY_PANEL !== 0) continue;
      for (const { key, seat, held } of table.session.open()) {
        if (held !== null) continue;
        for (const language of LANGUAGES) {
          const note = core('core.notOffered', {});
          const wanted = { table: TABLE, user: `${seat}`, language, key, note };
          const { components } = await playScreen(bot, wanted);
          expectFit(components);
          expect(above(components).length).toBeGreaterThan(0);
          expect(above(components).length).toBeLessThanOrEqual(MAX_LINES_ABOVE);
        }
      }
    }
  });

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
