import type { Message } from '#core/message.ts';
import type { Choice, Form } from '#core/question.ts';

/** How things read in English, and who sits where. */
export interface Tongue {
  readonly say: (message: Message) => string;
  readonly names: readonly string[];
}

/** Words that only join others: "2 infantry from Jord". */
const LITTLE = new Set(['a', 'an', 'and', 'at', 'for', 'from', 'in', 'my', 'on', 'the', 'to']);

/** Words as they are compared: lower case, without apostrophes and plurals. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

const kebab = (text: string) => wordsOf(text).join('-');

/** Whether words say just what an id or a label says. */
function means(words: string, { id, label }: { id: string; label: Message }, tongue: Tongue): boolean {
  const said = kebab(words);
  const named = id.replace(/:(\d)$/, (_, seat) => ` ${tongue.names[seat]}`);
  const full = tongue.say(label);
  const ways = [id, id.replace(/^[a-z]+:/, ''), named, full, full.replace(/ \(.*\)$/, '')];
  return ways.some((way) => kebab(way) === said);
}

function found<T>(candidates: readonly T[], words: string): T {
  const [first, second] = candidates;
  if (first === undefined) throw new Error(`"${words}" is not offered`);
  if (second !== undefined) throw new Error(`"${words}" could mean several things`);
  return first;
}

type Choosing = Extract<Form, { options: unknown }>;

function optionOf(form: Choosing, words: string, tongue: Tongue): string {
  const exact = form.options.filter(({ id }) => id === words);
  const { id, barred } =
    exact[0] ??
    found(
      form.options.filter((option) => means(words, option, tongue)),
      words,
    );
  if (barred) throw new Error(`"${words}" is barred: ${tongue.say(barred.message)} (${barred.rule})`);
  return id;
}

const listOf = (words: string) => (words === 'none' || words === '' ? [] : words.split(/,\s*/));

/** Whether everything said of a slot is part of its name: "infantry from Jord" is said of `jord:infantry`. */
function fitsSlot(words: readonly string[], id: string): boolean {
  let rest = ` ${words.join(' ')} `;
  for (const part of id.split(/[:@]/)) rest = rest.replace(` ${wordsOf(part).join(' ')} `, '  ');
  return rest.trim() === '';
}

function shares(form: Extract<Form, { kind: 'allocate' }>, words: string): Choice {
  if (words === 'all') return Object.fromEntries(form.slots.map(({ id, max }) => [id, max]));
  const share: Record<string, number> = {};
  for (const item of listOf(words)) {
    const [, side = '', count = '1', unit = ''] = /^(give |want )?(?:(\d+|all) )?(.*)$/.exec(item) ?? [];
    const what = `${side}${unit}`;
    const meant = wordsOf(what).filter((word) => !LITTLE.has(word));
    const exact = form.slots.filter(({ id }) => id === what);
    const { id, max } =
      exact[0] ??
      found(
        form.slots.filter((slot) => fitsSlot(meant, slot.id)),
        item,
      );
    share[id] = (share[id] ?? 0) + (count === 'all' ? max : Number(count));
  }
  return share;
}

/** The answer that words give to a form. Throws if they give none. */
export function choiceIn(form: Form, words: string, tongue: Tongue): Choice {
  switch (form.kind) {
    case 'choose':
    case 'place':
      return optionOf(form, words, tongue);
    case 'pick':
      if (words === 'all') return form.options.filter(({ barred }) => !barred).map(({ id }) => id);
      return listOf(words).map((item) => optionOf(form, item, tongue));
    case 'allocate':
      return shares(form, words);
    case 'amount':
      return Number(words);
    case 'order':
      return listOf(words).map((item) =>
        optionOf({ ...form, kind: 'choose', options: form.items }, item, tongue),
      );
    case 'shape':
    case 'sequence':
      throw new Error(`nothing is ${form.kind} in this game`);
    case 'text':
      return words;
  }
}

/** The only answer a form leaves, or null if there are several. */
export function onlyAnswer(form: Form): Choice | null {
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const open = form.options.filter(({ barred }) => !barred);
      return open.length === 1 && open[0] ? open[0].id : null;
    }
    case 'pick': {
      const open = form.options.filter(({ barred }) => !barred).map(({ id }) => id);
      return form.min >= open.length ? open : form.max === 0 ? [] : null;
    }
    case 'allocate': {
      const most = form.slots.reduce((sum, { max }) => sum + max, 0);
      return form.min >= most ? Object.fromEntries(form.slots.map(({ id, max }) => [id, max])) : null;
    }
    case 'amount':
      return form.min === form.max ? form.min : null;
    default:
      return null;
  }
}

/** A question in words, with everything that may be answered. */
export function described(form: Form, tongue: Tongue): string {
  const all =
    'options' in form ? form.options : 'slots' in form ? form.slots : 'items' in form ? form.items : [];
  const lines = all.map((one) => {
    const most = 'max' in one ? ` up to ${one.max}` : '';
    const barred = 'barred' in one && one.barred ? `: barred (${one.barred.rule})` : '';
    return `    ${one.id} [${tongue.say(one.label)}]${most}${barred}`;
  });
  return [`${tongue.say(form.prompt)}`, ...lines].join('\n');
}
