/** Something a seat says it does: an answer to one question of these topics, in words. */
export interface Deed {
  /** What the question may be about; `'window'` for any reaction window that offers what is said. */
  readonly topics: readonly string[] | 'window';
  readonly words: string;
}

/** A clause of the script: who does what, and where it stands, for whoever reads why it fails. */
export interface Clause {
  readonly name: string;
  readonly deeds: readonly Deed[];
  readonly text: string;
  readonly where: string;
}

const one =
  (...topics: readonly string[]) =>
  (words: string): Deed[] => [{ topics, words }];

const said =
  (topic: string, answer: string) =>
  (words: string): Deed[] => {
    if (words !== '') throw new Error(`nothing is said after it, but "${words}" is`);
    return [{ topics: [topic], words: answer }];
  };

/** Two questions in a clause: what stands before a little word, and what stands after it. */
const both =
  (first: string, little: string, second: string) =>
  (words: string): Deed[] => {
    const [before = '', after] = words.split(` ${little} `);
    const answer = { topics: [first], words: before };
    return after === undefined ? [answer] : [answer, { topics: [second], words: after }];
  };

const follow = (answer: string) => (card: string) => [{ topics: [`follow-${card}`], words: answer }];

/** The verbs of the script; any other topic is answered by its name: `agenda-exhaust: Jord, Lodor`. */
const VERBS: Readonly<Record<string, (words: string) => Deed[]>> = {
  play: one('faction'),
  lay: both('tile', 'at', 'tile-place'),
  'lay the last at': one('tile-place'),
  keep: one('keep-secret'),
  'set up': one('starting-units'),
  take: one('strategy-card'),
  use: (words) => [{ topics: ['action'], words: `strategic:${words}` }],
  act: one('action'),
  activate: (words) => [
    { topics: ['action'], words: 'tactical' },
    { topics: ['activate'], words },
  ],
  pass: said('action', 'pass'),
  // Ships and what they carry are one plan: `move 1 carrier with 2 infantry`.
  move: (words) => [{ topics: ['move'], words: words.replace(' with ', ', ') }],
  'pay for the custodians': said('custodians', 'yes'),
  land: one('commit'),
  produce: one('production'),
  follow: follow('yes'),
  decline: follow('no'),
  research: one('research'),
  'research more': said('research-more', 'yes'),
  'research no more': said('research-more', 'no'),
  score: one('score', 'score-public'),
  buy: one('leadership'),
  add: one('token-pool'),
  share: one('redistribute'),
  build: one('structure'),
  pay: one('payment'),
  vote: both('vote', 'with', 'vote-planets'),
  decide: one('outcome'),
  retreat: said('retreat', 'retreat'),
  'retreat to': one('retreat-to'),
  stay: said('retreat', 'stay'),
  fire: one('space-cannon'),
  sustain: one('sustain'),
  lose: one('losses'),
  offer: (words) => {
    const [to = '', terms = ''] = words.split(/ (.*)/);
    return [
      { topics: ['deal'], words: `Make ${to} an offer` },
      { topics: ['terms'], words: terms },
    ];
  },
  accept: (words) => [{ topics: ['deal'], words: `accept ${words}` }],
  respond: (words) => [{ topics: 'window', words }],
};

function deedsOf(text: string): Deed[] {
  const [, topic, answer] = /^([a-z-]+): (.*)$/.exec(text) ?? [];
  if (topic !== undefined) return [{ topics: [topic], words: answer ?? '' }];
  const words = text.split(' ');
  for (let length = words.length; length > 0; length--) {
    const verb = VERBS[words.slice(0, length).join(' ')];
    if (verb) return verb(words.slice(length).join(' '));
  }
  throw new Error('no verb of the script');
}

/** Reads lines like `Ann: activate 26; move 2 carriers; land 1 infantry on Lodor`; what follows a # is a remark. */
export function readScript(text: string, file: string): Clause[] {
  return text.split('\n').flatMap((line, i) => {
    const where = `${file}:${i + 1}`;
    const plain = line.replace(/#.*$/, '').trim();
    if (plain === '') return [];
    const [, name, rest] = /^(\w+): (.+)$/.exec(plain) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`${where}: who does what in "${plain}"?`);
    return rest.split(/;\s*/).map((clause) => {
      try {
        return { name, deeds: deedsOf(clause), text: clause, where };
      } catch (error) {
        throw new Error(`${where}: "${clause}": ${error instanceof Error ? error.message : error}`);
      }
    });
  });
}
