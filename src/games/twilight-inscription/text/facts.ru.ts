import type { Speaker, Texts } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Outcome } from '../tables/agendas.ts';
import { type EventType, events } from '../tables/events.ts';
import { RESOURCES, type Resource, SHEETS } from '../tables/vocabulary.ts';
import { outcomeRu } from './cards.ru.ts';
import { assets, gainedGoods, gainedPoints, gainedVotes, points } from './counted.ru.ts';
import type { FactsLexicon, Gains } from './facts.ts';
import { trackOf } from './features.ts';
import { namesRu } from './names.ru.ts';
import { minus, STAGES, signed, tally } from './words.ts';

const AUTOMATON = 'дополнительная фракция';
const { agendas, resources, sheets } = namesRu;
const COLOUR: Readonly<Record<Resource, string>> = { M: 'красный', I: 'зелёный', R: 'синий' };
const TYPE: Readonly<Record<EventType, string>> = {
  strategy: 'стратегия',
  war: 'война',
  council: 'совет',
  production: 'производство',
};
const TRACK = { strength: 'боевая сила', votes: 'голоса' } as const;
const SIDE = { left: 'слева', right: 'справа' } as const;
const outcome = (which: Outcome) => (which === 'for' ? 'за' : 'против');
const who = (seat: Seat | null, s: Speaker): string => (seat === null ? AUTOMATON : s.seat(seat));

/** Marks beyond these are told as a number. */
const MAX_TOLD = 8;

function marks(all: FactsLexicon['fact.marks']['marks'], { say }: Speaker): string {
  const told = all.slice(0, MAX_TOLD).map(say);
  const rest = all.length - told.length;
  return [...told, ...(rest > 0 ? [`и ещё ${rest}`] : [])].join(' · ');
}

const gains = ({ vp, goods, votes, lost }: Gains, s: Speaker): readonly string[] => [
  ...(vp === 0 ? [] : [`★ ${gainedPoints(vp, s)}`]),
  ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
  ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
  ...(lost.length === 0 ? [] : [`пропало: ${tally(lost, resources)}`]),
];

const VERDICT = { won: 'победа', lost: 'поражение', tied: 'ничья' } as const;

export const factsRu: Texts<FactsLexicon> = {
  'fact.neighbour': ({ seat, left, right }, s) =>
    `${s.seat(seat)}, соседи: слева ${who(left, s)}, справа ${who(right, s)}.`,
  'fact.faction': ({ seat, faction }, s) => `${s.seat(seat)}: фракция **«${namesRu.factions[faction]}»**.`,
  'fact.event': ({ event, round, left }) => {
    const { type, stage, resources: given } = events[event];
    const gives = given.length > 0 ? `: ${tally(given, resources)}` : '';
    return `Раунд ${round}, этап ${STAGES[stage]}, **«${namesRu.events[event]}»** (${TYPE[type]})${gives}. Осталось событий: ${left}.`;
  },
  'fact.active': ({ seat, sheet }, s) =>
    `${s.seat(seat)}: активный планшет — ${sheets[sheet].toLowerCase()}.`,
  'fact.marks': (a, s) => {
    const head = a.sheet ? `${s.seat(a.seat)}, ${sheets[a.sheet].toLowerCase()}` : s.seat(a.seat);
    const gained = gains(a, s).join(', ');
    return `${head}: ${[marks(a.marks, s) || 'без отметок', gained].filter(Boolean).join(' → ')}.`;
  },
  'fact.dice': ({ black, coloured }) =>
    `Кубики: ${tally(black, resources)} · ${RESOURCES.map((r) => `${COLOUR[r]} ${coloured[r]}`).join(', ')}.`,
  'fact.relicDrawn': ({ seat, vp }, s) => `${s.seat(seat)} берёт реликвию: ★ ${gainedPoints(vp, s)}.`,
  'fact.relicShown': ({ seat, relic }, s) =>
    `${s.seat(seat)} разыгрывает реликвию **«${namesRu.relics[relic]}»**.`,
  'fact.noRelic': ({ seat, vp }, s) => `${s.seat(seat)}: реликвий не осталось, ★ ${gainedPoints(vp, s)}.`,
  'fact.mecatol': ({ seat, row, votes, vp }, s) =>
    `★ **${s.seat(seat)}: Мекатол-Рекс присоединён**, строка ${row}: ${gainedPoints(vp, s)}, ${gainedVotes(votes, s)}.`,
  'fact.objective': ({ seat, objective, vp, first }, s) =>
    `★ **${s.seat(seat)}: цель «${namesRu.objectives[objective]}»**${first ? ' (впервые)' : ''}, ${gainedPoints(vp, s)}.`,
  'fact.production': ({ goods }, s) => {
    const some = goods.flatMap((n, seat) => (n > 0 ? [`${s.seat(seat)} ${signed(n)}`] : []));
    return `Производство, товары: ${some.join(', ') || 'никому'}.`;
  },
  'fact.agenda': ({ agenda }, s) =>
    `§ **«${agendas[agenda]}»**\n${outcomeRu(agenda, 'for', s)}\n${outcomeRu(agenda, 'against', s)}`,
  'fact.agendaPair': (a, s) =>
    `§ **«${agendas[a.for]}»** / **«${agendas[a.against]}»**\n${outcomeRu(a.for, 'for', s)}\n${outcomeRu(a.against, 'against', s)}`,
  'fact.vote': ({ seat, outcome: cast, votes, free }, s) => {
    if (votes + free === 0) return `${s.seat(seat)} воздерживается.`;
    const freely = free > 0 ? `, ещё ${free} свободно` : '';
    return `${s.seat(seat)}: ${assets(votes, 'vote', s)}${cast ? ` ${outcome(cast)}` : ''}${freely}.`;
  },
  'fact.votes': (a) => `§ Голоса: за ${a.for} : ${a.against} против.`,
  'fact.tieBroken': ({ die, outcome: which }) =>
    `§ Голоса равны: на чёрном кубике ${resources[die]}, итог — ${outcome(which)}.`,
  'fact.outcome': ({ agenda, outcome: which }) => `**§ «${agendas[agenda]}» → ${outcome(which)}**.`,
  'fact.outcomeFor': ({ seat, agenda, outcome: which }, s) =>
    `${s.seat(seat)}: **§ «${agendas[agenda]}» → ${outcome(which)}**.`,
  'fact.strengths': ({ seat, left, right }, s) =>
    `${s.seat(seat)}: боевая сила слева ${left}, справа ${right}.`,
  'fact.strengthAdded': ({ seat, n, side, relic }, s) =>
    `${s.seat(seat)}: +${n} к боевой силе ${SIDE[side]}${relic ? ` («${namesRu.relics[relic]}»)` : ''}.`,
  'fact.war': ({ seat, side, foe, own, other, verdict, vp }, s) =>
    `⚔ ${s.seat(seat)} — ${who(foe, s)} (${SIDE[side]}), ${own} : ${other}, ${VERDICT[verdict]}${vp === 0 ? '' : `, ${gainedPoints(vp, s)}`}.`,
  'fact.automatonMarks': ({ dice }) => {
    const marked = dice.map(({ r, n }) => {
      const track = trackOf(r, n);
      const name = track === 'strength' || track === 'votes' ? TRACK[track] : sheets[track].toLowerCase();
      return `${COLOUR[r]} ${n} → ${name}`;
    });
    return `Дополнительная фракция отмечает: ${marked.join(', ')}.`;
  },
  'fact.automatonMecatol': ({ row }) => `★ **Мекатол-Рекс, строка ${row}: дополнительная фракция**.`,
  'fact.automatonObjective': ({ objective }) =>
    `★ Дополнительная фракция выполняет цель **«${namesRu.objectives[objective]}»**.`,
  'fact.automatonStrength': ({ strength }) => `Дополнительная фракция: боевая сила ${strength}.`,
  'fact.automatonVotes': ({ track, die, votes }, s) =>
    `Дополнительная фракция: ${assets(votes, 'vote', s)} (трек ${track}, кубик — ${resources[die]}, ${signed(votes - track)}).`,
  'fact.over': () => 'Трон больше не пустует: партия завершена.',
  'fact.score': ({ seat, sheets: of, total, votes }, s) =>
    `${s.seat(seat)}: **${points(total, s)}** (${SHEETS.map((sheet) => `${sheets[sheet].toLowerCase()} ${minus(of[sheet])}`).join(', ')}); осталось голосов: ${votes}.`,
  'fact.rank': ({ rank, vp }, s) => `Ранг: **«${namesRu.ranks[rank]}»**, ${points(vp, s)}.`,
};
