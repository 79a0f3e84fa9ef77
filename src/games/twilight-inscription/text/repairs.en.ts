import type { Texts } from '#core/message.ts';
import { namesEn } from './names.en.ts';
import type { RepairsLexicon } from './repairs.ts';

export const repairsEn: Texts<RepairsLexicon> = {
  'mend.kind.points': () => 'Points written by hand',
  'mend.kind.stock': () => 'Goods, votes and tracks',
  'mend.kind.kept': () => 'Assets that are kept',
  'mend.kind.technologies': () => 'Technologies',
  'mend.kind.systems': () => 'Claimed systems',
  'mend.points': ({ seat, sheet }, s) =>
    `${s.seat(seat)}: points written on ${namesEn.sheets[sheet].toLowerCase()}`,
  'mend.goods': ({ seat }, s) => `${s.seat(seat)}: goods`,
  'mend.votes': ({ seat }, s) => `${s.seat(seat)}: votes`,
  'mend.products': ({ seat, product }, s) => `${s.seat(seat)}: ${namesEn.assets[product]} crossed`,
  'mend.diplomacy': ({ seat }, s) => `${s.seat(seat)}: “+1 vote” underlined`,
  'mend.population': ({ seat }, s) => `${s.seat(seat)}: population`,
  'mend.frontier': ({ seat, side }, s) => `${s.seat(seat)}: frontier on the ${side}`,
  'mend.kept': ({ seat, asset }, s) => `${s.seat(seat)}: ${namesEn.assets[asset]}`,
  'mend.technology': ({ seat, tech }, s) => `${s.seat(seat)}: ${namesEn.technologies[tech]}`,
  'mend.system': ({ seat, system }, s) => `${s.seat(seat)}: system ${system}`,
  'mend.open': () => 'open',
  'mend.done': () => 'marked',
};
