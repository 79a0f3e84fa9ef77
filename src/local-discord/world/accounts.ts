import { ownUserPayload } from '../payload/user.ts';
import { tellOfMember } from './members.ts';
import { account, usernameOf } from './newcomers.ts';
import type { Account, Language } from './records.ts';
import type { World } from './world.ts';

/** Somebody new, who is in no guild yet. */
export function addAccount(
  world: World,
  { name, locale }: { readonly name: string; readonly locale: Language },
): Account {
  const made = account(world.ids.next(), name, { locale });
  made.username = freeUsername(world, made.username);
  world.state.accounts.set(made.id, made);
  return made;
}

/** Usernames are unique: a number is added where one is taken. */
function freeUsername(world: World, wanted: string): string {
  const taken = new Set([...world.state.accounts.values()].map(({ username }) => username));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted.slice(0, 29)}${number}`;
  return free;
}

/** Somebody changes their name, language, whether strangers may write to them, or whether they have the application. */
export function changeAccount(
  world: World,
  one: Account,
  to: Partial<Pick<Account, 'username' | 'globalName' | 'locale' | 'dmsOpen' | 'hasApp'>>,
): void {
  const { username, globalName } = one;
  Object.assign(one, to);
  world.publish({
    t: 'USER_UPDATE',
    intents: 0,
    sees: (userId) => userId === one.id,
    d: () => ownUserPayload(one),
  });
  if (one.username === username && one.globalName === globalName) return;
  for (const guild of world.state.guilds.values()) {
    const member = guild.members.get(one.id);
    if (member !== undefined) tellOfMember(world, guild, member);
  }
}

/** A person goes by another name; the username follows. */
export function renameAccount(world: World, one: Account, name: string): void {
  const username = usernameOf(name);
  const free = username === one.username ? username : freeUsername(world, username);
  changeAccount(world, one, { globalName: name, username: free });
}
