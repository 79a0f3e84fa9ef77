import type { Session } from '#core/session.ts';

/** A moment of a game that is worth saving: where a table has most that can be lost. */
export interface Situation {
  readonly name: string;
  isAt(session: Session): boolean;
}

/** Answers since the checkpoint that make a turn worth keeping. */
const SOME = 3;
/** Checkpoints after which a game is well under way. */
const WELL = 20;
const FEW = 8;

const isLate = ({ answers, segment }: Session) => answers.length >= SOME && segment.n >= WELL;
const seatsAsked = (session: Session) => new Set(session.waiting().map(({ seat }) => seat)).size;
const asks = (session: Session, ...topics: readonly string[]) =>
  session.open().some(({ topic }) => topics.includes(topic));
const answered = (session: Session, ...topics: readonly string[]) =>
  session.answers.some(({ topic }) => topics.includes(topic));

/** As much of the states of any version as is looked at here. */
interface Imperium {
  readonly tactical: object | null;
  readonly battle: object | null;
  readonly strategic: { readonly done: readonly unknown[] } | null;
  readonly trade: { readonly offers: readonly unknown[] } | null;
}
interface Galaxy {
  readonly conflicts: readonly unknown[];
}

interface Sun {
  readonly endAfter: number | null;
}

const imperium = (session: Session) => session.state as unknown as Imperium;
const galaxy = (session: Session) => session.state as unknown as Galaxy;
const sun = (session: Session) => session.state as unknown as Sun;

/** What is saved of each game, beside the game when it is over. */
export const SITUATIONS: Readonly<Record<string, readonly Situation[]>> = {
  'twilight-imperium': [
    {
      name: 'set-up',
      isAt: (session) =>
        session.answers.length > 0 && asks(session, 'faction', 'keep-secret', 'starting-technology'),
    },
    {
      name: 'mid-turn',
      isAt: (session) => isLate(session) && !!imperium(session).tactical && !imperium(session).battle,
    },
    {
      name: 'mid-battle',
      isAt: (session) => isLate(session) && !!imperium(session).battle,
    },
    {
      name: 'secondaries',
      isAt: (session) =>
        isLate(session) && (imperium(session).strategic?.done.length ?? 0) > 0 && seatsAsked(session) > 1,
    },
    { name: 'offer', isAt: (session) => (imperium(session).trade?.offers.length ?? 0) > 0 },
    { name: 'vote', isAt: (session) => asks(session, 'vote') && answered(session, 'vote') },
  ],
  'master-of-the-galaxy': [
    { name: 'set-up', isAt: (session) => asks(session, 'corner', 'race') },
    {
      name: 'mid-turn',
      isAt: (session) =>
        session.answers.length > SOME && session.segment.n > FEW && asks(session, 'distribute'),
    },
    {
      name: 'mid-battle',
      isAt: (session) => session.answers.length > 0 && galaxy(session).conflicts.length > 0,
    },
  ],
  'twilight-inscription': [
    { name: 'set-up', isAt: (session) => asks(session, 'faction') && answered(session, 'faction') },
    {
      name: 'behind-screens',
      isAt: (session) => session.segment.n >= FEW && asks(session, 'card') && answered(session, 'card'),
    },
    {
      name: 'barrier',
      isAt: (session) => session.segment.n >= FEW && asks(session, 'dice') && !answered(session, 'dice'),
    },
    { name: 'council', isAt: (session) => asks(session, 'vote') && answered(session, 'vote') },
    { name: 'war', isAt: (session) => asks(session, 'strength', 'won') },
  ],
  'beyond-the-sun': [
    { name: 'mid-research', isAt: (session) => session.segment.n >= FEW && asks(session, 'card') },
    {
      name: 'mid-jump',
      isAt: (session) => session.segment.n >= FEW && asks(session, 'jump') && answered(session, 'build'),
    },
    { name: 'final-round', isAt: (session) => sun(session).endAfter !== null && answered(session, 'action') },
  ],
};
