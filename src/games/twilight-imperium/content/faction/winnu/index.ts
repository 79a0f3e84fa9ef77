import type { Component } from '../../../timing/component.ts';
import type { AbilityId } from '../../card-ids.ts';
import type { LineId } from '../../ids.ts';

export const abilities = {} satisfies Partial<Record<AbilityId, Component>>;

export const units = {} satisfies Partial<Record<LineId, Component>>;
