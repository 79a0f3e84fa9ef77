import type { Message } from '#core/message.ts';
import { msg } from './text/lexicon.ts';
import { CARDS } from './text/presentation/cards.ts';
import type { CardKind } from './text/presentation/lexicon.ts';

/** Arguments of labels that name a component, the most telling first, and what kinds of things they can be. */
const NAMED_BY: readonly (readonly [string, readonly CardKind[]])[] = [
  ['card', ['card', 'strategy']],
  ['technology', ['technology']],
  ['objective', ['objective', 'secret']],
  ['secret', ['secret']],
  ['faction', ['faction']],
  ['agenda', ['agenda']],
  ['law', ['agenda']],
  ['note', ['note']],
  ['planet', ['planet']],
  ['at', ['planet']],
];

const KNOWN = new Map(CARDS.map((card) => [`${card.kind}:${card.id}`, card]));

/** What the component does that an option names. */
export function explain({ args }: Message): Message | null {
  const names = [
    args.component,
    ...NAMED_BY.flatMap(([name, kinds]) => kinds.map((kind) => `${kind}:${args[name]}`)),
  ];
  for (const name of names) {
    const card = typeof name === 'string' ? KNOWN.get(name) : undefined;
    if (card) return msg('card.effect', card);
  }
  return null;
}
