import type { RuleId } from './rule-ids.ts';

/** The rules in short, heading by heading, in English: what each is called, what it says. */
export const rulesEn: Readonly<Record<RuleId, readonly [string, string]>> = {
  '3': ['Turn', 'An action, then production, then at most one achievement. Turns go clockwise.'],
  '4': [
    'Actions',
    'Your pawn moves to a free space, never stays, and you do what is printed there: cost first. What you cannot do completely, or what would change nothing, cannot be chosen.',
  ],
  '5': [
    'Production',
    'One of three: population growth (a cube of every column whose symbol is seen), ore (1 for each symbol seen), or trade in any number of exchanges.',
  ],
  '6': [
    'Achievements',
    'At the end of your turn you must gain one whose condition you meet, each at most once.',
  ],
  '7': [
    'End',
    'With 4 discs on achievements (3 with two or three players) this round is finished, and one more is played.',
  ],
  '8': [
    'Points',
    'Technologies, automation, colonies, outposts, the strongest in Sol and Deep Space, events, achievements. Ties: fewer discs on your tracks, more population, more ore.',
  ],
  '9': ['Basic Spacefaring', 'Everybody has its four actions; the lowest is always free to use.'],
  '10': ['Ore', 'A cost is paid in full before the effect.'],
  '11': ['Population', 'Using population needs a cube on your mat.'],
  '12': ['Supply', 'Supply is taken from the left, column by column.'],
  '13': ['Returning cubes', 'Cubes return to the rightmost column with room; beyond that to column A.'],
  '14': [
    'Research',
    'You need every technology that lines join to the slot, or two of three. An undiscovered slot resolves its event first; then you choose one of two cards of its type.',
  ],
  '15': ['Types', 'Scientific, economic, military and commercial; a hybrid is two of them.'],
  '16': [
    'Automation',
    'The leftmost disc of a track moves to automation for good; a ★ disc if none is left.',
  ],
  '17': ['Building ships', 'New ships come to Sol or to shipyards that you control.'],
  '18': ['Upgrading ships', 'Ships have levels 1 to 4.'],
  '19': [
    'Jumps and control',
    'A point moves a ship along a line; all moves count at once. Whoever is stronger than the controller takes a system and lays a disc there; ties change nothing.',
  ],
  '20': [
    'Colonising',
    'You control the system and return ships of the strength it takes; all other ships go to Deep Space. You lay one more disc and receive the bonus.',
  ],
  '21': [
    'What may be left out',
    'What says “may” or “up to”, movement points, upgrades and supply that is missing.',
  ],
  '22': ['Cards', 'Copied spaces may be occupied. Private technologies are only yours.'],
  '23': ['Spare discs', 'A ★ disc that stands for another is not exchanged later.'],
  '24': ['Technology tableau', 'Two cards of each type lie open; rows open when a level can be researched.'],
};
