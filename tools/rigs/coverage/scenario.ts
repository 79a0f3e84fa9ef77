import { playMatch } from '#cli/play.ts';
import { joined } from '#core/fixed.ts';
import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { MODULES, packed } from '#games/twilight-imperium/modules/index.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { factions } from '#games/twilight-imperium/tables/factions.ts';
import type { FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { TECHNOLOGY_COLOURS as COLOURED } from '#games/twilight-imperium/tables/kinds.ts';
import { lines } from '#games/twilight-imperium/tables/lines/index.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { arm, endow, settle } from './arming.ts';
import {
  dealAgendas,
  dealCards,
  dealNotes,
  dealObjectives,
  dealSecrets,
  dealTechnologies,
} from './dealing.ts';
import type { Item } from './inventory.ts';

/** A table to begin a game at: seats, what has not been played yet, and how to stir. */
export interface Wanted {
  readonly seats: number;
  readonly missing: readonly Item[];
  readonly seed: string;
  readonly modules?: readonly string[];
}

/** Factions that something missing belongs to. */
function sought(all: readonly FactionId[], missing: readonly Item[]): FactionId[] {
  const named = (kind: Item['kind']) =>
    new Set(missing.filter((item) => item.kind === kind).map(({ id }) => id));
  const [taken, abilities, researched, built, notes] = [
    named('faction'),
    named('ability'),
    named('technology'),
    named('unit'),
    named('note'),
  ];
  return all.filter((faction) => {
    const sheet = factions[faction];
    return (
      taken.has(faction) ||
      notes.has(sheet.note) ||
      sheet.abilities.some((id) => abilities.has(id)) ||
      sheet.ownTechnologies.some((id) => researched.has(id)) ||
      [...built].some((id) => lines[id as keyof typeof lines].faction === faction)
    );
  });
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** The table after its set-up, with the factions that are sought at it. */
function setUp({ seats, missing, seed, modules = [] }: Wanted, random: () => number): State {
  const box = packed(MODULES, modules);
  const first = shuffled(sought(box.factions, missing), random);
  const others = shuffled(
    box.factions.filter((id) => !first.includes(id)),
    random,
  );
  const options = { seatFactions: [...first, ...others].slice(0, seats), modules };
  const game = twilightImperium as unknown as Game;
  const { session } = playMatch(
    { game, seats, options, bots: ['random'], seed },
    { until: ({ session: now }) => (now.state as State).stage.kind === 'strategy' },
  );
  const s = joined({ text: session.segment.state, fixed: session.config.fixed ?? null }) as State;
  // Its game gives it the rules that it is played by when it first looks at it.
  const wrong = twilightImperium.invalid(s);
  if (wrong !== null) throw new Error(`the set-up of ${seed} is impossible: ${wrong}`);
  return s;
}

/**
 * A game that begins in the middle: everybody rich and armed, with what has not been played yet in hands and on top of decks. The
 * custodians are gone, and it begins with an agenda phase where agendas or laws are wanted. The position is one that could come up.
 */
export function scenario(wanted: Wanted): Game {
  const random = pseudoRandom(`scenario ${wanted.seed}`);
  const s = setUp(wanted, random);
  const ids = (kind: Item['kind']) =>
    shuffled(
      wanted.missing.filter((item) => item.kind === kind).map(({ id }) => id),
      random,
    );
  endow(s);
  arm(s);
  const goals = [...ids('public objective'), ...ids('secret objective')];
  if (goals.length > 0) settle(s);
  dealCards(s, ids('action card'));
  dealSecrets(s, ids('secret objective'));
  dealNotes(s, ids('note'));
  dealObjectives(s, ids('public objective'));
  dealTechnologies(s, [...ids('technology'), ...upgradesFor(s, ids('unit')), ...studies(s, goals)]);
  const laws = [...ids('law'), ...ids('agenda')];
  dealAgendas(s, laws);
  s.custodians = false;
  if (laws.length > 0 && random() < 0.7) s.stage = { kind: 'agenda', number: 1 };
  const wrong = twilightImperium.invalid(s);
  if (wrong !== null) throw new Error(`the scenario ${wanted.seed} is impossible: ${wrong}`);
  return { ...twilightImperium, setup: () => s } as unknown as Game;
}

/** What an objective asks of a seat's technologies. */
function studies(s: State, goals: readonly string[]): string[] {
  const all = inBox(s).filter(([, { faction }]) => faction === null);
  const science = COLOURED.flatMap((colour) => all.filter(([, one]) => one.colour === colour).slice(0, 2));
  const upgrades = all.filter(([, { upgrade }]) => upgrade !== undefined).slice(0, 3);
  return [
    ...(goals.includes('master-the-sciences') || goals.includes('diversify-research') ? science : []),
    ...(goals.includes('revolutionize-warfare') || goals.includes('develop-weaponry') ? upgrades : []),
  ].map(([id]) => id);
}

const upgradesFor = (s: State, units: readonly string[]) =>
  inBox(s)
    .filter(([, { upgrade }]) => upgrade !== undefined && units.includes(upgrade))
    .map(([id]) => id);

/** The technologies of a table. */
const inBox = ({ box }: State) => box.technologies.map((id) => [id, technologies[id]] as const);
