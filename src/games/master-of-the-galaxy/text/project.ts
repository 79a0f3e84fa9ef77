import type { Message } from '#core/message.ts';
import { otherEnd, tracks } from '../content/board.ts';
import type { CardProject } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import { CARD_IDS, type CardId } from '../content/ids.ts';
import { conflictOn, systemOf } from '../rules/conflicts.ts';
import type { Galaxy, ProjectRef } from '../state.ts';
import { msg } from './lexicon.ts';

/** What a project is called in a sentence. */
export function projectName(s: Galaxy, ref: ProjectRef): Message {
  switch (ref.kind) {
    case 'planet':
      return msg('project.planet', { system: ref.system });
    case 'route': {
      const from = s.routes[ref.track]?.from ?? tracks[ref.track].ends[0];
      return msg('project.route', { from, to: otherEnd(ref.track, from) });
    }
    case 'card':
      return cardProjectName(ref);
    case 'side': {
      const conflict = conflictOn(s, ref.track);
      if (!conflict) throw new Error(`no conflict on ${ref.track}`);
      return msg('project.side', { card: conflict.card, system: systemOf(conflict, ref.side) });
    }
  }
}

/** What each project printed on a card is called: made once, asked for at every question. */
const CARD_PROJECTS = new Map(
  CARD_IDS.map((card) => [card, cards[card].projects.map((printed) => nameOf(card, printed))]),
);

function nameOf(card: CardId, printed: CardProject): Message {
  switch (printed.kind) {
    case 'base':
      return msg('project.base', { card });
    case 'card':
      return msg('project.getCard', { card, gives: printed.gives, count: printed.count });
    case 'development':
      return msg('project.development', { card });
    case 'programme':
      return msg('project.programme', { card });
    case 'theft':
      return msg('project.theft', { card, takes: printed.takes });
  }
}

/** What a project printed on a card is called. */
export function cardProjectName({ card, project }: { card: CardId; project: number }): Message {
  const name = CARD_PROJECTS.get(card)?.[project];
  if (!name) throw new Error(`${card} has no project ${project}`);
  return name;
}
