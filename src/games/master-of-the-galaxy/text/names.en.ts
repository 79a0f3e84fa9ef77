import type { SystemId } from '../content/board.ts';
import type { CardId } from '../content/ids.ts';

export const names = {
  'azhgar-host': { name: 'Azhgar Host', lore: 'Where the herd-ships graze, the border moves overnight.' },
  'kitzal-brood': { name: 'Kitzal Brood', lore: 'A hundred larvae hatch, and ninety of them are builders.' },
  'nehari-seers': {
    name: 'Nehari Seers',
    lore: 'They settle slowly, for they have already seen every road not worth taking.',
  },
  'ombrian-brokers': {
    name: 'Ombrian Brokers',
    lore: 'Any wonder can be bought, if one asks before it is invented.',
  },
  'drast-cohorts': {
    name: 'Drast Cohorts',
    lore: 'Their oath is a contract, and their contract has a price.',
  },
  'syrrin-dynasties': {
    name: 'Syrrin Dynasties',
    lore: 'Nine hundred generations of good manners, and not one forgotten insult.',
  },
  'ferrum-choir': {
    name: 'Ferrum Choir',
    lore: 'Machines that sing while they march, each on its own frequency.',
  },
  'illune-gardeners': {
    name: 'Illune Gardeners',
    lore: 'They plant an idea and wait calmly for a civilisation.',
  },
  'meru-tidefolk': {
    name: 'Meru Tidefolk',
    lore: 'The ocean taught them to take everything and to break nothing.',
  },

  'ilvane-the-hourless': {
    name: 'Ilvane the Hourless',
    lore: 'She lives some days twice, and only her friends are warned.',
  },
  'marshal-oru-tan': {
    name: 'Marshal Oru-Tan',
    lore: 'His second order arrives before the enemy has read the first.',
  },
  'warden-sefira-noll': { name: 'Warden Sefira Noll', lore: 'What she has sealed no thief has opened yet.' },
  'archivist-quen': {
    name: 'Archivist Quen',
    lore: 'Reads one report too many on purpose and burns the useless one.',
  },
  'admiral-gorvane': { name: 'Admiral Gorvane', lore: 'A blockade is nothing but patience with cannons.' },
  'legate-pell-amaris': {
    name: 'Legate Pell Amaris',
    lore: 'Her talks last until the other side forgets what it had planned.',
  },
  'doctor-vesk-tarn': {
    name: 'Doctor Vesk Tarn',
    lore: 'He has proved that a star can be talked into falling.',
  },
  'lampbearer-oanu': {
    name: 'Lampbearer Oanu',
    lore: 'Where the charts show only darkness she lights a sun again.',
  },
  'chancellor-iderne': {
    name: 'Chancellor Iderne',
    lore: 'She has nine constitutions in her case and always draws the right one.',
  },
  'corsair-zaira-rell': {
    name: 'Corsair Zaira Rell',
    lore: 'A beaten ship always has one more crate in its hold.',
  },
  'pathfinder-brom-adeyo': {
    name: 'Pathfinder Brom Adeyo',
    lore: 'Wherever he lands the first harvest beats the forecast.',
  },
  'listener-mirith': {
    name: 'Listener Mirith',
    lore: 'Before the envoys knock she knows the one who was told to wait outside.',
  },
  'salvager-tock': {
    name: 'Salvager Tock',
    lore: 'He takes a failed dream apart and brings back every bolt.',
  },
  'sapper-hedda-crane': {
    name: 'Sapper Hedda Crane',
    lore: 'Her walls stand before the cannons have cooled.',
  },
  'magnate-lio-varsh': {
    name: 'Magnate Lio Varsh',
    lore: 'He pays everything at once, and he pays only once.',
  },
  'condottiere-sarn-vey': {
    name: 'Condottiere Sarn Vey',
    lore: 'In his ledger coins and soldiers share a column.',
  },
  'tribune-calla-ruun': {
    name: 'Tribune Calla Ruun',
    lore: 'Every day she strikes out one decree, and nobody is punished for it.',
  },
  'patroness-eloi-sund': {
    name: 'Patroness Eloi Sund',
    lore: 'Each new undertaking finds a gift from her on the doorstep.',
  },

  'siege-of-the-citadels': {
    name: 'Siege of the Citadels',
    lore: 'When the walls fall, the ministers are the first to leave.',
  },
  'war-of-the-deep-probes': {
    name: 'War of the Deep Probes',
    lore: 'Two laboratories argued about one signal, then about one star.',
  },
  'scorched-orbits': {
    name: 'Scorched Orbits',
    lore: 'Whoever wins will have to sweep the ashes from the sky.',
  },
  'hunt-for-the-flagship': {
    name: 'Hunt for the Flagship',
    lore: 'A fleet without its captain is a very large wreck.',
  },
  'chain-of-feuds': { name: 'Chain of Feuds', lore: 'One quarrel ends only to hand its weapon to the next.' },
  'patent-war': {
    name: 'Patent War',
    lore: 'The drawings are worth more than the planet they were drawn on.',
  },
  'hostage-embassy': {
    name: 'Hostage Embassy',
    lore: 'The guest of honour is free to go, as soon as he changes sides.',
  },
  'heretics-uprising': {
    name: "Heretics' Uprising",
    lore: 'First they laugh at the crown, then nobody is left to wear it.',
  },
  'raid-on-the-shipyards': {
    name: 'Raid on the Shipyards',
    lore: 'A ship is cheapest to sink before it has been launched.',
  },

  'council-of-formulas': {
    name: 'Council of Formulas',
    lore: 'Every bill is checked for errors, and the worst one is sent back.',
  },
  'league-of-free-ports': {
    name: 'League of Free Ports',
    lore: 'Here a warship is a freighter that has not found its cargo.',
  },
  'war-chancellery': { name: 'War Chancellery', lore: 'Each new front opens a new line in the budget.' },
  'throne-of-seven-houses': {
    name: 'Throne of Seven Houses',
    lore: 'A word from the throne replaces any missing diploma.',
  },
  'assembly-of-worlds': {
    name: 'Assembly of Worlds',
    lore: 'There is always one more chair at the round table.',
  },
  'grand-registry': {
    name: 'Grand Registry',
    lore: 'Any plan can be withdrawn, if the form is filled in before noon.',
  },
  'frontier-directorate': {
    name: 'Frontier Directorate',
    lore: 'Settlers get land, seed and a bonus for not asking why.',
  },
  'planners-syndicate': {
    name: "Planners' Syndicate",
    lore: 'What the workshops turn out today is called research tomorrow.',
  },
  'starlit-synod': { name: 'Starlit Synod', lore: 'Each new prophet is met with offerings, just in case.' },

  'terraced-habitats': {
    name: 'Terraced Habitats',
    lore: 'Cities in steps, so that everyone can see the sunrise.',
  },
  'picket-stations': {
    name: 'Picket Stations',
    lore: 'Cold tin cans at the edge of the map that never sleep.',
  },
  'pilgrim-convoys': {
    name: 'Pilgrim Convoys',
    lore: 'They left for a miracle and founded a country on the way.',
  },
  'boarding-flotilla': {
    name: 'Boarding Flotilla',
    lore: 'One night, one airlock, and the cargo has a new owner.',
  },
  'seed-arks': { name: 'Seed Arks', lore: 'A forest is folded into every one of these hulls.' },
  'modular-foundries': {
    name: 'Modular Foundries',
    lore: 'The morning shift casts ploughs, the night shift casts turrets.',
  },
  'bastions-of-the-rim': {
    name: 'Bastions of the Rim',
    lore: 'Songs are written about these walls, mostly by their garrisons.',
  },
  'joint-survey-fleet': {
    name: 'Joint Survey Fleet',
    lore: 'When the mapping is done, all the gear is carried home.',
  },
  'worldframe-yards': {
    name: 'Worldframe Yards',
    lore: 'The whole yard is spent on a single launch, and it is worth it.',
  },

  'ore-barges': { name: 'Ore Barges', lore: 'Slow, ugly, and the reason why anything gets built at all.' },
  'consular-docks': { name: 'Consular Docks', lore: 'Berths where even enemies pay the same fee.' },
  'border-bazaars': { name: 'Border Bazaars', lore: 'Three currencies, two moons and one honest scale.' },
  'letters-of-marque': { name: 'Letters of Marque', lore: 'With a stamp it is no robbery but a surcharge.' },
  'barter-engines': {
    name: 'Barter Engines',
    lore: 'They know to the gram how much bread there is in a coin.',
  },
  'talent-brokerage': {
    name: 'Talent Brokerage',
    lore: 'Close the office, burn the files, and the best candidate is yours.',
  },
  'prototype-auctions': {
    name: 'Prototype Auctions',
    lore: 'The buyer gets the only copy, the seller keeps the idea.',
  },
  'jubilee-fund': { name: 'Jubilee Fund', lore: 'Saved up for a century to be given away in an evening.' },
  'house-of-favours': {
    name: 'House of Favours',
    lore: 'No appointment and no quarrel passes it without a small commission.',
  },

  'pulsar-observatory': { name: 'Pulsar Observatory', lore: 'Dead stars keep the best time.' },
  'plasma-lenses': { name: 'Plasma Lenses', lore: 'Glass melted too soon, so they learned to bend fire.' },
  'universal-interpreter': {
    name: 'Universal Interpreter',
    lore: 'It translates everything except an insult.',
  },
  'probability-loom': {
    name: 'Probability Loom',
    lore: 'Pull a third thread, and the pattern shows a better future.',
  },
  'swarm-ballistics': { name: 'Swarm Ballistics', lore: 'A good equation can stand in for a regiment.' },
  'empathy-relay': {
    name: 'Empathy Relay',
    lore: 'The proudest of captains feel that they are already understood.',
  },
  'starfire-reactors': {
    name: 'Starfire Reactors',
    lore: 'A small sun in the cellar, and the bill for light is gone.',
  },
  'chronicle-of-wars': {
    name: 'Chronicle of Wars',
    lore: 'Close the book, and one of its wars will step out.',
  },
  'thinking-moon': { name: 'Thinking Moon', lore: 'It weighs four answers and lets its masters hear three.' },
} satisfies Record<CardId, { name: string; lore: string }>;

export const systemNames = {
  s0: 'Karneol',
  a0: 'Halcyon',
  b0: 'Ambrel',
  m0: 'Thornwake',
  s1: 'Lazuria',
  a1: 'Solace',
  b1: 'Mossgate',
  m1: 'Emberfall',
  s2: 'Citrina',
  a2: 'Fernholm',
  b2: 'Cinder',
  m2: 'Stillwater',
  s3: 'Beryllis',
  a3: 'Rustmoor',
  b3: 'Frostlight',
  m3: 'Goldmere',
  c: 'Heliarch',
} satisfies Record<SystemId, string>;
