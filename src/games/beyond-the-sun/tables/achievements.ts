/** Every achievement card (1.1). */
export const ACHIEVEMENTS = [
  'transcendence',
  'empire',
  'automatons',
  'hegemony',
  'polymaths',
  'prosperity',
  'specialisation',
  'scholars',
  'frontier',
  'armada',
] as const;
export type AchievementId = (typeof ACHIEVEMENTS)[number];

/** What conditions count of a faction's things. */
export const COUNTS = [
  'automation',
  'colonies',
  'coloniesB',
  'discsOff',
  'level3',
  'level4',
  'outposts',
  'specMax',
  'strength',
  'techs',
  'typesHeldTwice',
] as const;
export type CountId = (typeof COUNTS)[number];

/** An achievement card as it is printed (6). */
export interface AchievementRow {
  /** The basic ones are in every game, and one each of A and B (2.5). */
  readonly kind: 'basic' | 'A' | 'B';
  readonly test: { readonly count: CountId; readonly n: number };
  /** Points of the spaces, from left to right (6.2). */
  readonly vp: readonly [number, number, number];
}

/** Of three players the A card has its second space blocked (2.9). */
export const BLOCKED_SPACE = { players: 3, kind: 'A', space: 1 } as const;

export const achievements: Readonly<Record<AchievementId, AchievementRow>> = {
  transcendence: { kind: 'basic', test: { count: 'level4', n: 1 }, vp: [4, 2, 1] },
  empire: { kind: 'basic', test: { count: 'colonies', n: 4 }, vp: [6, 4, 2] },
  automatons: { kind: 'A', test: { count: 'automation', n: 6 }, vp: [3, 2, 1] },
  hegemony: { kind: 'A', test: { count: 'outposts', n: 4 }, vp: [4, 2, 1] },
  polymaths: { kind: 'A', test: { count: 'typesHeldTwice', n: 4 }, vp: [4, 2, 1] },
  prosperity: { kind: 'A', test: { count: 'discsOff', n: 11 }, vp: [4, 2, 1] },
  specialisation: { kind: 'B', test: { count: 'specMax', n: 4 }, vp: [4, 2, 1] },
  scholars: { kind: 'B', test: { count: 'techs', n: 10 }, vp: [4, 2, 1] },
  frontier: { kind: 'B', test: { count: 'coloniesB', n: 2 }, vp: [4, 2, 1] },
  armada: { kind: 'B', test: { count: 'strength', n: 10 }, vp: [4, 2, 1] },
};
