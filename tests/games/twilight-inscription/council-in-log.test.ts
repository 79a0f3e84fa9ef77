import { describe, expect, it } from 'vitest';
import type { FeedLine } from '#core/feed.ts';
import { LANGUAGES } from '#core/message.ts';
import { strictSpeaker } from '#core/speak.ts';
import { chosenChapters } from '#discord/tables/log-choice.ts';
import { chapters } from '#games/twilight-inscription/feed.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { heardBy } from '../../support/driver.ts';
import { scene } from './scene.ts';

/** A council in which seat 0 alone casts votes, four of them, and the marks that follow from it. */
function council() {
  const table = scene(3)
    .events('first-council')
    .with((s) => {
      s.agendas = ['levy'];
    })
    .votes(0, 3)
    .goods(0, 3)
    .play();
  table.answers([0, 'vote', 'against'], [0, 'votes', 4], [1, 'vote', 'abstain'], [2, 'vote', 'abstain']);
  table.mark(0, ['i@a1', 'i@b1'], 'outcome').rest('outcome');
  const facts = table.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
  return chapters(heardBy('table', facts));
}

describe.each(LANGUAGES)('a council in the log, %s', (language) => {
  const { say } = strictSpeaker(language, twilightInscription.texts[language], (seat) => `seat ${seat}`);
  const textOf = ({ texts }: FeedLine) => texts.map(say).join(' ');
  const keysOf = (lines: readonly FeedLine[]) => lines.flatMap(({ texts }) => texts.map(({ key }) => key));
  const shown = (kind: 'votes' | 'battles') =>
    chosenChapters(council(), { kind, seat: null }, textOf).flatMap(({ lines }) => keysOf(lines));

  it('is found among the votes: what was voted on, by whom, how it ended; nothing else of its round', () => {
    expect(shown('votes')).toEqual([
      'feed.round',
      'feed.ballots',
      'fact.agenda',
      'fact.votes',
      'fact.outcome',
    ]);
  });

  it('is no battle, other than the wars of the round that follows', () => {
    expect(shown('battles')).toEqual(['feed.round', 'feed.wars', 'feed.wars', 'feed.wars']);
  });
});
