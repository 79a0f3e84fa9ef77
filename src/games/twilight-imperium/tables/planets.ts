import type { FactionId, PlanetId, SystemId } from './ids.ts';
import type { TechnologyColour, Trait } from './kinds.ts';

/** What is printed on a planet and its card (49). */
export interface Planet {
  readonly system: SystemId;
  readonly resources: number;
  readonly influence: number;
  readonly trait: Trait | null;
  readonly specialty: TechnologyColour | null;
  readonly home: FactionId | null;
}

export const MECATOL_REX: PlanetId = 'mecatol-rex';

export const planets: Readonly<Record<PlanetId, Planet>> = {
  jord: { system: '1', resources: 4, influence: 2, trait: null, specialty: null, home: 'sol' },
  'moll-primus': { system: '2', resources: 4, influence: 1, trait: null, specialty: null, home: 'mentak' },
  darien: { system: '3', resources: 4, influence: 4, trait: null, specialty: null, home: 'yin' },
  muaat: { system: '4', resources: 4, influence: 1, trait: null, specialty: null, home: 'muaat' },
  nestphar: { system: '5', resources: 3, influence: 2, trait: null, specialty: null, home: 'arborec' },
  '0-0-0': { system: '6', resources: 5, influence: 0, trait: null, specialty: null, home: 'l1z1x' },
  winnu: { system: '7', resources: 3, influence: 4, trait: null, specialty: null, home: 'winnu' },
  'mordai-ii': { system: '8', resources: 4, influence: 0, trait: null, specialty: null, home: 'nekro' },
  druaa: { system: '9', resources: 3, influence: 1, trait: null, specialty: null, home: 'naalu' },
  maaluuk: { system: '9', resources: 0, influence: 2, trait: null, specialty: null, home: 'naalu' },
  'arc-prime': { system: '10', resources: 4, influence: 0, trait: null, specialty: null, home: 'letnev' },
  'wren-terra': { system: '10', resources: 2, influence: 1, trait: null, specialty: null, home: 'letnev' },
  'lisis-ii': { system: '11', resources: 1, influence: 0, trait: null, specialty: null, home: 'saar' },
  ragh: { system: '11', resources: 2, influence: 1, trait: null, specialty: null, home: 'saar' },
  jol: { system: '12', resources: 1, influence: 2, trait: null, specialty: null, home: 'jolnar' },
  nar: { system: '12', resources: 2, influence: 3, trait: null, specialty: null, home: 'jolnar' },
  quinarra: { system: '13', resources: 3, influence: 1, trait: null, specialty: null, home: 'sardakk' },
  trenlak: { system: '13', resources: 1, influence: 0, trait: null, specialty: null, home: 'sardakk' },
  'archon-ren': { system: '14', resources: 2, influence: 3, trait: null, specialty: null, home: 'xxcha' },
  'archon-tau': { system: '14', resources: 1, influence: 1, trait: null, specialty: null, home: 'xxcha' },
  retillion: { system: '15', resources: 2, influence: 3, trait: null, specialty: null, home: 'yssaril' },
  shalloq: { system: '15', resources: 1, influence: 2, trait: null, specialty: null, home: 'yssaril' },
  arretze: { system: '16', resources: 2, influence: 0, trait: null, specialty: null, home: 'hacan' },
  hercant: { system: '16', resources: 1, influence: 1, trait: null, specialty: null, home: 'hacan' },
  kamdorn: { system: '16', resources: 0, influence: 1, trait: null, specialty: null, home: 'hacan' },
  'mecatol-rex': { system: '18', resources: 1, influence: 6, trait: null, specialty: null, home: null },
  wellon: { system: '19', resources: 1, influence: 2, trait: 'industrial', specialty: 'yellow', home: null },
  'vefut-ii': { system: '20', resources: 2, influence: 2, trait: 'hazardous', specialty: null, home: null },
  thibah: { system: '21', resources: 1, influence: 1, trait: 'industrial', specialty: 'blue', home: null },
  tarmann: { system: '22', resources: 1, influence: 1, trait: 'industrial', specialty: 'green', home: null },
  saudor: { system: '23', resources: 2, influence: 2, trait: 'industrial', specialty: null, home: null },
  'mehar-xull': {
    system: '24',
    resources: 1,
    influence: 3,
    trait: 'hazardous',
    specialty: 'red',
    home: null,
  },
  quann: { system: '25', resources: 2, influence: 1, trait: 'cultural', specialty: null, home: null },
  lodor: { system: '26', resources: 3, influence: 1, trait: 'cultural', specialty: null, home: null },
  'new-albion': {
    system: '27',
    resources: 1,
    influence: 1,
    trait: 'industrial',
    specialty: 'green',
    home: null,
  },
  starpoint: { system: '27', resources: 3, influence: 1, trait: 'hazardous', specialty: null, home: null },
  tequran: { system: '28', resources: 2, influence: 0, trait: 'hazardous', specialty: null, home: null },
  torkan: { system: '28', resources: 0, influence: 3, trait: 'cultural', specialty: null, home: null },
  qucenn: { system: '29', resources: 1, influence: 2, trait: 'industrial', specialty: null, home: null },
  rarron: { system: '29', resources: 0, influence: 3, trait: 'cultural', specialty: null, home: null },
  mellon: { system: '30', resources: 0, influence: 2, trait: 'cultural', specialty: null, home: null },
  zohbat: { system: '30', resources: 3, influence: 1, trait: 'hazardous', specialty: null, home: null },
  lazar: { system: '31', resources: 1, influence: 0, trait: 'industrial', specialty: 'yellow', home: null },
  sakulag: { system: '31', resources: 2, influence: 1, trait: 'hazardous', specialty: null, home: null },
  'dal-bootha': { system: '32', resources: 0, influence: 2, trait: 'cultural', specialty: null, home: null },
  xxehan: { system: '32', resources: 1, influence: 1, trait: 'cultural', specialty: null, home: null },
  corneeq: { system: '33', resources: 1, influence: 2, trait: 'cultural', specialty: null, home: null },
  resculon: { system: '33', resources: 2, influence: 0, trait: 'cultural', specialty: null, home: null },
  centauri: { system: '34', resources: 1, influence: 3, trait: 'cultural', specialty: null, home: null },
  gral: { system: '34', resources: 1, influence: 1, trait: 'industrial', specialty: 'blue', home: null },
  bereg: { system: '35', resources: 3, influence: 1, trait: 'hazardous', specialty: null, home: null },
  'lirta-iv': { system: '35', resources: 2, influence: 3, trait: 'hazardous', specialty: null, home: null },
  arnor: { system: '36', resources: 2, influence: 1, trait: 'industrial', specialty: null, home: null },
  lor: { system: '36', resources: 1, influence: 2, trait: 'industrial', specialty: null, home: null },
  arinam: { system: '37', resources: 1, influence: 2, trait: 'industrial', specialty: null, home: null },
  meer: { system: '37', resources: 0, influence: 4, trait: 'hazardous', specialty: 'red', home: null },
  abyz: { system: '38', resources: 3, influence: 0, trait: 'hazardous', specialty: null, home: null },
  fria: { system: '38', resources: 2, influence: 0, trait: 'hazardous', specialty: null, home: null },
  mallice: { system: '150', resources: 0, influence: 3, trait: 'cultural', specialty: null, home: null },
  creuss: { system: '51', resources: 4, influence: 2, trait: null, specialty: null, home: 'ghost' },
};
