import type { BattleOdds, Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import { LIMITS } from '../messages/limits.ts';
import { wordsIn } from '../messages/words.ts';
import type { Suggestion } from './command.ts';
import { tokensOf } from './reference-index.ts';
import { stemOf } from './stem.ts';

/** Units as somebody typed them, and what among that is none. */
export interface TypedUnits {
  readonly units: Readonly<Record<string, number>>;
  readonly unknown: readonly string[];
}

interface Naming {
  readonly id: string;
  readonly stems: readonly string[];
}

/** No fleet has more kinds, and nobody more figures. */
const MAX_PARTS = 20;
const MAX_COUNT = 999;

const stemmed = (text: string): string => tokensOf(text).map(stemOf).join(' ');

function namingsOf(game: Game, { units }: Pick<BattleOdds<never>, 'units'>): Naming[] {
  return units.map(({ id, label }) => ({
    id,
    stems: [stemmed(id), ...LANGUAGES.map((language) => stemmed(wordsIn(language, game).say(label)))],
  }));
}

/** A part of what was typed: how many of what, in any order (“2 cruisers”, “cruiser ×2”, “carrier”). */
function partOf(text: string): { readonly count: number; readonly name: string } {
  const number = /\d+/.exec(text)?.[0];
  const name = text
    .replace(/\d+/, ' ')
    .replaceAll(/(?<!\p{L})[xх×*](?!\p{L})/giu, ' ')
    .trim();
  return { count: number === undefined ? 1 : Math.min(Number(number), MAX_COUNT), name };
}

function unitCalled(namings: readonly Naming[], name: string): string | null {
  const wanted = stemmed(name);
  if (wanted === '') return null;
  const exact = namings.find(({ stems }) => stems.includes(wanted));
  const begun = namings.filter(({ stems }) => stems.some((stem) => stem.startsWith(wanted)));
  return exact?.id ?? (begun.length === 1 ? (begun[0]?.id ?? null) : null);
}

/** Reads “2 cruisers, carrier” in either language. */
export function readUnits(game: Game, odds: BattleOdds<never>, typed: string): TypedUnits {
  const namings = namingsOf(game, odds);
  const units: Record<string, number> = {};
  const unknown: string[] = [];
  for (const part of typed.split(/[,;+]/).slice(0, MAX_PARTS)) {
    const { count, name } = partOf(part);
    if (name === '') continue;
    const unit = unitCalled(namings, name);
    if (unit === null) unknown.push(part.trim());
    else units[unit] = (units[unit] ?? 0) + count;
  }
  return { units, unknown };
}

/** Completes the last of the units that are being typed. */
export function unitsSuggested(
  { game, odds, language }: { game: Game; odds: BattleOdds<never>; language: Language },
  typed: string,
): Suggestion[] {
  const cut = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';'), typed.lastIndexOf('+')) + 1;
  const before = typed.slice(0, cut).trim();
  const { count, name } = partOf(typed.slice(cut));
  const wanted = stemmed(name);
  const { say } = wordsIn(language, game);
  const fitting = new Set(
    namingsOf(game, odds)
      .filter(({ stems }) => stems.some((stem) => stem.startsWith(wanted)))
      .map(({ id }) => id),
  );
  return odds.units
    .filter(({ id }) => fitting.has(id))
    .map(({ label }) => `${before} ${count} ${say(label)}`.trim())
    .filter((text) => text.length <= LIMITS.choiceName)
    .map((text) => ({ name: text, value: text }));
}
