import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { ShownChange } from '#core/repairs.ts';
import type { ShownStep } from '#core/shown-patch.ts';

/** A step of a patch in which everything is as somebody typed it. */
type TypedStep = { readonly op: ShownStep['op'] } & {
  readonly [K in Exclude<keyof ShownStep, 'op'>]: ShownStep[K] extends string
    ? PeopleText
    : PeopleText | null;
};

/** Repairs: what they would change, and why they cannot be proposed. */
export type RepairLexicon = {
  'app.proposesRepairOf': {
    readonly note: PeopleText;
    readonly changes: readonly Message[];
    readonly lost: readonly Message[];
    readonly more: number;
  };
  'app.asksRepair': Nothing;
  'app.repairChange': ShownChange;
  'app.repairStep': TypedStep;
  'app.repairOutdated': Nothing;
  'app.repairMisfit': Nothing;
  'app.repairMixed': Nothing;
  'app.repairTooLong': Nothing;
  'app.repairNoForms': Nothing;
  'app.patchOperators': Nothing;
};
