import type { Texts } from '#core/message.ts';
import { planetName, systemName, unitsName, unitTitle } from '../names/naming.ts';
import type { InvasionLexicon } from './lexicon.ts';

export const invasion: Texts<InvasionLexicon> = {
  'fact.committed': ({ seat, planet, unit, count }, speaker) =>
    `${speaker.seat(seat)} высаживает отряды на планету ${planetName(speaker, planet)}: ${unitsName(speaker, unit, count)}.`,
  'fact.custodians': ({ seat }, speaker) =>
    `${speaker.seat(seat)} убирает жетон хранителей с Мекатол-Рекса. Теперь в каждом раунде проводится фаза политики.`,
  'ask.custodians': ({ influence }) =>
    influence === 0
      ? 'Уберёте жетон хранителей с Мекатол-Рекса? Тогда придётся высадиться на планету.'
      : `Потратите ${influence} влияния, чтобы убрать жетон хранителей с Мекатол-Рекса? Тогда придётся высадиться на планету.`,
  'ask.commit': ({ system }, speaker) =>
    `Сколько войск и на какие планеты высадите в системе ${systemName(speaker, system)}?`,
  'ask.nextPlanet': ({ what }) =>
    what === 'cannon'
      ? 'Космические пушки какой планеты стреляют следующими?'
      : 'На какой планете проводится следующий наземный бой?',
  'option.removeCustodians': ({ influence }) =>
    influence === 0 ? 'Да, бесплатно' : `Да, за ${influence} влияния`,
  'option.leaveCustodians': () => 'Нет',
  'option.commit': ({ unit, planet, controller, defenders }, speaker) => {
    const notes = [
      ...(controller === null ? [] : [speaker.seat(controller)]),
      ...(defenders === 0 ? [] : [`наземные войска: ${defenders}`]),
    ];
    const what = `${unitTitle(speaker, unit)} → ${planetName(speaker, planet)}`;
    return notes.length === 0 ? what : `${what}; ${notes.join(', ')}`;
  },
  'no.mustLand': ({ planet }, speaker) =>
    `Нужно высадить хотя бы один отряд наземных войск на планету ${planetName(speaker, planet)}.`,
  'no.fewerLanders': ({ unit, count }, speaker) =>
    `Для высадки есть только ${unitsName(speaker, unit, count)}.`,
};
