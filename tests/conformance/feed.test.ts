import { describe, expect, it } from 'vitest';
import { playMatch } from '#cli/play.ts';
import { feedText } from '#core/feed.ts';
import type { Game } from '#core/game.ts';
import type { Journal } from '#core/journal.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import { strictSpeaker } from '#core/speak.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';

/** Three sentences at most. */
const MAX_LINE = 500;

const publicFacts = ({ entries }: Journal): Message[] =>
  entries.flatMap((entry) =>
    'facts' in entry ? entry.facts.flatMap(({ message, to }) => (to === 'all' ? [message] : [])) : [],
  );

/** Those that play to win, where a game has them. */
const botsOf = ({ bots }: Game) => ['greedy' in bots ? 'greedy' : 'random'];

/** Everything that everybody was told in a game of bots. */
function played(game: Game, seats: number, seed: string): { facts: Message[]; view: unknown } {
  const journal = playMatch({ game, seats, seed, options: {}, bots: botsOf(game) });
  return { facts: publicFacts(journal), view: journal.session.view('table') };
}

const chaptersOf = ({ presentation }: Game, facts: readonly Message[], view: unknown) =>
  presentation.chapters?.(facts, view as never) ?? [];

describe.each([
  { game: twilightImperium as unknown as Game, seats: 6, key: 'fact.round', most: 80 },
  { game: masterOfTheGalaxy as unknown as Game, seats: 3, key: 'fact.turn', most: 5 },
  { game: beyondTheSun as unknown as Game, seats: 4, key: 'fact.turn', most: 8 },
])('the feed of $game.id', ({ game, seats, key, most }) => {
  const { facts, view } = played(game, seats, 'feed');
  const chapters = chaptersOf(game, facts, view);

  it(`tells a round or turn in ${most} lines at most, in both languages, none of them long`, () => {
    const rounds = facts.flatMap((fact, at) => (fact.key === key ? [at] : []));
    for (const [nth, from] of rounds.entries()) {
      const to = rounds[nth + 1] ?? facts.length;
      const lines = chapters.filter((one) => one.from >= from && one.from < to).flatMap((one) => one.lines);
      expect(lines.length).toBeLessThanOrEqual(most);
      for (const language of LANGUAGES) {
        const speaker = strictSpeaker(language, game.texts[language], (seat) => `seat ${seat}`);
        for (const line of lines)
          expect(feedText(line, speaker, String).length).toBeLessThanOrEqual(MAX_LINE);
      }
    }
  });

  it('changes nothing but the last chapter by what follows, wherever it is cut', () => {
    for (let upTo = 1; upTo < facts.length; upTo += 7) {
      const before = chaptersOf(game, facts.slice(0, upTo), view);
      const settled = before.slice(0, -1);
      expect(settled).toEqual(chapters.slice(0, settled.length));
    }
  });

  it('tells the same of a chapter from its beginning as in the whole', () => {
    for (const [at, { from, lines }] of chapters.entries()) {
      const [first] = chaptersOf(game, facts.slice(from, chapters[at + 1]?.from), view);
      expect(first).toEqual({ from: 0, lines });
    }
  });

  it('names nobody but whom the facts name', () => {
    const [first, second] = [chapters.at(-1)?.from ?? 0, facts.length];
    const named = new Set(JSON.stringify(facts.slice(first, second)).match(/"seat":\d/g));
    for (const seat of JSON.stringify(chapters.at(-1)?.lines).match(/"seat":\d/g) ?? [])
      expect(named).toContain(seat);
  });

  it('tells everybody in five lines what a stretch of the game means to them, and nobody else anything', () => {
    const journal = playMatch({ game, seats, seed: 'digest', options: {}, bots: botsOf(game) });
    const all = publicFacts(journal);
    const stretch = all.slice(Math.floor(all.length / 2));
    const lines = Array.from({ length: seats }, (_, seat) =>
      game.presentation.digest?.(stretch, journal.session.view(seat) as never),
    );
    for (const language of LANGUAGES) {
      const speaker = strictSpeaker(language, game.texts[language], (seat) => `seat ${seat}`);
      for (const told of lines) {
        expect(told?.length).toBeGreaterThan(0);
        expect(told?.length).toBeLessThanOrEqual(5);
        for (const line of told ?? []) expect(speaker.say(line)).toMatch(/\S/);
      }
    }
    expect(game.presentation.digest?.(stretch, journal.session.view('table') as never)).toEqual([]);
  });
});
