import type { Look } from '#app/records/look.ts';
import { inSteps } from '#app/runner/long-work.ts';
import type { BattleOdds, Game, SupposedSide } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Steps } from '#core/steps.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Suggestion } from '../interactions/command.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { seatCalled } from '../interactions/seat-called.ts';
import { readUnits } from '../interactions/units-typed.ts';
import { labelText } from '../messages/quote.ts';
import { spokenLines } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';

/** A game whose battles can be weighed, and the table at which somebody asks. */
export interface WeighedGame {
  readonly game: Game;
  readonly odds: BattleOdds<unknown>;
  readonly look: Look | null;
}

/** The table's game, if its battles can be weighed; without a table the first whose battles can. */
export function weighedGame({ app }: BotContext, look: Look | null): WeighedGame | null {
  const games = look === null ? [...app.games.values()] : [app.games.get(look.table.game)];
  const game = games.find((one) => one?.presentation.odds !== undefined);
  const odds = game?.presentation.odds;
  return game === undefined || odds === undefined ? null : { game, odds, look };
}

/** What is to be weighed: an attack from the board, or two sides. */
export interface OddsRequest {
  readonly attacker: string | null;
  readonly defender: string | null;
  readonly against: string | null;
  readonly system: string | null;
  readonly isGround: boolean;
}

export async function oddsScreen(
  bot: BotContext,
  { language }: InteractionContext,
  { weighed, request }: { weighed: WeighedGame; request: OddsRequest },
): Promise<Screen> {
  const { game, look } = weighed;
  const speaker = look === null ? wordsIn(language, game) : speakerAt(bot, look, language);
  return spokenLines(speaker, await inSteps(oddsLines(weighed, request, speaker)));
}

function* oddsLines(weighed: WeighedGame, request: OddsRequest, speaker: Speaker): Steps<readonly Message[]> {
  const { odds, look } = weighed;
  if (request.system === null) return yield* betweenSides(weighed, request);
  if (look === null || look.view === null) return [words('odds.noBoard', {})];
  const place = placesSuggested(weighed, speaker, request.system)[0];
  if (place === undefined) return [words('odds.noPlace', { place: peopleText(request.system) })];
  return yield* odds.attack(look.view, place.value);
}

function* betweenSides({ game, odds, look }: WeighedGame, request: OddsRequest): Steps<readonly Message[]> {
  const { attacker, defender, against, isGround } = request;
  if (attacker === null || defender === null) return [words('odds.needed', {})];
  const read = [attacker, defender].map((typed) => readUnits(game, odds, typed));
  const unknown = read.flatMap((side) => side.unknown).map(peopleText);
  if (unknown.length > 0)
    return [words('odds.unknownUnits', { unknown, units: odds.units.map(({ label }) => label) })];
  const opponent = against === null || look === null ? null : seatCalled(look, against);
  if (against !== null && opponent === null) return [words('replace.noSeat', { seat: peopleText(against) })];
  const viewer = look?.viewer ?? 'table';
  const side = (at: number, seat: number | null): SupposedSide => ({ units: read[at]?.units ?? {}, seat });
  return yield* odds.battle(
    {
      place: isGround ? 'ground' : 'space',
      attacker: side(0, viewer === 'table' ? null : viewer),
      defender: side(1, opponent),
    },
    look?.view ?? null,
  );
}

/** Places that an attack can be aimed at: what is called just so, else all that fit what is being typed. */
export function placesSuggested({ odds, look }: WeighedGame, { say }: Speaker, typed: string): Suggestion[] {
  if (look === null || look.view === null) return [];
  const wanted = typed.trim().toLocaleLowerCase();
  const all = odds.places(look.view).map(({ id, label }) => ({ name: labelText(say(label)), value: id }));
  const exact = all.filter(({ name, value }) => value === wanted || name.toLocaleLowerCase() === wanted);
  return exact.length > 0 ? exact : all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
