import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { TRACKS, tracks } from '../content/board.ts';
import { cards } from '../content/cards.ts';
import { isDevelopment } from '../content/kinds.ts';
import { politicsFor } from '../rules/bases.ts';
import { implementedOf } from '../rules/cards.ts';
import { colonyYield, dueRewards } from '../rules/rewards.ts';
import { victor } from '../rules/victory.ts';
import type { Galaxy, ProjectRef } from '../state.ts';
import type { Gain } from '../text/cubes.ts';
import { msg } from '../text/lexicon.ts';
import { projectName } from '../text/project.ts';

/** What cubes that are about to be placed come to: what they complete, and which are left over. */
export function cubeSum(before: Galaxy, after: Galaxy, seat: Seat): Message {
  const routes = TRACKS.filter((track) => isLaid(after, seat, track) && !isLaid(before, seat, track));
  const completes: readonly ProjectRef[] = [
    ...dueRewards(after, seat),
    ...routes.map((track) => ({ kind: 'route', track }) as const),
  ];
  return msg('sum.cubes', {
    completes: completes.map((ref) => ({ project: projectName(after, ref), gain: gainOf(after, seat, ref) })),
    left: after.turn.drawn,
    wins: victor(after)?.seat ?? null,
  });
}

function isLaid({ routes }: Galaxy, seat: Seat, track: keyof typeof tracks): boolean {
  const route = routes[track];
  return route?.owner === seat && route.cubes === tracks[track].length;
}

function gainOf(s: Galaxy, seat: Seat, ref: ProjectRef): Gain | null {
  switch (ref.kind) {
    case 'planet':
      return { kind: 'cubes', ...colonyYield(s, seat, ref) };
    case 'side':
      return { kind: 'won' };
    case 'route':
      return null;
    case 'card': {
      const card = cards[ref.card];
      const printed = card.projects[ref.project];
      if (printed?.kind === 'programme') return { kind: 'symbols', symbols: printed.symbols };
      if (!isDevelopment(card.kind)) return null;
      return { kind: 'politics', card: politicsFor(implementedOf(s, seat, card.kind).length + 1) };
    }
  }
}
