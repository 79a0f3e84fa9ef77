export const RACES = [
  'azhgar-host',
  'kitzal-brood',
  'nehari-seers',
  'ombrian-brokers',
  'drast-cohorts',
  'syrrin-dynasties',
  'ferrum-choir',
  'illune-gardeners',
  'meru-tidefolk',
] as const;
export type RaceId = (typeof RACES)[number];

export const LEADERS = [
  'ilvane-the-hourless',
  'marshal-oru-tan',
  'warden-sefira-noll',
  'archivist-quen',
  'admiral-gorvane',
  'legate-pell-amaris',
  'doctor-vesk-tarn',
  'lampbearer-oanu',
  'chancellor-iderne',
  'corsair-zaira-rell',
  'pathfinder-brom-adeyo',
  'listener-mirith',
  'salvager-tock',
  'sapper-hedda-crane',
  'magnate-lio-varsh',
  'condottiere-sarn-vey',
  'tribune-calla-ruun',
  'patroness-eloi-sund',
] as const;
export type LeaderId = (typeof LEADERS)[number];

export const CONFLICTS = [
  'siege-of-the-citadels',
  'war-of-the-deep-probes',
  'scorched-orbits',
  'hunt-for-the-flagship',
  'chain-of-feuds',
  'patent-war',
  'hostage-embassy',
  'heretics-uprising',
  'raid-on-the-shipyards',
] as const;
export type ConflictId = (typeof CONFLICTS)[number];

export const GOVERNMENTS = [
  'council-of-formulas',
  'league-of-free-ports',
  'war-chancellery',
  'throne-of-seven-houses',
  'assembly-of-worlds',
  'grand-registry',
  'frontier-directorate',
  'planners-syndicate',
  'starlit-synod',
] as const;
export type GovernmentId = (typeof GOVERNMENTS)[number];

export const EXPANSIONS = [
  'terraced-habitats',
  'picket-stations',
  'pilgrim-convoys',
  'boarding-flotilla',
  'seed-arks',
  'modular-foundries',
  'bastions-of-the-rim',
  'joint-survey-fleet',
  'worldframe-yards',
] as const;
export type ExpansionId = (typeof EXPANSIONS)[number];

export const COMMERCES = [
  'ore-barges',
  'consular-docks',
  'border-bazaars',
  'letters-of-marque',
  'barter-engines',
  'talent-brokerage',
  'prototype-auctions',
  'jubilee-fund',
  'house-of-favours',
] as const;
export type CommerceId = (typeof COMMERCES)[number];

export const PROGRESSES = [
  'pulsar-observatory',
  'plasma-lenses',
  'universal-interpreter',
  'probability-loom',
  'swarm-ballistics',
  'empathy-relay',
  'starfire-reactors',
  'chronicle-of-wars',
  'thinking-moon',
] as const;
export type ProgressId = (typeof PROGRESSES)[number];

/** Every card of the seven decks. */
export const CARD_IDS = [
  ...RACES,
  ...LEADERS,
  ...CONFLICTS,
  ...GOVERNMENTS,
  ...EXPANSIONS,
  ...COMMERCES,
  ...PROGRESSES,
] as const;
export type CardId = (typeof CARD_IDS)[number];
