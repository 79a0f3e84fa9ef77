import type { Act } from '../people/act.ts';
import type { Outcome } from './interactions.ts';
import type { Sitting } from './sitting.ts';

/** Does something that the bot has to answer; resolves once it has, or has not. */
export async function interact(sitting: Sitting, act: Act): Promise<Outcome | 'refused'> {
  try {
    return await outcomeOf(sitting, act);
  } catch (error) {
    sitting.warn(sitting.reason(error));
    return 'refused';
  }
}

/** As `interact`, but a refusal is the caller's to show, who also learns when the server has taken it. */
export async function outcomeOf(sitting: Sitting, act: Act, taken?: () => void): Promise<Outcome> {
  const result = await sitting.act(act);
  taken?.();
  return 'interaction' in result && result.interaction !== undefined
    ? await sitting.interactions.outcome(result.interaction)
    : 'answered';
}
