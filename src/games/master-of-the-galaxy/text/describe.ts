import type { Message } from '#core/message.ts';
import type { Card } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { Effect, Modifiers, Property } from '../content/property.ts';
import { CARD_LIMIT } from '../rules/rulings.ts';
import { msg } from './lexicon.ts';
import { cardProjectName } from './project.ts';

function effectText(effect: Effect): Message {
  switch (effect.kind) {
    case 'bounty':
    case 'foundation':
    case 'raid':
      return msg(`property.${effect.kind}`, { count: effect.count });
    case 'windfall':
    case 'commission':
      return msg(`property.${effect.kind}`, { deck: effect.deck });
    default:
      return msg(`property.${effect.kind}`, {});
  }
}

function modifierText(modify: Partial<Modifiers>): Message {
  const [exchange] = modify.exchange ?? [];
  if (exchange) return msg('property.exchange', { from: exchange[0], as: exchange[1] });
  if (modify.cards) return msg('property.cards', { limit: CARD_LIMIT + modify.cards });
  const plain = (['sift', 'colony', 'patronage', 'amnesty', 'spoils', 'insight', 'guard'] as const).find(
    (name) => modify[name],
  );
  if (!plain) throw new Error('a permanent property modifies something');
  return msg(`property.${plain}`, {});
}

/** What a property says on its card. */
function propertyText(property: Property): Message {
  switch (property.timing) {
    case 'permanent':
      return modifierText(property.modify);
    case 'gain':
      return msg('property.tribute', { of: property.of });
    case 'discard':
      return effectText(property.effect);
  }
}

function ownText(card: Card): Message[] {
  switch (card.kind) {
    case 'race':
      return [];
    case 'leader':
      return [msg('property.requires', { symbols: card.requires, text: propertyText(card.property) })];
    case 'government':
      return [propertyText(card.property)];
    case 'conflict':
      return [
        // 18.10: whoever fills a side gets what is printed on the other one.
        msg('card.side', { side: 'red', cells: card.red.cells, goals: card.blue.goals }),
        msg('card.side', { side: 'blue', cells: card.blue.cells, goals: card.red.goals }),
        msg('card.plunder', { count: card.plunder }),
        ...(card.symbol ? [msg('card.symbols', { symbols: [card.symbol] })] : []),
      ];
    default:
      return [
        ...(card.symbols.length > 0 ? [msg('card.symbols', { symbols: card.symbols })] : []),
        ...(card.property ? [propertyText(card.property)] : []),
      ];
  }
}

/** Everything a card says, line by line: its projects with their cells, symbols, property, and a word of lore. */
export function describeCard(id: CardId): Message[] {
  return [...describeUse(id), msg('card.lore', { card: id })];
}

/** The same without the lore: what it is good for. */
export function describeUse(id: CardId): Message[] {
  const card = cards[id];
  const projects = card.projects.map(({ cells }, project) =>
    msg('card.cells', { project: cardProjectName({ card: id, project }), cells }),
  );
  const symbols = card.projects.flatMap((project) =>
    project.kind === 'programme' ? [msg('card.symbols', { symbols: project.symbols })] : [],
  );
  return [...projects, ...symbols, ...ownText(card)];
}
