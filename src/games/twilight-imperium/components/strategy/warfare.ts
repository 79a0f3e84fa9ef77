import { chooseSystem } from '../../flow/choose-system.ts';
import { canBuildAtHome, useDockAtHome, waysAtHome } from '../../flow/production.ts';
import { gainTokens, redistribute } from '../../flow/tokens.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { systemsWithToken } from '../../rules/tokens.ts';
import { msg } from '../../text/lexicon.ts';
import { liftToken } from '../../verbs/tokens.ts';

/** Warfare, initiative 6 (10). */
export const warfare: StrategyCard = {
  *primary(t, seat) {
    const prompt = msg('ask.warfare', {});
    const among = () => systemsWithToken(t.state, seat);
    const system = yield* chooseSystem(t, seat, { topic: 'warfare', prompt, among });
    if (system !== undefined) {
      liftToken(t, seat, system);
      yield* gainTokens(t, seat, 1);
    }
    yield* redistribute(t, seat);
  },
  cost: { tokens: 1, resources: 0 },
  useful: canBuildAtHome,
  pays: true,
  ways: waysAtHome,
  *secondary(t, seat, way) {
    yield* useDockAtHome(t, seat, way);
  },
};
