import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { cmorranNorr } from './cmorran-norr.ts';
import { exotriremeIi } from './exotrireme-ii.ts';
import { unrelenting } from './unrelenting.ts';

export const abilities = { unrelenting } satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  'cmorran-norr': cmorranNorr,
  'exotrireme-ii': exotriremeIi,
} satisfies Partial<Record<LineId, Component>>;
