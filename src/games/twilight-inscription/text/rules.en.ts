import type { RuleId } from './rule-ids.ts';

/** The rules in short, with our rulings where the rulebook is silent, in English. */
export const ruleTextsEn: Readonly<Record<RuleId, string>> = {
  '1': 'Four sheets for each player, cards of five kinds, six dice and a board for Mecatol Rex.',
  '1.1':
    'Eight sheets each of navigation, expansion, industry and warfare. Side B is the same for all; each side A has a feature of its own.',
  '1.2': '24 factions, 25 events, 12 objectives, 16 relics, 12 agendas; 3 black and 3 coloured dice.',
  '1.3': 'Four agendas belong to each of stages II, III and IV, and three objectives to each kind of sheet.',
  '1.4': 'Nobody ever marks a sheet of somebody else.',
  '2': 'Sheets, factions, agendas, events, objectives and relics are dealt and shuffled; then the first event is revealed.',
  '2.1': 'You get one sheet of each kind. Everybody plays on side A, or everybody on side B.',
  '2.2':
    'You are dealt three factions and keep one; its set-up text is resolved at once. The others leave the game.',
  '2.3': 'One random agenda of each of stages II, III and IV lies face down; the rest are not used.',
  '2.4':
    'Stages follow each other from I to V; within a stage the backs alternate and the lowest is blue. Our ruling: Empty Throne is always the very last card.',
  '2.5': 'One random objective of each kind of sheet lies open, with both its values.',
  '2.6':
    "The relics are shuffled, the dice lie ready. In each step every seat draws relics from a pile of its own, so nobody's order matters.",
  '2.7': 'The chair reveals and rolls, which is no advantage. Here the bot does it all.',
  '3': 'Resources pay for marks; marks gain assets; some assets work at once, some are kept, some are points.',
  '3.1': 'An asset you gain is circled; one you spend is crossed out. The oldest of its kind goes first.',
  '3.2': 'They work at once, whether you like it or not, and are not spent.',
  '3.3':
    'They wait until you spend them, which may be at once. Those that a card gives stand in your reserve line.',
  '3.4': 'They only count at the end.',
  '3.5': 'A resource crosses a symbol of its own kind, or does what the legend of the sheet says beside it.',
  '3.6':
    'While a resource of the card or the dice has a legal mark you are not done. What has none is lost; goods, special assets and everything with “may” are optional.',
  '4': 'A round is one event, for everybody at the same time.',
  '4.1': 'The top event is revealed, everybody follows it, it is discarded, and the next round begins.',
  '4.2': 'Strategy, war, council and production. Ascendant Empire is a strategy event.',
  '4.3': 'Empty Throne is a war, the fourth one; after it the game ends.',
  '5': 'Choose the active sheet, spend the card, see the dice, spend the dice.',
  '5.1':
    'You choose one of your sheets for this round and spend the resources of the card on it. What the card does besides is resolved at the end of this step.',
  '5.2': 'All six dice are rolled, once for everybody.',
  '5.3':
    'You spend the three black dice on the active sheet, and each coloured die that you have unlocked there.',
  '5.4': 'In a strategy event you may spend assets of any of your sheets for marks on the active one.',
  '5.5':
    'No marks on them but spent assets and what an effect orders. Free marks do not make a sheet active.',
  '5.6': 'The marks of others are hidden until all are done with the step.',
  '5.7': 'Everybody marks at the same time; the next step begins when all are ready.',
  '5.8': 'The sheet is chosen before the roll and stays for the round.',
  '5.9': 'Everybody uses the same dice; nobody uses one up.',
  '6': 'Explore systems along hyperlanes, claim what you have explored, find the way to Mecatol Rex.',
  '6.1':
    'Circles are systems, lines are hyperlanes. Most systems hold an asset; an empty one may be claimed, too, and counts.',
  '6.2':
    'Your home system is claimed and its neighbours are explored; home never counts for objectives or agendas.',
  '6.3':
    'One material or one research: draw a line from an explored system to a neighbour that is not explored.',
  '6.4': 'You may go on from systems that you have explored and not claimed.',
  '6.5': 'One influence: circle an explored system and gain its asset.',
  '6.6': 'Only those who have researched Gravity Drive.',
  '6.7':
    'Into a wormhole beside an explored system, out of any other one to a system beside it; that is one exploration. Free explorations may do so, too.',
  '6.8':
    'A wormhole serves once in the game, whether you enter or leave by it; so there are at most two passages on side B, and W1 to W2 closes i1–i3 for good.',
  '6.9': 'A system that an effect crossed out before you claimed it can never be claimed.',
  '6.10': 'Claiming it brings votes and points, the more the earlier (16).',
  '7': 'Unlock planets, cross their symbols, complete rows and columns, build bases, let your population grow.',
  '7.1': 'A planet takes no marks until you spend a planet asset to unlock it.',
  '7.2': 'Each resource crosses one symbol of its kind on an unlocked planet.',
  '7.3':
    'When all symbols of a row or a column are crossed you gain its asset, free marks included. One mark may complete both.',
  '7.4': 'A base is built for one planet asset, or by crossing all its symbols; then you gain its asset.',
  '7.5': 'An effect that builds a base lets you cross either of its costs.',
  '7.6':
    'Each population asset gains the next points of the track, from the bottom. On a full track it does nothing.',
  '7.7': 'The tracker on top has no effect; the bot counts for you.',
  '7.8':
    'They work in rows and columns that show a special or a population asset, also when that asset is gained or spent already.',
  '8': 'Cross cells to get on, claim cells to gain their assets.',
  '8.1': 'A cell is one or the other, never both. One is crossed from the start, and its asset is lost.',
  '8.2': 'One material, next to any marked cell; the asset is lost.',
  '8.3': 'One influence or research, next to a crossed cell; you gain the asset.',
  '8.4':
    'An alloy is three material, a charter two influence, spent one after the other. What a claim causes is resolved between them; you begin nothing else.',
  '8.5': 'Only the special asset shown crosses them, wherever they lie.',
  '8.6': 'A hex with neither an asset nor a dashed cross is no cell.',
  '9': 'Products and diplomacy fill the chart, which brings goods, votes and points.',
  '9.1':
    'Each diplomacy asset underlines the next “+1 vote”, whatever sheet it comes from. The first is underlined from the start.',
  '9.2': 'You gain the points that stand after the “+1 vote” which you have underlined without a gap.',
  '9.3':
    'A product asset of any sheet crosses one or two of the next symbols of its type. Where the type is yours to choose, take one with room, if there is one.',
  '9.4': 'You gain the points in a row when all symbols left of them are crossed.',
  '9.5': 'When all three symbols above a “+1 good” are crossed it is underlined and you gain one good.',
  '9.6': 'A product or diplomacy asset without a symbol left does nothing.',
  '10': 'Pay the symbols of a unit; with the last one it is created and deployed.',
  '10.1': 'Each unit has a row of symbols per copy, a shape of dots and perhaps points.',
  '10.2':
    'Resources cross the symbols in any order. The last one creates the unit: its points are yours and you deploy it.',
  '10.3': 'Infantry costs any one resource and has no limit; other units have as many copies as are printed.',
  '10.4': 'Dreadnoughts and the war sun cannot be begun before their special asset was spent.',
  '10.5': 'Symbols stay crossed for later rounds, on several copies if you like.',
  '10.6':
    'One charter creates a carrier, one cipher a destroyer: any copy not yet created. What was paid on it is not given back.',
  '10.7': 'A unit that fits nowhere counts as created and gives its points.',
  '10.8': 'No cost, no points, no limit, and it need not be unlocked.',
  '11': "Draw the unit's shape on the combat grid.",
  '11.1':
    'Four on the left against the left neighbour, four on the right; the lowest pair is for the first war, and so on.',
  '11.2': 'It begins below the lowest row.',
  '11.3': 'A shape may be turned and mirrored.',
  '11.4': 'The whole shape lies inside the grid and above the deployment line.',
  '11.5': 'Part of it lies in the first row above the line, or next to another unit.',
  '11.6': 'No dot of it may be an anomaly or taken.',
  '11.7': 'Covering one gains its asset; infantry may do so, too.',
  '11.8': 'Shapes follow the lines of the grid; “next to” is never diagonal.',
  '11.9': 'A unit may lie in several sections; each dot counts in its own. Columns e and f touch.',
  '11.10': 'Where an ability allows it, a covered anomaly counts like any dot.',
  '12': "Everybody's strength on the left and on the right is compared with the neighbours'.",
  '12.1': 'In each of stages II to V everybody fights the neighbour on either side.',
  '12.2': 'One for each covered dot of the section, plus bonuses; nothing is carried over to other wars.',
  '12.3': 'First the deployment line moves up above the sections of this war.',
  '12.4': 'Count the left section just below the line and add bonuses such as Advanced Logistics.',
  '12.5': 'The same for the right section.',
  '12.6':
    'Your left against the right of your left neighbour. More: the asset above is yours. Less: the negative points below. Equal: neither.',
  '12.7': 'Your right against the left of your right neighbour, in the same way.',
  '12.8':
    'Once written it changes only by an ability that says so; such abilities are used in secret and at the same time.',
  '12.9': 'An effect for a war won works for each of the two.',
  '12.10': 'Bonuses for wars to come add up.',
  '12.11': 'The total of the warfare sheet may be negative.',
  '12.12': 'With three or more players they sit on your left and right; with one or two see 23.3.',
  '13': 'In each of stages II, III and IV your chart brings goods.',
  '13.1': 'One good for each underlined “+1 good”.',
  '13.2': 'There are 16 symbols for goods on the sheet. When all are circled, further goods are lost.',
  '14': 'In each of stages II, III and IV an agenda is voted on in secret.',
  '14.1':
    'One vote for each underlined “+1 vote”, at least one. There are 14 symbols; further votes are lost.',
  '14.2': 'The agenda of the stage is revealed. Then Naalu and Xxcha act, and everybody may talk.',
  '14.3':
    'You choose for or against and a number of votes you have, or abstain. Staff of Silence adds to your outcome and counts even alone.',
  '14.4': 'When all votes are in they are shown and summed up.',
  '14.5': 'The outcome with more votes applies to everybody.',
  '14.6': 'The black die decides: influence is for, anything else against.',
  '14.7': 'Votes cast are crossed out, on the winning side or not.',
  '14.8':
    'If whoever cast most votes must choose and several did, they roll the black die until only one of them has influence.',
  '14.9': 'That is a tie at nought, so the die decides.',
  '15': 'What each asset does.',
  '15.1': 'Its number of points at the end.',
  '15.2': 'On the active expansion sheet it unlocks a planet or builds a base.',
  '15.3':
    'Any one resource on the active sheet in a strategy event. Two unspent ones are a point at the end; goods spent freely are not crossed.',
  '15.4': 'Cast in a council; votes cast freely are not crossed.',
  '15.5':
    'Alloy, charter and cipher: for technologies, locked units, some units, dashed cells, and on industry as several resources.',
  '15.6': 'Unlocks the coloured die of its kind on the active sheet.',
  '15.7': 'Crosses one or two symbols of its type on the chart.',
  '15.8': 'Underlines the next “+1 vote”.',
  '15.9': 'Gains the next points of the population track.',
  '15.10': 'The second ability of your faction works, before the next mark.',
  '15.11':
    'You draw a relic at once and note its points; marks before it can then not be taken back. If none is left, note 2 points instead.',
  '15.12': 'One more strength in all wars to come against the neighbour on that side.',
  '16': 'Whoever claims it is written on its board; earlier rows are worth more.',
  '16.1': 'You take the highest free row: its votes at once, its points on navigation.',
  '16.2': 'Votes and points from the first row: 5 and 7, 4 and 5, 3 and 3, twice 2 and 2, then 1 and 1.',
  '16.3':
    'All who claim it in one round get the best row among theirs. This is settled at the end of the round and before any vote.',
  '16.4': 'Factions that are not on the board are written for the score only, without reward.',
  '17': 'Two on each sheet, with an effect that lasts.',
  '17.1': 'Research crosses its symbols while its sheet is active, or you spend the special asset shown.',
  '17.2':
    'Once in a round in which its sheet is active. A resource spent as another comes from the card or the dice and is changed only once.',
  '17.3': 'You may use it in the round in which you researched it.',
  '17.4': 'Any of its costs is crossed; nothing is paid.',
  '18': 'Three black ones for everybody, three coloured ones for those who unlocked them.',
  '18.1': 'Four faces show one resource, two show two. Red is material, green influence, blue research.',
  '18.2': 'Two faces each of material, influence and research.',
  '18.3': 'Coloured dice are always rolled and work only where they are unlocked.',
  '18.4':
    'Spend the die asset, of whatever sheet; the die then works on the active sheet, in this round already.',
  '19': 'Each has two abilities.',
  '19.1': 'The first works from the start, the second each time you gain a faction asset.',
  '20': 'Points, and something you can do once.',
  '20.1':
    'Unless it works at once it stays hidden until you play it. It can be played only when some part of it applies.',
  '20.2': 'Its points count whether you play it or not.',
  '21': 'Four for the table, one for each kind of sheet.',
  '21.1': 'When you have what it needs you get its points on its sheet.',
  '21.2': 'The first get the higher value, later ones the lower.',
  '21.3': 'All who are first in the same round get the higher value.',
  '21.4': 'The bot looks at the end of each round; nobody has to announce anything.',
  '21.5': 'Each player scores an objective once.',
  '22': 'After Empty Throne the points of the four sheets are added up.',
  '22.1': 'Its victory assets, negative ones too, and its objective.',
  '22.2': 'Every two unspent goods are a point on industry.',
  '22.3': 'Most points win.',
  '22.4': 'More unspent votes; if these are equal the victory is shared.',
  '23': 'An automated faction plays along on a board of its own.',
  '23.1':
    'Six tracks, one for each result of the coloured dice: strength, votes, and progress on each sheet.',
  '23.2': 'All agendas of a stage form a deck.',
  '23.3':
    "With two, a black die decides on which side you sit of each other; the other side is the automated faction's, alone both are.",
  '23.4': 'Ascendant Empire and one random black card of stage V leave the deck.',
  '23.5': 'Easy changes nothing. Medium and hard begin with symbols crossed on its tracks.',
  '23.6':
    'After each roll it crosses a symbol for each coloured die. If a section is full the mark goes to the next one.',
  '23.7':
    'It takes an objective or a row on Mecatol Rex as soon as all symbols before it are crossed. It scores nothing, but it was first.',
  '23.8':
    'If you fulfil an objective in the same round you get the higher value. On Mecatol Rex it takes the higher row.',
  '23.9': 'A symbol too many counts as the one printed at the end of the track.',
  '23.10':
    'The number above its last crossed symbol of the stage, nought if there is none; then the section is struck out.',
  '23.11': 'One card shows its “for”, another its “against”, so that exactly one of the two has a star.',
  '23.12':
    'The number of its track, and 0, 1 or 2 more if the black die shows material, influence or research.',
  '23.13':
    'You cast a number of votes. With more than it you resolve the starred outcome, otherwise the other one, each on their own.',
  '23.14': 'The best player wins with a rank above defeat: from 40 points on easy, 60 on medium, 80 on hard.',
  '23.15': 'What is worse for the players happens.',
  '24': 'How texts and rules are read.',
  '24.1':
    '“May” is optional; everything else is done as far as possible, in its order, oldest first. What is impossible is skipped.',
  '24.2': 'Such abilities come before anything is spent.',
  '24.3':
    'All goes to one sheet, active or not: one on which most of it can be spent. Such resources are never converted.',
  '24.4': 'Everybody may look at every sheet, except while marks are being made.',
};
