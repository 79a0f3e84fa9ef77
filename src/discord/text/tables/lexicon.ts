import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { PeopleText, QuotedText } from '#core/people-text.ts';
import type { Seat, SeatColour } from '#core/seat.ts';

/** Tables: lobby, settings, status, what is told. */
export type TablesLexicon = {
  'status.lobby': Nothing;
  'status.playing': Nothing;
  'status.paused': Nothing;
  'status.over': Nothing;
  'status.abandoned': Nothing;
  'table.unknownGame': { readonly id: string };
  'lobby.title': { readonly name: PeopleText; readonly game: string | null };
  /** Who sits there, and in which colour if they chose one. */
  'lobby.seats': {
    readonly seats: readonly { readonly seat: Seat; readonly colour: SeatColour | null }[];
    readonly allowed: readonly number[];
  };
  'lobby.colour': Nothing;
  'colour.choose': { readonly chosen: SeatColour | null };
  'colour.any': Nothing;
  'colour.placeholder': Nothing;
  'colour.done': { readonly colour: SeatColour | null };
  'colour.name': { readonly colour: SeatColour };
  'lobby.commitment': { readonly commitment: string };
  'lobby.playing': { readonly thread: string };
  'lobby.over': { readonly winners: readonly Seat[] };
  'lobby.abandoned': Nothing;
  'lobby.join': Nothing;
  'lobby.leave': Nothing;
  'lobby.addBot': Nothing;
  'lobby.setUp': Nothing;
  'setup.byOwner': { readonly who: QuotedText };
  'arrange.done': Nothing;
  'arrange.what': Nothing;
  'setup.title': { readonly table: PeopleText };
  'setup.line': { readonly setting: Message; readonly value: Message | null };
  'setup.modules': { readonly group: Message; readonly modules: readonly Message[] };
  'setup.module': { readonly module: Message; readonly about: Message };
  'setup.brought': { readonly modules: readonly Message[]; readonly by: Message };
  'setup.dropped': { readonly modules: readonly Message[]; readonly needs: Message };
  'table.modules': { readonly modules: readonly Message[] };
  'options.noModule': { readonly name: PeopleText; readonly known: readonly Message[] };
  'lobby.start': Nothing;
  'lobby.joined': Nothing;
  'lobby.left': Nothing;
  'lobby.botName': { readonly number: number };
  'lobby.botAdded': { readonly name: PeopleText };
  'lobby.started': Nothing;
  'table.waiting': {
    readonly seats: readonly { readonly who: QuotedText; readonly topics: readonly Message[] }[];
  };
  'table.nobody': Nothing;
  'table.closedDm': { readonly who: QuotedText };
  'table.incident': { readonly incident: string };
  'table.over': { readonly winners: readonly Seat[]; readonly scores: readonly number[] };
  'table.seed': { readonly seed: string; readonly commitment: string };
  'table.newThread': Nothing;
  'log.news': { readonly table: PeopleText };
  'log.all': { readonly table: PeopleText };
  'log.inFull': { readonly table: PeopleText };
  'log.chosen': {
    readonly table: PeopleText;
    readonly kind: 'turns' | 'highlights' | 'battles' | 'votes';
    readonly seat: Seat | null;
  };
  'log.noneChosen': Nothing;
  'log.details': Nothing;
  'log.at': { readonly at: number };
  'log.told': { readonly fact: Message };
  'log.secret': { readonly fact: Message };
  'log.byDeadline': { readonly seat: Seat };
  'log.byOrder': Nothing;
  'log.nothingNew': Nothing;
  'log.empty': Nothing;
  'log.showAll': Nothing;
  'info.options': { readonly options: readonly (readonly [PeopleText, PeopleText])[] };
  'info.owner': { readonly who: QuotedText; readonly since: number };
  'info.status': { readonly status: Message; readonly id: string };
  'info.seat': {
    readonly seat: Seat;
    readonly who: QuotedText;
    readonly isBot: boolean;
    readonly away: number | null;
  };
  'info.transfer': {
    readonly seat: Seat;
    readonly name: PeopleText;
    readonly dueAt: number | null;
    readonly lapsesAt: number;
  };
  'info.commitment': { readonly commitment: string };
  'options.unknown': { readonly name: PeopleText; readonly known: readonly string[] };
  'options.bad': { readonly name: PeopleText; readonly value: PeopleText; readonly allowed: string };
  'options.malformed': { readonly example: string };
  'options.manyBots': { readonly most: number };
  'welcome.text': Nothing;
  'welcome.game': {
    readonly game: Message;
    readonly seats: readonly number[];
    readonly pitch: { readonly about: Message; readonly level: 1 | 2 | 3; readonly isFirst: boolean } | null;
  };
  'welcome.play': Nothing;
  'help.first': Nothing;
  'welcome.begun': Nothing;
  'welcome.back': Nothing;
};
