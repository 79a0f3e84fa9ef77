import type { AgendaId } from '../tables/agendas.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { ObjectiveId } from '../tables/objectives.ts';
import type { RelicId } from '../tables/relics.ts';
import type { FeatureId } from '../tables/side-a/index.ts';
import type { AssetId, TechnologyId, UnitId } from '../tables/vocabulary.ts';
import type { RuleId } from './rule-ids.ts';

/** What cards, technologies and assets do, in words made of their effects; and the rules. */
export type CardsLexicon = {
  'faction.text': { readonly faction: FactionId };
  'technology.text': { readonly tech: TechnologyId };
  'relic.text': { readonly relic: RelicId };
  'agenda.text': { readonly agenda: AgendaId };
  'event.text': { readonly event: EventId };
  'objective.text': { readonly objective: ObjectiveId };
  'feature.text': { readonly feature: FeatureId };
  'asset.text': { readonly asset: AssetId };
  'unit.text': { readonly unit: UnitId };
  'rule.name': { readonly rule: RuleId };
  'rule.text': { readonly rule: RuleId };
};
