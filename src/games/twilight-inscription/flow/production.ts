import type { Flow } from '#core/flow.ts';
import { gainedGoods, goodsLeft, goodsUnderlined } from '../marking/industry.ts';
import { triggered } from '../marking/triggers.ts';
import { playerOf } from '../state.ts';
import type { InscriptionTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { begin } from './marking.ts';
import { changePlayer, contextOf, seatsOf } from './player.ts';

/** A production event: a good for each “+1 good” that is underlined, as far as there are symbols (13). Nobody is asked anything. */
export function* production(t: InscriptionTable): Flow<void> {
  const goods = seatsOf(t.state).map((seat) => {
    const before = goodsLeft(playerOf(t.state, seat));
    changePlayer(t, seat, (player) => gainedGoods(player, goodsUnderlined(contextOf(t.state, seat), player)));
    begin(t, seat, triggered(contextOf(t.state, seat), playerOf(t.state, seat), { on: 'production' }));
    return goodsLeft(playerOf(t.state, seat)) - before;
  });
  t.tell(msg('fact.production', { goods }));
}
