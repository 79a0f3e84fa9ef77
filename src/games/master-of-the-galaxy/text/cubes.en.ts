import type { Speaker, Texts } from '#core/message.ts';
import type { Resource } from '../content/kinds.ts';
import type { CubesLexicon, Gain } from './cubes.ts';

const tally = (all: readonly Resource[], { list }: Speaker) =>
  list([...new Set(all)].map((kind) => `${all.filter((cube) => cube === kind).length} ${kind}`));

function gained(gain: Gain, { list }: Speaker): string {
  switch (gain.kind) {
    case 'cubes':
      return gain.count === 0 ? 'the bank has none left' : `+${gain.count} ${gain.colour}`;
    case 'politics':
      return `it works, and a ${gain.card} comes`;
    case 'symbols':
      return `+${list(gain.symbols)}`;
    case 'won':
      return 'won';
  }
}

const cubes = (count: number) => (count === 1 ? '1 cube' : `${count} cubes`);

const THEN = { end: ', end the turn', return: ', rest to the bag' } as const;

export const cubesEn: Texts<CubesLexicon> = {
  'ask.cubes': (a, s) => `You hold ${tally(a.cubes, s)}. Where do they go?`,
  'group.put': ({ cube, left }) => `${cube} cube · ${left === 0 ? 'completes it' : `then ${left} to go`}`,
  'option.endAfter': () => 'Then end the turn',
  'sum.cubes': ({ completes, left, wins }, s) => {
    const done = completes.map(
      ({ project, gain }) => `**${s.say(project)}**${gain === null ? '' : ` (${gained(gain, s)})`}`,
    );
    return [
      ...(done.length > 0 ? [`✅ Completes ${s.list(done)}.`] : []),
      ...(wins === null ? [] : [`⚑ With that ${s.seat(wins)} has won.`]),
      ...(left.length === 0 ? [] : [`Still in hand: ${tally(left, s)}.`]),
    ].join('\n');
  },
  'deed.cubes': ({ placed, cancelled, closing }) => {
    const then = closing === null ? '' : THEN[closing];
    if (placed === 0) return `${cancelled === 0 ? 'Place cubes' : `Cancel ${cancelled}`}${then}`;
    return `Place ${cubes(placed)}${cancelled === 0 ? '' : `, cancel ${cancelled}`}${then}`;
  },
  'refuse.noCube': ({ cube }) => `No ${cube} cube is left in your hand.`,
  'refuse.noCell': ({ cube }) => `No cell for a ${cube} cube is free there any more.`,
  'changed.limit': () =>
    'no turn ends with too many cards any more, even if a truce has brought the last one',
  'changed.cubes': () => 'all cubes of a turn can be placed in one answer, and the turn ended with it',
};
