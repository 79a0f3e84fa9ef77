import type { CoachLine, Guide } from '#core/guide.ts';
import type { CoachId } from '../text/guide/lexicon.ts';
import { msg } from '../text/lexicon.ts';
import { type AnyTopic, FOLLOWING } from '../text/presentation/topics.ts';
import type { View } from '../view.ts';
import { draftNotes, optionNotes } from './battles-ahead.ts';
import { decidedBy } from './decided-by.ts';
import { declines, deed, reason } from './deeds.ts';
import { rulesOf } from './rules-of.ts';

/** Coach lines as a first game brings them up. */
const COACHED: readonly [CoachId, readonly AnyTopic[], CoachLine<View>['when']?][] = [
  ['faction', ['faction']],
  ['secret', ['keep-secret']],
  ['strategy', ['strategy-card']],
  ['expand', ['action'], ({ round }) => round === 1],
  ['pass', ['action']],
  ['activate', ['activate']],
  ['move', ['move']],
  ['pay', ['production', 'payment']],
  ['follow', FOLLOWING],
  ['score', ['score', 'score-public']],
];

/** Help for whoever plays Twilight Imperium. */
export const guide: Guide<View> = {
  standing: ({ round, stage }) => msg('guide.standing', { round, phase: stage.kind }),
  decidedBy,
  optionNotes,
  draftNotes,
  handSize({ viewer, seats }) {
    const holds = viewer === 'table' ? undefined : seats[viewer]?.holds;
    return holds ? holds.cards + holds.secrets + holds.notes : 0;
  },
  deed,
  declines,
  reason,
  rulesOf,
  coach: COACHED.map(([id, topics, when]) => ({
    id,
    topics,
    line: msg(`coach.${id}`, {}),
    ...(when && { when }),
  })),
};
