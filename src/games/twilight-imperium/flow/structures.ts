import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import {
  type Hindrance,
  hindrance,
  type Sites,
  type Structure,
  siteOf,
  structurePlaces,
  structuresFor,
} from '../rules/structures.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { isPlanet } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { moment } from '../timing/moment.ts';
import { place } from '../verbs/units.ts';
import { enforce } from './enforce.ts';
import { takeFigures } from './figures.ts';

/** How a structure is placed: it need not be, or it is one more. */
interface Manner {
  readonly optional?: boolean;
  readonly another?: boolean;
}

/** A structure of the seat's choice on one of these planets, or none where that is free to it (76.2, 76.3). Says whether one was placed. */
export function* placeStructure(
  t: ImperiumTable,
  seat: Seat,
  { optional = false, another = false, ...where }: Sites & Manner,
): Flow<boolean> {
  const able = structurePlaces(t.state, seat, where);
  const only = !optional && able.length === 1 ? able[0] : undefined;
  const chosen =
    only ??
    (yield* t.ask(seat, 'structure', () =>
      structureQuestion(t.state, seat, { ...where, optional, another }),
    ));
  if (chosen) yield* build(t, seat, chosen);
  return Boolean(chosen);
}

/** A structure comes from the reinforcements or from elsewhere on the board (76.4, 76.4a). */
function* build(t: ImperiumTable, seat: Seat, structure: Structure): Flow<void> {
  const { unit, planet } = structure;
  const moved = yield* takeFigures(t, seat, { unit, count: 1 });
  const at = siteOf(t.state, seat, structure);
  place(t, at, { seat, unit, count: 1 });
  // 5.4a: in space it may be blockaded. Where it was taken from, something else may have lost its room.
  if (moved || !isPlanet(at)) yield* enforce(t, seat);
  yield* moment(t, 'structure-placed', { event: { seat, unit, planet } });
}

function structureQuestion(s: Galaxy, seat: Seat, where: Sites & Manner) {
  if (structurePlaces(s, seat, where).length === 0) return null;
  const options = structuresFor(s, seat, where).map((structure): Option<Structure | null> => {
    const { unit, planet } = structure;
    const why = hindrance(s, seat, structure);
    return {
      id: `${unit}:${planet}`,
      label: msg('option.structure', { unit, at: siteOf(s, seat, structure) }),
      value: structure,
      ...(why && { barred: reason(why, structure) }),
    };
  });
  if (where.optional) options.push({ id: 'none', label: msg('option.noStructure', {}), value: null });
  return choose<Structure | null>(
    where.another ? msg('ask.anotherPds', {}) : msg('ask.structure', {}),
    options,
    where.optional ? { fallback: 'none' } : {},
  );
}

function reason(why: Hindrance, { unit }: Structure): Refusal {
  switch (why) {
    case 'full':
      return {
        message: msg('no.structureFull', { unit }),
        rule: unit === 'space-dock' ? 'TI4 5.3' : 'TI4 64.3',
      };
    case 'forbidden':
      return { message: msg('no.structureForbidden', {}), rule: 'TI4 74.6' };
    case 'figures':
      return { message: msg('no.figures', { unit }), rule: 'TI4 76.4' };
  }
}
