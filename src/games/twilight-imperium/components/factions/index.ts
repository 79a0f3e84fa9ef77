import type { Component } from '../../hooks/component.ts';
import type { AbilityId } from '../../tables/card-ids.ts';
import type { LineId } from '../../tables/ids.ts';
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

/** What faction abilities do. */
export const abilityComponents = {
  ...arborec.abilities,
  ...letnev.abilities,
  ...saar.abilities,
  ...muaat.abilities,
  ...hacan.abilities,
  ...sol.abilities,
  ...ghost.abilities,
  ...l1z1x.abilities,
  ...mentak.abilities,
  ...naalu.abilities,
  ...nekro.abilities,
  ...sardakk.abilities,
  ...jolnar.abilities,
  ...winnu.abilities,
  ...xxcha.abilities,
  ...yin.abilities,
  ...yssaril.abilities,
} satisfies Readonly<Record<AbilityId, Component>>;

/** What units do beyond their figures. */
export const unitComponents: Readonly<Partial<Record<LineId, Component>>> = {
  ...arborec.units,
  ...letnev.units,
  ...saar.units,
  ...muaat.units,
  ...hacan.units,
  ...sol.units,
  ...ghost.units,
  ...l1z1x.units,
  ...mentak.units,
  ...naalu.units,
  ...nekro.units,
  ...sardakk.units,
  ...jolnar.units,
  ...winnu.units,
  ...xxcha.units,
  ...yin.units,
  ...yssaril.units,
};
