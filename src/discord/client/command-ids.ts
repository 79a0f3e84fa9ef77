import { type RESTOptions, Routes } from 'discord.js';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { type Command, payloadOf } from '../interactions/command.ts';
import { withCommandIds } from '../messages/command-mention.ts';
import { FileForm } from '../messages/file-form.ts';

type Send = RESTOptions['makeRequest'];

/** The commands as Discord knows them: what goes out names them by their ids. */
export class CommandIds {
  private ids: ReadonlyMap<string, string> = new Map();

  /** Tells Discord which commands there are. */
  async register(
    rest: { put(route: `/${string}`, request: { body: unknown }): Promise<unknown> },
    application: string,
    commands: ReadonlyMap<string, Command>,
  ): Promise<void> {
    const body = [...commands.values()].map(payloadOf);
    const known = (await rest.put(Routes.applicationCommands(application), { body })) as
      | readonly APIApplicationCommand[]
      | null;
    this.ids = new Map((known ?? []).map(({ name, id }) => [name, id]));
  }

  /** Requests in which every command that a text names can be clicked. */
  naming(send: Send): Send {
    return (url, init) => {
      const { body } = init;
      if (typeof body === 'string') return send(url, { ...init, body: withCommandIds(body, this.ids) });
      if (body instanceof FileForm)
        return send(url, { ...init, body: body.bytes((payload) => withCommandIds(payload, this.ids)) });
      if (!(body instanceof FormData)) return send(url, init);
      const payload = body.get(PAYLOAD);
      if (typeof payload === 'string') body.set(PAYLOAD, withCommandIds(payload, this.ids));
      return send(url, init);
    };
  }
}

/** Where a message stands beside its files, in a form that the library made. */
const PAYLOAD = 'payload_json';
