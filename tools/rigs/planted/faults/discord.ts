import type { PlantedFault } from '../fault.ts';
import { CRASH_BOT, HOSTILE } from '../rigs.ts';

const SEATED = { test: 'tests/e2e/hostile-seated.test.ts' } as const;

/** Faults of commands and presses. */
export const discord: readonly PlantedFault[] = [
  {
    id: 'seat-check-of-presses-off',
    what: 'whoever knows the key of a question can draft and answer it',
    file: 'src/discord/play/answering.ts',
    find: `async function askingOf({ target, context }: Press, bot: BotContext): Promise<Asking | null> {
  const reply = await looksOf(bot, { table: target.table, user: context.user });
  if (reply.kind !== 'done') return null;
  for (const look of reply.looks) {`,
    replace: `async function askingOf({ target }: Press, bot: BotContext): Promise<Asking | null> {
  const reply = await bot.app.ownLooks({ table: target.table });
  if (reply.kind !== 'done') return null;
  for (const look of reply.own.values()) {`,
    noticedBy: [HOSTILE],
  },
  {
    id: 'old-offer-accepted',
    what: 'the button of an offer that is past answers the one that stands now',
    file: 'src/discord/deal/press-actions.ts',
    find: 'deals.offers(look.view).some((offer) => handleOf(offer.id) === stamp)',
    replace: 'deals.offers(look.view).some((offer) => handleOf(offer.id) !== stamp)',
    noticedBy: [SEATED, { test: 'tests/e2e/deals.test.ts' }],
  },
  {
    id: 'private-answers-in-public',
    what: 'what a command answers to one person stands in the channel for all',
    file: 'src/discord/interactions/router.ts',
    find: 'const PRIVATE = { flags: MessageFlags.Ephemeral } as const;',
    replace: 'const PRIVATE = {} as const;',
    noticedBy: [CRASH_BOT, HOSTILE],
  },
  {
    id: 'private-button-in-public',
    what: 'a private button that came into a public message shows a hand there',
    file: 'src/discord/interactions/router.ts',
    find: 'if (isPrivate && (!interaction.isModalSubmit()',
    replace: 'if ((isPrivate || true) && (!interaction.isModalSubmit()',
    noticedBy: [{ test: 'tests/e2e/hostile.test.ts' }],
  },
  {
    id: 'strangers-not-refused',
    what: 'people of other servers learn that a table exists',
    file: 'src/discord/interactions/router.ts',
    find: 'return (await this.refuseStrangers(press)) ??',
    replace: 'return (false as boolean ? await this.refuseStrangers(press) : null) ??',
    noticedBy: [{ test: 'tests/e2e/who-may-not/who-may-not.test.ts' }, HOSTILE],
  },
];
