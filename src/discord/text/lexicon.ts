import { type Message, teller } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';

type Nothing = Record<string, never>;

/** What the bot itself says around the tables, whatever the game. */
export type DiscordLexicon = {
  'panel.confirm': Nothing;
  'panel.back': Nothing;
  'panel.startOver': Nothing;
  'panel.forMe': Nothing;
  'panel.whyNot': Nothing;
  'panel.previous': Nothing;
  'panel.next': Nothing;
  'panel.page': { readonly page: number; readonly pages: number };
  'panel.choosePlaceholder': Nothing;
  'panel.pickPlaceholder': { readonly min: number; readonly max: number };
  'panel.picked': { readonly count: number; readonly min: number; readonly max: number };
  'panel.chosen': { readonly items: readonly Message[] };
  'panel.total': { readonly total: number; readonly min: number; readonly max: number };
  'panel.slot': {
    readonly label: Message;
    readonly given: number;
    readonly min: number;
    readonly max: number;
  };
  'panel.amount': { readonly amount: number; readonly min: number; readonly max: number };
  'panel.enterNumber': Nothing;
  'panel.enterText': Nothing;
  'panel.rankPlaceholder': { readonly place: number };
  'panel.ranked': { readonly items: readonly Message[] };
  'panel.barred': {
    readonly options: readonly {
      readonly label: Message;
      readonly reason: Message;
      readonly rule: string | null;
    }[];
  };
  'panel.held': Nothing;
  'panel.optional': Nothing;
  'panel.noNumber': Nothing;
  'router.unknown': Nothing;
  'router.failed': Nothing;
  'play.header': { readonly table: string; readonly game: string };
  'play.nothing': Nothing;
  'play.waitingFor': { readonly seats: readonly number[] };
  'play.notBegun': Nothing;
  'play.over': Nothing;
  'play.paused': Nothing;
  'play.stuck': Nothing;
  'play.stale': Nothing;
  'play.refused': { readonly reason: Message; readonly rule: string | null };
  'play.failed': { readonly reason: Message };
  'play.nothingBarred': Nothing;
  'play.others': { readonly count: number };
  'play.otherTables': Nothing;
  'play.noTables': Nothing;
  'play.board': Nothing;
  'play.hand': Nothing;
  'play.undo': Nothing;
  'play.refresh': Nothing;
  'play.open': Nothing;
  'command.whichTable': Nothing;
  'command.created': { readonly name: string };
  'command.noTables': Nothing;
  'command.list': {
    readonly tables: readonly {
      readonly name: string;
      readonly id: string;
      readonly game: Message;
      readonly status: Message;
    }[];
  };
  'status.lobby': Nothing;
  'status.playing': Nothing;
  'status.paused': Nothing;
  'status.over': Nothing;
  'status.abandoned': Nothing;
  'lobby.title': { readonly name: string; readonly game: Message };
  'lobby.seats': { readonly seats: readonly Seat[]; readonly allowed: readonly number[] };
  'lobby.deadline': { readonly hours: number | null };
  'lobby.commitment': { readonly commitment: string };
  'lobby.playing': { readonly thread: string };
  'lobby.over': { readonly winners: readonly Seat[] };
  'lobby.abandoned': Nothing;
  'lobby.join': Nothing;
  'lobby.leave': Nothing;
  'lobby.addBot': Nothing;
  'lobby.start': Nothing;
  'lobby.joined': Nothing;
  'lobby.left': Nothing;
  'lobby.botName': { readonly number: number };
  'lobby.botAdded': { readonly name: string };
  'lobby.started': Nothing;
  'table.waiting': {
    readonly seats: readonly { readonly who: string; readonly topics: readonly Message[] }[];
  };
  'table.nobody': Nothing;
  'table.remind': { readonly who: string; readonly topic: Message; readonly at: number };
  'table.closedDm': { readonly who: string };
  'table.incident': { readonly incident: string };
  'table.over': { readonly winners: readonly Seat[]; readonly scores: readonly number[] };
  'table.seed': { readonly seed: string; readonly commitment: string };
  'table.newThread': Nothing;
  'hand.title': { readonly table: string; readonly thread: string | null };
  'hand.empty': Nothing;
  'hand.notSeated': Nothing;
  'hand.news': { readonly facts: readonly Message[] };
  'vote.yes': Nothing;
  'vote.no': Nothing;
  'vote.result': { readonly what: Message; readonly status: 'passed' | 'rejected' | 'failed' };
};

export const words = teller<DiscordLexicon>();
