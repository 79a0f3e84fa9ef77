import type { Seat } from '#core/seat.ts';
import type { Sun } from '../state.ts';
import { type Variant, variantsOf, type WhyNot, whyNot } from './dry-run.ts';
import { mayPush } from './mats.ts';
import { together } from './purse.ts';
import { blockedBy, type Space, spacesFor, standsIn } from './spaces.ts';

/** One way of doing an action, in one of its spaces; who stands there, and why it cannot be chosen. */
export interface Offer {
  readonly id: string;
  readonly space: Space;
  readonly variant: Variant;
  /** Whose pawn is pushed away (22.6). */
  readonly pushes: Seat | null;
  readonly why: WhyNot | 'occupied' | 'stays' | null;
}

/** Everything that a seat's pawn could be moved to, with what stands against it (4.2 to 4.9). */
export function offersOf(s: Sun, seat: Seat): readonly Offer[] {
  const pushing = mayPush(s, seat);
  return spacesFor(s, seat).flatMap((space) =>
    variantsOf(space.source, space.action).map((printed): Offer => {
      const cost = together(printed.cost, { ore: space.extra }); // 4.9
      const variant = { ...printed, cost };
      const pushes = blockedBy(s, seat, space);
      const id = printed.label === null ? space.id : `${space.id}/${printed.label}`;
      if (standsIn(s, seat, space)) return { id, space, variant, pushes, why: 'stays' }; // 4.3
      if (pushes !== null && !pushing) return { id, space, variant, pushes, why: 'occupied' }; // 4.2
      return { id, space, variant, pushes, why: whyNot(s, seat, variant) };
    }),
  );
}
