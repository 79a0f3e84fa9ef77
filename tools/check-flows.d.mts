/** One place in a rule file that would break replay or silently do nothing. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export function checkFlows(options?: {
  readonly project?: string;
  readonly folders?: readonly string[];
}): Finding[];
