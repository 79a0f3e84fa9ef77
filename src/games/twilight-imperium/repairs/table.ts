import type { RepairKind } from '#core/repairs.ts';
import { choosable, replaced } from '#kit/repairs.ts';
import type { State } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { EXHAUSTED, NO, NOBODY, playing, READIED, seatOption, YES } from './options.ts';

type Kind = RepairKind<State, View>;

/** Who controls a planet, and whether it is readied (32, 59). */
export const planets: Kind = {
  id: 'planets',
  label: msg('mend.kind.planets', {}),
  whose: 'table',
  things: (view) =>
    view.systems.flatMap(({ planets: all }) =>
      all.flatMap(({ id: planet, controller, exhausted }) => {
        const place = { id: planet, label: msg('mend.place', { at: planet }) };
        return [
          choosable<State>(
            {
              id: `${planet}.control`,
              place,
              label: msg('mend.control', { planet }),
              now: controller === null ? NOBODY.id : `${controller}`,
              options: [NOBODY, ...playing(view).map(seatOption)],
            },
            (value) => replaced(`/planets/${planet}/controller`, value === NOBODY.id ? null : Number(value)),
          ),
          choosable<State>(
            {
              id: `${planet}.ready`,
              place,
              label: msg('mend.readiness', { planet }),
              now: exhausted ? EXHAUSTED.id : READIED.id,
              options: [READIED, EXHAUSTED],
            },
            (value) => replaced(`/planets/${planet}/exhausted`, value === EXHAUSTED.id),
          ),
        ];
      }),
    ),
};

/** Whose turn it is, who is speaker, and who has passed. */
export const turn: Kind = {
  id: 'turn',
  label: msg('mend.kind.turn', {}),
  whose: 'table',
  things: (view) => {
    const seats = playing(view);
    const { stage } = view;
    return [
      ...(stage.kind === 'turn'
        ? [
            choosable<State>(
              {
                id: 'turn',
                label: msg('mend.turn', {}),
                now: `${stage.seat}`,
                options: seats.map(seatOption),
              },
              (value) => replaced('/stage/seat', Number(value)),
            ),
          ]
        : []),
      choosable<State>(
        {
          id: 'speaker',
          label: msg('mend.speaker', {}),
          now: `${view.speaker}`,
          options: seats.map(seatOption),
        },
        (value) => replaced('/speaker', Number(value)),
      ),
      ...(stage.kind === 'turn'
        ? seats.map((seat) =>
            choosable<State>(
              {
                id: `passed.${seat}`,
                label: msg('mend.passed', { seat }),
                now: view.seats[seat]?.passed ? YES.id : NO.id,
                options: [YES, NO],
              },
              (value) => replaced(`/seats/${seat}/passed`, value === YES.id),
            ),
          )
        : []),
    ];
  },
};
