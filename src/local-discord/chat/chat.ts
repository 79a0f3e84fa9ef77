import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Person } from '../people/person.ts';
import { BrokenOff, targetOf } from '../rest/request.ts';
import type { Account } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type Answer, json, send } from './answer.ts';
import { asset, usualAssetsFolder } from './assets.ts';
import { pageAt } from './document.ts';
import { keepHouse } from './housekeeping.ts';
import { readyFor } from './ready.ts';
import { seatables } from './seatable.ts';
import { receiveUpload } from './uploads.ts';
import { Visitor } from './visitor.ts';

/** Enough for a modal whose five fields are full. */
const MAX_BYTES = 2 ** 18;
const MOVES_PEOPLE = /^(USER_UPDATE|GUILD_MEMBER_.*)$/;
const ASSETS = 'GET /chat/assets/';

/** The chat page over a world: the page itself, and for each open one a socket. */
export class Chat {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES });
  private readonly visitors = new Set<Visitor>();
  private readonly stop: () => void;
  private readonly report: (error: unknown) => void;
  private known: string;

  constructor(
    private readonly world: World,
    private readonly house: {
      readonly botOnline: () => boolean;
      /** Where the built page lies, unless it is the usual place. */
      readonly assetsFolder?: string;
      /** Told of what should not happen; the page goes on. */
      readonly report?: (error: unknown) => void;
    },
  ) {
    this.known = JSON.stringify(seatables(world));
    this.report = house.report ?? (() => undefined);
    this.stop = world.subscribe(({ t }) => {
      if (MOVES_PEOPLE.test(t)) this.tellPeople();
    });
  }

  /** Answers a request for the page; false if there is nothing of that name. */
  request(request: IncomingMessage, response: ServerResponse): boolean {
    const { path, query } = targetOf(request);
    const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${path}`;
    if (route === 'POST /chat/uploads') {
      receiveUpload(this.world, request, { query, response }).catch((error: unknown) => {
        if (!(error instanceof BrokenOff)) this.report(error);
        response.destroy();
      });
      return true;
    }
    const answer = this.answer(route, request);
    if (answer !== undefined) send(response, answer);
    return answer !== undefined;
  }

  private answer(route: string, { headers }: IncomingMessage): Answer | undefined {
    if (route === 'GET /') return pageAt(headers.host ?? '');
    if (route === 'GET /chat/people') return json(200, seatables(this.world));
    if (!route.startsWith(ASSETS)) return undefined;
    return asset(this.house.assetsFolder ?? usualAssetsFolder(), route.slice(ASSETS.length));
  }

  /** Takes a page's socket; false if it is none, or there is no such person. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const { path, query } = targetOf(request);
    const me = this.world.state.accounts.get(query.get('user') ?? '');
    if (path !== '/chat/socket' || me === undefined || me.bot) return false;
    this.sockets.handleUpgrade(request, socket, head, (client) => this.accept(client, me));
    return true;
  }

  private accept(socket: WebSocket, me: Account): void {
    const visitor = new Visitor(new Person(this.world, me.id), socket, {
      keep: (act) => keepHouse(this.world, me, act),
      report: this.report,
    });
    this.visitors.add(visitor);
    socket.on('close', () => this.visitors.delete(visitor));
    visitor.send(readyFor(this.world, me, { botOnline: this.house.botOnline() }));
    visitor.send({ op: 'people', people: seatables(this.world) });
  }

  /** Everybody who may be sat as is known to all. */
  private tellPeople(): void {
    const people = seatables(this.world);
    const now = JSON.stringify(people);
    if (now === this.known) return;
    this.known = now;
    for (const visitor of this.visitors) visitor.send({ op: 'people', people });
  }

  close(): void {
    this.stop();
    for (const visitor of this.visitors) visitor.leave();
    this.sockets.close();
  }
}
