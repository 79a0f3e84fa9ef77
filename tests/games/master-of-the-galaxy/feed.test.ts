import { describe, expect, it } from 'vitest';
import { chapters } from '#games/master-of-the-galaxy/feed.ts';
import { msg } from '#games/master-of-the-galaxy/text/lexicon.ts';

const route = msg('project.route', { from: 's1', to: 'b1' });
const robbed = (from: number) => msg('fact.robbed', { seat: 2, from, cube: 'green', project: route });
const told = (...facts: Parameters<typeof chapters>[0]) =>
  chapters([msg('fact.turn', { seat: 2 }), ...facts]).flatMap(({ lines }) =>
    lines.flatMap(({ texts }) => texts),
  );

describe('the feed of Master of the Galaxy', () => {
  it('tells in one sentence that cube after cube is taken from one project, and of each victim in one of its own', () => {
    expect(told(robbed(0), robbed(0), robbed(0), robbed(1))).toEqual([
      msg('feed.robs', { seat: 2, from: 0, cube: 'green', project: route, count: 3 }),
      robbed(1),
    ]);
  });

  it('leaves out that the card of a conflict is gained by whoever wins it, and tells of every other card', () => {
    const won = msg('fact.conflictWon', { seat: 2, card: 'raid-on-the-shipyards', system: 'm0' });
    const gained = (card: 'raid-on-the-shipyards' | 'hunt-for-the-flagship') =>
      msg('fact.gained', { seat: 2, card });
    expect(told(won, gained('raid-on-the-shipyards'), gained('hunt-for-the-flagship'))).toEqual([
      won,
      gained('hunt-for-the-flagship'),
    ]);
  });
});
