import type { Message } from '#core/message.ts';
import { SYSTEMS, type SystemId } from './tables/systems.ts';
import { TECHNOLOGIES, type TechnologyId } from './tables/technology-ids.ts';
import type { ActionWords } from './text/facts.ts';
import { msg } from './text/lexicon.ts';

const isTechnology = (id: unknown): id is TechnologyId => TECHNOLOGIES.some((one) => one === id);
const isSystem = (id: unknown): id is SystemId => SYSTEMS.some((one) => one === id);

/** What the thing does that an option is about. */
export function explain({ key, args }: Message): Message | null {
  if (key === 'option.action' || key === 'option.copy') {
    const { source, option, cost } = args as unknown as ActionWords;
    return msg('action.text', { source, option, cost });
  }
  const { card, system } = args as { readonly card?: unknown; readonly system?: unknown };
  if (isTechnology(card)) return msg('technology.text', { technology: card });
  return isSystem(system) ? msg('system.text', { system }) : null;
}
