import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { arbiters } from './arbiters.ts';
import { guildShips } from './guild-ships.ts';
import { mastersOfTrade } from './masters-of-trade.ts';
import { wrathOfKenara } from './wrath-of-kenara.ts';

export const abilities = {
  'masters-of-trade': mastersOfTrade,
  'guild-ships': guildShips,
  arbiters,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'wrath-of-kenara': wrathOfKenara } satisfies Partial<Record<LineId, Component>>;
