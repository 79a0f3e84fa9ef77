import type { Texts } from '#core/message.ts';
import type { PanelLexicon } from './lexicon.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`);

/** How much there is of what is asked for; what is missing is said as well. */
const counted = (count: number, min: number, max: number) =>
  `**${count}** of ${max}${count < min && min < max ? `, at least ${min}` : ''}`;

export const en: Texts<PanelLexicon> = {
  'panel.done': () => 'Done',
  'panel.none': () => 'None of it',
  'panel.back': () => 'Back',
  'panel.startOver': () => 'Start over',
  'panel.suggest': () => 'Suggest',
  'panel.plan': () => 'Always decide this for me',
  'panel.rest': () => 'Not again this round',
  'panel.giveAway': () => 'Give it for nothing',
  'panel.whyNot': () => 'Why not?',
  'panel.details': () => 'What they do',
  'panel.chooseThis': () => 'Choose',
  'panel.nothingToTell': () => 'There is nothing more to say about these.',
  'panel.previous': () => 'Previous',
  'panel.next': () => 'Next',
  'panel.page': ({ page, pages }) => `Page ${page} of ${pages}`,
  'panel.choosePlaceholder': () => 'Choose one',
  'panel.pickPlaceholder': ({ min, max }) => `Choose ${range(min, max)}`,
  'panel.picked': ({ count, min, max }) => `Ticked: ${counted(count, min, max)}`,
  'panel.chosen': ({ items }, { say, list }) => `Chosen: ${list(items.map(say))}`,
  'panel.total': ({ total, min, max }) => `In all ${counted(total, min, max)}`,
  'panel.slot': ({ label, given, min, max }, { say }) => `${say(label)}: ${counted(given, min, max)}`,
  'panel.tickPlaceholder': () => 'Tick what you want',
  'panel.entry': ({ label, amount, number }, { say }) =>
    amount > 1 ? `${amount} × ${say(label)}` : number > 1 ? `${say(label)} (one more)` : say(label),
  'panel.entryOf': ({ label, amount, most }, { say }) => `${say(label)}: ${amount} of ${most}`,
  'panel.fewer': ({ number, of }) => (of === 1 ? 'Fewer…' : `Fewer… (${number} of ${of})`),
  'panel.howMany': () => 'How many of each?',
  'panel.find': () => 'Find…',
  'panel.showAll': () => 'Show all',
  'panel.notFound': ({ text }, { quote }) => `Nothing on the list is called “${quote(text)}”.`,
  'panel.left': ({ what }, { say }) => `☑ ${say(what)}`,
  'panel.notLeft': ({ what }, { say }) => `☐ ${say(what)}`,
  'panel.everything': () => 'Everything that fits',
  'panel.suggested': ({ answer, reason }, { say }) =>
    `Suggested: ${answer === null ? 'as ticked' : `**${answer}**`}${reason === null ? '' : ` (${say(reason)})`}`,
  'panel.notYet': ({ reason, rule }, { say }) =>
    `⚠️ Not yet: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'panel.amount': ({ amount, min, max }) => `**${amount}** (${range(min, max)})`,
  'panel.enterNumber': () => 'Type a number',
  'panel.about': () => 'About …',
  'panel.aboutHowMuch': ({ most }) => `How much in all, up to ${most}?`,
  'panel.enterText': () => 'Write',
  'panel.markPlaceholder': ({ number }) => `Mark ${number}`,
  'panel.marksPlaceholder': ({ number }) => (number === 1 ? 'Pick one or several' : 'What else?'),
  'panel.turnPlaceholder': () => 'Which way round?',
  'panel.cellPlaceholder': () => 'Where?',
  'panel.type': () => 'Type',
  'panel.typedMarks': () => 'Marks, with spaces between them',
  'panel.unmark': () => 'Undo last mark',
  'panel.turn': () => 'Turn it',
  'panel.laid': ({ shape, where }, { say }) => `**${say(shape)}** ${say(where)}`,
  'panel.rankPlaceholder': ({ place }) => `Place ${place}`,
  'panel.ranked': ({ items }, { say }) => items.map((item, at) => `${at + 1}. ${say(item)}`).join('\n'),
  'panel.barred': ({ options }, { say }) =>
    options
      .map(
        ({ label, reason, rule }) =>
          `• **${say(label)}**: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
      )
      .join('\n'),
  'panel.held': ({ answer }) =>
    `You have answered${answer === null ? '' : `: **${answer}**`}. Until everybody has, you may change your answer.`,
  'panel.optional': () => 'Optional: the game goes on without it.',
  'panel.noNumber': () => 'That is not a whole number in the range that is asked for.',
};
