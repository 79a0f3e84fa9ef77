import type { Texts } from '#core/message.ts';
import { KEPT } from '../tables/vocabulary.ts';
import { assets, counted } from './counted.en.ts';
import type { GuideLexicon } from './guide.ts';
import { namesEn } from './names.en.ts';
import { tally } from './words.ts';

export const guideEn: Texts<GuideLexicon> = {
  'coach.faction': () => 'The first ability works all game; the second each time you gain a faction asset.',
  'coach.sheet': () =>
    'One sheet is active this round: card and dice are spent there. Look where they fit best.',
  'coach.card': () =>
    'Tick several marks at once; each may open others. Nothing is sent until you press the button.',
  'coach.dice': () => 'Everybody has the same three dice. What a sheet can take must be spent.',
  'coach.planet': () => 'Planet assets come from navigation and open planets on expansion. Claim them early.',
  'coach.industry': () =>
    'Material crosses a cell and loses it; influence or research claims beside a crossed one.',
  'coach.warfare': () => 'Only dots of the section below the next dashed line count in the next war.',
  'coach.relic': () => 'A relic is drawn at once; marks before it can no longer be taken back.',
  'coach.vote': () => 'Votes that are cast are gone, whoever wins. The star marks the kinder outcome.',
  'coach.objectives': () => 'The first to fulfil an objective gets more; in the same round all are first.',
  'guide.standing': ({ round, rounds, event }) =>
    round === 0 ? 'set-up' : `round ${round} of ${rounds}${event ? `, ${namesEn.events[event]}` : ''}`,
  'guide.stock': ({ goods, votes, kept, relics }, s) => {
    const some = KEPT.map((asset) => ({ asset, n: kept.filter((one) => one === asset).length })).filter(
      ({ n }) => n > 0,
    );
    return [
      assets(goods, 'good', s),
      assets(votes, 'vote', s),
      ...some.map(({ asset, n }) => assets(n, asset, s)),
      ...(relics > 0 ? [`${counted(relics, { one: 'relic', other: 'relics' }, s)} in hand`] : []),
    ].join(' · ');
  },
  'guide.objectives': ({ objectives }) =>
    objectives
      .map(
        ({ objective, have, need, isTaken }) =>
          `${namesEn.objectives[objective]} ${have}/${need}${isTaken ? '' : ' ★'}`,
      )
      .join(' · '),
  'guide.dice': ({ dice }) => `dice: ${tally(dice, namesEn.resources)}`,
  'deed.marks': ({ marks }, s) =>
    marks === 0 ? 'Mark nothing' : `Make ${counted(marks, { one: 'mark', other: 'marks' }, s)}`,
  'deed.votes': ({ votes }, s) => `Cast ${assets(votes, 'vote', s)}`,
  'reason.plan': () => 'most points by what is left of the game',
  'setting.side': () => 'Sheets',
  'setting.side.A': () => 'Side A',
  'setting.side.A.about': () => 'Everybody has sheets of their own, each with a feature.',
  'setting.side.B': () => 'Side B',
  'setting.side.B.about': () => 'The same sheets for all; better for a first game.',
  'setting.factions': () => 'Factions',
  'setting.factions.choose': () => 'Choose',
  'setting.factions.choose.about': () => 'Everybody keeps one of three.',
  'setting.factions.deal': () => 'Dealt',
  'setting.factions.deal.about': () => 'Everybody is dealt one.',
  'setting.difficulty': () => 'Automated faction',
  'setting.difficulty.easy': () => 'Easy',
  'setting.difficulty.easy.about': () => 'For one or two: win with 40 points.',
  'setting.difficulty.medium': () => 'Medium',
  'setting.difficulty.medium.about': () => 'It has a start; win with 60 points.',
  'setting.difficulty.hard': () => 'Hard',
  'setting.difficulty.hard.about': () => 'It has a long start; win with 80 points.',
  'prepared.sheet': ({ sheet }) => namesEn.sheets[sheet],
  'prepared.choose': () => 'Choose for me',
  'prepared.spend': () => 'Spend for me',
};
