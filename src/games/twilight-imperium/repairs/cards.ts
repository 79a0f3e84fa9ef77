import type { RepairKind } from '#core/repairs.ts';
import { choosable, countable, replaced, takenByChance } from '#kit/repairs.ts';
import { type State, seatOf } from '../state.ts';
import { technologies as printed } from '../tables/technologies.ts';
import { msg } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import {
  EXHAUSTED,
  inGame,
  NO,
  NOBODY,
  NOT_THERE,
  playing,
  READIED,
  seatOption,
  THERE,
  YES,
} from './options.ts';

type Kind = RepairKind<State, View>;

/** At once a seat is given no more cards than this. */
const MAX_DRAWN = 5;
/** Secret objectives of a seat, scored or not (30.20). */
const MAX_SECRETS = 3;
const MAX_BONUS = 99;

const NONE = { id: 'none', label: msg('mend.noCard', {}) };
const RETURNED = { id: 'returned', label: msg('mend.noteReturned', {}) };

/** Technologies of a seat: those of its own deck, and what it has of others. */
export const technologies: Kind = {
  id: 'technologies',
  label: msg('mend.kind.technologies', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap(({ faction, technologies: had }) =>
      view.box.technologies
        .filter(
          (id) =>
            printed[id].faction === null ||
            printed[id].faction === faction ||
            had.some((one) => one.id === id),
        )
        .map((id) => {
          const card = had.find((one) => one.id === id);
          return choosable<State>(
            {
              id,
              label: msg('mend.technology', { seat, technology: id }),
              now: card === undefined ? NOT_THERE.id : card.exhausted ? EXHAUSTED.id : READIED.id,
              options: [READIED, EXHAUSTED, NOT_THERE],
            },
            (value, s) => {
              const { technologies: all } = seatOf(s, seat);
              const exhausted = value === EXHAUSTED.id;
              const next =
                value === NOT_THERE.id
                  ? all.filter((one) => one.id !== id)
                  : all.some((one) => one.id === id)
                    ? all.map((one) => (one.id === id ? { ...one, exhausted } : one))
                    : [...all, { id, exhausted }];
              return replaced(`/seats/${seat}/technologies`, next);
            },
          );
        }),
    ),
};

/** What a seat holds in secret is changed by number alone; only what lies open is named. */
export const cards: Kind = {
  id: 'cards',
  label: msg('mend.kind.cards', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap(({ holds, scoredSecrets, area }) => [
      countable<State>(
        {
          id: 'action',
          label: msg('mend.actionCards', { seat }),
          now: holds.cards,
          max: holds.cards + Math.min(MAX_DRAWN, view.decks.action),
        },
        (value, s, chance) => {
          const { length: size } = seatOf(s, seat).hand;
          const lists = { from: `/seats/${seat}/hand`, to: '/discards/action/-', size };
          if (value < size) return takenByChance(lists, size - value, chance);
          return drawn('/decks/action/0', lists.from, value - size);
        },
      ),
      countable<State>(
        {
          id: 'secrets',
          label: msg('mend.secrets', { seat }),
          now: holds.secrets,
          max: Math.max(
            holds.secrets,
            Math.min(holds.secrets + view.decks.secret, MAX_SECRETS - scoredSecrets.length),
          ),
        },
        (value, s, chance) => {
          const { length: size } = seatOf(s, seat).secrets.held;
          const from = `/seats/${seat}/secrets/held`;
          if (value >= size) return drawn('/decks/secret/0', from, value - size);
          // Anywhere in the deck: nobody shall know when it comes again.
          const at = chance.roll('back', 1, s.decks.secret.length + 1)[0] ?? 0;
          return takenByChance({ from, to: `/decks/secret/${at}`, size }, size - value, chance);
        },
      ),
      choosable<State>(
        {
          id: 'discards',
          label: msg('mend.fromDiscards', { seat }),
          now: NONE.id,
          options: [
            NONE,
            ...[...new Set(view.discards.action)].map((card) => ({
              id: card,
              label: msg('mend.card', { card }),
            })),
          ],
        },
        (value, s) => [
          {
            op: 'move',
            from: `/discards/action/${(s.discards.action as readonly string[]).indexOf(value)}`,
            path: `/seats/${seat}/hand/-`,
          },
        ],
      ),
      ...area.map(({ id, owner }) =>
        choosable<State>(
          {
            id: `note.${id}.${owner}`,
            label: msg('mend.note', { seat, note: id, owner }),
            now: THERE.id,
            options: [THERE, RETURNED],
          },
          (_, s) => [
            {
              op: 'move',
              from: `/seats/${seat}/area/${seatOf(s, seat).area.findIndex((one) => one.id === id && one.owner === owner)}`,
              path: `/seats/${owner}/notes/-`,
            },
          ],
        ),
      ),
    ]),
};

const drawn = (from: string, list: string, count: number) =>
  Array.from({ length: count }, () => ({ op: 'move' as const, from, path: `${list}/-` }));

/** Before whom a strategy card lies, whether it was used, and what lies on it in the common area (85.2). */
export const strategy: Kind = {
  id: 'strategy',
  label: msg('mend.kind.strategy', {}),
  whose: 'table',
  things: (view) =>
    view.strategyCards.flatMap(({ id, seat: holder, exhausted, goods }) => [
      choosable<State>(
        {
          id: `${id}.holder`,
          label: msg('mend.strategy', { card: id }),
          now: holder === null ? NOBODY.id : `${holder}`,
          options: [NOBODY, ...playing(view).map(seatOption)],
        },
        (value, s) =>
          s.seats.flatMap(({ strategy: held }, seat) => {
            const card = held.find((one) => one.id === id);
            const takes = value === `${seat}`;
            if (takes === (card !== undefined)) return [];
            const others = held.filter((one) => one.id !== id);
            return replaced(`/seats/${seat}/strategy`, takes ? [...others, { id, exhausted }] : others);
          }),
      ),
      ...(holder === null
        ? [
            countable<State>(
              { id: `${id}.bonus`, label: msg('mend.bonus', { card: id }), now: goods, max: MAX_BONUS },
              (value) => [{ op: 'add', path: `/bonus/${id}`, value }],
            ),
          ]
        : [
            choosable<State>(
              {
                id: `${id}.used`,
                label: msg('mend.strategyUsed', { card: id }),
                now: exhausted ? EXHAUSTED.id : READIED.id,
                options: [READIED, EXHAUSTED],
              },
              (value, s) =>
                s.seats.flatMap(({ strategy: held }, seat) => {
                  const at = held.findIndex((one) => one.id === id);
                  return at < 0
                    ? []
                    : replaced(`/seats/${seat}/strategy/${at}/exhausted`, value === EXHAUSTED.id);
                }),
            ),
          ]),
    ]),
};

/** Which public objectives a seat has scored; its points are set right by themselves. */
export const objectives: Kind = {
  id: 'objectives',
  label: msg('mend.kind.objectives', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap(() =>
      view.objectives.flatMap(({ id: objective, stage, scored }) =>
        stage === null
          ? []
          : [
              choosable<State>(
                {
                  id: objective,
                  label: msg('mend.scored', { seat, objective: objective as never }),
                  now: scored.includes(seat) ? YES.id : NO.id,
                  options: [YES, NO],
                },
                (value, s) => {
                  const at = s.objectives.findIndex(({ id }) => id === objective);
                  const others = (s.objectives[at]?.scored ?? []).filter((other) => other !== seat);
                  return replaced(`/objectives/${at}/scored`, value === YES.id ? [...others, seat] : others);
                },
              ),
            ],
      ),
    ),
};
