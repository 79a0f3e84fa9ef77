import type { TechnologyId } from '../../tables/ids.ts';

/** What technologies do, but for stat lines, in our own words. */
export const technologies: Readonly<Partial<Record<TechnologyId, string>>> = {
  'antimass-deflectors':
    'Your ships may enter and cross asteroid fields. Space cannons of other players have −1 against your units.',
  'gravity-drive': 'After you activate a system, one of your ships moves 1 further in this tactical action.',
  'fleet-logistics': 'In each of your turns of the action phase you may take two actions instead of one.',
  'light-wave-deflector': 'Your ships may move through systems with ships of other players.',
  'neural-motivator': 'In the status phase you draw 2 action cards instead of 1.',
  'dacxive-animators':
    'After you win a ground combat you may place 1 infantry from reinforcements on that planet.',
  'hyper-metabolism': 'In the status phase you gain 3 command tokens instead of 2.',
  'x-89-bacterial-weapon':
    'Action: exhaust this card and choose a planet that you do not control, in a system with a ship of yours that has Bombardment; all infantry on it is destroyed.',
  'plasma-scoring': 'Whenever your units use Bombardment or Space Cannon, one of them rolls 1 more die.',
  'magen-defense-grid':
    'At the start of a round of ground combat on a planet where you have a unit with Planetary Shield, you may exhaust this card: your opponent makes no combat rolls in that round.',
  'duranium-armor':
    'In each combat round, after hits are assigned, one of your damaged units that has not used Sustain Damage in it is repaired.',
  'assault-cannon':
    'At the start of a space combat, if you have 3 or more ships there, fighters not counted, your opponent destroys one ship of its own that is no fighter.',
  'sarween-tools': 'Whenever your units use Production, everything produced costs 1 less in total.',
  'graviton-laser-system':
    'Before your units fire Space Cannon at ships, you may exhaust this card: the hits must go to ships that are no fighters where possible.',
  'transit-diodes':
    'At the start of your turn of the action phase you may exhaust this card: move up to 4 of your ground forces from anywhere to planets that you control.',
  'integrated-economy':
    'After you gain control of a planet you may produce units there whose cost is no more than its resources in total. You pay for them; it is no Production.',
  'wormhole-generator':
    'At the start of the status phase, place or move a Creuss wormhole token: into a system with a planet you control, or into a system that is no home and has no ships of others.',
  'dimensional-splicer':
    'At the start of a space combat in a system with a wormhole and your ships, you may make 1 hit and choose the ship of your opponent that takes it.',
  'inheritance-systems':
    'When you research, you may exhaust this card and spend 2 resources to ignore all prerequisites of the technology.',
  'super-dreadnought-ii': 'Direct Hit cannot destroy it.',
  'mirror-computing': 'Each trade good that you spend as resources or influence is worth 2.',
  'salvage-operations':
    'After you win or lose a space combat, gain 1 trade good; after a win you may also produce there one ship of a type destroyed in that combat.',
  neuroglaive:
    'After another player activates a system with your ships, that player returns 1 token from the fleet pool to reinforcements.',
  'hybrid-crystal-fighter-ii':
    'Moves without being transported. Fighters beyond your capacity in a system count as half a ship each against the fleet pool.',
  'valefar-assimilator-x':
    'When a faction ability of yours would give you a technology of another player, you may put the X token on one of that player’s faction technologies instead; while it lies there, this card has that technology’s text.',
  'valefar-assimilator-y':
    'When a faction ability of yours would give you a technology of another player, you may put the Y token on one of that player’s faction technologies instead; while it lies there, this card has that technology’s text.',
  'exotrireme-ii':
    'Direct Hit cannot destroy it. After a round of space combat you may destroy it to destroy up to 2 ships of other players in its system.',
  'valkyrie-particle-weave':
    'In each round of a ground combat, after both sides have rolled, you make 1 more hit if your opponent has made any.',
  'e-res-siphons': 'After another player activates a system with your ships, gain 4 trade goods.',
  'spacial-conduit-cylinder':
    'After you activate a system with your units, you may exhaust this card: for this tactical action that system is adjacent to every other system with your units.',
  'lazax-gate-folding':
    'In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole. Action, if you control Mecatol Rex: exhaust this card to place 1 infantry there.',
  'hegemonic-trade-policy':
    'When your units use Production, you may exhaust this card to exchange the resources and influence of one planet of yours for that use.',
  'instinct-training':
    'When another player plays an action card, you may exhaust this card and spend 1 token from your strategy pool to cancel it.',
  'nullification-field':
    'After another player activates a system with your ships, you may exhaust this card and spend 1 token from your strategy pool to end that player’s turn at once.',
  'yin-spinner':
    'After your units use Production, place 1 infantry from reinforcements on a planet of yours in that system.',
  'impulse-core':
    'At the start of a space combat you may destroy one of your cruisers or destroyers there to make 1 hit; your opponent must assign it to a ship that is no fighter if possible.',
  'transparasteel-plating':
    'During your turns in the action phase, players who have passed cannot play action cards.',
  'mageon-implants': 'Action: exhaust this card, look at another player’s action cards and take one of them.',
  'letani-warrior-ii':
    'After it is destroyed, roll a die: on 6 or more it lies on this card and comes back at the start of your next turn, on a planet you control in your home system.',
  'spec-ops-ii':
    'After it is destroyed, roll a die: on 5 or more it lies on this card and comes back at the start of your next turn, on a planet you control in your home system.',
  'prototype-war-sun-ii': 'Other players’ units in its system have no Planetary Shield.',
  'floating-factory-ii':
    'Stands in the space area, moves and retreats like a ship. It is no ship: it does not fight or count against the fleet pool, and is destroyed when it is blockaded.',
  bioplasmosis:
    'At the end of the status phase, any infantry on your planets may go to planets you control in the same or adjacent systems, all at once.',
  'l4-disruptors': 'In an invasion Space Cannon cannot be used against your units.',
  'non-euclidean-shielding': 'Each use of Sustain Damage by your units cancels 2 hits instead of 1.',
  'chaos-mapping':
    'Other players cannot activate asteroid fields with your ships. At the start of your turn in the action phase you may produce 1 unit in a system where you have a unit with Production.',
  'magmus-reactor':
    'Your ships may move into supernovas. After your units use Production in a system with a war sun or next to a supernova, gain 1 trade good.',
  'quantum-datahub-node':
    'At the end of the strategy phase you may spend 1 token from your strategy pool and give a player 3 of your trade goods: then you exchange one of your strategy cards for one of that player’s.',
  'production-biomes':
    'Action: exhaust this card and spend 1 token from your strategy pool to gain 4 trade goods; another player of your choice gains 2.',
};
