import type { Texts } from '#core/message.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { namesIn, unitList } from '../names/naming.ts';
import type { PhaseName } from '../presentation/lexicon.ts';
import type { GuideLexicon } from './lexicon.ts';

const PHASES: Readonly<Record<PhaseName, string>> = {
  factions: 'подготовка',
  board: 'подготовка',
  secrets: 'подготовка',
  strategy: 'фаза стратегии',
  turn: 'фаза действий',
  status: 'фаза статуса',
  agenda: 'фаза политики',
  over: 'конец',
};
const goodForms = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const unitForms = { one: 'отряд', few: 'отряда', many: 'отрядов', other: 'отряда' };
const cardForms = { one: 'карту', few: 'карты', many: 'карт', other: 'карты' };
const planetForms = { one: 'планету', few: 'планеты', many: 'планет', other: 'планеты' };

export const guide: Texts<GuideLexicon> = {
  'guide.standing': ({ round, phase }) => (round > 0 ? `раунд ${round}, ${PHASES[phase]}` : PHASES[phase]),
  'guide.tokens': ({ tactic, fleet, strategy }) =>
    `Ваши жетоны: тактика **${tactic}** · флот **${fleet}** · стратегия **${strategy}**`,
  'guide.wealth': ({ resources, influence, goods, commodities, most }, { plural }) =>
    [
      `Можно потратить: ресурсы **${resources}** или влияние **${influence}**`,
      `${goods} ${plural(goods, goodForms)}`,
      `продукция ${commodities} из ${most}`,
    ].join(' · '),
  'guide.taken': ({ cards }, speaker) =>
    cards.length === 0
      ? 'Пока не взята ни одна. Чем меньше число, тем раньше ход.'
      : `Уже взяты: ${cards.map(({ id, seat }) => `«${namesIn(speaker).strategyCards[id]}» (${speaker.seat(seat)})`).join(', ')}. Чем меньше число, тем раньше ход.`,
  'guide.votes': ({ cast, influence }, speaker) =>
    [
      cast.length === 0
        ? 'Пока никто не голосует'
        : `Пока: ${cast.map(({ seat, outcome, votes }) => `${speaker.seat(seat)} — «${outcomeName(speaker, outcome)}» ${votes}`).join(', ')}`,
      `влияние готовых планет: **${influence}**`,
    ].join(' · '),
  'guide.points': ({ points, target }) => `У вас ★ **${points}** из ${target}.`,
  'guide.there': ({ space, ground }, speaker) => {
    const forces = (some: typeof space) =>
      some.map(({ seat, units }) => `${speaker.seat(seat)}: ${unitList(speaker, units)}`).join('; ');
    if (space.length + ground.length === 0) return 'Чужих отрядов там нет.';
    return [
      ...(space.length > 0 ? [`В космосе — ${forces(space)}`] : []),
      ...(ground.length > 0 ? [`На планетах — ${forces(ground)}`] : []),
    ].join(' · ');
  },
  'guide.winsThere': ({ wins }) => `бой, победа ${wins} %`,
  'guide.odds': ({ wins, losses }, speaker) =>
    `Шансы: победа **${wins} %**, ${losses.length === 0 ? 'обычно без потерь' : `обычные потери: ${unitList(speaker, losses)}`} (только космос, без карт)`,
  'deed.move': ({ units }, { plural }) =>
    units === 0 ? 'Никуда не лететь' : `Лететь: ${units} ${plural(units, unitForms)}`,
  'deed.build': ({ count }, { plural }) =>
    count === 0 ? 'Ничего не производить' : `Произвести ${count} ${plural(count, unitForms)}`,
  'deed.score': ({ count }) => ['Ни одной', 'Выполнить', 'Выполнить обе'][count] ?? 'Выполнить',
  'deed.land': ({ count }, { plural }) =>
    count === 0 ? 'Не высаживаться' : `Высадить ${count} ${plural(count, unitForms)}`,
  'deed.lose': ({ count }, { plural }) => `Потерять ${count} ${plural(count, unitForms)}`,
  'deed.sustain': ({ count }, { plural }) =>
    count === 0 ? 'Не принимать попадания' : `Принять попадания: ${count} ${plural(count, unitForms)}`,
  'deed.pay': () => 'Заплатить',
  'deed.vote': () => 'Отдать голоса',
  'deed.offer': () => 'Предложить',
  'deed.pools': () => 'Так и распределить',
  'deed.ready': ({ count }, { plural }) =>
    count === 0 ? 'Ничего не готовить' : `Подготовить ${count} ${plural(count, planetForms)}`,
  'deed.discard': ({ count }, { plural }) => `Сбросить ${count} ${plural(count, cardForms)}`,
  'deed.place': () => 'Разместить',
  'reason.move': () => 'хватит для победы, и дома останется охрана',
  'reason.build': () => 'самое полезное из того, что вам по средствам',
  'reason.pay': () => 'меньше всего пропадает',
  'reason.strategy': () => 'лучше всего ведёт к ближайшим очкам',
  'reason.research': () => 'ведёт к тому, что нужно вашей фракции',
  'reason.activate': () => 'лучшие планеты, до которых долетят ваши корабли',
  'coach.faction': () => 'Прочтите сильную сторону фракции: на ней строится партия.',
  'coach.secret': () => 'Оставьте ту цель, что выполнима к 3-му раунду.',
  'coach.strategy': () => 'Карта — это сила и место в очереди хода.',
  'coach.expand': () => 'Сначала транспортники с пехотой к пустым планетам: они платят каждый раунд.',
  'coach.activate': () => 'Под вашим жетоном корабли больше не летают в этом раунде.',
  'coach.move': () => 'Резерв флота ограничивает корабли, места на борту — истребители и пехоту.',
  'coach.pay': () => 'Планеты платят, переворачиваясь, и вернутся в конце раунда: тратьте смело.',
  'coach.follow': () => 'Второстепенная способность стоит жетона; «Исследования» почти всегда того стоят.',
  'coach.pass': () => 'Пропускайте ход позже других; сначала разыграйте карту стратегии.',
  'coach.score': () => 'Побеждают очки, а не флоты: по общей цели каждый раунд.',
};
