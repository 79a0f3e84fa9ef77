import { technologies } from '#games/twilight-inscription/tables/technologies.ts';
import { SPECIALS, type Special, type TechnologyId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';

/** What a technology costs at the table: how many research marks complete it, and which special assets do. */
export function costOf(tech: TechnologyId, variant = 0): { research: number; specials: readonly Special[] } {
  const { sheet, code } = technologies[tech];
  const at = () => scene().events('open-lanes').variant(0, sheet, variant);
  const table = at().goods(0, 16).play().activate(0, sheet);
  const marks: string[] = [];
  while (table.after(0, [...marks, 'g.R']).includes(`t:${code}`)) marks.push('g.R', `t:${code}`);
  const specials = SPECIALS.filter((special) =>
    at().kept(0, special).play().activate(0, sheet).offers(0, 'card').includes(`t:${code}!`),
  );
  return { research: marks.length / 2, specials };
}
