import type { Component } from '../../../hooks/component.ts';

/** The gate lies on the board in the home's place, the home beside it: that is done when the board is laid (21.1, 88.4a). */
export const creussGate: Component = {};
