import type { RuleId } from './rule-ids.ts';

/** Each heading of the rules: what it is called, and what matters about it. */
export const rulesEn: Readonly<Record<RuleId, readonly [name: string, text: string]>> = {
  S: [
    'Set-up',
    'A lot names the speaker (S1). Everyone gets a faction (S2), a colour (S4) and a home on the third ring; tiles are laid ring by ring, anomalies and like wormholes apart while that is possible (S6). Starting technologies and units come next, with 3 tactic, 3 fleet and 2 strategy tokens (S11). Of two secret objectives one is kept, and two public objectives are shown (S12).',
  ],
  1: [
    'Active system',
    'The system in which you put a token from your tactic pool. It cannot hold your own token already (1.2); others’ tokens do not matter (1.3).',
  ],
  2: [
    'Active player',
    'Whoever takes the turn. Turns go in initiative order, round and round, past those who have passed (2.3).',
  ],
  3: [
    'Anomalies',
    'Asteroid field, nebula, supernova and gravity rift: four kinds of system with rules of their own (3.2).',
  ],
  4: ['Attacker', 'In any combat the active player attacks (4.0).'],
  5: [
    'Space dock',
    'A structure that produces units, one per planet (5.3). It falls when another’s units stand on its planet and no ground force of its owner does (5.4).',
  ],
  6: [
    'Blockade',
    'A producing unit whose system holds foreign ships and none of its owner’s makes no ships, only ground forces (6.1).',
  ],
  7: [
    'Combat value',
    'Each die at or above the value is a hit (7.1); several burst icons are several dice (7.2).',
  ],
  8: [
    'Bombardment',
    'Before landing, ships with this ability fire at ground forces of a planet they name (8.1). A planetary shield forbids it (8.1f); hits beyond the defenders are lost (8.2a).',
  ],
  9: [
    'Influence',
    'Spent by exhausting planets (9.2). A trade good pays 1 influence (9.3), but never for votes (9.3a).',
  ],
  10: [
    'Warfare (6)',
    'Primary: take one of your tokens off the board into a pool (10.3), then redistribute tokens (10.4). Secondary, 1 strategy token: use one space dock of your home (10.5).',
  ],
  11: [
    'Invasion',
    'Bombardment, landing, space cannon defence, ground combat, control (11.1 to 11.5). Without a landing the rest is skipped (11.2c). A planet comes exhausted (11.5b), and foreign structures on it fall (11.5a).',
  ],
  12: [
    'Gravity rift',
    'Leaving it or flying through gives +1 move (12.1), but each ship rolls a die and is lost on 1 to 3, with its cargo (12.2).',
  ],
  13: [
    'Diplomacy (2)',
    'Primary: name a system with a planet of yours other than Mecatol Rex, ready up to two of your planets there, and everyone else puts a token in it (13.2). Secondary, 1 strategy token: ready up to two planets (13.3).',
  ],
  14: ['Deals', 'What can be carried out at once binds (14.3); any other promise does not (14.4).'],
  15: ['Fighter tokens', 'Count as fighters, but need a plastic fighter of yours in the same system (15.3).'],
  16: [
    'Custodians token',
    'Lies on Mecatol Rex and keeps ground forces off (16.1). Before landing, 6 influence remove it for 1 victory point, and somebody must then land (16.2, 16.3). From then on every round has an agenda phase (16.4).',
  ],
  17: [
    'Infantry tokens',
    'Count as infantry, but need a plastic infantry of yours in the same place (17.3).',
  ],
  18: [
    'Command tokens',
    'Sixteen in all (18.3), gained into a pool of your choice (18.2). Tactic tokens activate systems (18.4), strategy tokens pay for secondaries (18.5).',
  ],
  19: [
    'Anti-fighter barrage',
    'In the first round of a space combat units with this ability fire at fighters (19.1); other ships cannot be hit by it (19.2).',
  ],
  20: ['Defender', 'Whoever fights the active player (20.0).'],
  21: ['Game board', 'All tiles laid at set-up belong to it, even one that touches no other (21.1).'],
  22: [
    'Game round',
    'Strategy, action, status and agenda phase (22.0); no agenda phase before the custodians token is gone (22.1).',
  ],
  23: [
    'Technology (7)',
    'Primary: research a technology, then another for 6 resources (23.2). Secondary, 1 strategy token and 4 resources: research one (23.3).',
  ],
  24: [
    'Action cards',
    'Drawn in the status phase and by Politics, at most seven in hand (24.4), hidden until played (24.5). A cancelled card is discarded without effect (24.8).',
  ],
  25: [
    'Promissory notes',
    'Four of your colour and one of your faction, to give to others; your own you cannot play (25.2). Used notes go home (25.3). One per side of a transaction (25.5).',
  ],
  26: [
    'Agenda cards',
    'Laws stay in force (26.3), directives work once (26.8). A law voted down is discarded after its “against” (26.6).',
  ],
  27: [
    'Strategy cards',
    'Eight of them, each with an initiative, a primary ability for its owner (27.3) and a secondary one for everybody else (27.4).',
  ],
  28: [
    'Technology',
    'To research one you need a technology of the right colour for every prerequisite (28.12); planets with a specialty may be exhausted for one each (28.14). What is “gained” needs none (28.5).',
  ],
  29: ['Unit upgrades', 'Technologies that put better values in place of a unit’s printed ones (29.4).'],
  30: [
    'Objectives',
    'Public ones are open to all (30.11) but need your whole home system (30.16); secrets are yours alone, three at most (30.21). One of each per status phase (30.6). If none is left to reveal, the game ends (30.15).',
  ],
  31: [
    'Component action',
    'An action printed on a card or sheet; it must be possible in full (31.3). If it is cancelled you still have your action (31.4).',
  ],
  32: [
    'Control',
    'A planet gained comes exhausted (32.1). Outside invasions you lose one on which others stand and you do not (32.5).',
  ],
  33: [
    'Ships',
    'Always in space (33.1). Those that are no fighters count against the fleet pool in each system (33.2).',
  ],
  34: [
    'Space cannon',
    'Fires after ships have moved, from the active player clockwise (34.2), at the active player’s ships (34.5a), and at landing ground forces (34.6). Upgraded PDS reach adjacent systems (34.3c).',
  ],
  35: [
    'Space combat',
    'Barrage in the first round (35.3), retreats announced, defender first (35.4), dice, hits, retreat; round after round until one side is left (35.8). With nobody left it is a draw (35.10).',
  ],
  36: [
    'Leadership (1)',
    'Primary: 3 command tokens, and 1 more per 3 influence (36.2). Secondary, no token: 1 per 3 influence (36.3).',
  ],
  37: [
    'Mecatol Rex',
    'The planet in the middle; nobody lands before the custodians token is removed (37.1).',
  ],
  38: [
    'Capacity',
    'Fighters and ground forces in space need room aboard your ships there (38.2); whatever has none goes back (38.3), after a combat if there is one (38.3c).',
  ],
  39: ['Modifiers', 'Added to or taken from a value or a result (39.2).'],
  40: ['Ground forces', 'Infantry: on planets without limit (40.3), or aboard ships (40.1).'],
  41: [
    'Ground combat',
    'Both sides roll, both assign hits, until one side or none is left (41.3, 41.4). There is no retreat.',
  ],
  42: [
    'Component limits',
    'Figures are limited but for fighters and infantry (42.3). To place more you may take figures back from systems without your token (42.3a). An empty deck is made anew of its discards (42.4).',
  ],
  43: ['Units', 'Ships, ground forces and structures (43.1); each colour has 59 figures (43.2).'],
  44: ['Rerolls', 'The new result counts (44.1); one ability rerolls a die once (44.2).'],
  45: [
    'Exhausted',
    'An exhausted card cannot be spent or used until it is readied (45.0); what always holds goes on (45.4a).',
  ],
  46: [
    'Transport',
    'Ships pick up fighters and ground forces where they start, pass and arrive (46.1), but not beside your own token unless it is the active system (46.3).',
  ],
  47: [
    'Movement',
    'Ships move to the active system only (47.3a), not out of systems with your token (47.3c) and not through others’ ships (47.3b). All arrive together (47.5).',
  ],
  48: [
    'Planetary shield',
    'Keeps bombardment off its planet (48.0), unless a war sun is in the system (48.3).',
  ],
  49: [
    'Planets',
    'Worth resources and influence; some have a trait (49.3) or a technology specialty (49.4).',
  ],
  50: ['Command sheet', 'Holds your tactic, fleet and strategy pools and your trade goods (50.0).'],
  51: [
    'Victory points',
    'Ten win, or fourteen (51.2a), at once (51.7). Together at the target, the lowest initiative wins (51.7).',
  ],
  52: [
    'Sustain damage',
    'Cancels one hit before hits are assigned; the unit is then damaged (52.1) and cannot do it again until repaired (52.3). It does not help against being destroyed outright (52.5).',
  ],
  53: ['Readied', 'Readied cards can be used or spent (53.0); all are readied in the status phase (53.5).'],
  54: ['Asteroid field', 'No ship may enter or cross it (54.1).'],
  55: ['Move value', 'How many systems a ship can move (55.1).'],
  56: [
    'Politics (3)',
    'Primary: name another speaker, draw two action cards, look at the top two agendas and put each on top or under the deck (56.2). Secondary, 1 strategy token: two action cards (56.3).',
  ],
  57: ['Initiative order', 'By the lowest number of your strategy cards (57.3).'],
  58: [
    'Speaker',
    'Chooses a strategy card first (58.1), reveals objectives (58.4), votes last and decides ties (58.2).',
  ],
  59: ['Attach', 'Some cards lie with a planet and stay with it whoever holds it (59.3).'],
  60: [
    'Commodities',
    'Worth nothing to you, a trade good to whoever gets them (60.5); as many as your sheet says (60.2).',
  ],
  61: [
    'Production',
    'Units with this ability produce up to their value (61.1), together if several are in the system (61.1a). Ground forces appear on their planets (61.3).',
  ],
  62: [
    'Producing units',
    'Costs are added up and paid with resources (62.1b). A cost with two icons buys two (62.2). No ships where foreign ships are (62.6).',
  ],
  63: ['Opponent', 'Only whoever fights on the other side; third parties are not (63.1).'],
  64: [
    'PDS',
    'A structure with space cannon, two per planet at most (64.3). Alone among foreign units it is destroyed (64.4).',
  ],
  65: [
    'Elimination',
    'Without ground forces, producing units and planets you are out (65.1); your pieces leave the game (65.2).',
  ],
  66: [
    'Fleet pool',
    'Your non-fighter ships in a system may not be more than its tokens (66.1); you remove the rest at once (66.3).',
  ],
  67: ['Resources', 'Spent by exhausting planets (67.2); a trade good pays 1 (67.3).'],
  68: ['Supernova', 'No ship may enter or cross it (68.1).'],
  69: [
    'Transactions',
    'In your turn once with each neighbour (69.1), in the agenda phase once per agenda with anyone (69.6): goods, commodities and one promissory note a side (69.2).',
  ],
  70: ['Adjacency', 'Systems that share an edge (70.0) or a type of wormhole (70.1).'],
  71: ['Reinforcements', 'Your units and tokens that are not in use (71.0).'],
  72: ['Structures', 'PDS and space docks; they stand on planets (72.1) and never move (72.3).'],
  73: [
    'Neighbours',
    'Players with units or planets in one system or in adjacent ones (73.0), wormholes included (73.2).',
  ],
  74: [
    'Abilities',
    'A card beats these rules (74.2), “cannot” beats everything (74.6). “When” comes before “after” (74.16). At one moment the active player begins, in initiative order (74.19); in the strategy and agenda phases the speaker, clockwise (74.20).',
  ],
  75: [
    'Strategic action',
    'Use your strategy card’s primary; then the others may use the secondary, clockwise (75.1). The card is then exhausted (75.2).',
  ],
  76: [
    'Construction (4)',
    'Primary: a PDS or a space dock, then a PDS, on planets of yours (76.2). Secondary: put a strategy token in a system and one structure on a planet of yours there (76.3).',
  ],
  77: ['Tactical action', 'Activation, movement, space combat, invasion, production (77.1 to 77.5).'],
  78: ['Trade goods', 'Spent as resources or influence (78.4), never for votes; may be traded (78.5).'],
  79: [
    'Trade (5)',
    'Primary: 3 trade goods, replenish commodities, name others who replenish for nothing (79.3 to 79.5). Secondary, 1 strategy token: replenish (79.6).',
  ],
  80: [
    'Nebula',
    'Entered only as the active system and never crossed (80.1). Ships leave it with move 1 (80.2); the defender in it rolls with +1 (80.3).',
  ],
  81: [
    'Destroyed',
    'A destroyed unit goes back to reinforcements (81.0). Units removed for lack of fleet tokens are not destroyed (81.2).',
  ],
  82: [
    'Action phase',
    'One action per turn: strategic, tactical or component (82.1). You may pass once all your strategy cards are used (82.4); secondaries stay open to you (82.3b).',
  ],
  83: [
    'Agenda phase',
    'Two agendas. From the speaker’s left everyone may exhaust planets for votes on one outcome (83.2b, 83.6); the speaker decides ties (83.19). Then planets are readied (83.4).',
  ],
  84: [
    'Status phase',
    'Score, reveal an objective, draw an action card, take tokens off the board, gain two tokens and redistribute, ready cards, repair, return strategy cards (84.1 to 84.8).',
  ],
  85: [
    'Strategy phase',
    'From the speaker clockwise everyone takes a strategy card, two with three or four players (85.1c). A trade good goes on each card left (85.2).',
  ],
  86: [
    'System tiles',
    'Green backs are homes (86.2), blue ones have planets (86.3), red ones are anomalies or empty (86.4).',
  ],
  87: ['Cost', 'What a unit costs in resources (87.1). Without a cost it cannot be produced (87.3).'],
  88: [
    'Wormholes',
    'Alpha, beta, and the delta of Creuss (88.4). Systems with the same type are adjacent (88.0).',
  ],
  89: [
    'Imperial (8)',
    'Primary: score a public objective, then 1 point if you hold Mecatol Rex, otherwise draw a secret objective (89.2). Secondary, 1 strategy token: draw a secret objective (89.3).',
  ],
};
