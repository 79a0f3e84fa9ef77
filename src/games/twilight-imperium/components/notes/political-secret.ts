import type { Seat } from '#core/seat.ts';
import type { Ability, Component, Source } from '../../hooks/component.ts';
import { liesBefore } from '../../rules/notes.ts';
import type { HeldNote } from '../../state.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { returnNote } from '../../verbs/components.ts';
import { endEffect, leaveEffect } from '../../verbs/effects.ts';

const unlessSilenced = (
  value: boolean,
  { seat }: { readonly seat: Seat },
  { source }: { readonly source: Source },
) => value && seat !== source.seat;

/** About which agenda a seat is silenced, and before whom the note lies meanwhile. */
interface Silence {
  readonly agenda: AgendaId;
  readonly before: Seat;
}
const silenceOf = ({ data }: Pick<Source, 'data'>) => data as unknown as Silence;

/** When that agenda is settled, one way or another, the silence is over and the note goes back (25.3). */
const settled = <K extends 'agenda-resolved' | 'agenda-discarded'>(at: K): Ability<K> => ({
  at,
  must: true,
  when: (_, by, { agenda }) => silenceOf(by).agenda === agenda,
  *resolve(t, { by }) {
    const { before } = silenceOf(by);
    const note: HeldNote = { id: 'political-secret', owner: by.seat };
    endEffect(t, by);
    if (liesBefore(t.state, before, note)) returnNote(t, before, note);
  },
});

/** When an agenda is revealed: its owner neither votes nor plays action cards nor uses faction abilities until that is settled. */
export const politicalSecret: Component = {
  abilities: [
    {
      at: 'agenda-revealed',
      stays: true,
      when: (_, by, { stands }) => stands && by.owner !== null,
      *resolve(t, { by: { component, seat: before, owner }, event: { agenda } }) {
        if (owner !== null)
          leaveEffect(t, { component, seat: owner, until: 'agenda', data: { agenda, before } });
      },
    },
  ],
  lasting: {
    mayVote: { tier: 'overrule', apply: unlessSilenced },
    mayPlayCards: { tier: 'overrule', apply: unlessSilenced },
    // What an ability does without being asked it still does (74.8).
    mayUseAbilities: {
      tier: 'overrule',
      apply: (may, about, at) => (about.must ? may : unlessSilenced(may, about, at)),
    },
  },
  delayedAbilities: [settled('agenda-resolved'), settled('agenda-discarded')],
};
