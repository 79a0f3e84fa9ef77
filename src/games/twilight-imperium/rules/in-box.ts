import type { Galaxy } from '../state.ts';
import type { AbilityId } from '../tables/card-ids.ts';
import { factions } from '../tables/factions.ts';
import type { LineId, PlanetId } from '../tables/ids.ts';
import { lines } from '../tables/lines/index.ts';
import { planets } from '../tables/planets.ts';

type Box = Galaxy['box'];

const has = (ids: readonly string[], id: string) => ids.includes(id);

/** What of each kind is in a box: with a card of its own, or with what it is printed on (a faction's sheet, a tile). */
const KINDS: Readonly<Record<string, (box: Box, id: string) => boolean>> = {
  faction: ({ factions: all }, id) => has(all, id),
  strategy: ({ strategyCards }, id) => has(strategyCards, id),
  technology: ({ technologies }, id) => has(technologies, id),
  unit: (box, id) => {
    const faction = lines[id as LineId]?.faction ?? null;
    return faction === null || has(box.factions, faction);
  },
  planet: ({ systems }, id) => has(systems, planets[id as PlanetId]?.system ?? ''),
  ability: (box, id) => box.factions.some((one) => factions[one].abilities.includes(id as AbilityId)),
  note: ({ notes }, id) => has(notes, id),
  agenda: ({ agendas }, id) => has(agendas, id),
  law: ({ agendas }, id) => has(agendas, id),
  card: ({ actionCards }, id) => Object.hasOwn(actionCards, id),
  objective: ({ stageOne, stageTwo }, id) => has(stageOne, id) || has(stageTwo, id),
  secret: ({ secrets }, id) => has(secrets, id),
  rule: ({ modules }, id) => has(modules, id),
};

/** Whether a card or component (`kind:id`) can come up at a table with this box. */
export function isInBox(box: Box, component: string): boolean {
  const cut = component.indexOf(':');
  return KINDS[component.slice(0, cut)]?.(box, component.slice(cut + 1)) ?? true;
}
