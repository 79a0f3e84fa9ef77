import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../table.ts';
import { agenda } from './agenda/agenda.ts';
import { buildBoard } from './setup/board.ts';
import { chooseFactions } from './setup/factions.ts';
import { chooseSecrets } from './setup/secrets.ts';
import { statusPhase } from './status/status-phase.ts';
import { strategyPhase } from './strategy/strategy-phase.ts';
import { turn } from './turn.ts';

/** The flow from this checkpoint to the next (22.0); each leaves the stage that follows. */
export function next(t: ImperiumTable): Flow<void> | null {
  const { stage } = t.state;
  switch (stage.kind) {
    case 'factions':
      return chooseFactions(t);
    case 'board':
      return buildBoard(t);
    case 'secrets':
      return chooseSecrets(t);
    case 'strategy':
      return strategyPhase(t);
    case 'turn':
      return turn(t, stage.seat);
    case 'status':
      return statusPhase(t);
    case 'agenda':
      return agenda(t, stage.number);
    case 'over':
      return null;
  }
}
