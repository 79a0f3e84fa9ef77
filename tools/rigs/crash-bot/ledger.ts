import type { World } from '#local-discord/world/world.ts';

/** Everything that people did with the bot, and what it said of their answers in the end. */
export class Ledger {
  readonly tried = new Set<string>();
  readonly acknowledged = new Map<string, { readonly table: string; readonly seq: null }>();
  readonly refused = new Set<string>();

  constructor(world: World) {
    world.subscribe((happening) => {
      if (happening.t !== 'INTERACTION_CREATE') return;
      this.tried.add((happening.d(world.botViewer) as { id: string }).id);
    });
  }

  note(
    interaction: string,
    { table, outcome }: { readonly table: string; readonly outcome: 'taken' | 'refused' },
  ): void {
    if (outcome === 'taken') this.acknowledged.set(interaction, { table, seq: null });
    else this.refused.add(interaction);
  }
}
