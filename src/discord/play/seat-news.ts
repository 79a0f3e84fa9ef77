import { ButtonStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import { isOpenCall } from '#app/runner/open-call.ts';
import { app } from '#app/text/lexicon.ts';
import type { Speaker } from '#core/message.ts';
import { type ButtonSpec, buttonRows, type Line, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { words } from '../text/lexicon.ts';

/** What can be decided about a seat. */
export type SeatAction = 'take' | 'decline' | 'keep' | 'object';

const STYLES: Partial<Record<SeatAction, ButtonSpec['style']>> = {
  take: ButtonStyle.Success,
  keep: ButtonStyle.Success,
  object: ButtonStyle.Danger,
};

/** Decides about a seat; `at` says which offer, notice or hand-over it is for, so that an old button does nothing new. */
export function seatButton(
  action: SeatAction,
  { table, seat, at }: { readonly table: string; readonly seat: number; readonly at: number },
  { say }: Speaker,
): ButtonSpec {
  const id = encode({ action: `seat.${action}`, table, args: [`${seat}`, at.toString(36)] });
  const style = STYLES[action];
  return { id, label: say(words(`seat.${action}`, {})), ...(style && { style }) };
}

/** Puts something to the vote that nobody may do alone. */
export function proposeButton(table: string, kind: string, { say }: Speaker): ButtonSpec {
  const id = encode({ action: 'vote.propose', table, args: [kind] });
  return { id, label: say(words('vote.propose', {})), style: ButtonStyle.Primary };
}

/** What somebody has to know and may decide about seats: one that is offered to them, that they may lose, or that they lost. */
export function seatNews({ table, transfers, replaced }: Look, user: string, speaker: Speaker): Line[] {
  const about = ({ seat, at }: { seat: number; at: number }) => ({ table: table.id, seat, at });
  const lines: Line[] = [];
  for (const transfer of transfers) {
    const { seat, from, to, by, right, dueAt, lapsesAt, accepted } = transfer;
    const handing = { table: table.name, seat, from, to, by };
    if (to.user === user) {
      lines.push(textLine(speaker.say(app('app.offeredToYou', { ...handing, right, dueAt }))));
      const choices = accepted ? (['decline'] as const) : (['take', 'decline'] as const);
      lines.push(...buttonRows(choices.map((one) => seatButton(one, about(transfer), speaker))));
    } else if (from.user === user && isOpenCall(transfer)) {
      lines.push(textLine(speaker.say(words('seat.wanted', { seat, lapsesAt }))));
      lines.push(...buttonRows([seatButton('keep', about(transfer), speaker)]));
    } else if (from.user === user && dueAt !== null) {
      lines.push(textLine(speaker.say(app('app.noticeToYou', { ...handing, dueAt }))));
      lines.push(...buttonRows([seatButton('keep', about(transfer), speaker)]));
    }
  }
  if (replaced !== null) {
    const { seq, seat, from, to, by, right } = replaced.entry;
    // What cannot be objected to any more is only told.
    const isClosed = !replaced.canObject && (right === 'vote' || right === 'notice');
    const lost = isClosed
      ? words('seat.gone', { table: table.name, seat, name: to.name })
      : app('app.replacedYou', { table: table.name, seat, from, to, by, right });
    lines.push(textLine(speaker.say(lost)));
    if (replaced.canObject)
      lines.push(...buttonRows([seatButton('object', about({ seat, at: seq }), speaker)]));
  }
  return lines;
}
