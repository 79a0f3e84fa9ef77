import { type Config, readConfig } from './config.ts';
import { operatorLog } from './operator-log.ts';
import { type Started, start } from './start.ts';
import { explained } from './start-trouble.ts';

/** What is not finished by then goes on at the next start: all of it is stored. */
const MAX_STOP_MS = 20_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

let config: Config | null = null;

/** Ends with a sentence if there is one for what happened, else with all we know. */
function fail(error: unknown): never {
  process.stderr.write(`${explained(error, config) ?? (error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

function greet({ address, health }: Started, isLocal: boolean): void {
  if (isLocal) {
    print(`Emissary is here: ${address}`);
    print(
      'A Discord of your own, on this machine only. Open it in a browser: a table with bots is one click away.',
    );
  } else print(`Emissary is on Discord. Invite it with ${address}`);
  if (health !== null) print(`Health and counters: ${health}/health and ${health}/metrics`);
  print('Press Ctrl+C to stop; every table is kept.');
}

/** Ends as soon as all is finished; a second signal, or too long a wait, ends it at once. */
function stopOnSignal({ stop }: Started): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print('Stopping…');
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

try {
  config = readConfig();
  const started = await start(config, operatorLog(config));
  greet(started, config.discordToken === null);
  stopOnSignal(started);
  const reason = await started.closed;
  await started.stop();
  fail(reason);
} catch (error) {
  fail(error);
}
