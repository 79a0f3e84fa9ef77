/** Our own words for the rules, heading by heading; the numbers are those of the rulebook's digest. */
export const RULE_IDS = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export type RulesLexicon = {
  'rule.name': { readonly rule: RuleId };
  'rule.text': { readonly rule: RuleId };
};
