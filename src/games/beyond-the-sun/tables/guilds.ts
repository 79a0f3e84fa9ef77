import type { Action } from './vocabulary.ts';

/** The guilds, in the order of their spaces on the board (2.3). */
export const GUILDS = ['academy', 'terraformers', 'technocrats', 'transcendents'] as const;
export type GuildId = (typeof GUILDS)[number];

/** A guild: its action, open to every faction once an event has uncovered it (4.6, 14.12). */
export interface GuildRow {
  readonly spaces: number;
  readonly action: Action;
}

export const guilds: Readonly<Record<GuildId, GuildRow>> = {
  academy: { spaces: 2, action: { cost: { ore: 5 }, steps: [{ do: 'research', levels: [3] }] } },
  terraformers: { spaces: 2, action: { cost: { ore: 2 }, steps: [{ do: 'colonise' }] } },
  technocrats: { spaces: 1, action: { cost: { ore: 1 }, steps: [{ do: 'copy', filter: 'own', minus: 0 }] } },
  transcendents: { spaces: 2, action: { cost: { ore: 7 }, steps: [{ do: 'research', levels: [4] }] } },
};
