import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

/** Where a local Discord is, and who the bot is there. */
export interface BotOrder {
  readonly api: string;
  readonly gateway: string;
  readonly token: string;
}

interface Frame {
  readonly op: number;
  readonly t?: string;
  readonly d: { readonly id: string; readonly token: string; readonly heartbeat_interval: number };
}

const HELLO = 10;
const IDENTIFY = 2;
const HEARTBEAT = 1;
const INTENTS_OF_GUILDS_AND_MESSAGES = (1 << 0) | (1 << 9);
const ANSWER = JSON.stringify({
  type: 4,
  data: {
    embeds: [{ title: 'Round 3', description: 'It is your turn.' }],
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go on', custom_id: 'go-on' }] }],
  },
});

/** Connects as a library does; the socket, once the guilds are known. */
export function connectBot({ gateway, token }: Pick<BotOrder, 'gateway' | 'token'>): Promise<WebSocket> {
  const socket = new WebSocket(`${gateway}?v=10&encoding=json`);
  return new Promise((ready, failed) => {
    socket.once('error', failed);
    socket.on('message', (data: Buffer) => {
      const { op, t, d } = JSON.parse(data.toString('utf8')) as Frame;
      if (op === HELLO) {
        const properties = { os: 'linux', browser: 'bench', device: 'bench' };
        const intents = INTENTS_OF_GUILDS_AND_MESSAGES;
        socket.send(JSON.stringify({ op: IDENTIFY, d: { token, intents, properties } }));
        const beat = () => socket.send(JSON.stringify({ op: HEARTBEAT, d: null }));
        const beating = setInterval(beat, d.heartbeat_interval);
        socket.once('close', () => clearInterval(beating));
      }
      if (t === 'GUILD_CREATE') ready(socket);
    });
  });
}

/** A bot without a library that answers every interaction at once, until its standard input ends. */
export async function answeringBot(): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const ended = new Promise((done) => input.once('close', done));
  const order = JSON.parse(await new Promise<string>((done) => input.once('line', done))) as BotOrder;
  const socket = await connectBot(order);
  const agent = new Agent({ keepAlive: true });
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString('utf8')) as Frame;
    if (frame.t === 'INTERACTION_CREATE') answer(order, frame.d, agent);
  });
  process.stdout.write('ready\n');
  await ended;
  socket.close();
  agent.destroy();
}

function answer({ api }: BotOrder, { id, token }: Frame['d'], agent: Agent): void {
  const sent = request(`${api}/v10/interactions/${id}/${token}/callback?with_response=false`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(ANSWER) },
  });
  sent.on('response', (response) => response.resume());
  sent.end(ANSWER);
}
