import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { LANGUAGES } from '#core/message.ts';
import { replay, type Verdict, verifyDice } from '#core/verify.ts';
import { games } from '#games/index.ts';
import {
  anyGame,
  asJson,
  expectModules,
  expectSeats,
  gameOf,
  json,
  print,
  whole,
  withModules,
} from './arguments.ts';
import { backUp } from './backup.ts';
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

/** What the owner of a server does with the program; what only developers run is added in `tools/rigs`. */
export const program = new Command('emissary').description('Referees long space board games played by post.');

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
  .addOption(withModules())
  .addOption(new Option('--language <code>', 'the language').choices([...LANGUAGES]).default('en'))
  .option('--short', 'as the feed tells it, in turns and phases', false)
  .action(({ game, seats, ...rest }) => {
    narrate({ game, seats: expectSeats(game, seats), ...rest }, print);
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
  .addOption(withModules())
  .option('--tally <file>', 'where to write how often everything was told: cards played, components used')
  .addOption(asJson())
  .action(({ bots, json: machine, tally: file, ...rest }) => {
    expectSeats(rest.game, rest.seats);
    expectModules(rest.game, rest.modules, rest.seats);
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
  .command('backup <file>')
  .description('copies the store into a new file, while the bot may be at work, and checks the copy')
  .action(async (file: string) => {
    const bytes = await backUp(file);
    print(`✓ ${file}: ${(bytes / 1e6).toFixed(1)} MB`);
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

/** Does what the arguments say; what goes wrong is told in a line. */
export async function run(): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    process.stderr.write(`emissary: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
