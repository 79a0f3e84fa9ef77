import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { selfPlay } from '../support/selfplay.ts';
import { expectSame, shown } from '../support/shown.ts';
import { sittingsOf, toys } from '../support/toys/all.ts';

describe.each(toys.map((game) => [game.id, game, sittingsOf(game, 40)] as const))('%s', (_, game, all) => {
  it('replays to what is live after every answer of many random games, and every game ends', () => {
    let answers = 0;
    for (const sitting of all) {
      selfPlay(game, sitting, (table) => {
        expectSame(shown(table.reloaded()), shown(table.session));
        answers += 1;
      });
    }
    expect(answers).toBeGreaterThan(600);
  });

  it('keeps its components and its schema at every checkpoint', () => {
    for (const sitting of all.slice(0, 20)) {
      selfPlay(game, sitting, ({ session }, { taken }) => {
        if (!taken.segment) return;
        const state: unknown = JSON.parse(session.segment.state);
        expect(game.invalid(state as never)).toBeNull();
        expect(game.state.parse(state)).toEqual(state);
      });
    }
  });

  it('has words for every fact and every question in both languages', () => {
    const speakers = (['en', 'ru'] as const).map((one) =>
      speaker(one, game.texts[one], (seat) => `<${seat}>`),
    );
    const say = (message: Message) => {
      for (const one of speakers) if (one.say(message) === '') throw new Error(`no words for ${message.key}`);
    };
    for (const sitting of all.slice(0, 20)) {
      selfPlay(game, sitting, ({ session }, { taken }) => {
        for (const { message } of taken.facts) say(message);
        for (const { form } of session.open()) {
          say(form.prompt);
          for (const option of 'options' in form ? form.options : []) {
            say(option.label);
            if (option.barred) say(option.barred.message);
          }
        }
      });
    }
  });

  it('plays the same game again from the same answers, and names every question once', () => {
    for (const sitting of all.slice(0, 6)) {
      const [first, second] = [selfPlay(game, sitting), selfPlay(game, sitting)];
      expect(second.journal.record()).toEqual(first.journal.record());
      const rows = first.journal.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.row] : []));
      const paths = new Map(rows.map(({ key, path }) => [key, path]));
      for (const { key, path } of rows) expect(paths.get(key)).toBe(path);
      expect(new Set(paths.values()).size).toBe(paths.size);
    }
  });
});
