import { destroyAll } from '../../flow/destroy.ts';
import { gainGoods } from '../../flow/goods.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import { isGround } from '../../rules/units.ts';
import { unitsTo } from './losses.ts';

/** The ground forces of a planet are destroyed; its controller gains a trade good for each. */
export const compensatedDisarmament: AgendaCard = {
  *electedPlanet(t, planet) {
    const losses = unitsTo(t.state, [planet], isGround);
    yield* destroyAll(t, losses);
    const controller = controllerOf(t.state, planet);
    const count = losses.reduce((sum, loss) => sum + loss.count, 0);
    if (controller !== null) yield* gainGoods(t, controller, count);
  },
};
