import type { AbilityId } from '../../tables/card-ids.ts';

/** What faction abilities do, in our own words. */
export const abilities: Readonly<Record<AbilityId, string>> = {
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
  fragile: '−1 to every combat roll of your units.',
  brilliant:
    'When you spend a token to follow Technology, you resolve its primary ability instead: one technology free, a second one for 6 resources.',
  analytical:
    'When you research a technology that is no unit upgrade, you may leave one of its prerequisites unmet.',
  'blood-ties':
    'You remove the custodians token from Mecatol Rex without spending influence; you must still land ground forces there.',
  reclamation:
    'After a tactical action in which you gained control of Mecatol Rex, you may place 1 PDS and 1 space dock there from reinforcements.',
  'peace-accords':
    'After you resolve either ability of Diplomacy, you may take control of one planet without units, except Mecatol Rex, in a system adjacent to a planet of yours.',
  quash:
    'When an agenda is revealed, you may spend 1 token from your strategy pool: it is discarded and the next one is revealed and voted on instead.',
  indoctrination:
    'At the start of a ground combat you may spend 2 influence to replace 1 opposing infantry there with 1 infantry from your reinforcements.',
  devotion:
    'After each round of a space combat you may destroy one of your cruisers or destroyers there to make 1 hit on an opposing ship of your choice.',
  'stall-tactics': 'Action: discard 1 action card from your hand.',
  scheming: 'Whenever you draw action cards, draw 1 more and then discard 1 from your hand.',
  crafty: 'You may hold any number of action cards, and nothing can limit your hand.',
  mitosis:
    'The Production of your space docks cannot be used for infantry. At the start of each status phase, place 1 infantry on a planet you control.',
  'munitions-reserves':
    'At the start of each round of a space combat you may spend 2 trade goods: in that round you may reroll any of your combat dice, each once.',
  armada: 'You may have 2 ships more in each system than your fleet pool allows, fighters aside.',
  scavenge: 'After you gain control of a planet, gain 1 trade good.',
  nomadic: 'You may score objectives even if you do not control the planets of your home system.',
  'star-forge':
    'Action: spend 1 token from your strategy pool to place 2 fighters or 1 destroyer from reinforcements in a system with your war sun.',
  'gashlai-physiology': 'Your ships may move through supernovas, but not end there.',
  'masters-of-trade': 'The secondary ability of Trade costs you no command token.',
  'guild-ships': 'You may make transactions with players who are not your neighbours.',
  arbiters: 'In your transactions action cards may be exchanged as well, in either direction.',
  'orbital-drop':
    'Action: spend 1 token from your strategy pool to place 2 infantry from reinforcements on a planet you control.',
  versatile: 'You gain 1 command token more in the status phase.',
};
