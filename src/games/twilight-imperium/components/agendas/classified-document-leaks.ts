import type { AgendaCard } from '../../hooks/component.ts';
import { publishSecret } from '../../verbs/objectives.ts';

/** A scored secret objective becomes a public one while the law is in force. */
export const classifiedDocumentLeaks: AgendaCard = {
  fits: (s) => s.seats.some(({ secrets }) => secrets.scored.length > 0),
  *electedSecret(t, secret) {
    publishSecret(t, secret);
  },
  law: {
    standing: {
      published: {
        tier: 'set',
        apply: (value, { secret }, { source }) => value || source.data === secret,
      },
    },
  },
};
