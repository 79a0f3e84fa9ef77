/** The rigs as short as they may be and still notice what they are for: each goes on until it has seen enough. */
export const CRASH = { rig: ['crash', '--kills', '25', '--answers', '60'] } as const;
export const CRASH_BOT = { rig: ['crash-bot', '--kills', '10', '--answers', '20', '--tables', '2'] } as const;
export const CRASH_BOT_TIMED = {
  rig: ['crash-bot', '--kills', '2', '--answers', '8', '--tables', '4'],
} as const;
export const HOSTILE = { rig: ['hostile', '--count', '1500'] } as const;
