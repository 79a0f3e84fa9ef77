import type { Seat } from '#core/seat.ts';
import type { ComponentId } from '../../content/component-ids.ts';
import type { PlanetId, TechnologyId } from '../../content/ids.ts';
import type { TechnologyColour } from '../../content/kinds.ts';

type None = Record<string, never>;
type Help = PlanetId | ComponentId;

/** Research and technologies. */
export type TechnologyLexicon = {
  'fact.technologyGained': { readonly seat: Seat; readonly technology: TechnologyId };
  'fact.exhaustedFor': {
    readonly seat: Seat;
    readonly technology: TechnologyId;
    readonly with: readonly Help[];
  };
  'ask.research': None;
  'ask.prerequisites': { readonly technology: TechnologyId };
  'group.technologies': { readonly colour: TechnologyColour | null };
  'option.technology': { readonly technology: TechnologyId };
  'option.help': {
    readonly id: Help;
    readonly colour: TechnologyColour | 'all';
    readonly resources: number;
  };
  'no.research': None;
  'no.prerequisites': { readonly missing: Readonly<Partial<Record<TechnologyColour, number>>> };
  'no.unmet': { readonly count: number };
  'no.needless': { readonly id: Help };
  'no.helpTooDear': None;
};
