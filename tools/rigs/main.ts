import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Option } from 'commander';
import { anyGame, asJson, count, expectModules, gameOf, print, whole, withModules } from '#cli/arguments.ts';
import { modulesFor } from '#cli/modules.ts';
import { program, run } from '#cli/program.ts';
import { games } from '#games/index.ts';
import { balanceReport } from './balance.ts';
import { answeringBot } from './bench/answering-bot.ts';
import { benchLocalDiscord } from './bench/local-discord.ts';
import { bench } from './bench.ts';
import { coverage, told } from './coverage/coverage.ts';
import { crashChild } from './crash.ts';
import { hostile } from './hostile.ts';
import { inscriptionReport } from './inscription-balance/report.ts';
import { chosenFaults, plantAll, type Verdict, verdictLine } from './planted.ts';
import { botSoak, soak } from './soak.ts';
import { sunReport } from './sun-balance/report.ts';

// The command line with what developers measure and soak beside what owners use.

/** Programs of their own, made beside this one: what only plays need not load them. */
const BOT = new URL('./start.js', import.meta.url).href;
const BOT_BENCH = new URL('./bench-bot.js', import.meta.url).href;

/** Soaks play every game that there is, unless told which. */
const oneGame = () => new Option('--game <id>', 'this game only; without it, all of them').argParser(gameOf);

/** So that the local Discord is never the bottleneck of a load test. */
const MIN_INTERACTIONS = 1_000;

/** Reports on the balance of a game, and how many games a line of each is worth its time. */
const BALANCE = {
  'master-of-the-galaxy': { report: balanceReport, games: 300 },
  'twilight-inscription': { report: inscriptionReport, games: 20 },
  'beyond-the-sun': { report: sunReport, games: 150 },
} as const;

program
  .command('coverage')
  .description(
    'plays Twilight Imperium until every component was drawn and played; exit code 1 if a game fails or one is left',
  )
  .option('--random <n>', 'whole games of random bots first', count, 8)
  .option('--greedy <n>', 'whole games of greedy bots after these', count, 4)
  .option('--scenarios <n>', 'most games from prepared positions', count, 400)
  .option('--seed <text>', 'what everything follows from', 'coverage')
  .option('--modules <ids>', 'options of the rules that all games are played with, separated by commas')
  .addOption(asJson())
  .action(({ json: machine, modules: said, ...campaign }) => {
    const game = gameOf('twilight-imperium');
    const modules = modulesFor(game, said, { seats: game.seats[0] ?? 0, seed: campaign.seed }) ?? [];
    for (const seats of game.seats) expectModules(game, said && modules.join(), seats);
    const found = coverage({ ...campaign, modules });
    for (const line of machine ? [JSON.stringify(found)] : told(found)) print(line);
    if (found.failures.length > 0 || found.missing.length > 0) process.exitCode = 1;
  });

program
  .command('bench')
  .description(
    'what an answer costs, beside references measured in the same run; exit code 1 if a limit is missed',
  )
  .addOption(anyGame())
  .addOption(withModules())
  .addOption(asJson())
  .action(async ({ game, modules, json: machine }) => {
    const figures = await bench(game, modules);
    print(machine ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
    if (figures.missed.length > 0) process.exitCode = 1;
  });

program
  .command('bench-discord')
  .description('what the local Discord can do by itself; exit code 1 if a limit is missed')
  .addOption(asJson())
  .action(async ({ json: machine }) => {
    const figures = await benchLocalDiscord();
    print(machine ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
    if (figures.interactionsPerSecond < MIN_INTERACTIONS) process.exitCode = 1;
  });

program
  .command('bench-bot')
  .description('how fast the bot answers with many tables at play; exit code 1 if a limit is missed')
  .addOption(anyGame())
  .option('--tables <n>', 'tables, each with a person and two bots', whole, 200)
  .option('--rate <n>', 'clicks per second over all tables', whole, 10)
  .option('--seconds <n>', 'for how long', whole, 60)
  .option('--picture-rounds <n>', 'how often each of some pictures is drawn to see its cost', whole, 4)
  .addOption(asJson())
  .action(async ({ json: machine, ...order }) => {
    const { benchBot }: typeof import('../../tools/rigs/bench-bot.ts') = await import(BOT_BENCH);
    const figures = await benchBot(order);
    print(machine ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
    if (figures.missed.length > 0) process.exitCode = 1;
  });

program
  .command('bench-pictures')
  .description(
    'what the pictures of a full table cost and whether they hold anything up; exit code 1 if a limit is missed',
  )
  .addOption(anyGame())
  .option('--rounds <n>', 'how often each picture is drawn', whole, 4)
  .addOption(asJson())
  .action(async ({ game, rounds, json: machine }) => {
    const { benchPictures }: typeof import('../../tools/rigs/bench-bot.ts') = await import(BOT_BENCH);
    const figures = await benchPictures(game, rounds);
    print(machine ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
    if (figures.missed.length > 0) process.exitCode = 1;
  });

program
  .command('bench-cold')
  .description('what each command holds up, first thing after the start, at a late table of six')
  .addOption(anyGame())
  .option('--only <deed>', 'this one only')
  .addOption(asJson())
  .action(async ({ game, only, json: machine }) => {
    const { benchCold }: typeof import('../../tools/rigs/bench-bot.ts') = await import(BOT_BENCH);
    for (const hold of await benchCold(game, only ?? null))
      print(
        machine
          ? JSON.stringify(hold)
          : `${hold.deed}: ${hold.heldMs} ms at once, ${hold.processorMs} ms in all`,
      );
  });

program.command('answering-bot', { hidden: true }).action(answeringBot);

program
  .command('balance')
  .description('plays a game with bots and writes the report on the balance of its components')
  .addOption(
    new Option('--game <id>', 'which game').choices(Object.keys(BALANCE)).default('master-of-the-galaxy'),
  )
  .option('--games <k>', 'games per line of the report; without it, as many as the game needs', whole)
  .option('--out <file>', 'where to write it; without it, docs/balance')
  .action(({ game, games: count, out = `docs/balance/${game}.md` }) => {
    const { report, games: usual } = BALANCE[game as keyof typeof BALANCE];
    const written = report(count ?? usual);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, written);
    for (const line of written.split('\n').filter((one) => one.includes('✗'))) print(line);
    print(`written to ${out}`);
  });

program
  .command('crash')
  .description('kills a process that plays, again and again, and checks that nothing is lost')
  .addOption(oneGame())
  .option('--kills <n>', 'how many times', whole, 200)
  .option('--answers <n>', 'how many must be acknowledged; more kills follow until they are', whole, 400)
  .option('--tables <n>', 'tables played at once', whole, 4)
  .option('--postgres <url>', 'in this empty database, whose connections are cut and ended meanwhile')
  .option('--restart <command>', 'restarts its server now and then with this')
  .addOption(asJson())
  .action(async ({ game, json: machine, ...order }) => {
    const found = await soak({ game: game?.id, ...order });
    print(machine ? JSON.stringify(found) : JSON.stringify(found, null, 2));
    if (found.problems.length > 0) process.exitCode = 1;
  });

program
  .command('crash-bot')
  .description(
    'kills the bot while tables are played at a local Discord in trouble, and compares what stands there',
  )
  .addOption(oneGame())
  .option('--kills <n>', 'how many times', whole, 100)
  .option('--answers <n>', 'how many must be acknowledged, however long that takes', whole, 200)
  .option('--tables <n>', 'tables played at once', whole, 4)
  .addOption(asJson())
  .action(async ({ game, json: machine, ...order }) => {
    const found = await botSoak({ bot: BOT, game: game?.id, ...order });
    print(machine ? JSON.stringify(found) : JSON.stringify(found, null, 2));
    if (found.problems.length > 0) process.exitCode = 1;
  });

program
  .command('hostile')
  .description(
    'attacks the bot with forged, stale, foreign and malformed interactions; exit code 1 if any has an effect',
  )
  .addOption(oneGame())
  .option('--count <n>', 'how many, at each game', whole, 100_000)
  .option('--seed <text>', 'what everything follows from', 'hostile')
  .addOption(asJson())
  .action(async ({ game, count, seed, json: machine }) => {
    for (const one of game === undefined ? games.values() : [game]) {
      const found = { game: one.id, ...(await hostile({ game: one, count, seed })) };
      print(machine ? JSON.stringify(found) : JSON.stringify(found, null, 2));
      if (found.problems.length > 0) process.exitCode = 1;
    }
  });

program
  .command('planted')
  .description(
    'plants known faults one at a time in a copy of the program; exit code 1 if one goes unnoticed or has no place any more',
  )
  .option('--only <ids>', 'these faults only, separated by commas', (text) => text.split(','), [])
  .addOption(asJson())
  .action(async ({ only, json: machine }) => {
    const told = machine ? undefined : (one: Verdict) => print(verdictLine(one));
    const found = await plantAll(process.cwd(), chosenFaults(only), told);
    if (machine) print(JSON.stringify(found));
    for (const check of machine ? [] : found.unsound) print(`✗ ${check} fails without any fault`);
    const isGood = found.verdicts.every(({ verdict }) => verdict === 'noticed') && found.unsound.length === 0;
    if (!isGood) process.exitCode = 1;
  });

program
  .command('crash-child <order>', { hidden: true })
  .description('the process that crash kills')
  .action((order: string) => crashChild(games, order));

await run();
