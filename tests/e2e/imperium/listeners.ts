import type { World } from '#local-discord/world/world.ts';
import { type Learnt, learntFrom, learntFromInput } from './branded-game.ts';

/** Where the files of a message lie; a gallery names them by their addresses. */
const FILES = /[/-]attachments\/\d+\/(\d+)\//g;

/** The names of questions, wherever they stand. */
const KEYS = /(?<![\da-f])[\da-f]{12}(?![\da-f])/g;

/** What a text tells: who and what is meant, which questions, which pictures. */
interface ReadText extends Learnt {
  readonly files: readonly string[];
  readonly keys: readonly string[];
}

/** All that people are sent: every text is read once, however many hear it. */
export class Listeners {
  private readonly texts = new Map<string, ReadText>();
  private readonly files = new Map<string, Learnt>();

  constructor(private readonly world: World) {}

  /** What a text tells, its pictures not counted. */
  read(text: string): ReadText {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    const files = [...text.matchAll(FILES)].map(([, file = '']) => file);
    const learnt = { ...learntFrom(text), files, keys: text.match(KEYS) ?? [] };
    this.texts.set(text, learnt);
    return learnt;
  }

  /** What a picture was drawn from. */
  look(file: string): Learnt {
    const bytes = this.world.files.get(file);
    const known = this.files.get(file);
    if (known !== undefined || bytes === undefined) return known ?? learntFrom('');
    const learnt = learntFromInput(Buffer.from(bytes).toString('utf8'));
    this.files.set(file, learnt);
    return learnt;
  }
}

/** All that one person was ever sent: messages, edits, and what their pictures are drawn from. */
export class Listener {
  readonly marks = new Set<string>();
  readonly hidden = new Set<string>();
  readonly keys = new Set<string>();
  /** Texts as they came, each once. */
  readonly heard = new Set<string>();
  pictures = 0;

  constructor(
    world: World,
    readonly user: string,
    all: Listeners,
  ) {
    world.subscribe((happening) => {
      if (!happening.sees(user)) return;
      const text = JSON.stringify(happening.d({ userId: user, readsContent: true })) ?? '';
      if (this.heard.has(text)) return;
      this.heard.add(text);
      const { files, keys, ...learnt } = all.read(text);
      this.learn(learnt);
      for (const key of keys) this.keys.add(key);
      for (const file of files) this.learn(all.look(file));
      this.pictures += files.length;
    });
  }

  private learn({ marks, hidden }: Learnt): void {
    for (const mark of marks) this.marks.add(mark);
    for (const id of hidden) this.hidden.add(id);
  }
}
