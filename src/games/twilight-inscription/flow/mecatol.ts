import type { Seat } from '#core/seat.ts';
import { withChange } from '../marking/context.ts';
import { gainedVotes } from '../marking/industry.ts';
import type { Inscription } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { mecatolRows } from '../tables/mecatol.ts';
import { MECATOL } from '../tables/navigation.ts';
import { msg } from '../text/lexicon.ts';
import { changePlayer } from './player.ts';

/** Seats that have claimed Mecatol Rex and are not on its board yet. */
const newcomers = (s: Inscription): readonly Seat[] =>
  s.seats.flatMap(({ navigation }, seat) =>
    navigation.claimed.includes(MECATOL) && !s.mecatol.some((row) => row.seat === seat) ? [seat] : [],
  );

/**
 * Whoever has claimed Mecatol Rex is written on its board and gains votes and points (16.1). Those who came in the same round share the
 * best of their rows (16.3); the automated faction keeps its own.
 */
export function settleMecatol(t: InscriptionTable): void {
  for (const seat of newcomers(t.state)) {
    const { mecatol, round } = t.state;
    const own = mecatol.length;
    const together = mecatol.findIndex((row) => row.round === round && row.seat !== null);
    const row = together < 0 ? own : together;
    const { votes, vp } = mecatolRows[row] ?? { votes: 0, vp: 0 };
    t.write.mecatol.push({ seat, round });
    changePlayer(t, seat, (player) =>
      gainedVotes(withChange(player, { navigation: { ...player.navigation, mecatol: vp } }), votes),
    );
    t.tell(msg('fact.mecatol', { seat, row: own + 1, votes, vp }));
  }
}
