import type { FactionId } from '#games/twilight-inscription/tables/factions.ts';
import { type Resource, SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';

/** Where a faction asset lets resources be spent: on which sheets, on which after one went to industry, and how many in all. */
interface Spent {
  readonly first: readonly SheetId[];
  readonly rest: readonly SheetId[];
  readonly n: number;
}

/** Takes a faction asset; `before` is what the first ability asks when navigation becomes active. */
export function spentOnAnySheet(faction: FactionId, r: Resource, before: readonly string[] = []): Spent {
  const table = scene().nearFactionAsset(0, faction).play().activate(0, 'navigation');
  const claimed = [...before, 'I+c2'];
  const cells = ['C2', 'B2', 'D2', 'B1'].map((cell) => (r === 'M' ? `Mx${cell}` : `${r}+${cell}`));
  const probes = {
    navigation: r === 'I' ? 'I+a2' : `${r}>d2`,
    expansion: r === 'R' ? 'Y:R' : `X:${r}`,
    industry: cells[1]!,
    warfare: `${r}.i@a1`,
  };
  const sheetsAfter = (marks: readonly string[]) => {
    const open = table.after(0, marks);
    return SHEETS.filter((sheet) => open.includes(probes[sheet]));
  };
  const n = cells.findIndex((_, at) => table.after(0, [...claimed, ...cells.slice(0, at)]).length === 0);
  return { first: sheetsAfter(claimed), rest: sheetsAfter([...claimed, cells[0]!]), n };
}
