import type { NoteId } from '../../tables/card-ids.ts';

/** What promissory notes do, in our own words. */
export const notes: Readonly<Record<NoteId, string>> = {
  ceasefire:
    'After its owner activates a system with your units: the owner cannot move units into it. Then it goes back.',
  'trade-agreement':
    'When its owner replenishes commodities: the owner gives you all of them. Then it goes back.',
  'political-secret':
    'When an agenda is revealed: until it is settled its owner cannot vote, play action cards or use faction abilities. Then it goes back.',
  'support-for-the-throne':
    'Laid open when you receive it, for 1 victory point. If you activate a system with units of its owner, or the owner is eliminated, you lose the point and the note.',
  'creuss-iff':
    'At the start of your turn: place or move a Creuss wormhole token, into a system with a planet you control or into a system that is no home and has no ships of others. Then it goes back.',
  'cybernetic-enhancements':
    'At the start of your turn: its owner returns 1 token from the strategy pool to reinforcements, and you gain 1 in yours. Then it goes back.',
  'promise-of-protection':
    'Action: lay it open before you. While it lies there its owner cannot use Pillage on you. It goes back when you activate a system with units of its owner.',
  'gift-of-prescience':
    'At the end of the strategy phase: lay it open and take the Naalu “0” token, so that your initiative is 0; the Naalu cannot use Telepathic this round. It goes back at the end of the status phase.',
  antivirus:
    'At the start of a combat: lay it open before you. While it lies there its owner cannot use Technological Singularity against you. It goes back when you activate a system with units of its owner.',
  'tekklar-legion':
    'At the start of a ground combat: +1 to your combat rolls in it; if its owner is your opponent, −1 to the owner’s. Then it goes back.',
  'research-agreement':
    'After the owner researches a technology that belongs to no faction, you gain the same technology. Then the note goes back.',
  acquiescence:
    'At the end of the strategy phase, exchange one of your strategy cards with one of the owner’s; you choose both. Then the note goes back.',
  'political-favor':
    'When an agenda is revealed, the owner returns 1 token from the strategy pool to reinforcements; then the agenda is discarded and the next one is voted on instead. Then the note goes back.',
  'greyfire-mutagen':
    'After a system is activated, the owner can use neither faction abilities nor faction technologies in this tactical action. Then the note goes back.',
  'spy-net':
    'At the start of your turn, look at the owner’s action cards and take one of them. Then the note goes back.',
  stymie:
    'Action: lay it open before you. While it lies there, the Arborec cannot produce units in or next to systems with your units that are no home systems. It goes back when you activate a system with units of the Arborec.',
  'war-funding':
    'At the start of a round of space combat: its owner loses 2 trade goods, and you may reroll any of your combat dice in that round. Then it goes back.',
  'raghs-call':
    'After you commit units to a planet: all ground forces of the Saar leave it for one other planet that the Saar control; you choose which. Then it goes back.',
  'fires-of-the-gashlai':
    'Action: the Muaat fleet pool loses 1 token, and you gain your war sun technology. Then it goes back.',
  'trade-convoys':
    'Action: lay it open before you. While it lies there, you may make transactions with players who are not your neighbours. It goes back when you activate a system with units of the Hacan.',
  'military-support':
    'At the start of the Sol player’s turn: Sol returns 1 token from the strategy pool if it can, and you may place 2 infantry on a planet you control. Then it goes back.',
};
