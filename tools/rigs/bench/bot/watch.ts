import { setTimeout as pause } from 'node:timers/promises';
import { type APIInteraction, type APIMessage, ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Happening } from '#local-discord/world/happening.ts';
import type { World } from '#local-discord/world/world.ts';

/** Milliseconds: where half and nearly all lie, and the worst. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly samples: number;
}

/** What Discord saw of the bot in a while. */
export interface Seen {
  /** From the interaction to the first answer to it. */
  readonly acknowledged: Spread;
  /** Interactions that had no answer within Discord's three seconds. */
  readonly unanswered: number;
  /** Messages that came or changed with a picture. */
  readonly pictures: number;
  readonly seconds: number;
}

/** Something somebody did, and when on the wall clock. */
interface Act {
  readonly name: string;
  readonly at: number;
}

/** A press by the action it stands for, a command by its name. */
function nameOf(interaction: APIInteraction): string {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
    case InteractionType.ApplicationCommandAutocomplete:
      return `/${interaction.data.name}`;
    case InteractionType.MessageComponent:
    case InteractionType.ModalSubmit:
      return interaction.data.custom_id.split('|')[1] ?? '';
    default:
      return '';
  }
}

const QUIET_MS = 1_500;
const LOOK_MS = 100;
/** What the bot does about a press it does within so long of it, unless it has fallen behind. */
const ABOUT_MS = 250;

function spread(all: readonly number[]): Spread {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1), samples: sorted.length };
}

const hasPicture = ({ components }: APIMessage) =>
  components?.some(({ type }) => type === ComponentType.MediaGallery) === true;

/** Looks at a Discord from inside: when people asked, when the bot answered, which pictures came. */
export class Watch {
  private readonly asked = new Map<string, number>();
  private acts: Act[] = [];
  private took: number[] = [];
  private unanswered = 0;
  private pictures = 0;
  private from = performance.now();
  private latest = performance.now();

  constructor(private readonly world: World) {
    world.subscribe((happening) => this.see(happening));
  }

  /** From here on is counted. */
  begin(): void {
    this.acts = [];
    this.took = [];
    this.unanswered = 0;
    this.pictures = 0;
    this.from = performance.now();
  }

  get seen(): Seen {
    return {
      acknowledged: spread(this.took),
      unanswered: this.unanswered,
      pictures: this.pictures,
      seconds: (performance.now() - this.from) / 1000,
    };
  }

  /** What people did just before a moment on the wall clock. */
  actsBefore(moment: number): readonly string[] {
    return this.acts.filter(({ at }) => at <= moment && moment - at < ABOUT_MS).map(({ name }) => name);
  }

  /** Resolves when the bot has nothing more to say; to how long that took. */
  async calm(): Promise<number> {
    const from = performance.now();
    while (performance.now() - this.latest < QUIET_MS) await pause(LOOK_MS);
    return Math.max(0, this.latest - from);
  }

  private see({ t, d }: Happening): void {
    this.latest = performance.now();
    switch (t) {
      case 'INTERACTION_CREATE':
        this.hear(d(this.world.botViewer) as APIInteraction);
        break;
      case 'INTERACTION_SUCCESS':
        this.settle((d(this.world.botViewer) as { id: string }).id);
        break;
      case 'INTERACTION_FAILURE':
        this.unanswered += 1;
        break;
      case 'MESSAGE_CREATE':
      case 'MESSAGE_UPDATE':
        if (hasPicture(d(this.world.botViewer) as APIMessage)) this.pictures += 1;
        break;
    }
  }

  private hear(interaction: APIInteraction): void {
    this.asked.set(interaction.id, this.latest);
    this.acts.push({ name: nameOf(interaction), at: Date.now() });
  }

  private settle(id: string): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (asked !== undefined) this.took.push(this.latest - asked);
  }
}
