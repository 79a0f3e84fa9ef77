import { bestOptions, openOptions } from '#kit/bots.ts';
import { type Play, self, type Turn } from './turn.ts';

/** Being elected to these is no gain. */
const UNWELCOME: readonly string[] = [
  'public-execution',
  'colonial-redistribution',
  'compensated-disarmament',
  'demilitarized-zone',
];

/** How a seat sees a law or directive that is for all: better for, better against, or by its own case. */
const STANCE: Readonly<Record<string, (turn: Turn) => 'for' | 'against'>> = {
  'anti-intellectual-revolution': () => 'against',
  'arms-reduction': () => 'against',
  'economic-equality': (turn) => (self(turn).goods < 5 ? 'for' : 'against'),
  'enforced-travel-ban': () => 'against',
  'executive-sanctions': (turn) => (self(turn).holds.cards > 3 ? 'against' : 'for'),
  'fleet-regulations': () => 'against',
  'homeland-defense-act': () => 'for',
  'incentive-program': () => 'for',
  'ixthian-artifact': () => 'for',
  mutiny: (turn) => (leads(turn) ? 'against' : 'for'),
  'new-constitution': () => 'for',
  'seed-of-an-empire': (turn) => (leads(turn) ? 'for' : 'against'),
  'shared-research': () => 'for',
  'swords-to-plowshares': () => 'against',
  'unconventional-measures': () => 'for',
  'wormhole-reconstruction': () => 'for',
  'wormhole-research': () => 'for',
};

const leads = (turn: Turn) => turn.view().seats.every(({ points }) => points <= self(turn).points);

/** Whether an outcome names the seat or a planet of its own. */
function own(turn: Turn, outcome: string): boolean {
  const [kind, id = ''] = outcome.split(':');
  if (kind === 'seat') return Number(id) === turn.seat;
  return kind === 'planet' && (self(turn).planets as readonly string[]).includes(id);
}

/** The outcome that is best for the seat; what concerns nobody in particular by chance. */
export const vote: Play = (turn) => {
  const outcomes = openOptions(turn.form)
    .map(({ id }) => id)
    .filter((id) => id !== 'abstain');
  const agenda = turn.view().agenda?.id ?? '';
  const stance = STANCE[agenda]?.(turn);
  if (stance && outcomes.includes(stance)) return stance;
  const good = outcomes.filter((id) => own(turn, id) !== UNWELCOME.includes(agenda));
  const pool = good.length > 0 ? good : outcomes;
  return pool[Math.floor(turn.random() * pool.length)] ?? turn.fallback;
};

/** All planets for the second agenda, after which they are readied; half of them for the first. */
export const votePlanets: Play = (turn) => {
  const { stage } = turn.view();
  const all = openOptions(turn.form).map(({ id }) => id);
  const last = stage.kind === 'agenda' && stage.number === 2;
  return all.slice(0, last ? all.length : Math.ceil(all.length / 2));
};

/** As many points as can be had: the dearest public objective and a secret one; of equals what is paid, for the rest keeps. */
export const score: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'pick') return turn.fallback;
  const groups = new Map<string, string>();
  for (const option of [...openOptions(turn.form)].sort((a, b) => worth(b) - worth(a))) {
    const group = option.group?.key ?? '';
    if (!groups.has(group)) groups.set(group, option.id);
  }
  return [...groups.values()].slice(0, form.max);
};

const COSTLY: readonly string[] = [
  'erect-a-monument',
  'found-a-golden-age',
  'sway-the-council',
  'manipulate-galactic-law',
  'negotiate-trade-routes',
  'centralize-galactic-trade',
  'lead-from-the-front',
  'galvanize-the-people',
];

const worth = ({ id, label }: { id: string; label: { args: unknown } }) =>
  Number((label.args as { points?: number }).points ?? 0) + (COSTLY.includes(id) ? 0.5 : 0);

export const scorePublic: Play = (turn) =>
  [...openOptions(turn.form)].filter(({ id }) => id !== 'none').sort((a, b) => worth(b) - worth(a))[0]?.id ??
  turn.fallback;

/** Everybody who can trade gets its commodities. */
export const traders: Play = (turn) => bestOptions(turn, () => 1);
