import type { AgendaId } from '../../tables/card-ids.ts';
import type { AgendaText } from './agenda-text.ts';

/** What agendas do, in our own words. */
export const agendas: Readonly<Record<AgendaId, AgendaText>> = {
  'anti-intellectual-revolution': {
    for: 'from now on, after researching a technology, a player destroys one of their ships that is no fighter.',
    against:
      'at the start of the next strategy phase each player exhausts one planet of their choice for each technology they own.',
  },
  'archived-secret': 'The elected player draws a secret objective.',
  'arms-reduction': {
    for: 'each player destroys dreadnoughts until 2 are left and cruisers until 4 are left.',
    against: 'at the start of the next strategy phase all planets with a technology specialty are exhausted.',
  },
  'classified-document-leaks':
    'The elected secret objective becomes public: anyone may score it while this law is in force. Replaced by the next agenda when nobody has scored a secret objective.',
  'colonial-redistribution':
    'All units on the elected planet are destroyed. Its controller then names a player with the fewest victory points, who may place 1 infantry there and so take the planet.',
  'committee-formation':
    'The elected player owns this card. Before the vote on an agenda that elects a player, they may discard it and choose who is elected; nobody votes.',
  'compensated-disarmament':
    'All ground forces on the elected planet are destroyed; its controller gains 1 trade good for each.',
  'conventions-of-war': {
    for: 'Bombardment cannot be used against cultural planets.',
    against: 'whoever voted against discards all their action cards.',
  },
  'core-mining':
    'Attached to the elected planet: 1 infantry there is destroyed, and its resources are 2 higher.',
  'demilitarized-zone':
    'Attached to the elected planet: all units there are destroyed, and none can be landed, produced or placed on it.',
  'economic-equality': {
    for: 'all trade goods are returned to the supply, then each player gains 5.',
    against: 'all trade goods are returned to the supply.',
  },
  'enforced-travel-ban': {
    for: 'alpha and beta wormholes count for nothing while ships move.',
    against: 'every PDS in a system with a wormhole, or next to one, is destroyed.',
  },
  'executive-sanctions': {
    for: 'no player can hold more than 3 action cards.',
    against: 'each player discards 1 action card at random.',
  },
  'fleet-regulations': {
    for: 'no fleet pool can hold more than 4 command tokens.',
    against: 'each player puts 1 command token from reinforcements into their fleet pool.',
  },
  'holy-planet-of-ixth':
    'Attached to the elected planet; its controller gains 1 victory point. Units on it cannot use Production. Whoever gains control of it gains 1 victory point, whoever loses it loses 1.',
  'homeland-defense-act': {
    for: 'a player may have any number of PDS on a planet.',
    against: 'each player destroys one of their PDS.',
  },
  'imperial-arbiter':
    'The elected player owns this card. At the end of a strategy phase they may discard it to exchange one of their strategy cards with one of another player.',
  'incentive-program': {
    for: 'one more stage I public objective is revealed from the deck.',
    against: 'one more stage II public objective is revealed from the deck.',
  },
  'ixthian-artifact': {
    for: 'the speaker rolls a die. On 6 or more each player may research 2 technologies. Otherwise all units in the Mecatol Rex system are destroyed, and each player destroys 3 of their units in each system next to it.',
    against: 'nothing happens.',
  },
  'judicial-abolishment':
    'The elected law is discarded. Replaced by the next agenda when no law is in force.',
  'minister-of-commerce':
    'The elected player owns this card. When they replenish commodities they gain 1 trade good for each neighbour.',
  'minister-of-exploration':
    'The elected player owns this card. When they gain control of a planet they gain 1 trade good.',
  'minister-of-industry':
    'The elected player owns this card. When they place a space dock, their units in that system may use Production.',
  'minister-of-peace':
    'The elected player owns this card. After a player activates a system with units of another player, they may discard it: the turn ends at once.',
  'minister-of-policy':
    'The elected player owns this card. At the end of each status phase they draw 1 action card.',
  'minister-of-sciences':
    'The elected player owns this card. They pay no resources when they research by the primary or secondary ability of the strategy card Technology; a command token for the secondary is still spent.',
  'minister-of-war':
    'The elected player owns this card. After one of their actions they may discard it and take one of their command tokens off the board; they may then take one more action.',
  'miscount-disclosed':
    'The elected law is voted on once more as if it had just been revealed; until then it stays in force. Replaced by the next agenda when no law is in force.',
  mutiny: {
    for: 'whoever voted for gains 1 victory point.',
    against: 'whoever voted for loses 1 victory point.',
  },
  'new-constitution': {
    for: 'all laws are discarded, and at the start of the next strategy phase each player exhausts the planets of their home system that they control.',
    against: 'nothing happens.',
    besides: 'Replaced by the next agenda when no law is in force.',
  },
  'prophecy-of-ixth':
    'The elected player owns this card. Their fighters add 1 to combat rolls. When they produce with Production and make fewer than 2 fighters, it is discarded.',
  'public-execution':
    'The elected player discards all their action cards, hands the speaker token, if they have it, to the player on their left, and cannot vote for the rest of this agenda phase.',
  'publicize-weapon-schematics': {
    for: 'once any player owns a war sun technology, everybody may research one whatever its prerequisites; no war sun can use Sustain Damage in any case.',
    against: 'whoever owns a war sun technology discards all their action cards.',
  },
  'regulated-conscription': {
    for: 'the cost of fighters and infantry buys 1 of them instead of 2.',
    against: 'nothing happens.',
  },
  'representative-government': {
    for: 'planets give no votes; each player may cast 1 vote on every agenda.',
    against:
      'at the start of the next strategy phase whoever voted against exhausts all their cultural planets.',
  },
  'research-team-biotic':
    'Attached to the elected planet. When its controller researches, they may exhaust this card, not the planet, to ignore 1 green prerequisite.',
  'research-team-cybernetic':
    'Attached to the elected planet. When its controller researches, they may exhaust this card, not the planet, to ignore 1 yellow prerequisite.',
  'research-team-propulsion':
    'Attached to the elected planet. When its controller researches, they may exhaust this card, not the planet, to ignore 1 blue prerequisite.',
  'research-team-warfare':
    'Attached to the elected planet. When its controller researches, they may exhaust this card, not the planet, to ignore 1 red prerequisite.',
  'seed-of-an-empire': {
    for: 'whoever has the most victory points gains 1.',
    against: 'whoever has the fewest victory points gains 1.',
    besides: 'All who are tied gain it.',
  },
  'senate-sanctuary': 'Attached to the elected planet: its influence is 2 higher.',
  'shard-of-the-throne':
    'The elected player owns this card and gains 1 victory point. Whoever wins a combat against the owner takes the card and gains 1 victory point, and the former owner loses 1.',
  'shared-research': {
    for: 'ships can move through nebulae.',
    against:
      'each player puts 1 command token from reinforcements into their home system, unless one lies there.',
  },
  'swords-to-plowshares': {
    for: 'on each planet they control players destroy half of their infantry, rounded up, and gain 1 trade good for each.',
    against: 'each player places 1 infantry on every planet they control.',
  },
  'terraforming-initiative': 'Attached to the elected planet: its resources and its influence are 1 higher.',
  'the-crown-of-emphidia':
    'The elected player owns this card and gains 1 victory point. Whoever gains control of a planet in the owner’s home system takes the card and gains 1 victory point, and the former owner loses 1.',
  'the-crown-of-thalnos':
    'The elected player owns this card. In each combat round they may reroll any of their dice; each of their units that rerolled and made no hit is destroyed.',
  'unconventional-measures': {
    for: 'whoever voted for draws 2 action cards.',
    against: 'whoever voted for discards all their action cards.',
  },
  'wormhole-reconstruction': {
    for: 'all systems with an alpha or a beta wormhole are adjacent to each other.',
    against:
      'each player puts a command token from reinforcements into every system with a wormhole and their ships.',
  },
  'wormhole-research': {
    for: 'each player with ships in a system with a wormhole may research 1 technology; then all ships in systems with alpha or beta wormholes are destroyed.',
    against: 'whoever voted against returns 1 command token of their choice to reinforcements.',
  },
};
