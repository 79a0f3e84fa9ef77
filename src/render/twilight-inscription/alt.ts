import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { fitting } from '../kit/alt.ts';
import { eventTitle } from './overview.ts';
import type { Words } from './say.ts';
import type { Sheet } from './sheet.ts';
import { partsOf, ranking } from './summary.ts';

function marksInWords({ id, mine, layout, say }: Sheet): string {
  const { navigation, expansion, industry, warfare } = mine;
  switch (id) {
    case 'navigation':
      return say.label('altNavigation', {
        explored: navigation.explored.length,
        claimed: navigation.claimed,
        relics: navigation.relics.map(({ vp }) => vp),
        mecatol: navigation.mecatol,
      });
    case 'expansion':
      return say.label('altExpansion', {
        unlocked: expansion.unlocked.map((planet) => `${planet} ${say.names.planets[planet] ?? ''}`),
        crossed: expansion.crossed.length,
        symbols: layout.expansion.symbols.size,
        bases: expansion.bases.flatMap(({ id: base, built }) => (built ? [base] : [])),
        population: expansion.population,
      });
    case 'industry':
      return say.label('altIndustry', {
        claimed: industry.claimed,
        crossed: industry.crossed,
        products: industry.products,
        goods: industry.goods.gained - industry.goods.spent,
        votes: industry.votes.gained - industry.votes.spent,
      });
    case 'warfare':
      return say.label('altWarfare', {
        units: warfare.units.map(({ unit, dots }) => `${say.names.units[unit]} ${dots.join(' ')}`.trim()),
        line: warfare.line,
        wars: warfare.wars.map(({ left, right, verdicts }) => ({
          left,
          right,
          verdicts: verdicts ? [verdicts.left, verdicts.right] : [],
        })),
      });
  }
}

/** One sheet in words: whose it is, its points, its marks, what is researched, what may be marked now. */
export function sheetInWords(sheet: Sheet): readonly string[] {
  const { seat, id, mine, variant, layout, say } = sheet;
  const researched = mine.technologies.filter(
    (tech) => tech.researched && layout.technologies.includes(tech.id),
  );
  const [legal, drafted] = [sheet.legal, sheet.drafted].map((all) => [
    ...new Set([...all].map((place) => place.slice(place.indexOf(':') + 1))),
  ]);
  return [
    say.label('altSheet', {
      sheet: say.names.sheets[id],
      name: say.seat(seat),
      faction: mine.faction && say.names.factions[mine.faction],
      vp: mine.score[id],
      side: variant,
    }),
    marksInWords(sheet),
    ...(researched.length > 0
      ? [say.label('altTechnologies', { names: researched.map((tech) => say.names.technologies[tech.id]) })]
      : []),
    ...(drafted?.length ? [say.label('altDrafted', { ids: drafted })] : []),
    ...(legal?.length ? [say.label('altLegal', { ids: legal })] : []),
  ];
}

/** The overview in words: the event, how every seat stands, the objectives. */
export function boardInWords(view: View, say: Words): string {
  const { round, rounds, stage, event } = view;
  return fitting([
    eventTitle(view, say),
    say.game('status.round', { round, rounds, stage, event }),
    ...view.seats.map(({ faction, score, industry, relicsHeld }, seat) => {
      const { total, ...vp } = score;
      return say.game('status.seat', {
        seat,
        faction,
        vp,
        total,
        goods: industry.goods.gained - industry.goods.spent,
        votes: industry.votes.gained - industry.votes.spent,
        relics: relicsHeld,
      });
    }),
    ...view.objectives.map(({ id, first }) =>
      say.game('status.objective', { objective: id, isTaken: first !== null }),
    ),
  ]);
}

/** Points and what they are for, best first. */
export const summaryInWords = (view: View, say: Words): string =>
  fitting(
    ranking(view).map((seat) =>
      say.label('altSources', {
        name: say.seat(seat),
        total: view.seats[seat]?.score.total ?? 0,
        parts: SHEETS.flatMap((sheet) => partsOf(view, { seat, sheet }, say)),
      }),
    ),
  );
