import type { WebSocket } from 'ws';
import { ActRefused } from '../people/act.ts';
import type { Person } from '../people/person.ts';
import { commandIndex } from '../world/commands.ts';
import type { Happening } from '../world/happening.ts';
import { readFrame } from './frame.ts';
import type { FromPage, Housekeeping, ToPage } from './protocol.ts';

/** Far more than a person does by hand, typing with completion included. */
const MAX_ACTS = 300;
const ACTS_PER_MS = 10_000;
const POLICY_VIOLATION = 1008;

/** After these, somebody may be offered other commands, or the same in another language. */
const MOVES_COMMANDS = /^(USER_UPDATE|GUILD_MEMBER_UPDATE|GUILD_ROLE_.*)$/;
const COMMANDS_CHANGED = 'GUILD_APPLICATION_COMMAND_INDEX_UPDATE';

/** One open page, sitting as one person: is told what that person may see, and does what the person does. */
export class Visitor {
  private readonly stop: () => void;
  private offered: string;
  private acts = 0;
  private countedFrom: number;

  constructor(
    readonly person: Person,
    private readonly socket: WebSocket,
    private readonly house: {
      readonly keep: (act: Housekeeping) => void;
      /** Told of what should not happen. */
      readonly report: (error: unknown) => void;
    },
  ) {
    const { world } = person;
    this.countedFrom = world.clock.now();
    this.offered = this.commands();
    this.stop = world.subscribe((happening) => this.hear(happening));
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : String(data)));
    socket.on('close', this.stop);
    socket.on('error', () => socket.terminate());
  }

  send(message: ToPage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.stop();
    this.socket.terminate();
  }

  private hear(happening: Happening): void {
    const { t } = happening;
    const { userId, world } = this.person;
    if (happening.sees(userId)) {
      const d = withoutToken(happening.d({ userId, readsContent: true }));
      this.send({ op: 'dispatch', t, d });
    }
    if (t === COMMANDS_CHANGED) this.offered = this.commands();
    else if (MOVES_COMMANDS.test(t) && this.offered !== this.commands()) {
      this.offered = this.commands();
      const d = { application_commands: commandIndex(world, userId) };
      this.send({ op: 'dispatch', t: COMMANDS_CHANGED, d });
    }
  }

  private commands(): string {
    return JSON.stringify(commandIndex(this.person.world, this.person.userId));
  }

  private receive(data: string): void {
    const said = readFrame(data);
    if ('wrong' in said) {
      if (said.id === null) this.socket.close(POLICY_VIOLATION, 'unreadable');
      else this.send({ op: 'refused', id: said.id, reason: `The page asked in vain (${said.wrong}).` });
      return;
    }
    this.send(this.tooMany() ? refused(said, 'Too much at once. Wait a moment.') : this.answer(said));
  }

  private answer(said: FromPage): ToPage {
    const { id, act } = said;
    try {
      if (act.do !== 'addPerson' && act.do !== 'changePerson') {
        return { op: 'done', id, result: this.person.act(act) };
      }
      this.house.keep(act);
      return { op: 'done', id, result: {} };
    } catch (error) {
      if (error instanceof ActRefused) return refused(said, error.message);
      this.house.report(error);
      return refused(said, 'Something is broken here, and it was not done.');
    }
  }

  private tooMany(): boolean {
    const now = this.person.world.clock.now();
    if (now - this.countedFrom >= ACTS_PER_MS) {
      this.acts = 0;
      this.countedFrom = now;
    }
    this.acts += 1;
    return this.acts > MAX_ACTS;
  }
}

function refused({ id }: FromPage, reason: string): ToPage {
  return { op: 'refused', id, reason };
}

/** The token of an interaction lets whoever holds it speak as the bot. */
function withoutToken(d: unknown): unknown {
  if (d === null || typeof d !== 'object' || !('token' in d)) return d;
  const { token: _, ...rest } = d;
  return rest;
}
