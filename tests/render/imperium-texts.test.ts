import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import {
  ABILITY_IDS,
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '#games/twilight-imperium/tables/card-ids.ts';
import { FACTION_IDS, PLANET_IDS, SYSTEM_IDS, TECHNOLOGY_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { UNIT_TYPES } from '#games/twilight-imperium/tables/kinds.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';
import { namesIn, unitName } from '#games/twilight-imperium/text/names/naming.ts';
import type { OwnView, SeatView, View } from '#games/twilight-imperium/view.ts';
import type { PictureKind } from '../../src/render/render-request.ts';
import type { Scene, TextShape } from '../../src/render/scene.ts';
import { timingOf } from '../../src/render/twilight-imperium/cards.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { LONG, objective, seen, speaks, stateAfter } from './imperium-tables.ts';
import { textsOf, written } from './texts.ts';

const base = seen(stateAfter({ seats: 6, seed: 111, answers: 170 }), 0);
const [mine, ...others] = base.seats as [SeatView, ...SeatView[]];
const PUBLIC = [...STAGE_ONE, ...STAGE_TWO];

const own: OwnView = {
  ...(mine.own as OwnView),
  hand: [...ACTION_CARD_IDS],
  secrets: [...SECRET_IDS],
  standing: SECRET_IDS.map((id) => ({ id, byDeed: false, met: false, have: 10, need: 16 })),
  notes: NOTE_IDS.map((id) => ({ id, owner: 2 })),
  factions: [...FACTION_IDS],
  tiles: [...SYSTEM_IDS],
};

/** A seat that has everything there is. */
const full: SeatView = {
  ...mine,
  technologies: TECHNOLOGY_IDS.map((id) => ({ id, exhausted: false })),
  scoredSecrets: [...SECRET_IDS],
  area: NOTE_IDS.map((id) => ({ id, owner: 2 })),
  strategy: STRATEGY_CARDS.slice(0, 2).map((id) => ({ id, exhausted: true })),
  own,
};

const STATUS: PictureKind = { kind: 'page', page: 'status' };

const drawn = (view: View, language: Language, sight?: PictureKind): Scene =>
  imperiumDrawing.scene(view, speaks(language), sight);

/** All pictures in which components are named, with all components there are. */
function scenes(language: Language): Scene[] {
  const all: View = {
    ...base,
    objectives: [...PUBLIC, ...SECRET_IDS].map((id) => objective(id)),
    laws: AGENDA_IDS.map((id) => ({ id, seat: 0, planet: null, exhausted: false, data: null })),
    seats: [full, ...others],
  };
  const agendas = AGENDA_IDS.map((id) =>
    drawn({ ...base, agenda: { id } as View['agenda'], objectives: [] }, language),
  );
  const cards = STRATEGY_CARDS.map((id) =>
    drawn(
      { ...base, seats: [{ ...mine, strategy: [{ id, exhausted: true }] }, ...others] },
      language,
      STATUS,
    ),
  );
  return [
    drawn({ ...all, seats: base.seats }, language),
    drawn({ ...all, seats: base.seats }, language, STATUS),
    drawn(all, language, { kind: 'page', page: 'legend' }),
    drawn(all, language, { kind: 'seat', seat: 0 }),
    drawn(all, language, { kind: 'hand', options: ACTION_CARD_IDS.map((id) => `card:${id}`) }),
    drawn(all, language, { kind: 'page', page: 'objectives' }),
    drawn({ ...base, stage: { kind: 'factions' } }, language, { kind: 'page', page: 'factions' }),
    ...agendas,
    ...cards,
  ];
}

/** Everything that has a name. */
function names(language: Language): string[] {
  const speaker = speaks(language);
  const called = namesIn(speaker);
  return [
    ...FACTION_IDS.map((id) => called.factions[id]),
    ...PLANET_IDS.map((id) => called.planets[id]),
    ...TECHNOLOGY_IDS.map((id) => called.technologies[id]),
    ...ABILITY_IDS.map((id) => called.abilities[id]),
    ...ACTION_CARD_IDS.map((id) => called.actionCards[id]),
    ...AGENDA_IDS.map((id) => called.agendas[id]),
    ...[...PUBLIC, ...SECRET_IDS].map((id) => called.objectives[id]),
    ...NOTE_IDS.map((id) => called.notes[id]),
    ...STRATEGY_CARDS.map((id) => called.strategyCards[id]),
    ...UNIT_TYPES.map((unit) => unitName(speaker, unit)),
  ];
}

/** What cards say, in the parts in which it is written. */
function texts(language: Language): string[] {
  const speaker = speaks(language);
  const said = [
    ...ACTION_CARD_IDS.map((id) => componentText(speaker, `card:${id}`)),
    ...NOTE_IDS.map((id) => componentText(speaker, `note:${id}`)),
    ...SECRET_IDS.map((id) => componentText(speaker, `secret:${id}`)),
  ].flatMap((text) => {
    const { timing, does } = timingOf(text ?? '');
    return timing === null ? [does] : [timing, does];
  });
  return [...said, ...ABILITY_IDS.map((id) => componentText(speaker, `ability:${id}`) ?? '')];
}

describe.each(LANGUAGES)('all words of Twilight Imperium in their boxes (%s)', (language) => {
  const all: TextShape[] = scenes(language).flatMap(textsOf);
  const fitted = all.map((text) => ({ ...text, fit: written(text) }));

  it('are cut nowhere, and nowhere smaller than they may be', () => {
    const overlong = fitted.filter(({ text, fit }) => fit.cut && !text.includes(LONG[language]));
    expect(overlong.map(({ text }) => text)).toEqual([]);
    expect(fitted.filter(({ fit, least }) => fit.size < least).map(({ text }) => text)).toEqual([]);
  });

  it('are all there: every component by its name, every card with what it does', () => {
    const whole = fitted.filter(({ fit }) => !fit.cut).map(({ text }) => text);
    const missing = (wanted: readonly string[]) =>
      wanted.filter((one) => !whole.some((text) => text.includes(one)));
    expect(missing(names(language))).toEqual([]);
    expect(missing(texts(language))).toEqual([]);
  });

  it('a box that is too small for its words says so', () => {
    const [one] = fitted.filter(({ text }) => text.length > 30);
    if (!one) throw new Error('no long words');
    expect(written({ ...one, width: 20, lines: 1 }).cut).toBe(true);
  });
});
