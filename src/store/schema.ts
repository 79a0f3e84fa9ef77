import type { PeopleText } from '#core/people-text.ts';
/** The tables of the database, column by column, as kysely sees them. Times are milliseconds, JSON is text. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    version: number;
    options: string;
    fixed: string | null;
    stuck: string | null;
    language: string;
    name: PeopleText;
    owner: string;
    guild: string | null;
    channel: string | null;
    local: number;
    deadline_hours: number | null;
    reminders: number;
    seed: string;
    commitment: string;
    status: string;
    head: number;
    posts: number;
    revision: number;
    paused_at: number | null;
    result: string | null;
    created_at: number;
    updated_at: number;
    ending: string | null;
    ends_at: number | null;
    resumed_at: number | null;
    rematch_of: string | null;
  };
  seats: {
    table_id: string;
    seat: number;
    user_id: string | null;
    bot: string | null;
    name: PeopleText;
    away_until: number | null;
    colour: string | null;
  };
  moves: {
    table_id: string;
    seq: number;
    kind: string;
    seat: number | null;
    path: string | null;
    question_key: string | null;
    topic: string | null;
    choice: string | null;
    by: string | null;
    digest: number | null;
    revealed: number | null;
    draws: string | null;
    detail: string | null;
    user_id: string | null;
    idempotency_key: string | null;
    at: number;
  };
  checkpoints: {
    table_id: string;
    seq: number;
    n: number;
    epoch: number;
    reached: number;
    parent: number | null;
    state: string;
    root: number | null;
  };
  facts: {
    table_id: string;
    seq: number;
    ord: number;
    key: string;
    args: string;
    audience: string | null;
  };
  outbox: {
    table_id: string;
    ord: number;
    seq: number;
    kind: string;
    seat: number | null;
    payload: string;
    attempts: number;
    batch: number | null;
    retry_at: number | null;
    created_at: number;
    fault: string | null;
    set_aside_at: number | null;
  };
  troubles: {
    table_id: string;
    kind: string;
    guild_id: string | null;
    channel_id: string;
    since: number;
    tries: number;
    tried_at: number;
    next_at: number;
    told_to: string | null;
    owed: string;
  };
  standing_orders: {
    table_id: string;
    seat: number;
    topic: string;
    order: string;
    uses_left: number | null;
  };
  deadlines: {
    table_id: string;
    question_key: string;
    seat: number;
    topic: string;
    kind: string;
    due_at: number;
    next_at: number;
    remind_at: string;
    reminded: number;
  };
  proposals: {
    table_id: string;
    id: number;
    kind: string;
    payload: string;
    proposed_by: string;
    yes: string;
    no: string;
    status: string;
    created_at: number;
    closed_at: number | null;
  };
  places: {
    table_id: string;
    name: string;
    channel_id: string;
    message_id: string | null;
    shown: string | null;
  };
  drafts: {
    table_id: string;
    question_key: string;
    draft: string;
    updated_at: number;
  };
  reading: {
    table_id: string;
    user_id: string;
    seq: number;
  };
  hands_seen: {
    table_id: string;
    user_id: string;
    seat: number;
    since: number;
  };
  transfers: {
    table_id: string;
    seat: number;
    transfer: string;
    next_at: number;
  };
  heartbeat: {
    id: number;
    time: number;
    at: number;
  };
  coaching: {
    user_id: string;
    game: string;
    line: string;
    question_key: string;
    told_at: number;
  };
  preferences: {
    user_id: string;
    language: string;
    updated_at: number;
  };
}
