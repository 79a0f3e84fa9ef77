import type { FactionId, PlanetId, SystemId } from './ids.ts';
import type { Anomaly, Wormhole } from './kinds.ts';

/** What is printed on a tile; its back says how it is dealt (86.1). */
export interface SystemTile {
  readonly back: 'green' | 'blue' | 'red' | 'none';
  readonly home: FactionId | null;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
}

/** The Mecatol Rex system, in the centre of the board. */
export const CENTRE: SystemId = '18';

export const systems: Readonly<Record<SystemId, SystemTile>> = {
  '1': { back: 'green', home: 'sol', planets: ['jord'], wormholes: [], anomaly: null },
  '2': { back: 'green', home: 'mentak', planets: ['moll-primus'], wormholes: [], anomaly: null },
  '3': { back: 'green', home: 'yin', planets: ['darien'], wormholes: [], anomaly: null },
  '4': { back: 'green', home: 'muaat', planets: ['muaat'], wormholes: [], anomaly: null },
  '5': { back: 'green', home: 'arborec', planets: ['nestphar'], wormholes: [], anomaly: null },
  '6': { back: 'green', home: 'l1z1x', planets: ['0-0-0'], wormholes: [], anomaly: null },
  '7': { back: 'green', home: 'winnu', planets: ['winnu'], wormholes: [], anomaly: null },
  '8': { back: 'green', home: 'nekro', planets: ['mordai-ii'], wormholes: [], anomaly: null },
  '9': { back: 'green', home: 'naalu', planets: ['maaluuk', 'druaa'], wormholes: [], anomaly: null },
  '10': { back: 'green', home: 'letnev', planets: ['arc-prime', 'wren-terra'], wormholes: [], anomaly: null },
  '11': { back: 'green', home: 'saar', planets: ['lisis-ii', 'ragh'], wormholes: [], anomaly: null },
  '12': { back: 'green', home: 'jolnar', planets: ['nar', 'jol'], wormholes: [], anomaly: null },
  '13': { back: 'green', home: 'sardakk', planets: ['trenlak', 'quinarra'], wormholes: [], anomaly: null },
  '14': { back: 'green', home: 'xxcha', planets: ['archon-ren', 'archon-tau'], wormholes: [], anomaly: null },
  '15': { back: 'green', home: 'yssaril', planets: ['retillion', 'shalloq'], wormholes: [], anomaly: null },
  '16': {
    back: 'green',
    home: 'hacan',
    planets: ['hercant', 'arretze', 'kamdorn'],
    wormholes: [],
    anomaly: null,
  },
  '17': { back: 'green', home: null, planets: [], wormholes: ['delta'], anomaly: null },
  '18': { back: 'none', home: null, planets: ['mecatol-rex'], wormholes: [], anomaly: null },
  '19': { back: 'blue', home: null, planets: ['wellon'], wormholes: [], anomaly: null },
  '20': { back: 'blue', home: null, planets: ['vefut-ii'], wormholes: [], anomaly: null },
  '21': { back: 'blue', home: null, planets: ['thibah'], wormholes: [], anomaly: null },
  '22': { back: 'blue', home: null, planets: ['tarmann'], wormholes: [], anomaly: null },
  '23': { back: 'blue', home: null, planets: ['saudor'], wormholes: [], anomaly: null },
  '24': { back: 'blue', home: null, planets: ['mehar-xull'], wormholes: [], anomaly: null },
  '25': { back: 'blue', home: null, planets: ['quann'], wormholes: ['beta'], anomaly: null },
  '26': { back: 'blue', home: null, planets: ['lodor'], wormholes: ['alpha'], anomaly: null },
  '27': { back: 'blue', home: null, planets: ['new-albion', 'starpoint'], wormholes: [], anomaly: null },
  '28': { back: 'blue', home: null, planets: ['tequran', 'torkan'], wormholes: [], anomaly: null },
  '29': { back: 'blue', home: null, planets: ['qucenn', 'rarron'], wormholes: [], anomaly: null },
  '30': { back: 'blue', home: null, planets: ['mellon', 'zohbat'], wormholes: [], anomaly: null },
  '31': { back: 'blue', home: null, planets: ['lazar', 'sakulag'], wormholes: [], anomaly: null },
  '32': { back: 'blue', home: null, planets: ['dal-bootha', 'xxehan'], wormholes: [], anomaly: null },
  '33': { back: 'blue', home: null, planets: ['corneeq', 'resculon'], wormholes: [], anomaly: null },
  '34': { back: 'blue', home: null, planets: ['centauri', 'gral'], wormholes: [], anomaly: null },
  '35': { back: 'blue', home: null, planets: ['bereg', 'lirta-iv'], wormholes: [], anomaly: null },
  '36': { back: 'blue', home: null, planets: ['arnor', 'lor'], wormholes: [], anomaly: null },
  '37': { back: 'blue', home: null, planets: ['arinam', 'meer'], wormholes: [], anomaly: null },
  '38': { back: 'blue', home: null, planets: ['abyz', 'fria'], wormholes: [], anomaly: null },
  '39': { back: 'red', home: null, planets: [], wormholes: ['alpha'], anomaly: null },
  '40': { back: 'red', home: null, planets: [], wormholes: ['beta'], anomaly: null },
  '41': { back: 'red', home: null, planets: [], wormholes: [], anomaly: 'gravity-rift' },
  '42': { back: 'red', home: null, planets: [], wormholes: [], anomaly: 'nebula' },
  '43': { back: 'red', home: null, planets: [], wormholes: [], anomaly: 'supernova' },
  '44': { back: 'red', home: null, planets: [], wormholes: [], anomaly: 'asteroid-field' },
  '45': { back: 'red', home: null, planets: [], wormholes: [], anomaly: 'asteroid-field' },
  '46': { back: 'red', home: null, planets: [], wormholes: [], anomaly: null },
  '47': { back: 'red', home: null, planets: [], wormholes: [], anomaly: null },
  '48': { back: 'red', home: null, planets: [], wormholes: [], anomaly: null },
  '49': { back: 'red', home: null, planets: [], wormholes: [], anomaly: null },
  '50': { back: 'red', home: null, planets: [], wormholes: [], anomaly: null },
  '51': { back: 'green', home: 'ghost', planets: ['creuss'], wormholes: ['delta'], anomaly: null },
  // Of modules; a tile without a back is never dealt.
  '150': { back: 'none', home: null, planets: ['mallice'], wormholes: ['alpha', 'beta'], anomaly: null },
};
