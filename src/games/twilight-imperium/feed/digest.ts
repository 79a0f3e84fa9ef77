import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { msg } from '../text/lexicon.ts';
import type { View } from '../view.ts';
import { type Account, UnitsBySeat } from './account.ts';
import { accountOf } from './read.ts';

const MAX_BATTLES = 2;
const MAX_LINES = 5;

/** What was taken from somebody and what they lost. */
function losses(account: Account, seat: Seat): Message[] {
  const planets = [...account.taken].flatMap(([by, some]) =>
    some.filter(({ from }) => from === seat).map(({ planet }) => ({ planet, by })),
  );
  const all = new UnitsBySeat();
  for (const lost of [account.lost, ...account.battles.map((battle) => battle.lost)])
    for (const one of lost.losses()) for (const some of one.units) all.add(one.seat, some);
  const units = all.losses().find((one) => one.seat === seat)?.units ?? [];
  return planets.length + units.length > 0 ? [msg('digest.lost', { planets, units })] : [];
}

/** Battles of others, and what came of them. */
function battles({ battles: fought }: Account): Message[] {
  return fought.slice(-MAX_BATTLES).flatMap(({ begun, over }) =>
    over === null
      ? []
      : [
          msg('digest.battle', {
            at: begun.at,
            winner: over.winner,
            ...{ attacker: begun.attacker, defender: begun.defender },
          }),
        ],
  );
}

/** Whose points have changed, and who is ahead. */
function points({ points: gained }: Account, { seats }: View, seat: Seat): Message[] {
  if (gained.length === 0) return [];
  const totals = new Map(gained.map((one) => [one.seat, one.total]));
  const most = Math.max(...seats.map((one) => one.points));
  const ahead = seats.flatMap((one, at) => (one.points === most ? [at] : []));
  const scored = [...totals].map(([at, total]) => ({ seat: at, total }));
  return [msg('digest.points', { scored, ahead, most, own: seats[seat]?.points ?? 0 })];
}

/** What has happened since somebody's last answer, as far as it concerns them. */
export function digest(facts: readonly Message[], view: View): readonly Message[] {
  const { viewer } = view;
  if (viewer === 'table') return [];
  const account = accountOf(facts);
  const { passed, outcome, agenda, law } = account;
  return [
    ...losses(account, viewer),
    ...battles(account),
    ...(agenda !== null && outcome !== null ? [msg('feed.outcome', { agenda, outcome, law })] : []),
    ...points(account, view, viewer),
    ...(passed.length > 0 ? [msg('digest.passed', { seats: [...new Set(passed)] })] : []),
  ].slice(0, MAX_LINES);
}
