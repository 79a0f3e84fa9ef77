import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import type { PlanetId } from '../../tables/ids.ts';

/** What components of Jol-Nar, Winnu, Xxcha, Yin and Yssaril ask and tell. */
export type JolNarToYssarilLexicon = {
  'fact.handShown': Who & { readonly of: Seat };
  'fact.handSeen': Who & { readonly cards: readonly ActionCardId[] };
  'ask.exchangeValues': None;
  'ask.peaceAccords': None;
  'ask.sacrifice': None;
  'ask.devotion': Who;
  'ask.yinSpinner': None;
  'ask.mageonImplants': None;
  'ask.takeCard': Who;
  'option.valued': { readonly planet: PlanetId; readonly resources: number; readonly influence: number };
  'option.handOf': Who & { readonly count: number };
};
