import type { Company } from '../rules/combat/sides.ts';

const spelled = new WeakMap<Company, string>();

/** A company by name; it is worked out once for each. */
export function spell(company: Company): string {
  const known = spelled.get(company);
  if (known !== undefined) return known;
  let name = '';
  for (const { unit, count, damaged } of company) name += `${unit}${count}.${damaged},`;
  spelled.set(company, name);
  return name;
}
