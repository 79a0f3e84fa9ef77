import type { Result } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { Language } from '#core/message.ts';
import type { FixedFields } from '#core/record.ts';
import { SEAT_COLOURS } from '#core/seat.ts';
import type { StandingOrder } from '#core/standing-order.ts';
import type { DeadlineRow, Ending, OrderRow, ProposalRow, SeatRow, Status, TableRow } from './model.ts';
import type { Schema } from './schema.ts';

/** What stands for no time at all where a time is wanted: the last that a date can be. */
export const NEVER = 8_640_000_000_000_000;

const parsed = <T>(text: string) => JSON.parse(text) as T;

export function tableRow(row: Schema['tables']): TableRow {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: parsed<Json>(row.options),
    fixed: row.fixed === null ? null : parsed<FixedFields>(row.fixed),
    stuck: row.stuck,
    language: row.language as Language,
    name: row.name,
    owner: row.owner,
    guild: row.guild,
    channel: row.channel,
    local: row.local === 1,
    deadlineHours: row.deadline_hours,
    reminders: row.reminders === 1,
    seed: row.seed,
    commitment: row.commitment,
    status: row.status as Status,
    head: row.head,
    posts: row.posts,
    revision: row.revision,
    pausedAt: row.paused_at,
    result: row.result === null ? null : parsed<Result>(row.result),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ending: row.ending === null ? null : parsed<Ending>(row.ending),
    resumedAt: row.resumed_at,
  };
}

export function seatRow(row: Schema['seats']): SeatRow {
  const { seat, user_id: user, bot, name, away_until: awayUntil } = row;
  const colour = SEAT_COLOURS.find((one) => one === row.colour) ?? null;
  return { seat, user, bot, name, awayUntil, colour };
}

export function orderRow(row: Schema['standing_orders']): OrderRow {
  const { seat, topic, order, uses_left } = row;
  return { seat, topic, order: parsed<StandingOrder>(order), usesLeft: uses_left };
}

export function deadlineRow(row: Schema['deadlines']): DeadlineRow {
  return {
    key: row.question_key,
    seat: row.seat,
    topic: row.topic,
    kind: row.kind as DeadlineRow['kind'],
    dueAt: row.due_at === NEVER ? null : row.due_at,
    remindAt: parsed<number[]>(row.remind_at),
    reminded: row.reminded,
  };
}

export function proposalRow(row: Schema['proposals']): ProposalRow {
  return {
    id: row.id,
    kind: row.kind as ProposalRow['kind'],
    payload: parsed<Json>(row.payload),
    proposedBy: row.proposed_by,
    yes: parsed<string[]>(row.yes),
    no: parsed<string[]>(row.no),
    status: row.status as ProposalRow['status'],
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}
