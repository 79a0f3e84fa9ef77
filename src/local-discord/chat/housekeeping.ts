import { ActRefused } from '../people/act.ts';
import { addAccount, changeAccount, renameAccount } from '../world/accounts.ts';
import { joinGuild } from '../world/guilds.ts';
import type { Account } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Housekeeping } from './protocol.ts';

const MAX_NAME_LENGTH = 32;
const MAX_PEOPLE = 50;

/** Does what the page may do to the people themselves; a newcomer joins every guild. */
export function keepHouse(world: World, me: Account, act: Housekeeping): void {
  if (act.do === 'addPerson') {
    const people = [...world.state.accounts.values()].filter(({ bot }) => !bot);
    if (people.length >= MAX_PEOPLE) throw new ActRefused(`There are ${MAX_PEOPLE} people already.`);
    const made = addAccount(world, { name: properName(act.name), locale: act.locale });
    for (const guild of world.state.guilds.values()) joinGuild(world, guild, made);
    return;
  }
  const { name, locale, dmsOpen, hasApp } = act;
  if (name !== undefined) renameAccount(world, me, properName(name));
  changeAccount(world, me, {
    ...(locale === undefined ? {} : { locale }),
    ...(dmsOpen === undefined ? {} : { dmsOpen }),
    ...(hasApp === undefined ? {} : { hasApp }),
  });
}

function properName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new ActRefused('A person needs a name.');
  if ([...trimmed].length > MAX_NAME_LENGTH) {
    throw new ActRefused(`A name has at most ${MAX_NAME_LENGTH} characters.`);
  }
  return trimmed;
}
