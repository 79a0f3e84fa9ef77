import type { AgendaId } from '../../content/card-ids.ts';

/** What agendas do, in our own words. */
export const agendas: Readonly<Partial<Record<AgendaId, string>>> = {
  'anti-intellectual-revolution':
    'For: from now on, after researching a technology, a player destroys one of their ships that is no fighter. Against: at the start of the next strategy phase each player exhausts one planet of their choice for each technology they own.',
  'archived-secret': 'The elected player draws a secret objective.',
  'arms-reduction':
    'For: each player destroys dreadnoughts until 2 are left and cruisers until 4 are left. Against: at the start of the next strategy phase all planets with a technology specialty are exhausted.',
  'classified-document-leaks':
    'The elected secret objective becomes public: anyone may score it while this law is in force. Discarded when nobody has scored a secret objective.',
  'colonial-redistribution':
    'All units on the elected planet are destroyed. Its controller then names a player with the fewest victory points, who may place 1 infantry there and so take the planet.',
  'committee-formation':
    'The elected player owns this card. Before the vote on an agenda that elects a player, they may discard it and choose who is elected; nobody votes.',
  'compensated-disarmament':
    'All ground forces on the elected planet are destroyed; its controller gains 1 trade good for each.',
  'conventions-of-war':
    'For: Bombardment cannot be used against cultural planets. Against: whoever voted against discards all their action cards.',
  'core-mining':
    'Attached to the elected planet: 1 infantry there is destroyed, and its resources are 2 higher.',
  'demilitarized-zone':
    'Attached to the elected planet: all units there are destroyed, and none can be landed, produced or placed on it.',
  'economic-equality':
    'For: all trade goods are returned to the supply, then each player gains 5. Against: all trade goods are returned to the supply.',
  'enforced-travel-ban':
    'For: alpha and beta wormholes count for nothing while ships move. Against: every PDS in a system with a wormhole, or next to one, is destroyed.',
  'executive-sanctions':
    'For: no player can hold more than 3 action cards. Against: each player discards 1 action card at random.',
  'fleet-regulations':
    'For: no fleet pool can hold more than 4 command tokens. Against: each player puts 1 command token from reinforcements into their fleet pool.',
  'holy-planet-of-ixth':
    'Attached to the elected planet; its controller gains 1 victory point. Units on it cannot use Production. Whoever gains control of it gains 1 victory point, whoever loses it loses 1.',
  'homeland-defense-act':
    'For: a player may have any number of PDS on a planet. Against: each player destroys one of their PDS.',
  'imperial-arbiter':
    'The elected player owns this card. At the end of a strategy phase they may discard it to exchange one of their strategy cards with one of another player.',
  'incentive-program':
    'For: one more stage I public objective is revealed from the deck. Against: one more of stage II.',
  'ixthian-artifact':
    'For: the speaker rolls a die. On 6 or more each player may research 2 technologies. Otherwise all units in the Mecatol Rex system are destroyed, and each player destroys 3 of their units in each system next to it. Against: nothing happens.',
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
};
