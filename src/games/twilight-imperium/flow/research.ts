import type { Flow } from '#core/flow.ts';
import { choose, type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { rivalCopy } from '../hooks/copies.ts';
import {
  canPayFor,
  cheapestWay,
  deckOf,
  type Help,
  helpsFor,
  mayResearch,
  missing,
  type Project,
  researchable,
  unmetWith,
  waysTo,
} from '../rules/technology.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { TechnologyId } from '../tables/ids.ts';
import { technologies } from '../tables/technologies.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { exhaustComponent } from '../verbs/components.ts';
import { exhaustPlanet } from '../verbs/planets.ts';
import { addTechnology, dropCopy } from '../verbs/technology.ts';
import { enforce } from './enforce.ts';
import { parted } from './parted.ts';
import { pay } from './pay.ts';

/**
 * A seat researches one technology of its choice (28.10), the one it has wished for if that still can be had; gives which, or null if there is
 * none or something else happened instead.
 */
export function* research(t: ImperiumTable, seat: Seat, wish?: TechnologyId): Flow<TechnologyId | null> {
  const event = { seat, stands: true };
  yield* moment(t, 'research-starts', { event });
  if (!event.stands) return null;
  const granted = wish !== undefined && researchable(t.state, seat).includes(wish);
  const technology = granted ? wish : yield* t.ask(seat, 'research', () => researchQuestion(t.state, seat));
  if (technology === undefined) return null;
  if (!(yield* meetPrerequisites(t, { seat, technology }))) return null;
  yield* gainTechnology(t, seat, technology);
  yield* moment(t, 'technology-researched', { event: { seat, technology } });
  return technology;
}

/** A technology comes into play from its owner's deck, researched or not, whatever it takes (28.5). */
export function* gainTechnology(t: ImperiumTable, seat: Seat, technology: TechnologyId): Flow<void> {
  if (!deckOf(t.state, seat).includes(technology)) return;
  const rival = rivalCopy(seatOf(t.state, seat).technologies, technology);
  addTechnology(t, seat, technology);
  if (rival?.as === undefined) return;
  // 28.21: it takes the place of a copied upgrade of the same type, whose token comes back.
  const { id, as } = rival;
  dropCopy(t, seat, id);
  yield* parted(t, seat, as);
  yield* enforce(t);
}

/** Everything in the deck; what cannot be researched is shown with what it lacks (28.12). */
function researchQuestion(s: Galaxy, seat: Seat): Question<TechnologyId> | null {
  if (researchable(s, seat).length === 0) return null;
  const options = deckOf(s, seat).map((technology) => researchOption(s, { seat, technology }));
  return choose<TechnologyId>(msg('ask.research', {}), options);
}

function researchOption(s: Galaxy, project: Project): Option<TechnologyId> {
  const { seat, technology } = project;
  const option = {
    id: technology,
    label: msg('option.technology', { technology }),
    group: msg('group.technologies', { colour: technologies[technology].colour }),
    value: technology,
  };
  if (!mayResearch(s, project))
    return { ...option, barred: { message: msg('no.research', {}), rule: 'TI4 74.6' } };
  if (waysTo(s, project).length > 0) return option;
  const lacking = missing(s, seat, technology);
  return { ...option, barred: { message: msg('no.prerequisites', { missing: lacking }), rule: 'TI4 28.12' } };
}

/** What has to be exhausted is: planets with a specialty, cards; of the seat's choice if there is one (28.12c, 28.14). Says whether all was paid. */
function* meetPrerequisites(t: ImperiumTable, project: Project): Flow<boolean> {
  const { seat } = project;
  const ways = waysTo(t.state, project);
  const way =
    ways.length === 1 ? ways[0] : yield* t.ask(seat, 'prerequisites', () => helpQuestion(t.state, project));
  for (const { id, planet } of way ?? []) {
    if (planet !== null) exhaustPlanet(t, planet);
    else exhaustComponent(t, { component: id as ComponentId, seat });
  }
  if (way && way.length > 0) t.tell(msg('fact.exhaustedFor', { ...project, with: way.map(({ id }) => id) }));
  const resources = (way ?? []).reduce((sum, help) => sum + help.resources, 0);
  return yield* pay(t, seat, { resources });
}

function helpQuestion(s: Galaxy, project: Project): Question<Help[]> | null {
  const helps = helpsFor(s, project);
  const ways = waysTo(s, project);
  if (ways.length === 0) return null;
  const options = helps.map((help) => ({
    id: help.id,
    label: msg('option.help', { id: help.id, colour: help.colour, resources: help.resources }),
    value: help,
  }));
  const { technology } = project;
  return pick<Help>(msg('ask.prerequisites', { technology }), options, {
    min: 1,
    max: helps.length,
    fallback: cheapestWay(s, ways).map(({ id }) => id),
    check: (chosen) => {
      const count = unmetWith(s, project, chosen);
      if (count > 0) return { message: msg('no.unmet', { count }), rule: 'TI4 28.12' };
      if (!canPayFor(s, project.seat, chosen))
        return { message: msg('no.helpTooDear', {}), rule: 'TI4 74.11' };
      const needless = chosen.find((help) => unmetWith(s, project, without(chosen, help)) === 0);
      return needless ? { message: msg('no.needless', { id: needless.id }), rule: 'TI4 28.14' } : null;
    },
  });
}

const without = (helps: readonly Help[], one: Help) => helps.filter((help) => help !== one);
