import type { Component } from '../../timing/component.ts';
import type { AbilityId } from '../card-ids.ts';
import type { FactionId, LineId } from '../ids.ts';
import * as arborec from './arborec/index.ts';
import * as ghost from './ghost/index.ts';
import * as hacan from './hacan/index.ts';
import * as jolnar from './jolnar/index.ts';
import * as l1z1x from './l1z1x/index.ts';
import * as letnev from './letnev/index.ts';
import * as mentak from './mentak/index.ts';
import * as muaat from './muaat/index.ts';
import * as naalu from './naalu/index.ts';
import * as nekro from './nekro/index.ts';
import * as saar from './saar/index.ts';
import * as sardakk from './sardakk/index.ts';
import * as sol from './sol/index.ts';
import * as winnu from './winnu/index.ts';
import * as xxcha from './xxcha/index.ts';
import * as yin from './yin/index.ts';
import * as yssaril from './yssaril/index.ts';

/** What a faction's sheet says beyond figures: its abilities, and the texts of its units. */
interface Sheet {
  readonly abilities: Readonly<Partial<Record<AbilityId, Component>>>;
  readonly units: Readonly<Partial<Record<LineId, Component>>>;
}

const sheets: Readonly<Record<FactionId, Sheet>> = {
  arborec,
  letnev,
  saar,
  muaat,
  hacan,
  sol,
  ghost,
  l1z1x,
  mentak,
  naalu,
  nekro,
  sardakk,
  jolnar,
  winnu,
  xxcha,
  yin,
  yssaril,
};
const all = Object.values(sheets);

/** What faction abilities do. */
export const abilityComponents: Sheet['abilities'] = Object.assign(
  {},
  ...all.map(({ abilities }) => abilities),
);

/** What units do beyond their figures. */
export const unitComponents: Sheet['units'] = Object.assign({}, ...all.map(({ units }) => units));
