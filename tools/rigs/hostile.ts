import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progress } from '#cli/progress.ts';
import type { Game } from '#core/game.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { Store } from '#store/store.ts';
import { BotProcess } from './crash-bot/bot-process.ts';
import { type Arena, answered, layOut, PEOPLE } from './hostile/arena.ts';
import { type AttackReport, runAttack } from './hostile/attack.ts';
import { changesIn, type Ledger, ledgerOf } from './hostile/ledger.ts';
import { PATIENT } from './hostile/loot.ts';
import { troublesIn } from './hostile/troubles.ts';
import { patientClock } from './patient-clock.ts';

/** What the bot said, and what was found wrong. */
export type HostileReport = Omit<AttackReport, 'sent'> & {
  /** Lines of the log that are no surprise, by their words. */
  readonly logged: Readonly<Record<string, number>>;
};

const AT_ONCE = 32;
const QUIET_MS = 1_000;

/** Attacks a bot that runs as a process of its own, and looks whether it lives and all tables are as they were. */
export async function hostile(order: { game: Game; count: number; seed: string }): Promise<HostileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emissary-hostile-'));
  const file = join(folder, 'hostile.db');
  const local = await LocalDiscord.open({
    begin: { people: [...PEOPLE] },
    rateLimits: false,
    clock: patientClock,
  });
  const command = [process.execPath, process.argv[1] ?? '', 'start'] as const;
  const bot = new BotProcess({ command, discord: local, store: { file } });
  const bar = progress('hostile interactions', order.count);
  try {
    await bot.ready();
    const arena = await layOut(local, order.game);
    const store = await Store.open({ file });
    try {
      const before = await atRest(store, arena);
      const { sent, ...report } = await runAttack(arena, { ...order, atOnce: AT_ONCE, onStep: bar.step });
      const after = await atRest(store, arena);
      const { expected, problems } = troublesIn(bot.reports, sent);
      const died = bot.isGone ? [`the bot has ended: ${bot.reports.slice(-5).join(' ')}`] : [];
      const stuck = bot.isGone ? [] : await goesOn(arena);
      const idle = arena.loot.length === 0 ? ['there was nothing to steal'] : [];
      const all = [...idle, ...report.problems, ...problems, ...died, ...changesIn(before, after), ...stuck];
      return { ...report, logged: expected, problems: all };
    } finally {
      await store.close();
    }
  } finally {
    bar.stop();
    await bot.kill();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is stored once nothing is written any more: bots may still be at play when the tables have begun. */
async function atRest(store: Store, { open }: Arena): Promise<Ledger> {
  const keys = open.map(({ text }) => text);
  for (let known = await ledgerOf(store, keys); ; ) {
    await pause(QUIET_MS);
    const now = await ledgerOf(store, keys);
    if (changesIn(known, now).length === 0) return now;
    known = now;
  }
}

/** Whether whoever is asked at the first table can still answer. */
async function goesOn({ players, tables }: Arena): Promise<string[]> {
  for (const one of players) {
    const { message } = await one.slash('/play', { table: tables.fort }, PATIENT);
    const after = await answered(one, message);
    if (after === null) continue;
    const isTaken = JSON.stringify(after.components) !== JSON.stringify(message.components);
    return isTaken ? [] : ['an answer is no longer taken'];
  }
  return ['nobody is asked anything any more'];
}
