import type { AbilityId } from '../../content/card-ids.ts';

/** What faction abilities do, in our own words. */
export const abilities: Readonly<Partial<Record<AbilityId, string>>> = {
  'quantum-entanglement':
    'Every system with an alpha or beta wormhole is adjacent to every other such system for you, whichever the type. Nothing can prevent this.',
  slipstream:
    'In a tactical action, ships that set out from your home system or from a system with an alpha or beta wormhole move 1 further.',
  'creuss-gate':
    'At set-up the Creuss Gate lies where your home would; your home system lies beside the board and is reached through delta wormholes. The gate is no home system.',
  assimilate:
    'When you gain control of a planet, each PDS and space dock on it is replaced by one of your own from reinforcements instead of being destroyed.',
  harrow:
    'At the end of each round of a ground combat that you attack in, your ships in the active system may bombard the opposing ground forces on that planet.',
  ambush:
    'At the start of a space combat you may roll a die for each of up to two of your cruisers and destroyers there; each result that reaches the ship’s combat value is a hit, and your opponent chooses the ships that take them.',
  pillage:
    'After a neighbour gains trade goods or makes a transaction, you may take 1 trade good or 1 commodity from that neighbour if it has 3 trade goods or more.',
  telepathic: 'At the end of the strategy phase you take the “0” token: your initiative is 0 this round.',
  foresight:
    'After another player moves ships into a system with your ships, you may put a token from your strategy pool into an adjacent system without other players’ ships and move your ships there.',
  'galactic-threat':
    'You cannot vote. Once in each agenda phase, after an agenda is revealed, you may predict its outcome aloud; if you are right, you gain a technology of a player who voted for that outcome.',
  'technological-singularity':
    'Once in each combat, after a unit of your opponent is destroyed, you may gain a technology that this opponent owns.',
  propagation:
    'You cannot research. Whenever you would research a technology, you gain 3 command tokens instead.',
  unrelenting: '+1 to every combat roll of your units.',
};
