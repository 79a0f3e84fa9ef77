import type { Flow } from '#core/flow.ts';
import { choose, place } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type SystemId } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { Effect } from '../content/property.ts';
import { returnCubes, takeCube } from '../mutations/cubes.ts';
import { judge } from '../mutations/judge.ts';
import { swallow, uncover } from '../mutations/systems.ts';
import { printedCells } from '../rules/cards.ts';
import { plunderable } from '../rules/loot.ts';
import { cancellable, lyingOn, refId } from '../rules/projects.ts';
import { type Galaxy, type ProjectRef, rivalsOf, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';
import { takeCubes } from './bank-cubes.ts';
import { lootOption } from './loot.ts';
import { searchDeck, takeRandomCard } from './take-card.ts';

/** Carries out what a card brings when it is discarded (20.6, 20.7). */
export function* takeEffect(t: GalaxyTable, seat: Seat, what: { effect: Effect; card: CardId }): Flow<void> {
  const { effect, card } = what;
  switch (effect.kind) {
    case 'extraTurn':
      t.write.turn.extra += 1; // 21.1
      return t.tell(msg('fact.extraTurn', { seat }));
    case 'bounty':
      return yield* takeCubes(t, seat, effect.count);
    case 'windfall':
      return takeRandomCard(t, seat, effect.deck);
    case 'commission':
      return yield* searchDeck(t, seat, effect.deck);
    case 'stall':
      return yield* stall(t, seat);
    case 'collapse':
      return yield* atSystem(t, seat, { card, topic: 'collapse', may: isNeutral, act: swallow });
    case 'ignite':
      return yield* atSystem(t, seat, { card, topic: 'ignite', may: isCovered, act: uncover });
    case 'foundation':
      return yield* foundation(t, seat, { card, count: effect.count });
    case 'recover':
      return yield* recover(t, seat, card);
    case 'raid':
      return yield* raid(t, seat, { card, count: effect.count });
  }
}

/** A rival of choice lays a black-hole token on the race card (21.2). */
function* stall(t: GalaxyTable, seat: Seat): Flow<void> {
  const rivals = rivalsOf(t.state, seat);
  const rival =
    rivals.length === 1
      ? (rivals[0] as Seat)
      : yield* t.ask(seat, 'stall', () =>
          choose(
            msg('ask.stall', {}),
            rivals.map((other) => ({
              id: `${other}`,
              label: msg('option.seat', { seat: other }),
              value: other,
            })),
          ),
        );
  seatOf(t.write, rival).skips += 1;
  t.tell(msg('fact.stalled', { seat, rival }));
}

const isNeutral = (s: Galaxy, id: SystemId) => s.systems[id].owner === null && !s.systems[id].hole; // 4.7
const isCovered = (s: Galaxy, id: SystemId) => s.systems[id].hole;

/** What a card does to one system of choice. */
interface AtSystem {
  readonly card: CardId;
  readonly topic: 'collapse' | 'ignite';
  readonly may: (s: Galaxy, id: SystemId) => boolean;
  readonly act: (t: GalaxyTable, id: SystemId) => void;
}

function* atSystem(t: GalaxyTable, seat: Seat, { card, topic, may, act }: AtSystem): Flow<void> {
  if (!SYSTEMS.some((id) => may(t.state, id))) return t.tell(msg('fact.noEffect', { seat, card }));
  const system = yield* t.ask(seat, topic, () =>
    place(
      msg(`ask.${topic}`, {}),
      SYSTEMS.filter((id) => may(t.state, id)).map((id) => ({
        id,
        label: msg('option.system', { system: id }),
        at: id,
        value: id,
      })),
    ),
  );
  act(t, system);
}

type CardRef = Extract<ProjectRef, { kind: 'card' }>;

/** The cells of a seat's base projects that are free and for which the bank has a cube. */
function unbuilt(s: Galaxy, seat: Seat): CardRef[] {
  return seatOf(s, seat).cards.flatMap(({ id, projects }) =>
    cards[id].projects.flatMap((printed, project): CardRef[] => {
      const cells = projects[project]?.cells ?? [];
      const fillable = printed.cells.some(({ colour }, i) => cells[i] === null && s.bank[colour] > 0);
      return printed.kind === 'base' && fillable ? [{ kind: 'card', card: id, project }] : [];
    }),
  );
}

/** Free cells of one base project are filled from the bank. */
function* foundation(t: GalaxyTable, seat: Seat, what: { card: CardId; count: number }): Flow<void> {
  const projects = unbuilt(t.state, seat);
  const ref = projects.length > 1 ? yield* askUnbuilt(t, seat, what.count) : projects[0];
  if (!ref) return t.tell(msg('fact.noEffect', { seat, card: what.card }));
  const cells =
    seatOf(t.write, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project]?.cells ?? [];
  let filled = 0;
  printedCells(ref.card, ref.project).forEach(({ colour }, i) => {
    if (filled === what.count || cells[i] !== null || t.state.bank[colour] === 0) return;
    t.write.bank[colour] -= 1;
    cells[i] = colour;
    filled += 1;
  });
  t.tell(msg('fact.foundation', { seat, card: ref.card, cubes: filled }));
}

function* askUnbuilt(t: GalaxyTable, seat: Seat, count: number): Flow<CardRef | undefined> {
  return yield* t.ask(seat, 'foundation', () => {
    const projects = unbuilt(t.state, seat);
    if (projects.length === 0) return null;
    return choose(
      msg('ask.foundation', { count }),
      projects.map((ref) => ({
        id: refId(ref),
        label: msg('option.project', { project: projectName(t.state, ref) }),
        value: ref,
      })),
    );
  });
}

/** All cubes of one own project come back into the bag, those on loss cells too. */
function* recover(t: GalaxyTable, seat: Seat, card: CardId): Flow<void> {
  if (cancellable(t.state, seat).length === 0) return t.tell(msg('fact.noEffect', { seat, card }));
  const ref = yield* t.ask(seat, 'recover', () => {
    const projects = cancellable(t.state, seat);
    if (projects.length === 0) return null;
    return choose(
      msg('ask.recover', {}),
      projects.map((found) => ({
        id: refId(found),
        label: msg('option.project', { project: projectName(t.state, found) }),
        value: found,
      })),
    );
  });
  if (!ref) return;
  const project = projectName(t.state, ref);
  const which = lyingOn(t.state, seat, ref);
  const cubes = returnCubes(t, seat, { ref, which, losses: 'bag' });
  t.tell(msg('fact.recovered', { seat, project, cubes }));
  judge(t);
}

/** Cubes from one rival's projects: the first cube fixes the rival. */
function* raid(t: GalaxyTable, seat: Seat, { card, count }: { card: CardId; count: number }): Flow<void> {
  let victims = rivalsOf(t.state, seat);
  if (victims.every((rival) => plunderable(t.state, rival).length === 0))
    return t.tell(msg('fact.noEffect', { seat, card }));
  for (let left = count; left > 0; left--) {
    const loot = yield* t.ask(seat, 'raid', () => {
      const found = victims.flatMap((rival) => plunderable(t.state, rival));
      if (found.length === 0) return null;
      return choose(
        msg('ask.raid', { left }),
        found.map((option) => lootOption(t.state, option)),
      );
    });
    if (!loot) return;
    victims = [loot.from];
    takeCube(t, seat, loot);
  }
}
