import type { Speaker, Texts } from '#core/message.ts';
import { TECHNOLOGY_VP } from '../rules/numbers.ts';
import { type AchievementRow, achievements, type CountId } from '../tables/achievements.ts';
import { guilds } from '../tables/guilds.ts';
import { START_ACTIONS, startActions } from '../tables/start.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyRow } from '../tables/technologies/technology.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { CardsLexicon } from './cards.ts';
import { points, spaces } from './counted.en.ts';
import { actionEn, headedActionEn, lastingEn, sentencesEn, stepsEn } from './effects.en.ts';
import { eventEn } from './events.en.ts';
import { factionEn, matEn } from './mats.en.ts';
import { namesEn } from './names.en.ts';
import { roman, sentence } from './words.ts';

const { types, kinds } = namesEn;

function technologyText(id: TechnologyId, s: Speaker): string {
  const row: TechnologyRow = technologies[id];
  const { level, types: own, right, vp = TECHNOLOGY_VP[level] ?? 0, immediate, actions, lasting } = row;
  const leads = own.length > 1 ? `, leads on to ${types[right]}` : '';
  return [
    `Level ${roman(level)}, ${own.map((type) => types[type]).join(' and ')}${leads}. ${points(vp, s)}.`,
    sentence(`At once: ${stepsEn(immediate, s)}`),
    ...actions.map((action) => sentence(headedActionEn('Action', action, s))),
    ...(lasting ? [`Always: ${lastingEn(lasting).join('; ')}.`] : []),
  ].join(' ');
}

function systemText(id: keyof typeof systems, s: Speaker): string {
  const { deck, start, strength, spec, vp, control, bonus, lasting } = systems[id];
  return [
    `System ${deck}${start ? ' (start)' : ''}: ${spec.map((kind) => kinds[kind]).join(' or ')}. Strength ${strength}, ${points(vp, s)}.`,
    ...(control.length > 0 ? [sentence(`Control: ${stepsEn(control, s)}`)] : []),
    ...(bonus.length > 0 ? [sentence(`Colony: ${stepsEn(bonus, s)}`)] : []),
    ...(lasting ? [`Always: ${lastingEn(lasting).join('; ')}.`] : []),
  ].join(' ');
}

/** What an achievement takes. */
function conditionEn({ count, n }: AchievementRow['test']): string {
  const all: Readonly<Record<CountId, string>> = {
    level3: `${n} technologies of level III`,
    level4: n === 1 ? 'a technology of level IIII' : `${n} technologies of level IIII`,
    colonies: `${n} colonies`,
    coloniesB: `${n} colonies of the B deck`,
    automation: `automation level ${n}`,
    outposts: `control of ${n} systems or shipyards at once`,
    typesHeldTwice: 'two technologies of each type (a hybrid counts for both)',
    discsOff: `${n} of the 16 production discs off the tracks`,
    specMax: `${n} printed food or ${n} printed ore symbols on colonies, outposts and shipyards`,
    techs: `${n} technologies, private ones included`,
    strength: `ships of total strength ${n}`,
  };
  return all[count];
}

const KIND = { basic: 'In every game.', A: 'Achievement A.', B: 'Achievement B.' } as const;

const startText = (s: Speaker): string =>
  START_ACTIONS.map((id) => sentence(actionEn(startActions[id], s))).join(' ');

export const cardsEn: Texts<CardsLexicon> = {
  'technology.text': ({ technology }, s) => technologyText(technology, s),
  'system.text': ({ system }, s) => systemText(system, s),
  'event.text': ({ event }, s) => eventEn(event, s),
  'guild.text': ({ guild }, s) =>
    sentencesEn([
      `${spaces(guilds[guild].spaces, s)}, for every faction once the guild is open`,
      actionEn(guilds[guild].action, s),
    ]),
  'achievement.text': ({ achievement }) => {
    const { kind, test, vp } = achievements[achievement];
    return `${sentence(conditionEn(test))} Points by space: ${vp.join(', ')}. ${KIND[kind]}`;
  },
  'faction.text': ({ faction }, s) => factionEn(faction, s),
  'mat.text': ({ faction, mats }, s) => matEn(faction, mats, s),
  'start.name': () => namesEn.start,
  'start.text': (_, s) => `Everybody has it. ${startText(s)} The last of them is always free.`,
  'startAction.text': ({ action }, s) => sentence(actionEn(startActions[action], s)),
};
