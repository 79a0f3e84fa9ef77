import type { PublicId, SecretId } from '../../tables/card-ids.ts';

/** Scored once a round when objectives are. */
const status = (condition: string) => `В фазе статуса: ${condition}.`;
/** Scored by a trigger, as soon as it happens. */
const atOnce = (deed: string) => `В фазе действий, в тот самый момент: ${deed}.`;
const sameTrait = (planets: string) => `контролируйте ${planets} одного типа, всё равно какого`;
const upgrades = (technologies: string) => `имейте ${technologies} улучшения отрядов`;
const abroad = (count: number) => `контролируйте ${count} планет вне родных систем`;
const specialties = (planets: string) => `контролируйте ${planets} с технологической специализацией`;
const tokens = (spent: string) => `потратьте ${spent} из тактического и стратегического резервов`;
const ofTrait = (trait: string) => `контролируйте 4 ${trait} планеты`;

/** What public objectives ask for, in our own words; the Imperial strategy card scores them in the action phase too. */
export const publicObjectives: Readonly<Record<PublicId, string>> = {
  'corner-the-market': status(sameTrait('4 планеты')),
  'develop-weaponry': status(upgrades('2 технологии')),
  'diversify-research': status('имейте по 2 технологии каждого из 2 цветов'),
  'erect-a-monument': status('потратьте 8 ресурсов'),
  'expand-borders': status(abroad(6)),
  'found-research-outposts': status(specialties('3 планеты')),
  'intimidate-council': status('имейте корабли в 2 системах, смежных с Мекатол-Рексом'),
  'lead-from-the-front': status(tokens('3 жетона приказов')),
  'negotiate-trade-routes': status('потратьте 5 товаров'),
  'sway-the-council': status('потратьте 8 влияния'),
  'centralize-galactic-trade': status('потратьте 10 товаров'),
  'conquer-the-weak': status('контролируйте планету в родной системе другого игрока'),
  'form-galactic-brain-trust': status(specialties('5 планет')),
  'found-a-golden-age': status('потратьте 16 ресурсов'),
  'galvanize-the-people': status(tokens('6 жетонов приказов')),
  'manipulate-galactic-law': status('потратьте 16 влияния'),
  'master-the-sciences': status('имейте по 2 технологии каждого из 4 цветов'),
  'revolutionize-warfare': status(upgrades('3 технологии')),
  'subdue-the-galaxy': status(abroad(11)),
  'unify-the-colonies': status(sameTrait('6 планет')),
};

/** What secret objectives ask for, in our own words. */
export const secretObjectives: Readonly<Record<SecretId, string>> = {
  'adapt-new-strategies': status(
    'имейте 2 фракционные технологии; сам «Ассимилятор Валефара» не считается, но считается фракционная технология, которую он копирует',
  ),
  'become-the-gatekeeper': status(
    'имейте корабли в системе с альфа-червоточиной и в системе с бета-червоточиной',
  ),
  'control-the-region': status('имейте корабли в 6 системах'),
  'cut-supply-lines': status('имейте корабль в системе с базой другого игрока'),
  'destroy-their-greatest-ship': atOnce('уничтожьте флагман или солнце войны другого игрока'),
  'establish-a-perimeter': status('имейте на поле 4 ПСО'),
  'forge-an-alliance': status(ofTrait('культурные')),
  'form-a-spy-network': status('сбросьте 5 карт действий'),
  'fuel-the-war-machine': status('имейте на поле 3 базы'),
  'gather-a-mighty-fleet': status('имейте на поле 5 дредноутов'),
  'learn-the-secrets-of-the-cosmos': status(
    'имейте корабли в 3 системах, каждая из которых смежна с аномалией',
  ),
  'make-an-example-of-their-world': atOnce(
    'уничтожьте «Бомбардировкой» последние наземные войска другого игрока на планете',
  ),
  'master-the-laws-of-physics': status('имейте 4 технологии одного цвета'),
  'mine-rare-metals': status(ofTrait('опасные')),
  'monopolize-production': status(ofTrait('промышленные')),
  'occupy-the-seat-of-the-empire': status('контролируйте Мекатол-Рекс и имейте 3 корабля в его системе'),
  'spark-a-rebellion': atOnce(
    'победите в бою игрока, у которого больше всех победных очков (или столько же, сколько у других лидеров)',
  ),
  'threaten-enemies': status('имейте корабль в системе, смежной с родной системой другого игрока'),
  'turn-their-fleets-to-dust': atOnce(
    'уничтожьте «Космической пушкой» последние корабли другого игрока в системе',
  ),
  'unveil-flagship': atOnce('победите в космическом бою в системе своего флагмана, и пусть он уцелеет'),
};
