import type { Speaker, Texts } from '#core/message.ts';
import type { SystemId } from '../content/board.ts';
import type { Cell, Goal } from '../content/card.ts';
import type { CardId } from '../content/ids.ts';
import type { ConflictSideName, DeckKind, Resource, SupremacySymbol } from '../content/kinds.ts';
import { TRIBUTE_COLOUR } from '../rules/rulings.ts';
import { cubesRu } from './cubes.ru.ts';
import { guideRu } from './guide.ru.ts';
import type { Lexicon } from './lexicon.ts';
import { names, systemNames } from './names.ru.ts';
import { repairsRu } from './repairs.ru.ts';
import { ruleNames, ruleTexts } from './rules.ru.ts';
import { setUpRu } from './set-up.ru.ts';

const plain = (id: CardId) => `«${names[id].name}»`;
const card = (id: CardId) => `**${plain(id)}**`;
const system = (id: SystemId) => `${systemNames[id]} (${id.toUpperCase()})`;

/** A deck's card in the accusative, and counted: one, two to four, five and more. */
type Forms = { readonly one: string; readonly few: string; readonly many: string };
const DECK: Readonly<Record<DeckKind | 'development', Forms>> = {
  leader: { one: 'карту лидера', few: 'карты лидеров', many: 'карт лидеров' },
  conflict: { one: 'карту конфликта', few: 'карты конфликтов', many: 'карт конфликтов' },
  government: { one: 'карту правительства', few: 'карты правительств', many: 'карт правительств' },
  expansion: { one: 'карту экспансии', few: 'карты экспансии', many: 'карт экспансии' },
  commerce: { one: 'карту коммерции', few: 'карты коммерции', many: 'карт коммерции' },
  progress: { one: 'карту прогресса', few: 'карты прогресса', many: 'карт прогресса' },
  race: { one: 'карту расы', few: 'карты рас', many: 'карт рас' },
  development: { one: 'карту развития', few: 'карты развития', many: 'карт развития' },
};
/** Whose deck it is: «колода …». */
const OF: Readonly<Record<DeckKind, string>> = {
  leader: 'лидеров',
  conflict: 'конфликтов',
  government: 'правительств',
  expansion: 'экспансии',
  commerce: 'коммерции',
  progress: 'прогресса',
  race: 'рас',
};
const deck = (kind: DeckKind | 'development') => DECK[kind].one;
const counted = (count: number, kind: DeckKind | 'development', { plural }: Speaker) =>
  count === 1 ? DECK[kind].one : `${count} ${plural(count, { ...DECK[kind], other: DECK[kind].many })}`;
const cubes = (count: number, { plural }: Speaker) =>
  `${count} ${plural(count, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' })}`;
const cells = (count: number, { plural }: Speaker) =>
  `${count} ${plural(count, { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' })}`;
/** The verb goes with the count. */
const left = (count: number, s: Speaker) =>
  `${s.plural(count, { one: 'осталась', few: 'осталось', many: 'осталось', other: 'осталось' })} ${cells(count, s)}`;

const COLOUR: Readonly<Record<Resource, string>> = {
  red: 'красный',
  blue: 'синий',
  yellow: 'жёлтый',
  green: 'зелёный',
  black: 'чёрный',
};
/** Of several: «два красных». */
const COLOURS: Readonly<Record<Resource, string>> = {
  red: 'красных',
  blue: 'синих',
  yellow: 'жёлтых',
  green: 'зелёных',
  black: 'чёрных',
};
/** A cell's colour in the accusative: «в красную ячейку». */
const CELL: Readonly<Record<Resource, string>> = {
  red: 'красную',
  blue: 'синюю',
  yellow: 'жёлтую',
  green: 'зелёную',
  black: 'чёрную',
};
const SYMBOL: Readonly<Record<SupremacySymbol, string>> = {
  cultural: 'культурное',
  economic: 'экономическое',
  diplomatic: 'дипломатическое',
  scientific: 'научное',
  military: 'военное',
};
const coloured = (count: number, colour: Resource, { plural }: Speaker) =>
  `${count} ${plural(count, { one: COLOUR[colour], other: COLOURS[colour], few: COLOURS[colour], many: COLOURS[colour] })}`;

function tally(all: readonly Resource[], s: Speaker): string {
  const parts = [...new Set(all)].map((kind) =>
    coloured(all.filter((cube) => cube === kind).length, kind, s),
  );
  return parts.length > 0 ? s.list(parts) : 'ничего';
}
const amounts = (given: Readonly<Record<string, number>>, s: Speaker) =>
  s.list(
    Object.entries(given)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => coloured(count, kind as Resource, s)),
  );
const pattern = (all: readonly Cell[]) =>
  all.map(({ colour, loss }) => `${COLOUR[colour]}${loss ? '★' : ''}`).join(' · ');
const symbols = (all: readonly SupremacySymbol[], { list }: Speaker) =>
  list(all.map((symbol) => SYMBOL[symbol]));
const SIDE: Readonly<Record<ConflictSideName, string>> = { red: 'красная', blue: 'синяя' };
const SIDE_BY: Readonly<Record<ConflictSideName, string>> = { red: 'красной', blue: 'синей' };
function goal(aim: Goal, s: Speaker): string {
  if (aim.kind === 'destroy') return 'уничтожить базы в системе';
  return `${aim.kind === 'take' ? 'забрать' : 'сбросить'} ${counted(aim.count, aim.what, s)}`;
}
const VICTORY = {
  expansion: 'экспансией: все девять баз на поле',
  domination: 'доминированием: пять одинаковых символов превосходства',
  capture: 'захватом: базы в двух стартовых системах',
};
const WHY = {
  occupied: 'круглая ячейка занята',
  emptied: 'круглая ячейка освободилась в этой же фазе',
  reserve: 'в запасе не осталось дисков',
};

const DISC = { grey: 'серый', brown: 'коричневый', orange: 'оранжевый', purple: 'фиолетовый' } as const;

export const ru: Texts<Lexicon> = {
  ...repairsRu,
  'feed.draws': ({ cubes: drawn, allBack, projects }, s) => {
    const said = projects.map(
      ({ project, left: lacking }) =>
        `${s.say(project)}${lacking > 0 ? ` (${left(lacking, s)})` : ' — **готово**'}`,
    );
    const then = allBack ? ', все в мешок' : said.length > 0 ? ` → ${said.join(', ')}` : '';
    return ` вытягивает ${tally(drawn, s)}${then}.`;
  },
  'digest.bases': ({ ahead, most, own }, s) =>
    `Баз на поле: ${s.list(ahead.map((seat) => s.seat(seat)))} — ${most} из 9, у вас ${own}.`,
  'feed.robs': (a, s) =>
    `${s.seat(a.seat)} забирает у ${s.seat(a.from)} ${COLOUR[a.cube]} кубик × ${a.count}: ${s.say(a.project)}.`,
  'feed.colonises': ({ system: id, count }, { plural }) =>
    `Колонизировано: **${count} ${plural(count, { one: 'планета', few: 'планеты', many: 'планет', other: 'планеты' })}**, ${system(id)}.`,
  ...cubesRu,
  ...guideRu,
  ...setUpRu,
  'game.title': () => 'Master of the Galaxy',
  'game.pitch': () => 'около 40 коротких ходов, с ботами — вечер',
  'status.seat': (a, s) => {
    const held = Object.entries(a.symbols).filter(([, count]) => count > 0);
    const parts = [
      `баз на поле: ${a.bases} из 9`,
      `в резерве: ${a.reserve}`,
      `в мешке: ${cubes(a.bag, s)}`,
      ...(a.starts > 1 ? [`стартовых систем: ${a.starts}`] : []),
      ...(held.length > 0
        ? [
            `превосходство: ${s.list(held.map(([kind, count]) => `${SYMBOL[kind as SupremacySymbol]} ${count}`))}`,
          ]
        : []),
      ...(a.skips > 0 ? [`пропускает ходов: ${a.skips}`] : []),
    ];
    const cards = a.cards.length > 0 ? `\n-# ${a.cards.map((id) => names[id].name).join(' · ')}` : '';
    return `${a.turn ? '▶ ' : ''}**${s.seat(a.seat)}** (${DISC[a.colour]}): ${parts.join(', ')}${cards}`;
  },
  'status.conflict': (a, { seat: who }) =>
    `⚔ ${card(a.card)} на ${a.track.toUpperCase()}${a.leader === null ? '' : `: впереди ${who(a.leader)}`}`,
  'status.decks': (a) =>
    `-# Колоды: ${Object.entries(a.decks)
      .map(([kind, { size, top }]) => `${OF[kind as DeckKind]} ${size}${top ? ` (${names[top].name})` : ''}`)
      .join(' · ')}`,
  'hand.bag': (a, s) => `В вашем мешке: ${amounts(a.bag, s) || 'пусто'}.`,
  'hand.drawn': (a, s) => `В руке: ${tally(a.cubes, s)}.`,
  'card.text': ({ lines }, { say }) => lines.map(say).join('\n'),
  'rule.name': ({ rule }) => ruleNames[rule],
  'rule.text': ({ rule }) => ruleTexts[rule],
  'fact.first': ({ seat }, { seat: who }) => `Первый ход: ${who(seat)}.`,
  'fact.settled': (a, { seat: who }) => `${who(a.seat)} занимает стартовую систему ${system(a.system)}.`,
  'fact.covered': (a, { list }) => `Чёрные дыры закрывают системы ${list(a.systems.map(system))}.`,
  'fact.racesOffered': (a, { list }) => `Расы на выбор: ${list(a.cards.map(card))}.`,
  'fact.raceTaken': (a, { seat: who }) => `${who(a.seat)} играет за расу ${card(a.card)}.`,
  'fact.turn': ({ seat }, { seat: who }) => `**Ходит ${who(seat)}.**`,
  'fact.skipped': (a, { seat: who }) =>
    `${who(a.seat)} пропускает ход${a.left > 0 ? `; ещё пропустить: ${a.left}` : ''}.`,
  'fact.adventure': (a, s) =>
    `Мешок пуст, и ${s.seat(a.seat)} пускается в авантюру: новый лидер, чёрных кубиков вернулось: ${a.black}.`,
  'fact.drew': (a, s) => `${s.seat(a.seat)} вытягивает ${tally(a.cubes, s)}.`,
  'fact.putBack': (a, s) => `${s.seat(a.seat)} возвращает в мешок ${tally(a.cubes, s)}.`,
  'fact.placed': (a, s) =>
    `${s.seat(a.seat)} ставит ${COLOUR[a.cube]} кубик: ${s.say(a.project)}${a.left > 0 ? ` (${left(a.left, s)})` : ' — готово'}.`,
  'fact.cancelled': (a, s) =>
    `${s.seat(a.seat)} отменяет проект: ${s.say(a.project)}; ${s.plural(a.cubes, { one: 'снят', few: 'снято', many: 'снято', other: 'снято' })} ${cubes(a.cubes, s)}.`,
  'fact.colonised': (a, s) =>
    `${s.seat(a.seat)} колонизирует планету в системе ${system(a.system)}: в мешок ${coloured(a.cubes, a.colour, s)}.`,
  'fact.prepared': (a, { seat: who }) => `${who(a.seat)} подготавливает базу (${card(a.card)}).`,
  'fact.notPrepared': (a, { seat: who }) =>
    `${who(a.seat)} не получает базы (${card(a.card)}): ${WHY[a.why]}.`,
  'fact.basePlaced': (a, { seat: who }) =>
    `${who(a.seat)} размещает ${a.count === 1 ? 'базу' : `базу № ${a.count}`} в системе ${system(a.system)}.`,
  'fact.routesReturned': (a, s) =>
    `Маршрутов к системе ${system(a.system)} у ${s.seat(a.seat)} больше нет: ${cubes(a.cubes, s)} обратно в мешок.`,
  'fact.systemLost': (a, { seat: who }) => `${who(a.seat)} теряет систему ${system(a.system)}.`,
  'fact.gained': (a, { seat: who }) => `${who(a.seat)} получает карту ${card(a.card)}.`,
  'fact.lifted': (a, { seat: who, list }) =>
    `${who(a.seat)} смотрит верх колоды ${OF[a.deck]}; под низ: ${list(a.under.map(card))}.`,
  'fact.deckEmpty': (a, { seat: who }) => `${who(a.seat)} не берёт карту: колода ${OF[a.deck]} пуста.`,
  'fact.implemented': (a, { seat: who }) => `${who(a.seat)} внедряет карту ${card(a.card)}.`,
  'fact.stopped': (a, { seat: who }) => `${card(a.card)} (${who(a.seat)}) перестаёт действовать.`,
  'fact.programme': (a, { seat: who }) => `${who(a.seat)} выполняет программу расы ${card(a.card)}.`,
  'fact.robbed': (a, s) =>
    `${s.seat(a.seat)} забирает ${COLOUR[a.cube]} кубик у ${s.seat(a.from)}: ${s.say(a.project)}.`,
  'fact.nothingToSteal': (a, { seat: who }) =>
    `${who(a.seat)} не находит, какой ${COLOUR[a.colour]} кубик похитить.`,
  'fact.conflictLaid': (a, { seat: who }) =>
    `${who(a.seat)} начинает конфликт ${card(a.card)}: из системы ${system(a.own)} против системы ${system(a.foe)}, к себе ${SIDE_BY[a.side]} стороной.`,
  'fact.conflictWon': (a, { seat: who }) =>
    `${who(a.seat)} побеждает в конфликте ${card(a.card)} с системой ${system(a.system)}.`,
  'fact.conflictEnded': (a) => `Конфликт ${card(a.card)} прекращён без победителя.`,
  'fact.truceOffered': (a, { seat: who }) =>
    `${who(a.seat)} предлагает прекратить конфликт ${card(a.card)}; решает ${who(a.to)}.`,
  'fact.truceWithdrawn': (a, { seat: who }) =>
    `${who(a.seat)} больше не предлагает прекратить конфликт ${card(a.card)}.`,
  'fact.cardTaken': (a, { seat: who }) => `${who(a.seat)} забирает у ${who(a.from)} карту ${card(a.card)}.`,
  'fact.cardLost': (a, { seat: who }) =>
    `${who(a.seat)} лишается карты ${card(a.card)}: её сбрасывает ${who(a.by)}.`,
  'fact.discarded': (a, { seat: who }) => `${who(a.seat)} сбрасывает карту ${card(a.card)}.`,
  'fact.cubes': (a, s) => `${s.seat(a.seat)} берёт из банка ${amounts(a.cubes, s)}.`,
  'fact.tribute': (a, { seat: who }) => `${card(a.card)} приносит ${COLOUR[a.cube]} кубик (${who(a.seat)}).`,
  'fact.extraTurn': ({ seat }, { seat: who }) => `После этого хода ${who(seat)} ходит ещё раз.`,
  'fact.noExtraTurn': ({ seat }, { seat: who }) =>
    `Больше двух дополнительных ходов подряд нельзя: ${who(seat)} передаёт ход.`,
  'fact.stalled': (a, { seat: who }) => `${who(a.seat)} чинит препятствия: ${who(a.rival)} пропустит ход.`,
  'fact.swallowed': (a) => `Чёрная дыра поглощает систему ${system(a.system)}.`,
  'fact.uncovered': (a) => `Система ${system(a.system)} снова сияет.`,
  'fact.foundation': (a, s) =>
    `${s.seat(a.seat)} ставит из банка на подготовку базы (${card(a.card)}) ${cubes(a.cubes, s)}.`,
  'fact.recovered': (a, s) =>
    `${s.seat(a.seat)} возвращает в мешок ${cubes(a.cubes, s)}: ${s.say(a.project)}.`,
  'fact.noEffect': (a, { seat: who }) => `Карте ${card(a.card)} не на что подействовать (${who(a.seat)}).`,
  'fact.stalemate': () =>
    'Очень много кругов подряд никто не приблизился к победе: партия кончается без победителя.',
  'fact.won': (a, { seat: who }) => `${who(a.seat)} побеждает ${VICTORY[a.by]}.`,

  'ask.corner': () => 'Какую стартовую систему вы занимаете?',
  'ask.race': () => 'За какую расу вы играете?',
  'ask.sift': ({ count }, s) => `Верните ${cubes(count, s)} в мешок, прежде чем расставлять остальные.`,
  'ask.distribute': (a, s) => `У вас ${tally(a.cubes, s)}. Куда поставить кубик?`,
  'ask.reward': () => 'Что теперь: награда или размещение базы?',
  'ask.deck': () => 'Из какой колоды взять карту развития?',
  'ask.lifted': (a) => `Какую ${deck(a.deck)} вы оставляете себе?`,
  'ask.search': (a) => `Возьмите из колоды любую ${deck(a.deck)}; потом колода будет перетасована.`,
  'ask.steal': ({ colour }) => `Какой ${COLOUR[colour]} кубик вы похищаете?`,
  'ask.plunder': (a, { seat: who }) => `Какой кубик забрать у ${who(a.from)}? (осталось: ${a.left})`,
  'ask.raid': ({ left }) => `Какой кубик унести? (осталось: ${left})`,
  'ask.bankCubes': ({ count }, s) => `Возьмите из банка ${cubes(count, s)} на выбор.`,
  'ask.conquer': (a) => `Размещаете базу в системе ${system(a.system)}?`,
  'ask.seize': (a, { seat: who }) => `Какую карту забрать у ${who(a.from)}?`,
  'ask.strip': (a, { seat: who }) => `Какую карту сбросить у ${who(a.from)}?`,
  'ask.cards': ({ count, limit }) =>
    `Выложите конфликты или сбросьте карты. У вас ${count}, можно оставить не больше ${limit}.`,
  'ask.lay': (a) => `Куда и какой стороной к себе выложить конфликт ${card(a.card)}?`,
  'ask.stall': () => 'Кто из соперников пропустит ход?',
  'ask.collapse': () => 'Какую нейтральную систему поглотит чёрная дыра?',
  'ask.ignite': () => 'С какой системы снять чёрную дыру?',
  'ask.foundation': () => 'Какой проект подготовки базы достроить?',
  'ask.recover': () => 'С какого своего проекта вернуть все кубики в мешок?',
  'ask.truce': () => 'Договоритесь о прекращении конфликта?',
  'topic.corner': () => 'выбор стартовой системы',
  'topic.race': () => 'выбор расы',
  'topic.sift': () => 'возврат кубика',
  'topic.distribute': () => 'распределение ресурсов',
  'topic.reward': () => 'получение наград',
  'topic.deck': () => 'выбор колоды',
  'topic.lifted': () => 'выбор карты',
  'topic.search': () => 'поиск карты в колоде',
  'topic.steal': () => 'похищение ресурса',
  'topic.plunder': () => 'дележ добычи',
  'topic.raid': () => 'набег',
  'topic.resources': () => 'получение ресурсов из банка',
  'topic.conquer': () => 'судьба захваченной системы',
  'topic.seize': () => 'выбор карты соперника',
  'topic.strip': () => 'выбор карты для сброса',
  'topic.cards': () => 'сброс и применение карт',
  'topic.lay': () => 'начало конфликта',
  'topic.stall': () => 'выбор соперника',
  'topic.collapse': () => 'выбор системы',
  'topic.ignite': () => 'выбор системы',
  'topic.foundation': () => 'выбор проекта',
  'topic.recover': () => 'выбор проекта',
  'topic.truce': () => 'переговоры о мире',

  'option.system': (a) => system(a.system),
  'option.card': (a) => names[a.card].name,
  'option.cube': ({ colour }) => COLOUR[colour],
  'option.put': (a, { say }) =>
    `${COLOUR[a.cube]}${a.as ? ` в ${CELL[a.as]} ячейку` : ''} → ${say(a.project)}${a.loss ? ', безвозвратно ★' : ''}`,
  'option.cancel': (a, { say }) => `Отменить чёрным кубиком: ${say(a.project)}`,
  'option.amnesty': (a, { say }) => `Отменить без чёрного кубика: ${say(a.project)}`,
  'option.returnRest': (a, s) => `Вернуть в мешок ${tally(a.cubes, s)}`,
  'option.truce': (a, { seat: who }) => `Предложить мир: ${plain(a.card)}, решает ${who(a.with)}`,
  'option.agree': (a, { seat: who }) => `Согласиться на мир: ${plain(a.card)}, предлагает ${who(a.with)}`,
  'option.withdraw': (a, { seat: who }) =>
    `Отозвать предложение мира: ${plain(a.card)}, решает ${who(a.with)}`,
  'option.nothing': () => 'Оставить как есть',
  'option.reward': (a, { say }) => `Награда: ${say(a.project)}`,
  'option.place': (a) => `Разместить ${a.count === 1 ? 'базу' : `базу № ${a.count}`}: ${system(a.system)}`,
  'option.keepBases': () => 'Оставить подготовленное и идти дальше',
  'option.deck': (a) => `Колода ${OF[a.deck]} (карт: ${a.cards})`,
  'option.keep': (a) => `Оставить ${plain(a.card)}`,
  'option.dig': (a) => `Всё под низ, взять ${plain(a.card)}`,
  'option.loot': (a, s) =>
    `${COLOUR[a.cube]} у ${s.seat(a.from)}: ${s.say(a.project)}${a.at ? `, занял ${CELL[a.at]} ячейку` : ''}${a.loss ? ' ★' : ''}`,
  'option.fromReserve': () => 'База из запаса',
  'option.fromCard': (a) => `Подготовленная база: ${plain(a.card)}`,
  'option.leaveNeutral': () => 'Без базы, пусть будет нейтральной',
  'option.onBoard': (a) => `${plain(a.card)} (идёт на поле)`,
  'option.lay': (a) => `Выложить ${plain(a.card)}`,
  'option.discard': (a) => `Сбросить ${plain(a.card)}`,
  'option.discardWorks': (a) => `Сбросить и применить ${plain(a.card)}`,
  'option.endTurn': () => 'Закончить ход',
  'option.front': (a) => `${system(a.own)} → ${system(a.foe)}, к вам ${SIDE[a.side]} сторона`,
  'option.back': () => 'Назад',
  'option.seat': (a, { seat: who }) => who(a.seat),
  'option.project': (a, { say }) => say(a.project),
  'group.cube': ({ cube }) => `${COLOUR[cube]} кубик`,
  'group.cancel': () => 'Отменить проект',
  'group.rewards': () => 'Награды',
  'group.bases': () => 'Подготовленные базы',
  'group.lay': () => 'Выложить конфликт',
  'group.discard': () => 'Сбросить карту',
  'group.truce': () => 'Прекратить конфликт по согласию',
  'group.track': (a) => `${system(a.own)} → ${system(a.foe)}`,

  'project.planet': (a) => `планета в системе ${system(a.system)}`,
  'project.route': (a) => `маршрут ${system(a.from)} → ${system(a.to)}`,
  'project.base': (a) => `подготовка базы (${plain(a.card)})`,
  'project.getCard': (a, s) => `взять ${counted(a.count, a.gives, s)} (${plain(a.card)})`,
  'project.development': (a) => plain(a.card),
  'project.programme': (a) => `программа расы ${plain(a.card)}`,
  'project.theft': (a) => `похитить ${COLOUR[a.takes]} ресурс (${plain(a.card)})`,
  'project.side': (a) => `конфликт ${plain(a.card)} за систему ${system(a.system)}`,

  'property.sift': () => 'Вытягивайте на один кубик больше и возвращайте один до распределения.',
  'property.colony': () => 'Каждая колонизированная планета приносит на один кубик больше.',
  'property.cards': ({ limit }) => `Можно оставлять ${limit} карт.`,
  'property.patronage': () => 'Ваши лидеры действуют, даже если не хватает одного символа.',
  'property.amnesty': () => 'Раз в ход при распределении можно отменить свой проект без чёрного кубика.',
  'property.spoils': () => 'В каждом выигранном конфликте забирайте на один кубик больше.',
  'property.insight': () => 'Беря карту, смотрите на одну карту больше.',
  'property.exchange': (a) =>
    `Раз в ход ${COLOUR[a.from]} кубик можно поставить в ${CELL[a.as]} ячейку карты или конфликта.`,
  'property.guard': () => 'Соперники не могут забирать кубики с ваших карт развития и программы.',
  'property.tribute': (a) =>
    `Получая ${a.of.map((kind) => `${deck(kind)} (${COLOUR[TRIBUTE_COLOUR[kind]]})`).join(' или ')}, берите из банка кубик названного цвета.`,
  'property.extraTurn': () => 'Сброс: сделайте ещё один ход после этого.',
  'property.stall': () => 'Сброс: выбранный вами соперник пропускает ход.',
  'property.collapse': () => 'Сброс: чёрная дыра поглощает выбранную нейтральную систему.',
  'property.ignite': () => 'Сброс: снимите чёрную дыру с выбранной системы.',
  'property.recover': () => 'Сброс: верните в мешок все кубики с одного своего проекта, даже безвозвратные.',
  'property.bounty': ({ count }, s) => `Сброс: возьмите из банка ${cubes(count, s)} на выбор.`,
  'property.foundation': ({ count }, s) =>
    `Сброс: из банка заполняются свободные ячейки одного вашего проекта базы: ${cells(count, s)} или сколько получится.`,
  'property.raid': ({ count }, s) =>
    `Сброс: заберите с проектов одного соперника, кроме конфликтов, ${cubes(count, s)} (не чёрных) или сколько есть.`,
  'property.windfall': (a) => `Сброс: возьмите случайную ${deck(a.deck)}.`,
  'property.commission': (a) => `Сброс: возьмите из колоды любую ${deck(a.deck)}.`,
  'property.requires': (a, s) => `Нужно превосходство: ${symbols(a.symbols, s)}. ${s.say(a.text)}`,
  'card.name': (a) => names[a.card].name,
  'card.lore': (a) => `*${names[a.card].lore}*`,
  'card.cells': (a, { say }) => `${say(a.project)}: ${pattern(a.cells)}`,
  'card.symbols': (a, s) => `Превосходство: ${symbols(a.symbols, s)}.`,
  'card.side': (a, s) =>
    `${SIDE[a.side]} сторона: ${pattern(a.cells)}; заполнивший её первым обязан ${s.list(a.goals.map((aim) => goal(aim, s)))}.`,
  'card.plunder': ({ count }, s) => `Победитель забирает ${cubes(count, s)}.`,

  'refuse.fourth': (a) => `Три карты уже внедрены (${OF[a.kind]}); четвёртую завершить нельзя.`,
  'refuse.tooManyCards': ({ count, limit }) => `У вас карт: ${count}, оставить можно не больше ${limit}.`,
  'refuse.noFront': () =>
    'Ни одна свободная от конфликтов трасса не ведёт от вашей системы к чужой или нейтральной.',
};
