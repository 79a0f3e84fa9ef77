import type { None, Who } from '#core/lexicon-types.ts';
import type { PublicId, SecretId } from '../../tables/card-ids.ts';

type Pool = 'tactic' | 'strategy';

/** The status phase, objectives, victory and elimination. */
export type ObjectivesLexicon = {
  'fact.statusPhase': { readonly round: number };
  'fact.objectiveRevealed': { readonly objective: PublicId };
  'fact.objectivesSpent': None;
  'fact.objectiveScored': Who & { readonly objective: PublicId | SecretId };
  'fact.secretDrawn': Who;
  'fact.secretSeen': Who & { readonly secret: SecretId };
  'fact.secretReturned': Who;
  'fact.allRepaired': { readonly count: number };
  'fact.strategyKept': Who;
  'fact.eliminated': Who;
  'ask.score': None;
  'ask.scorePublic': None;
  'ask.returnSecret': { readonly count: number };
  'ask.spendTokens': { readonly count: number };
  /** Which kind an objective is of, and what it asks for. */
  'group.public': { readonly objective: PublicId | SecretId };
  'group.secret': { readonly objective: PublicId | SecretId };
  'option.objective': { readonly objective: PublicId | SecretId; readonly points: number };
  'option.scoreSecret': { readonly secret: SecretId };
  'option.secret': { readonly secret: SecretId };
  'option.scoreNothing': None;
  'option.tokensFrom': { readonly pool: Pool; readonly count: number };
  'no.notMet': None;
  'no.homeLost': None;
  'no.byDeed': None;
  'no.onePublic': None;
  'no.oneSecret': None;
};
