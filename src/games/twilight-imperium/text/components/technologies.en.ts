import type { TechnologyId } from '../../content/ids.ts';

/** What technologies do, but for stat lines, in our own words. */
export const technologies: Readonly<Partial<Record<TechnologyId, string>>> = {
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
    'When you would gain a technology of another player, you may put the X token on one of that player’s faction technologies instead; while it lies there, this card has that technology’s text.',
  'valefar-assimilator-y':
    'When you would gain a technology of another player, you may put the Y token on one of that player’s faction technologies instead; while it lies there, this card has that technology’s text.',
  'exotrireme-ii':
    'Direct Hit cannot destroy it. After a round of space combat you may destroy it to destroy up to 2 ships of other players in its system.',
  'valkyrie-particle-weave':
    'In each round of a ground combat, after both sides have rolled, you make 1 more hit if your opponent has made any.',
};
