import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { drawActionCards } from '../../flow/action-cards.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { arrangeAgendas, lookAtAgendas } from '../../verbs/agendas.ts';
import { passSpeaker } from '../../verbs/speaker.ts';

const CARDS = 2;
const AGENDAS = 2;

/** A seat other than the speaker becomes speaker (56.2a). */
function* newSpeaker(t: ImperiumTable, seat: Seat): Flow<void> {
  const speaker = yield* t.ask(seat, 'speaker', () => {
    const able = clockwise(t.state, seat).filter((other) => other !== t.state.speaker);
    const options = able.map((other) => ({
      id: `seat:${other}`,
      label: msg('option.seat', { seat: other }),
      value: other,
    }));
    return choose<Seat>(msg('ask.speaker', {}), options);
  });
  passSpeaker(t, speaker);
}

/** Which of the agendas looked at go on top and which under the deck, each in an order (56.2c). */
interface Arrangement {
  readonly top: readonly AgendaId[];
  readonly bottom: readonly AgendaId[];
}

function arrangements(seen: readonly AgendaId[]): Arrangement[] {
  const orders = seen.length < 2 ? [seen] : [seen, [...seen].reverse()];
  const all = orders.flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, onTop) => ({
      top: order.slice(0, onTop),
      bottom: order.slice(onTop),
    })),
  );
  const name = ({ top, bottom }: Arrangement) => `${top.join()}|${bottom.join()}`;
  return all.filter((one, i) => all.findIndex((other) => name(other) === name(one)) === i);
}

function* lookAhead(t: ImperiumTable, seat: Seat): Flow<void> {
  const seen = lookAtAgendas(t, seat, AGENDAS);
  if (seen.length === 0) return;
  const chosen = yield* t.ask(seat, 'agenda-order', () => {
    const options = arrangements(seen).map((value) => ({
      id: `${value.top.join('+') || 'none'}/${value.bottom.join('+') || 'none'}`,
      label: msg('option.arrangement', { top: [...value.top], bottom: [...value.bottom] }),
      value,
    }));
    return choose<Arrangement>(msg('ask.agendaOrder', {}), options, { fallback: `${seen.join('+')}/none` });
  });
  arrangeAgendas(t, seat, { seen: seen.length, ...chosen });
}

/** Politics, initiative 3 (56). */
export const politics: StrategyCard = {
  *primary(t, seat) {
    yield* newSpeaker(t, seat);
    yield* drawActionCards(t, seat, CARDS);
    yield* lookAhead(t, seat);
  },
  cost: { tokens: 1, resources: 0 },
  ordered: true,
  useful: () => true,
  *secondary(t, seat) {
    yield* drawActionCards(t, seat, CARDS);
  },
};
