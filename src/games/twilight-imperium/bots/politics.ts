import { openOptions, type Play, self, type Turn } from './turn.ts';

const own = (turn: Turn, id: string) =>
  id === `seat:${turn.seat}` ||
  id === `${turn.seat}` ||
  (self(turn).planets as readonly string[]).includes(id);

/** Votes for itself or a planet of its own where it can; otherwise for or against by chance. */
export const vote: Play = (turn) => {
  const options = openOptions(turn).filter(({ id }) => id !== 'abstain');
  const mine = options.find(({ id }) => own(turn, id));
  const any = options[Math.floor(turn.random() * options.length)];
  return mine?.id ?? any?.id ?? turn.fallback;
};

/** Half of the planets that can vote. */
export const votePlanets: Play = (turn) => {
  const all = openOptions(turn).map(({ id }) => id);
  return all.slice(0, Math.ceil(all.length / 2));
};

/** As many points as can be had: the dearest public objective and a secret one. */
export const score: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'pick') return turn.fallback;
  const points = ({ label }: { label: { args: unknown } }) =>
    Number((label.args as { points?: number }).points ?? 0);
  const groups = new Map<string, string>();
  for (const option of [...openOptions(turn)].sort((a, b) => points(b) - points(a))) {
    const group = option.group?.key ?? '';
    if (!groups.has(group)) groups.set(group, option.id);
  }
  return [...groups.values()].slice(0, form.max);
};

export const scorePublic: Play = (turn) =>
  openOptions(turn).find(({ id }) => id !== 'none')?.id ?? turn.fallback;

/** Commodities are worth nothing at home: they are offered for as many, and any fair offer is taken. */
export const deal: Play = (turn) => {
  const ids = openOptions(turn).map(({ id }) => id);
  const accept = ids.find((id) => id.startsWith('accept:'));
  if (accept && fair(turn, accept)) return accept;
  const view = turn.view();
  const partner = ids.find((id) => {
    const [kind, seat] = id.split(':');
    return kind === 'offer' && (view.seats[Number(seat)]?.commodities.count ?? 0) > 0;
  });
  if (partner && self(turn).commodities.count > 0) return partner;
  return ids.includes('nothing') ? 'nothing' : turn.fallback;
};

type Bundle = { readonly goods: number; readonly commodities: number; readonly note: unknown };
function fair(turn: Turn, id: string): boolean {
  const option = openOptions(turn).find((one) => one.id === id);
  const { give, want, wantCards } = (option?.label.args ?? {}) as {
    give?: Bundle;
    want?: Bundle;
    wantCards?: number;
  };
  if (!give || !want || (wantCards ?? 0) > 0 || want.note) return false;
  return (
    give.goods + give.commodities >= want.goods + want.commodities * 0.5 && give.goods + give.commodities > 0
  );
}

export const terms: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'allocate') return turn.fallback;
  const most = (id: string) => form.slots.find((slot) => slot.id === id)?.max ?? 0;
  const swap = Math.min(most('give:commodities'), most('want:commodities'));
  return swap === 0 ? {} : { 'give:commodities': swap, 'want:commodities': swap };
};
