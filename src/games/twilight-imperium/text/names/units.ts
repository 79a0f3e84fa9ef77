import type { Plural } from '#core/message.ts';
import type { UnitType } from '../../tables/kinds.ts';

type Units = Readonly<Record<UnitType, Plural>>;

export const unitsEn: Units = {
  carrier: { one: 'carrier', other: 'carriers' },
  cruiser: { one: 'cruiser', other: 'cruisers' },
  destroyer: { one: 'destroyer', other: 'destroyers' },
  dreadnought: { one: 'dreadnought', other: 'dreadnoughts' },
  fighter: { one: 'fighter', other: 'fighters' },
  flagship: { one: 'flagship', other: 'flagships' },
  'war-sun': { one: 'war sun', other: 'war suns' },
  infantry: { one: 'infantry', other: 'infantry' },
  pds: { one: 'PDS', other: 'PDS' },
  'space-dock': { one: 'space dock', other: 'space docks' },
};

export const unitsRu: Units = {
  carrier: { one: 'транспортник', few: 'транспортника', many: 'транспортников', other: 'транспортника' },
  cruiser: { one: 'крейсер', few: 'крейсера', many: 'крейсеров', other: 'крейсера' },
  destroyer: { one: 'эсминец', few: 'эсминца', many: 'эсминцев', other: 'эсминца' },
  dreadnought: { one: 'дредноут', few: 'дредноута', many: 'дредноутов', other: 'дредноута' },
  fighter: { one: 'истребитель', few: 'истребителя', many: 'истребителей', other: 'истребителя' },
  flagship: { one: 'флагман', few: 'флагмана', many: 'флагманов', other: 'флагмана' },
  'war-sun': { one: 'солнце войны', few: 'солнца войны', many: 'солнц войны', other: 'солнца войны' },
  infantry: { one: 'пехота', few: 'пехоты', many: 'пехоты', other: 'пехоты' },
  pds: { one: 'ПСО', few: 'ПСО', many: 'ПСО', other: 'ПСО' },
  'space-dock': { one: 'база', few: 'базы', many: 'баз', other: 'базы' },
};
