import type { Speaker } from '#core/message.ts';
import { agendas, type Election } from '../../tables/agendas.ts';
import type { AgendaId } from '../../tables/card-ids.ts';

type Elections = Readonly<Record<Exclude<Election, 'for-against'>, string>>;

const electsEn: Elections = {
  player: 'elects a player',
  planet: 'elects a planet',
  cultural: 'elects a cultural planet',
  hazardous: 'elects a hazardous planet',
  industrial: 'elects an industrial planet',
  'outer-planet': 'elects a planet that is neither a home planet nor Mecatol Rex',
  law: 'elects a law',
  'scored-secret': 'elects a scored secret objective',
};
const electsRu: Elections = {
  player: 'выбирают игрока',
  planet: 'выбирают планету',
  cultural: 'выбирают культурную планету',
  hazardous: 'выбирают опасную планету',
  industrial: 'выбирают промышленную планету',
  'outer-planet': 'выбирают планету, кроме родных и Мекатол-Рекса',
  law: 'выбирают закон',
  'scored-secret': 'выбирают выполненную секретную цель',
};

const WORDS = {
  en: {
    law: 'Law',
    directive: 'Directive',
    votes: 'for or against',
    elects: electsEn,
    hidden: 'hidden until it is revealed',
  },
  ru: {
    law: 'Закон',
    directive: 'Распоряжение',
    votes: 'за или против',
    elects: electsRu,
    hidden: 'карта скрыта до раскрытия',
  },
} as const;

/** Whether an agenda is a law, and what is voted on. */
export function voteKind({ language }: Pick<Speaker, 'language'>, id: AgendaId): string {
  const words = WORDS[language];
  const { type, elect } = agendas[id];
  return `${words[type]}, ${elect === 'for-against' ? words.votes : words.elects[elect]}`;
}

/** What is printed on an agenda but for its text, and who sees it. */
export function agendaKind(speaker: Pick<Speaker, 'language'>, id: AgendaId): string {
  return `${voteKind(speaker, id)}; ${WORDS[speaker.language].hidden}`;
}
