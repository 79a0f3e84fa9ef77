import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from '#app/runner/dependencies.ts';
import type { Meter } from '#discord/interactions/meter.ts';

/** Figures that are looked at only when somebody asks. */
type Figures = Readonly<
  Record<
    'outbox_pending' | 'outbox_faulty' | 'outbox_set_aside' | 'tables_unreachable' | 'tables_live',
    () => number | Promise<number>
  >
>;

const OUTCOMES = {
  done: 'sent',
  held: 'held',
  later: 'postponed',
  fault: 'failed',
  setAside: 'set_aside',
} as const;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3];
const PREFIX = 'emissary_';

/** Everything that is counted, for Prometheus. Nothing here names a person, a server or a table. */
export class Metrics implements Meter {
  private readonly registry = new Registry();
  private readonly interactions = this.counter('interactions_total', 'What people turned to the bot with', [
    'way',
    'name',
  ]);
  private readonly acknowledgements = this.histogram(
    'acknowledgement_seconds',
    'From an interaction to its acknowledgement',
  );
  private readonly requests = this.counter('discord_requests_total', 'Requests that Discord answered', [
    'method',
    'status',
  ]);
  private readonly outbox = this.counter('outbox_rows_total', 'Announcements, by what became of them', [
    'outcome',
  ]);
  private readonly pictures = this.counter('pictures_total', 'Pictures of tables', ['outcome']);
  private readonly drawing = this.histogram('picture_seconds', 'How long a picture was waited for');
  private readonly reports = this.counter('log_lines_total', 'Warnings and errors in the log', ['level']);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** How things stand, whenever somebody asks. */
  standing(figures: Figures): void {
    this.gauge('outbox_pending', 'Announcements that wait', figures.outbox_pending);
    this.gauge('outbox_faulty', 'Announcements that a fault keeps back', figures.outbox_faulty);
    this.gauge('outbox_set_aside', 'Announcements that were given up', figures.outbox_set_aside);
    this.gauge('tables_unreachable', 'Tables whose place cannot be reached', figures.tables_unreachable);
    this.gauge('tables_live', 'Tables that are kept live', figures.tables_live);
  }

  interaction(...[way, name]: Parameters<Meter['interaction']>): void {
    this.interactions.inc({ way, name });
  }

  acknowledged(ms: number): void {
    this.acknowledgements.observe(ms / 1000);
  }

  answered(method: string, status: number): void {
    this.requests.inc({ method, status });
  }

  announced(...[outcome, rows]: Parameters<Meter['announced']>): void {
    this.outbox.inc({ outcome: OUTCOMES[outcome] }, rows);
  }

  /** A picture that is being made: counts whether it comes, and after how long. */
  async picture<T>(made: Promise<T>): Promise<T> {
    const stop = this.drawing.startTimer();
    try {
      const picture = await made;
      this.pictures.inc({ outcome: 'rendered' });
      return picture;
    } catch (error) {
      this.pictures.inc({ outcome: 'failed' });
      throw error;
    } finally {
      stop();
    }
  }

  /** A log whose troubles are counted. */
  listening(log: Logger): Logger {
    return {
      info: (fields, message) => log.info(fields, message),
      warn: (fields, message) => {
        this.reports.inc({ level: 'warn' });
        log.warn(fields, message);
      },
      error: (fields, message) => {
        this.reports.inc({ level: 'error' });
        log.error(fields, message);
      },
    };
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, look: () => number | Promise<number>): void {
    new Gauge({
      name: PREFIX + name,
      help,
      registers: [this.registry],
      async collect() {
        // A store that does not answer is a matter of health; here the figure is missing.
        this.set(await Promise.resolve(look()).catch(() => Number.NaN));
      },
    });
  }

  private histogram(name: string, help: string): Histogram {
    return new Histogram({ name: PREFIX + name, help, buckets: SECONDS, registers: [this.registry] });
  }
}
