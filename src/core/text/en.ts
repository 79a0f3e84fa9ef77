import type { Texts } from '../message.ts';
import type { CoreLexicon } from './lexicon.ts';

const range = (min: number, max: number) => (min === max ? `exactly ${min}` : `${min} to ${max}`);

export const en: Texts<CoreLexicon> = {
  'core.stale': () =>
    'That question is no longer open: the table has moved on. Look at what you are asked now.',
  'core.notYours': () => 'That question is put to somebody else.',
  'core.malformed': () => 'That answer does not have the form the question asks for.',
  'core.notOffered': () => 'That is not among the choices offered.',
  'core.twice': () => 'The same thing was chosen twice.',
  'core.pickRange': ({ min, max, count }) => `Choose ${range(min, max)}; you chose ${count}.`,
  'core.marksRange': ({ min, max, count }) => `Make ${range(min, max)} marks; you made ${count}.`,
  'core.turn': ({ shape, drawn }, { say }) => `${say(shape)} as ${drawn}`,
  'core.cells': ({ cells }) => `on ${cells}`,
  'core.orderAll': ({ count }) => `Put all ${count} in order, each once.`,
  'core.amountRange': ({ min, max }) => `Give a whole number: ${range(min, max)}.`,
  'core.slotRange': ({ slot, min, max }, { say }) => `${say(slot)} takes ${range(min, max)}.`,
  'core.totalRange': ({ min, max, total }) => `The total must be ${range(min, max)}; yours is ${total}.`,
  'core.tooLong': ({ max }) => `At most ${max} characters, please.`,
  'core.over': () => 'This game is over.',
  'core.stuck': () => 'This table has met a fault of ours and waits for a repair. Nothing is lost.',
  'core.undoUnknown': () => 'There is no such answer of yours to take back.',
  'core.undoNeedsVote': () =>
    'Something has been revealed or built on since: only the table can take it back, by a vote.',
  'core.repairMalformed': ({ reason }, { quote }) => `That repair cannot be applied: ${quote(reason)}`,
  'core.repairBreaks': ({ reason }, { quote }) =>
    `That repair would leave the table in an impossible state: ${quote(reason)}`,
  'core.repairFixed': ({ reason }, { quote }) =>
    `That was settled when the table was set up and stays so: ${quote(reason)}`,
  'core.moduleNeeds': ({ module, needs }, { say }) =>
    `“${say(module)}” is played only together with “${say(needs)}”.`,
  'core.moduleConflict': ({ module, with: other }, { say }) =>
    `“${say(module)}” and “${say(other)}” cannot be played together.`,
  'core.moduleSeats': ({ module, seats }, { say }) => `“${say(module)}” is for ${seats} seats only.`,
  'core.gone': ({ key }) =>
    `(something happened here that this version can no longer put into words: ${key})`,
  'core.pass': () => 'Let it happen',
  'core.react': () => 'Do you step in?',
};
