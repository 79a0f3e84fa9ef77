import type { Inscription, Player } from '#games/twilight-inscription/state.ts';

/** The marks of a seat as lists of which none may ever lose an entry, and counts of which none may ever fall. */
function marksOf({ navigation, expansion, industry, warfare, technologies, relics, ...rest }: Player) {
  const lists = {
    explored: navigation.explored.map(({ id, from }) => `${from}-${id}`),
    claimed: navigation.claimed,
    crossedOut: navigation.crossedOut,
    wormholes: navigation.wormholes,
    found: navigation.relics.map(({ at, vp }) => `${at} ${vp}`),
    planets: expansion.unlocked,
    symbols: expansion.crossed,
    cells: industry.crossed,
    claims: industry.claimed,
    units: warfare.units.map(({ unit, copy, dots }) => `${unit} ${copy} ${dots.join()}`),
    unlocked: warfare.unlocked,
    researched: technologies.filter(({ researched }) => researched).map(({ id }) => id),
    dice: Object.entries(rest.dice).flatMap(([sheet, held]) => held.map((r) => `${sheet} ${r}`)),
    kept: rest.kept.map(({ asset, at }) => `${asset} at ${at}`),
    relics: relics.map(({ id }) => id),
    written: rest.written.map(({ sheet, vp }) => `${sheet} ${vp}`),
    objectives: rest.objectives.map(({ id, vp }) => `${id} ${vp}`),
  };
  // A strength may still be raised before it is compared.
  const wars = warfare.wars.flatMap(({ left, right }, at) => [
    [`war ${at + 1}, left`, left],
    [`war ${at + 1}, right`, right],
  ]);
  const counts: Readonly<Record<string, number>> = {
    ...Object.fromEntries(wars),
    population: expansion.population,
    bases: expansion.bases.reduce((sum, { crossed, built }) => sum + (built ? 9 : crossed.length), 0),
    technologies: technologies.reduce((sum, { crossed }) => sum + crossed, 0),
    votes: industry.votesUnderlined,
    goodsGained: industry.goods.gained,
    goodsSpent: industry.goods.spent,
    votesGained: industry.votes.gained,
    votesSpent: industry.votes.spent,
    left: warfare.frontier.left,
    right: warfare.frontier.right,
    line: warfare.line,
    keptSpent: rest.kept.filter(({ spent }) => spent).length,
    relicsPlayed: relics.filter(({ played }) => played).length,
    products: industry.products.reduce((sum, crossed) => sum + crossed, 0),
  };
  return { lists, counts };
}

/** Entries of a list that are not in another, each as often as it is missing. */
function missing(from: readonly string[], than: readonly string[]): readonly string[] {
  const rest = [...from];
  return than.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function erased(before: Player, after: Player): string | null {
  if (before === after) return null;
  const [was, is] = [marksOf(before), marksOf(after)];
  for (const [name, list] of Object.entries(was.lists)) {
    const gone = missing(is.lists[name as keyof typeof is.lists], list);
    if (gone.length > 0) return `${name}: ${gone.join('; ')} is gone`;
  }
  for (const [name, count] of Object.entries(was.counts)) {
    const now = is.counts[name] ?? Number.NEGATIVE_INFINITY;
    if (now < count) return `${name} fell from ${count} to ${now}`;
  }
  return null;
}

/** What an answer changed that no answer may: a mark that was taken away, or another's sheets while somebody still marks. */
export function wrongChange(
  before: Inscription,
  after: Inscription,
  { seat, isBarrier }: { readonly seat: number; readonly isBarrier: boolean },
): string | null {
  for (const [at, player] of before.seats.entries()) {
    const now = after.seats[at];
    if (!now) return `seat ${at} is gone`;
    const wrong = erased(player, now);
    if (wrong) return `seat ${at}: ${wrong}`;
    if (at !== seat && !isBarrier && JSON.stringify(player) !== JSON.stringify(now))
      return `an answer of seat ${seat} changed the sheets of seat ${at}`;
  }
  return null;
}
