import { choose } from '#core/question.ts';
import { useDockAtHome } from '../../../flow/production.ts';
import { redistribute } from '../../../flow/tokens.ts';
import { docksAtHome } from '../../../rules/production.ts';
import { POOLS, type Pool, systemsWithToken } from '../../../rules/tokens.ts';
import { msg } from '../../../text/lexicon.ts';
import type { StrategyCard } from '../../../timing/component.ts';
import { gainToken, liftToken } from '../../../verbs/tokens.ts';
import type { SystemId } from '../../ids.ts';

/** Warfare, initiative 6 (10). */
export const warfare: StrategyCard = {
  *primary(t, seat) {
    const system = yield* t.ask(seat, 'warfare', () => {
      const options = systemsWithToken(t.state, seat).map((id) => ({
        id,
        label: msg('option.system', { system: id }),
        value: id,
      }));
      return options.length === 0 ? null : choose<SystemId>(msg('ask.warfare', {}), options);
    });
    if (system !== undefined) {
      liftToken(t, seat, system);
      const pool = yield* t.ask(seat, 'token-pool', () =>
        choose<Pool>(
          msg('ask.pool', {}),
          POOLS.map((value) => ({ id: value, label: msg('option.pool', { pool: value }), value })),
        ),
      );
      gainToken(t, seat, { pool });
    }
    yield* redistribute(t, seat);
  },
  cost: { tokens: 1, resources: 0 },
  useful: (s, seat) => docksAtHome(s, seat).length > 0,
  *secondary(t, seat) {
    yield* useDockAtHome(t, seat);
  },
};
