import { ConfigError, readConfig } from './config.ts';
import { operatorLog, start } from './start.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** One clear sentence instead of a stack, where it is the settings and not us. */
function explained(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: set EMISSARY_PORT to another one, or to 0 for any.`;
  if (code === 'TokenInvalid')
    return 'Discord does not take DISCORD_TOKEN: copy it again from the developer portal.';
  return null;
}

async function main(): Promise<void> {
  const config = readConfig();
  const { address, stop } = await start(config, operatorLog());
  if (config.discordToken === null) {
    print(`Emissary is here: ${address}`);
    print('A Discord of your own, on this machine only. Open it in a browser and type /game new.');
  } else print(`Emissary is on Discord. Invite it with ${address}`);
  print('Press Ctrl+C to stop; every table is kept.');
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      print('Stopping…');
      void stop().then(() => process.exit(0));
    });
  }
}

try {
  await main();
} catch (error) {
  const words = explained(error);
  if (words === null) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
