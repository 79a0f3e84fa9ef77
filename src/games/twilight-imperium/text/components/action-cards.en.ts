import type { ActionCardId } from '../../tables/card-ids.ts';

/** A rider: what a right prediction brings. */
const rider = (reward: string) =>
  `After an agenda is revealed: predict its outcome aloud; you cannot vote on it. If you are right, ${reward}.`;

/** What action cards do, in our own words. */
export const actionCards: Readonly<Record<ActionCardId, string>> = {
  'ancient-burial-sites':
    'At the start of the agenda phase: choose a player, whose cultural planets are all exhausted.',
  'assassinate-representative':
    'After an agenda is revealed: choose a player, who cannot vote on this agenda.',
  bribery:
    'After the speaker has voted: spend any number of trade goods; each adds a vote to the outcome that you have voted for.',
  bunker:
    'At the start of an invasion: until it is over, every bombardment die against planets that you control has −4.',
  'confusing-legal-text': 'When you are elected: choose another player, who is elected instead.',
  'construction-rider': rider('place a space dock from your reinforcements on a planet that you control'),
  'courageous-to-the-end':
    'After one of your ships is destroyed in a space combat: roll 2 dice; for each result that reaches the combat value of that ship your opponent destroys one of its ships, of its own choice.',
  'cripple-defenses': 'Action: choose a planet; every PDS of another player on it is destroyed.',
  'diplomacy-rider': rider(
    'choose a system with a planet that you control; every other player puts a command token from reinforcements there',
  ),
  'direct-hit':
    'After a ship of another player has used Sustain Damage against a hit of yours: that ship is destroyed.',
  disable:
    'At the start of your invasion of a system with another player’s PDS: until it is over, other players’ PDS have neither Planetary Shield nor Space Cannon.',
  'distinguished-councilor': 'After you have cast votes: 5 more votes for the same outcome.',
  'economic-initiative': 'Action: ready all cultural planets that you control.',
  'emergency-repairs':
    'At the start or the end of a combat round: repair all your damaged units in the active system.',
  'experimental-battlestation':
    'After another player has moved ships into a system: one of your space docks in that system or next to it fires Space Cannon 5 (×3) at those ships.',
  'fighter-prototype':
    'At the start of the first round of a space combat: +2 to the combat rolls of your fighters in this round.',
  'fire-team':
    'After your ground forces have rolled in a round of ground combat: roll any number of your dice again.',
  'flank-speed': 'After you activate a system: your ships move 1 further in this tactical action.',
  'focused-research': 'Action: spend 4 trade goods to research a technology.',
  'frontline-deployment': 'Action: place 3 infantry from your reinforcements on one planet that you control.',
  'ghost-ship':
    'Action: place a destroyer from your reinforcements in a system with a wormhole that is no home system and holds no ships of other players.',
  'imperial-rider': rider('you gain 1 victory point'),
  'in-the-silence-of-space':
    'After you activate a system: choose a system; your ships that set out from there may pass through other players’ ships in this tactical action.',
  'industrial-initiative': 'Action: gain 1 trade good for each industrial planet that you control.',
  infiltrate:
    'When you gain control of a planet: every PDS and space dock on it is replaced by one of your own from reinforcements.',
  insubordination: 'Action: choose another player, who loses 1 command token from the tactic pool.',
  intercept: 'After your opponent announces a retreat: your opponent cannot retreat in this combat round.',
  'leadership-rider': rider('you gain 3 command tokens'),
  'lost-star-chart':
    'After you activate a system: in this tactical action all systems with alpha or beta wormholes are adjacent to one another.',
  'lucky-shot':
    'Action: destroy a dreadnought, cruiser or destroyer of another player in a system with a planet that you control.',
  'maneuvering-jets':
    'Before you assign hits of another player’s Space Cannon: cancel 1 of them. Once for each roll.',
  'mining-initiative': 'Action: choose a planet that you control; gain as many trade goods as its resources.',
  'morale-boost': 'At the start of a combat round: +1 to all combat rolls of your units in this round.',
  parley:
    'After another player commits units to a planet that you control: those units go back to the space area.',
  plague:
    'Action: choose a planet of another player and roll a die for each infantry on it; each result of 6 or more destroys one of them.',
  'political-stability':
    'When you would return your strategy cards in the status phase: you keep them, and choose none in the next strategy phase.',
  'politics-rider': rider('draw 3 action cards and take the speaker token'),
  'public-disgrace':
    'When another player chooses a strategy card: that player has to choose a different one, if there is any.',
  'reactor-meltdown': 'Action: destroy a space dock of another player in a system that is no home system.',
  reparations:
    'After another player gains control of a planet of yours: exhaust a planet of that player and ready one of yours.',
  'repeal-law': 'Action: discard a law that is in force.',
  'rise-of-a-messiah': 'Action: place 1 infantry from your reinforcements on each planet that you control.',
  sabotage:
    'When another player plays an action card other than Sabotage: that card is cancelled and has no effect.',
  salvage: 'After you win a space combat: the loser gives you all its commodities, as trade goods.',
  'shields-holding':
    'Before you assign hits to your ships in a space combat: cancel up to 2 of them. Not against Space Cannon.',
  'signal-jamming':
    'Action: choose a system, no home system, that holds one of your ships or is next to one, and another player; a command token from that player’s reinforcements is put there.',
  'skilled-retreat':
    'At the start of a space combat round: all your ships move to one adjacent system without ships of other players; the combat is a draw. Then put a command token from your reinforcements there.',
  spy: 'Action: choose another player, who gives you an action card from hand, drawn at random.',
  summit: 'At the start of the strategy phase: gain 2 command tokens.',
  'tactical-bombardment':
    'Action: choose a system in which you have a unit with Bombardment; all planets of other players there are exhausted.',
  'technology-rider': rider('research a technology'),
  'trade-rider': rider('you gain 5 trade goods'),
  'unexpected-action': 'Action: take one of your command tokens off the board into your reinforcements.',
  'unstable-planet':
    'Action: choose a hazardous planet of another player; it is exhausted, and up to 3 infantry on it are destroyed.',
  upgrade:
    'After you activate a system that holds ships of yours: replace one of your cruisers there by a dreadnought from your reinforcements.',
  uprising:
    'Action: exhaust a ready planet of another player that is no home planet; then gain as many trade goods as its resources.',
  veto: 'When an agenda is revealed: discard it and reveal the next one in its place.',
  'war-effort': 'Action: place a cruiser from your reinforcements in a system with one of your ships.',
  'warfare-rider': rider('place a dreadnought from your reinforcements in a system with one of your ships'),
};
