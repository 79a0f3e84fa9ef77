import type { Journal } from '#core/journal.ts';
import type { Message } from '#core/message.ts';
import { inPlayOf } from '#games/twilight-imperium/hooks/in-play.ts';
import { onBoard } from '#games/twilight-imperium/rules/units.ts';
import type { Galaxy } from '#games/twilight-imperium/state.ts';
import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import { lines } from '#games/twilight-imperium/tables/lines/index.ts';
import { type Item, inventory, type Kind, nameOf } from './inventory.ts';

/** In how many games something came to somebody or to the table, and in how many it was played. */
export interface Count {
  readonly item: Item;
  drawn: number;
  played: number;
}

/** What was seen in one game. */
interface Seen {
  readonly drawn: Set<string>;
  readonly played: Set<string>;
}

const OPEN: readonly Kind[] = ['ability', 'technology', 'law', 'unit'];

/** Counts over many games what was drawn and what was played. */
export class PlayCounts {
  readonly counts: ReadonlyMap<string, Count>;
  private readonly finders;

  /** For tables that are played with these modules. */
  constructor(modules: readonly string[] = []) {
    const all = inventory(modules);
    this.counts = new Map(all.map((item) => [nameOf(item), { item, drawn: 0, played: 0 }]));
    this.finders = all
      .filter(({ kind }) => OPEN.includes(kind))
      .map((item) => ({ item, find: inPlayOf(`${item.kind}:${item.id}` as ComponentId) }));
  }

  /** A watcher for one game; it is counted when the game is closed. */
  watch(): { look: (journal: Journal) => void; close: () => void } {
    const seen: Seen = { drawn: new Set(), played: new Set() };
    let entries = 0;
    let checkpoints = 0;
    return {
      look: (journal) => {
        for (; entries < journal.entries.length; entries++) {
          const entry = journal.entries[entries];
          if (entry && 'facts' in entry) for (const { message } of entry.facts) told(seen, message);
        }
        if (journal.checkpoints.length > checkpoints) {
          checkpoints = journal.checkpoints.length;
          this.lying(seen, journal.session.state as Galaxy);
        }
      },
      close: () => this.add(seen),
    };
  }

  /** What has never been drawn, or could have been played and never was. */
  missing(): readonly Item[] {
    return [...this.counts.values()]
      .filter(({ drawn, played }) => drawn === 0 || played === 0)
      .map(({ item }) => item);
  }

  private add({ drawn, played }: Seen): void {
    for (const [name, count] of this.counts) {
      if (drawn.has(name) || played.has(name)) count.drawn += 1;
      if (played.has(name)) count.played += 1;
    }
  }

  /** What lies on the table or in hands at a checkpoint. */
  private lying(seen: Seen, s: Galaxy): void {
    for (const [at, seat] of s.seats.entries()) {
      if (seat.faction !== null) seen.played.add(`faction:${seat.faction}`);
      for (const card of seat.hand) seen.drawn.add(`action card:${card}`);
      for (const secret of seat.secrets.held) seen.drawn.add(`secret objective:${secret}`);
      for (const { id, owner } of seat.notes) if (owner !== at) seen.drawn.add(`note:${id}`);
      for (const { id } of seat.area) {
        seen.drawn.add(`note:${id}`);
        seen.played.add(`note:${id}`);
      }
    }
    for (const { item, find } of this.finders) {
      const name = nameOf(item);
      if (seen.played.has(name)) continue;
      const sources = find(s);
      if (sources.length === 0) continue;
      seen.drawn.add(name);
      const works =
        item.kind !== 'unit' || sources.some(({ seat }) => seat !== null && stands(s, seat, item.id));
      if (!item.chosen && works) seen.played.add(name);
    }
  }
}

/** Whether a seat has a unit of a line on the board. */
function stands(s: Galaxy, seat: number, line: string): boolean {
  const { type } = lines[line as keyof typeof lines];
  return onBoard(s, seat, type) > 0;
}

/** What a fact says of a component. */
function told({ drawn, played }: Seen, { key, args }: Message): void {
  const said = args as Readonly<Record<string, unknown>>;
  const play = (kind: Kind, id: unknown) => void played.add(`${kind}:${String(id)}`);
  switch (key) {
    case 'fact.factionTaken':
      return play('faction', said.faction);
    case 'fact.strategyChosen':
      return void drawn.add(`strategy card:${String(said.card)}`);
    case 'fact.strategic':
      return play('strategy card', said.card);
    case 'fact.cardPlayed':
      return play('action card', said.card);
    case 'fact.agendaRevealed':
      return void drawn.add(`agenda:${String(said.agenda)}`);
    case 'fact.outcome':
      return play('agenda', said.agenda);
    case 'fact.objectiveRevealed':
      return void drawn.add(`public objective:${String(said.objective)}`);
    case 'fact.objectiveScored':
      play('public objective', said.objective);
      return play('secret objective', said.objective);
    case 'fact.used':
      return void played.add(String(said.component));
  }
}
