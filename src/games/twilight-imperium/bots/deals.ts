import { openOptions } from '#kit/bots.ts';
import { type Play, self, type Turn } from './turn.ts';

const SUPPORT = 'support-for-the-throne';

/** Whether a seat has its own support to give still. */
const maySupport = (turn: Turn) =>
  self(turn).own?.notes.some(({ id, owner }) => id === SUPPORT && owner === turn.seat) ?? false;

/** Whether another's support may still be had: nobody's note lies twice. */
const isFree = (turn: Turn, other: number) =>
  turn.view().seats.every(({ area }) => area.every(({ id, owner }) => id !== SUPPORT || owner !== other));

/** Commodities are worth nothing at home, nor is one's own support: they are offered for as much, and any fair offer is taken. */
export const deal: Play = (turn) => {
  const accept = fairOffer(turn);
  if (accept) return accept;
  const ids = openOptions(turn.form).map(({ id }) => id);
  const { seats } = turn.view();
  const partner = ids.find((id) => {
    const [kind, other] = id.split(':');
    if (kind !== 'offer') return false;
    const goods = self(turn).commodities.count > 0 && (seats[Number(other)]?.commodities.count ?? 0) > 0;
    return goods || (maySupport(turn) && isFree(turn, Number(other)));
  });
  return partner ?? (ids.includes('nothing') ? 'nothing' : turn.fallback);
};

const fairOffer = (turn: Turn) =>
  openOptions(turn.form).find(({ id }) => id.startsWith('accept:') && isFair(turn, id))?.id;

/** Where trading is the last that is left to do: a fair offer is taken, and nobody is kept waiting for another. */
export const lastDeal: Play = (turn) => fairOffer(turn) ?? turn.fallback;

interface Bundle {
  readonly goods: number;
  readonly commodities: number;
  readonly note: { readonly id: string; readonly owner: number } | null;
}

function isFair(turn: Turn, id: string): boolean {
  const args = openOptions(turn.form).find((one) => one.id === id)?.label.args ?? {};
  const { give, want, wantCards = 0 } = args as { give?: Bundle; want?: Bundle; wantCards?: number };
  if (!give || !want || wantCards > 0) return false;
  const supports = ({ note }: Bundle) => note?.id === SUPPORT && note.owner !== turn.seat;
  if (want.note && !(want.note.id === SUPPORT && supports(give))) return false;
  const gain = give.goods + give.commodities - want.goods - want.commodities * 0.5;
  return gain >= 0 && (gain > 0 || give.note !== null);
}

/** Commodities for commodities, and support for support. */
export const terms: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'allocate') return turn.fallback;
  const most = (id: string) => form.slots.find((slot) => slot.id === id)?.max ?? 0;
  const swap = Math.min(most('give:commodities'), most('want:commodities'));
  const given = `give:note:${SUPPORT}:${turn.seat}`;
  const wanted = form.slots.find(({ id }) => id.startsWith(`want:note:${SUPPORT}:`) && id !== given)?.id;
  return {
    ...(swap > 0 && { 'give:commodities': swap, 'want:commodities': swap }),
    ...(wanted && most(given) > 0 && { [given]: 1, [wanted]: 1 }),
  };
};
