import type { APIInteraction, APIMessage } from 'discord-api-types/v10';
import { type Act, ActRefused } from '#local-discord/people/act.ts';
import { Person } from '#local-discord/people/person.ts';
import { addUpload } from '#local-discord/people/uploads.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { changeRole } from '#local-discord/world/roles.ts';
import { GuildScene } from './guild-scene.ts';

type Acting<A = Act> = A extends { channel: string } ? Omit<A, 'channel'> & { channel?: string } : A;

/** Ann, who owns the guild, Ben and Cid with a bot whose commands and messages a test writes. */
export class PeopleScene {
  /** What the bot was asked. */
  readonly asked: APIInteraction[] = [];

  private constructor(readonly base: GuildScene) {
    base.world.subscribe((happening) => {
      if (happening.t !== 'INTERACTION_CREATE') return;
      const payload = happening.d(base.world.botViewer);
      this.asked.push(JSON.parse(JSON.stringify(payload)) as APIInteraction);
    });
  }

  static async open(): Promise<PeopleScene> {
    return new PeopleScene(await GuildScene.open());
  }

  get world() {
    return this.base.world;
  }

  get general(): Channel {
    return this.place('general');
  }

  place(name: string): Channel {
    const channel = this.world.state.channels.get(this.base.channel(name));
    if (channel === undefined) throw new Error(`no channel ${name}`);
    return channel;
  }

  id(name: string): string {
    return this.base.id(name);
  }

  get application(): string {
    return `/applications/${this.world.state.application.id}`;
  }

  get guildCommands(): string {
    return `${this.application}/guilds/${this.base.guild.id}/commands`;
  }

  /** What everyone may do in the guild from now on. */
  everyone(change: (bits: bigint) => bigint): void {
    const { guild } = this.base;
    const role = guild.roles.get(guild.id);
    if (role === undefined) throw new Error('no role for everyone');
    const permissions = change(BigInt(role.permissions)).toString();
    changeRole(this.world, guild, { role, to: { permissions } });
  }

  /** Registers commands for all guilds in the place of all others. */
  async register(...commands: readonly object[]): Promise<readonly { id: string; name: string }[]> {
    const { status, body } = await this.base.rest('PUT', `${this.application}/commands`, commands);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as { id: string; name: string }[];
  }

  /** Somebody does something, in the first channel unless told otherwise. */
  does(name: string, act: Acting) {
    return new Person(this.world, this.id(name)).act({ channel: this.general.id, ...act } as Act);
  }

  /** Why somebody cannot do something. */
  refusalOf(name: string, act: Acting): string {
    try {
      this.does(name, act);
    } catch (error) {
      if (error instanceof ActRefused) return error.message;
      throw error;
    }
    throw new Error(`${name} could ${act.do}`);
  }

  /** What the bot is asked when somebody does something. */
  interaction(name: string, act: Acting): APIInteraction & { data: Record<string, unknown> } {
    const before = this.asked.length;
    this.does(name, act);
    const asked = this.asked[before];
    if (asked === undefined || this.asked.length !== before + 1)
      throw new Error('the bot was not asked once');
    return asked as never;
  }

  /** The bot writes. */
  async says(body: object, channel = this.general.id): Promise<APIMessage> {
    const { status, body: sent } = await this.base.rest('POST', `/channels/${channel}/messages`, body);
    if (status !== 200) throw new Error(JSON.stringify(sent));
    return sent as APIMessage;
  }

  /** The bot answers. */
  async answers({ id, token }: APIInteraction, body: object): Promise<void> {
    const { status, body: said } = await this.base.rest(
      'POST',
      `/interactions/${id}/${token}/callback`,
      body,
    );
    if (status !== 204) throw new Error(JSON.stringify(said));
  }

  upload(name: string, file = 'map.txt', content = 'a map'): string {
    const bytes = new TextEncoder().encode(content);
    return addUpload(this.world, { userId: this.id(name), name: file, contentType: 'text/plain', bytes });
  }

  close(): Promise<void> {
    return this.base.close();
  }
}
