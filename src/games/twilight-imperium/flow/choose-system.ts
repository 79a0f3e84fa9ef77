import type { Flow } from '#core/flow.ts';
import { place } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import { msg, type Words } from '../text/lexicon.ts';

/** A seat names one of some systems; where there is only one nobody is asked, where there is none it is `undefined`. */
export function* chooseSystem(
  t: ImperiumTable,
  seat: Seat,
  { topic, prompt, among }: { topic: string; prompt: Words; among: (s: Galaxy) => readonly SystemId[] },
): Flow<SystemId | undefined> {
  const able = t.look(among);
  if (able.length < 2) return able[0];
  return yield* t.ask(seat, topic, () => {
    const options = among(t.state).map((system) => ({
      id: system,
      label: msg('option.system', { system }),
      at: system,
      value: system,
    }));
    return options.length === 0 ? null : place<SystemId>(prompt, options);
  });
}
