import type { Texts } from '#core/message.ts';
import { exchanges, ore as oreOf, shipsAccusative } from './counted.ru.ts';
import { placeRu } from './facts.ru.ts';
import type { GuideLexicon } from './guide.ts';
import { namesRu } from './names.ru.ts';

const { achievements, factions, technologies, events } = namesRu;

export const guideRu: Texts<GuideLexicon> = {
  'coach.action': () => 'Фишка обязана ходить каждый ход: думайте и о том, куда ей идти потом.',
  'coach.slot': () => 'Население с технологий не возвращается. Берите то, что ведёт к нужным уровням.',
  'coach.card': () => 'Её исследуют и другие, но вы первые. Правый треугольник решает, что будет дальше.',
  'coach.jump': () => 'Контроль у сильнейшего: диск там поднимает производство и приносит очко.',
  'coach.production': () => 'Рост берёт по кубику из открытых столбцов. Когда они пустеют, берите металл.',
  'coach.disc': () => 'Каждый убранный со шкалы диск приближает новый символ. Нужны обе шкалы.',
  'coach.colonise': () => 'Больше всего очков дают колонии. Корабли вернутся снабжением: ничего не пропадёт.',
  'coach.guild': () => 'Открыта гильдия: её действие доступно всем, исследовать ничего не нужно.',
  'coach.event': () => 'Событие касается всех один раз. Ваш выбор скрыт, пока не ответят все.',
  'coach.achievement': () => 'Ранние достижения ценнее, а когда их достаточно, партия кончается. Считайте.',
  'guide.standing': ({ round, last, discs, of }) =>
    `раунд ${round}${last ? ', последний' : ''} · достижения ${discs} из ${of}`,
  'guide.stock': ({ ore, pop, supply, growth, production }) =>
    [
      `металл ${ore} (производство +${production})`,
      `население ${pop} (рост +${growth.length}${growth.length > 0 ? `: ${growth.join(', ')}` : ''})`,
      `снабжение ${supply}`,
    ].join(' · '),
  'guide.achievements': ({ achievements: all }) =>
    all
      .map(
        ({ achievement, have, need, vp }) =>
          `«${achievements[achievement]}» ${have}/${need}${vp === null ? ' (мест нет)' : ` ★${vp}`}`,
      )
      .join(' · '),
  'guide.places': ({ places }, s) =>
    places
      .map(({ required, controller, strengths, ...place }) => {
        const held = strengths.map(
          ({ seat, strength }) => `${s.seat(seat)} ${strength}${seat === controller ? '•' : ''}`,
        );
        const absent = controller !== null && strengths.every(({ seat }) => seat !== controller);
        const all = [...held, ...(absent ? [`${s.seat(controller)} 0•`] : [])];
        return `${placeRu(place)}${required === null ? '' : `, нужно ${required}`}: ${all.join(', ') || 'никого'}`;
      })
      .join(' · '),
  'guide.discs': ({ food, ore, automation }) =>
    `осталось дисков: еда ${food}, металл ${ore} · автоматизация ${automation}`,
  'held.faction': ({ faction, mats }, s) =>
    `**${factions[faction]}** ${s.say({ key: 'mat.text', args: { faction, mats } })}`,
  'held.private': ({ technology }, s) =>
    `**${technologies[technology]}** (личная) ${s.say({ key: 'technology.text', args: { technology } })}`,
  'held.event': ({ event }, s) => `**${events[event]}** ${s.say({ key: 'event.text', args: { event } })}`,
  'deed.ships': ({ ships: n }, s) => (n === 0 ? 'Никуда не лететь' : `Лететь: ${shipsAccusative(n, s)}`),
  'deed.exchanges': ({ exchanges: n }, s) => (n === 0 ? 'Ничего не менять' : `Провести ${exchanges(n, s)}`),
  'deed.builds': ({ ships: n }, s) => (n === 0 ? 'Ничего не строить' : `Построить ${shipsAccusative(n, s)}`),
  'deed.upgrades': ({ ships: n }, s) => (n === 0 ? 'Не улучшать' : `Улучшить ${shipsAccusative(n, s)}`),
  'deed.gives': ({ ships: n }, s) => (n === 0 ? 'Оставить все корабли' : `Отдать ${shipsAccusative(n, s)}`),
  'reason.plan': () => 'больше всего очков и производства за оставшиеся ходы',
  'case.growth': ({ cubes }) => `рост даёт ${cubes} или больше`,
  'case.ore': ({ ore }, s) => `у меня ${oreOf(ore, s)} или больше`,
  'until.turn': () => 'закончится мой ход',
  'until.event': () => 'откроется событие',
  'until.lost': () => 'сменится контроль над моей системой',
  'until.achievement': () => 'кто-нибудь получит достижение',
};
