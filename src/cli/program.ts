import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Game } from '#core/game.ts';
import { LANGUAGES } from '#core/message.ts';
import { replay, type Verdict, verifyDice } from '#core/verify.ts';
import { games } from '#games/index.ts';
import { balanceReport } from '../../tools/rigs/balance.ts';
import { answeringBot } from '../../tools/rigs/bench/answering-bot.ts';
import { benchLocalDiscord } from '../../tools/rigs/bench/local-discord.ts';
import { bench } from '../../tools/rigs/bench.ts';
import { coverage, told } from '../../tools/rigs/coverage/coverage.ts';
import { crashChild } from '../../tools/rigs/crash.ts';
import { hostile } from '../../tools/rigs/hostile.ts';
import { botSoak, soak } from '../../tools/rigs/soak.ts';
import { exported } from './export.ts';
import { narrate } from './narrate.ts';
import { odds } from './odds.ts';
import { told as paceOf, sumOf, type Windows } from './pace.ts';
import { drawTable } from './pictures.ts';
import { readRecord } from './records.ts';
import { rehearse, rehearsed } from './rehearse.ts';
import { writeLists } from './saves/lists.ts';
import { makeSaves, savesFolder } from './saves/make.ts';
import { selfplay } from './selfplay.ts';
import { type Tally, tallied } from './tally.ts';

/** The bot is a program of its own, made beside this one: what only plays need not load it. */
const BOT = new URL('./start.js', import.meta.url).href;
const BOT_BENCH = new URL('./bench-bot.js', import.meta.url).href;

/** So that the local Discord is never the bottleneck of a load test. */
const MIN_INTERACTIONS = 1_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

function gameOf(id: string): Game {
  const game = games.get(id);
  if (!game) throw new InvalidArgumentError(`no game "${id}"; there are ${[...games.keys()].join(', ')}`);
  return game;
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('a whole number from 1 on is needed');
  return number;
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError('a whole number is needed');
  return number;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('JSON is needed');
  }
}

function expectSeats(game: Game, seats: number): number {
  if (!game.seats.includes(seats))
    throw new Error(`${game.id} is played by ${game.seats.join(', ')} seats, not ${seats}`);
  return seats;
}

/** Prints what a check found; the exit code says whether all is well. */
function report(what: string, verdict: Verdict, asJson: boolean): void {
  const { problems, ...counts } = verdict;
  if (asJson) print(JSON.stringify({ ok: problems.length === 0, ...counts, problems }));
  else {
    for (const problem of problems) print(`✗ ${problem}`);
    const { answers, checkpoints, draws } = counts;
    if (problems.length === 0)
      print(`✓ ${what}: ${answers} answers, ${checkpoints} checkpoints, ${draws} draws`);
  }
  if (problems.length > 0) process.exitCode = 1;
}

const asJson = () => new Option('--json', 'for machines').default(false);
const anyGame = () =>
  new Option('--game <id>', 'the game')
    .argParser(gameOf)
    .default(gameOf('master-of-the-galaxy'), 'master-of-the-galaxy');

const program = new Command('emissary').description('Referees long space board games played by post.');

program
  .command('start')
  .description('the bot: on Discord with a token, else on a local Discord with its page in your browser')
  .action(async () => {
    await import(BOT);
  });

program
  .command('narrate', { isDefault: true })
  .description('a table of bots plays one game, told in words')
  .addOption(anyGame())
  .option('--seats <n>', 'how many seats', whole, 3)
  .option('--seed <text>', 'what everything follows from', 'emissary')
  .addOption(new Option('--language <code>', 'the language').choices([...LANGUAGES]).default('en'))
  .action(({ game, seats, seed, language }) => {
    narrate({ game, seats: expectSeats(game, seats), seed, language }, print);
  });

program
  .command('selfplay')
  .description('bots play many games; a line for each, exit code 1 if any fails')
  .addOption(anyGame())
  .option('--seats <n>', 'how many seats', whole, 3)
  .option('--games <k>', 'how many games', whole, 10)
  .option('--seed <text>', 'what everything follows from', 'selfplay')
  .option('--bots <names>', 'one bot for all seats, or one per seat, separated by commas', 'random')
  .option('--options <json>', 'options of the game', json, {})
  .option('--tally <file>', 'where to write how often everything was told: cards played, components used')
  .addOption(asJson())
  .action(({ bots, json: machine, tally: file, ...rest }) => {
    expectSeats(rest.game, rest.seats);
    const tally: Tally | undefined = file === undefined ? undefined : new Map();
    const windows: Windows[] = [];
    const failed = selfplay({ ...rest, bots: bots.split(','), tally }, (line) => {
      if ('windows' in line) windows.push(line.windows);
      if (machine) print(JSON.stringify(line));
      else if ('error' in line) print(`✗ seed ${line.seed}: ${line.error}`);
      else
        print(
          `seed ${line.seed}: seat ${line.winners.join()} wins after ${line.rounds} rounds, ${line.answers} answers`,
        );
    });
    if (!machine) print(paceOf(sumOf(windows)));
    if (tally) writeFileSync(file, JSON.stringify(tallied(tally), null, 2));
    if (failed > 0) process.exitCode = 1;
  });

program
  .command('coverage')
  .description(
    'plays Twilight Imperium until every component was drawn and played; exit code 1 if a game fails or one is left',
  )
  .option('--random <n>', 'whole games of random bots first', count, 8)
  .option('--greedy <n>', 'whole games of greedy bots after these', count, 4)
  .option('--scenarios <n>', 'most games from prepared positions', count, 400)
  .option('--seed <text>', 'what everything follows from', 'coverage')
  .addOption(asJson())
  .action(({ json: machine, ...campaign }) => {
    const found = coverage(campaign);
    for (const line of machine ? [JSON.stringify(found)] : told(found)) print(line);
    if (found.failures.length > 0 || found.missing.length > 0) process.exitCode = 1;
  });

program
  .command('replay <file>')
  .description('plays an exported table again and compares it with what was stored')
  .addOption(asJson())
  .action((file: string, { json: machine }) => {
    const record = readRecord(file);
    report('the replay equals what was stored', replay(gameOf(record.game), record), machine);
  });

program
  .command('verify <file>')
  .description('checks the dice of an exported table against the seed committed to at its start')
  .addOption(asJson())
  .action((file: string, { json: machine }) => {
    report('all chance follows from the seed committed to', verifyDice(readRecord(file)), machine);
  });

program
  .command('bench')
  .description(
    'what an answer costs, beside references measured in the same run; exit code 1 if a limit is missed',
  )
  .addOption(anyGame())
  .addOption(asJson())
  .action(async ({ game, json: machine }) => {
    const figures = await bench(game);
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

program.command('answering-bot', { hidden: true }).action(answeringBot);

program
  .command('balance')
  .description('plays Master of the Galaxy with bots and writes the balance report')
  .option('--games <k>', 'games per line of the report', whole, 300)
  .option('--out <file>', 'where to write it', 'docs/balance/master-of-the-galaxy.md')
  .action(({ games: count, out }) => {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, balanceReport(count));
    print(`written to ${out}`);
  });

program
  .command('pictures')
  .description('draws a table of bots in mid-game, as everybody sees it and as its first seat does')
  .addOption(anyGame())
  .option('--seats <n>', 'how many seats', whole, 3)
  .option('--seed <text>', 'what everything follows from', 'pictures')
  .option('--answers <n>', 'after how many answers', whole, 300)
  .addOption(
    new Option('--languages <codes...>', 'in which languages').choices([...LANGUAGES]).default(['en']),
  )
  .option('--out <folder>', 'where to write them', 'docs/pictures')
  .action(async ({ game, seats, ...rest }) => {
    await drawTable({ ...rest, game, seats: expectSeats(game, seats) }, print);
  });

program
  .command('odds <battle>')
  .description('the exact odds of a battle of Twilight Imperium, given as JSON')
  .action((battle: string) => {
    print(JSON.stringify(odds(battle)));
  });

program
  .command('saves')
  .description('saves tables of every game as this version leaves them, for later versions to take up')
  .option('--out <folder>', 'where to write them', 'tests/saves')
  .option('--lists', 'only what is kept beside them: the shape of states, keys of messages, topics', false)
  .action(({ out, lists }) => {
    for (const game of games.values()) {
      const folder = lists ? savesFolder(game, out) : makeSaves(game, out);
      writeLists(folder, game);
      print(`written to ${folder}`);
    }
  });

program
  .command('rehearse <file>')
  .description(
    'takes up a copy of a store file with this version and plays every table to its end with bots; exit code 1 if any fails',
  )
  .addOption(asJson())
  .action(async (file: string, { json: machine }) => {
    const lines = await rehearse(file);
    for (const line of lines) print(machine ? JSON.stringify(line) : rehearsed(line));
    if (!machine && lines.length === 0) print('no table is under way');
    if (lines.some(({ error }) => error !== undefined)) process.exitCode = 1;
  });

program
  .command('export <table>')
  .description('writes the record of a table that has ended, for replay and verify')
  .option('--out <file>', 'where to write it; standard output if not given')
  .action(async (table: string, { out }) => {
    const text = JSON.stringify(await exported(table));
    if (out) writeFileSync(out, text);
    else print(text);
  });

program
  .command('crash')
  .description('kills a process that plays, again and again, and checks that nothing is lost')
  .addOption(anyGame())
  .option('--kills <n>', 'how many times', whole, 200)
  .option('--tables <n>', 'tables played at once', whole, 4)
  .addOption(asJson())
  .action(async ({ game, kills, tables, json: machine }) => {
    const found = await soak({ game: game.id, kills, tables });
    if (machine) print(JSON.stringify(found));
    else {
      for (const problem of found.problems) print(`✗ ${problem}`);
      print(
        `${found.kills} kills, ${found.answers} answers acknowledged, ${found.resent} sent again, ${found.tables} tables`,
      );
    }
    if (found.problems.length > 0) process.exitCode = 1;
  });

program
  .command('crash-bot')
  .description(
    'kills the bot while tables are played at a local Discord in trouble, and compares what stands there',
  )
  .option('--kills <n>', 'how many times', whole, 100)
  .option('--tables <n>', 'tables played at once', whole, 4)
  .addOption(asJson())
  .action(async ({ kills, tables, json: machine }) => {
    const found = await botSoak({ bot: BOT, kills, tables });
    print(machine ? JSON.stringify(found) : JSON.stringify(found, null, 2));
    if (found.problems.length > 0) process.exitCode = 1;
  });

program
  .command('hostile')
  .description(
    'attacks the bot with forged, stale, foreign and malformed interactions; exit code 1 if any has an effect',
  )
  .addOption(anyGame())
  .option('--count <n>', 'how many', whole, 100_000)
  .option('--seed <text>', 'what everything follows from', 'hostile')
  .addOption(asJson())
  .action(async ({ game, count, seed, json: machine }) => {
    const found = await hostile({ game: game.id, count, seed });
    print(machine ? JSON.stringify(found) : JSON.stringify(found, null, 2));
    if (found.problems.length > 0) process.exitCode = 1;
  });

program
  .command('crash-child <order>', { hidden: true })
  .description('the process that crash kills')
  .action((order: string) => crashChild(games, order));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`emissary: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
