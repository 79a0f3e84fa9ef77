import type { PlantedFault } from '../fault.ts';
import { CRASH_BOT, CRASH_BOT_TIMED } from '../rigs.ts';

/** Faults of what carries the news to Discord. */
export const delivery: readonly PlantedFault[] = [
  {
    id: 'hand-to-wrong-dm',
    what: 'a hand goes to the direct messages of another player',
    file: 'src/discord/delivery/hand.ts',
    find: 'slots.get(name)?.channel ?? (await api.dmTo(user))',
    replace:
      'slots.get(name)?.channel ?? (await api.dmTo(look.seats.findLast((one) => one.user !== null && one.user !== user)?.user ?? user))',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'private-news-to-wrong-seat',
    what: 'what only one seat may know is told to the others',
    file: 'src/discord/delivery/told.ts',
    find: 'rows.filter((row) => row.seat === seat)',
    replace: 'rows.filter((row) => row.seat !== null && row.seat !== seat)',
    noticedBy: [{ test: 'tests/e2e/deals.test.ts' }],
  },
  {
    id: 'unstable-nonces',
    what: 'a message that was cut short is sent again under another name',
    file: 'src/discord/delivery/deliver.ts',
    find: 'batch.batch.toString(36)',
    replace: '(Date.now() % 1e6).toString(36)',
    noticedBy: [{ test: 'tests/e2e/partial-delivery.test.ts' }],
  },
  {
    id: 'random-nonces',
    what: 'every message has a name of its own, at every try',
    file: 'src/discord/messages/discord-api.ts',
    find: '...shown, flags, nonce, enforce_nonce: true',
    replace: '...shown, flags, nonce: Math.random().toString(36).slice(2), enforce_nonce: true',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'nonces-not-enforced',
    what: 'Discord is not asked to take a message only once',
    file: 'src/discord/messages/discord-api.ts',
    find: '...shown, flags, nonce, enforce_nonce: true',
    replace: '...shown, flags, nonce',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'outbox-emptied-before-sending',
    what: 'what is to be told is forgotten before it is sent',
    file: 'src/discord/delivery/delivery.ts',
    find: '    const delivered = await deliver(',
    replace: '    await outbox.done(batch);\n    const delivered = await deliver(',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'ping-twice',
    what: 'whoever is waited for still is pinged again with every message',
    file: 'src/discord/delivery/ping.ts',
    find: 'return entry === undefined || wasLetGo(call, entry, rows);',
    replace: 'return true;',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'ping-never',
    what: 'whoever is newly waited for is not pinged',
    file: 'src/discord/delivery/ping.ts',
    find: 'return entry === undefined || wasLetGo(call, entry, rows);',
    replace: 'return false;',
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'reminder-of-the-wrong-person',
    what: 'somebody else is reminded of the time that runs out',
    file: 'src/discord/delivery/reminders.ts',
    find: 'return { ord, users: usersOf(look, [seat]), text };',
    replace:
      'return { ord, users: usersOf(look, look.seats.flatMap((one) => (one.seat === seat ? [] : [one.seat]))), text };',
    noticedBy: [{ test: 'tests/e2e/timers.test.ts' }, CRASH_BOT_TIMED],
  },
  {
    id: 'dm-to-former-holder',
    what: 'the hand of a seat that was handed over still goes to whoever had it before',
    file: 'src/discord/delivery/hand.ts',
    find: 'const name = `hand:',
    replace:
      "const held = slots.entries().find(([one]) => one.startsWith('hand:' + seat + ':'))?.[0];\n  const name = held ?? `hand:",
    noticedBy: [CRASH_BOT],
  },
  {
    id: 'allowed-mentions-dropped',
    what: 'every name in a message pings its bearer',
    file: 'src/discord/messages/discord-api.ts',
    find: '    allowed_mentions: pingingOnly(pings),\n',
    replace: '',
    noticedBy: [{ test: 'tests/e2e/mentions.test.ts' }, CRASH_BOT],
  },
  {
    id: 'deadlines-never-looked-at',
    what: 'no deadline ever comes',
    file: 'src/discord/client/tick.ts',
    find: 'await app.tick();',
    replace: '',
    noticedBy: [CRASH_BOT_TIMED],
  },
  {
    id: 'delivery-out-of-order',
    what: 'what happened is told in the reverse order',
    file: 'src/discord/delivery/chapters.ts',
    find: 'said.push(...chapterLines(context, chapter));',
    replace: 'said.unshift(...chapterLines(context, chapter));',
    noticedBy: [{ test: 'tests/e2e/rate-limits.test.ts' }],
  },
];
