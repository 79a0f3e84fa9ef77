import { z } from 'zod';
import type { Game } from '#core/game.ts';
import type { AnyTexts, Message } from '#core/message.ts';
import type { ModuleChoice } from '#core/modules.ts';
import type { Setting } from '#core/setting.ts';
import { market } from '../app-toy.ts';

/** Words that are the same in every language. */
const toyWords = (text: string): Message => ({ key: 'toy.words', args: { text } });

const TEXTS: AnyTexts = { 'toy.words': ({ text }: { readonly text?: unknown }) => String(text) };

const long = (about: string) => `${about}: ${'what this changes is told at length '.repeat(6)}`.trim();

/** A setting with so many values, the first of which stands. */
export function toySetting(id: string, values: number): Setting {
  return {
    id,
    label: toyWords(`Setting ${id}`),
    values: Array.from({ length: values }, (_, value) => ({
      id: `${value}`,
      label: toyWords(`${id} is ${value}`),
      about: toyWords(long(`${id} ${value}`)),
      sets: { [id]: value },
    })),
    typed: { label: toyWords(`Another ${id}`), most: 40, sets: (text) => ({ [id]: text }) },
  };
}

export const toyModule = (id: string, group: string, more: Partial<ModuleChoice> = {}): ModuleChoice => ({
  id,
  label: toyWords(`Module ${id}`),
  about: toyWords(long(`Module ${id}`)),
  group: toyWords(`Group ${group}`),
  ...more,
});

/** A game that has these settings and modules to choose before it begins. */
export function manyOptions(settings: readonly Setting[], modules: readonly ModuleChoice[]): Game {
  const game = market() as unknown as Game;
  const names = [...settings, ...modules.flatMap((module) => module.settings ?? [])].map(({ id }) => id);
  const value = z.union([z.int(), z.string()]).default(0);
  return {
    ...game,
    id: 'many-options',
    options: z.object({
      rounds: z.int().default(3),
      modules: z.array(z.string()).optional(),
      ...Object.fromEntries(names.map((name) => [name, value])),
    }),
    texts: { en: { ...game.texts.en, ...TEXTS }, ru: { ...game.texts.ru, ...TEXTS } },
    presentation: { ...game.presentation, settings, modules },
  };
}
